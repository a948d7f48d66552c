import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { pinIn } from '../../seen/scenes.ts'
import { begun, both, drafted, holder, loanFor, loanNo, loud, mr, ofCompany, phone, place, rs, shri, size, type Scene } from './ground.ts'
import { enclosed } from './mails.ts'
import { counted, hi, lines, sheet, some, terms } from './sheets.ts'

const way = (s: Scene): string => s.tell.states('ownership_type', s.buyers.length > 1 ? 'Joint' : 'Single')
const tenure = (s: Scene): string => s.tell.states('land_freehold_or_leasehold', s.has(0.75, 70) ? 'Freehold' : 'Leasehold')
const tick = (choices: readonly string[], chosen: string, shown: string): string =>
  choices.map((one) => (one === chosen ? `[✓] ${shown}` : `[&nbsp;&nbsp;] ${one}`)).join(' ')

/** A public bank's form: lettered parts, Hindi before English, applicant and co-applicant in two columns. */
const bankForm = (s: Scene): string => {
  begun(s)
  const { first, digits } = s
  const second = s.buyers[1]
  const [a, b] = both(s, loud)
  const owner = holder(s, ', ', loud)
  const held = s.buyers.length > 1 ? 'Joint' : 'Single'
  return `<table class="plain"><tr><td><b class="big">${escaped(s.lender)}</b><br>आवास ऋण आवेदन पत्र / HOUSING LOAN APPLICATION</td>
  <td class="photo">Photo</td><td class="photo">Photo</td></tr></table>${lines([
    [hi('आवेदन संख्या', 'Application No.'), loanNo(s), hi('शाखा कोड', 'Branch'), `${escaped(s.branch)} (${digits(5, 71)})`],
    [hi('दिनांक', 'Date'), dayOf(s.dates.letter).typed, 'DSA / Connector', `${escaped(s.partner.name)} ${s.partner.mobile}`],
  ])}<p class="part">भाग क / PART A : व्यक्तिगत विवरण / PERSONAL DETAILS</p>${sheet(
    ['', hi('आवेदक', 'Applicant'), hi('सह-आवेदक', 'Co-applicant')],
    [
      [hi('नाम', 'Name (in block letters)'), a, b || 'N.A.'],
      [hi('पिता/पति का नाम', 'Father/Husband'), escaped(first.elder), second ? escaped(second.elder) : ''],
      [
        hi('जन्म तिथि', 'Date of birth'),
        `07/08/${dayOf(s.dates.letter).year - first.age}`,
        second ? `19/02/${dayOf(s.dates.letter).year - second.age}` : '',
      ],
      [hi('मोबाइल', 'Mobile'), phone(s, 1), second?.mobile ?? ''],
      [hi('पैन', 'PAN'), first.pan, second?.pan ?? ''],
      [hi('वर्तमान पता', 'Present address'), `${escaped(first.home)}<br>PIN ${s.homePin}`, second ? 'Same' : ''],
      [
        hi('व्यवसाय', 'Occupation'),
        s.pick(['Govt. Service', 'Self employed', 'Teacher', 'Kirana shop'], 72),
        second ? (second.isWoman ? 'Housewife' : 'Private job') : '',
      ],
      [hi('मासिक आय', 'Gross monthly income'), grouped(s.whole(25, 120, 73) * 1_000), second ? '--' : ''],
    ],
  )}<p class="part">भाग ख / PART B : ऋण / LOAN REQUESTED</p>${lines([
    [hi('ऋण का प्रयोजन', 'Purpose'), loanFor(s), hi('राशि', 'Amount'), rs(s.amount)],
    [hi('अवधि', 'Period'), `${s.whole(10, 30, 74)} years`, hi('परियोजना लागत', 'Cost of project'), rs(s.price)],
  ])}<p class="part">भाग ग / PART C : संपत्ति / PROPERTY TO BE MORTGAGED</p>${lines([
    [hi('संपत्ति का पता', 'Location of property'), `${place(s)}${s.has(0.4, 75) ? ` PIN ${s.tell.states('pincode', s.pin)}` : ''}`],
    [hi('वर्तमान स्वामी', 'Present owner'), owner],
    [hi('क्षेत्रफल', 'Area'), size(s)],
    [hi('भूमि', 'Tenure'), tenure(s)],
    [hi('स्वामित्व', 'Proposed ownership'), tick(['Single', 'Joint'], held, way(s))],
  ])}<p class="part">भाग घ / PART D : संलग्नक / ENCLOSURES</p><p>${enclosed(s, '; ')}</p><p>मैं/हम घोषणा करते हैं कि उपरोक्त विवरण सत्य है।
  I/We declare that the above particulars are true.</p><p>Referee: ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}, ${
    s.witnesses[0].mobile
  }</p><p class="right">आवेदक के हस्ताक्षर / Signature</p>`
}

/** A small-ticket company's form, two narrow columns of labels over their answers. */
const companyForm = (s: Scene): string => {
  begun(s)
  const { first } = s
  const [a, b] = both(s, (_, name) => name)
  const box = (label: string, value: string): string => `<div class="box"><small>${label}</small><br>${value || '&nbsp;'}</div>`
  return `<p class="strip">${escaped(s.lender)}<span class="far">LOAN FORM</span></p><div class="boxes">${[
    box('Application form no.', loanNo(s)),
    box('Login date', dayOf(s.dates.letter).dashes),
    box('Branch / Spoke', escaped(s.branch)),
    box('RM name / code', `${escaped(s.officer.name)} / ${s.digits(5, 76)}`),
  ].join('')}</div><p class="part">1. MAIN APPLICANT</p><div class="boxes">${[
    box('Full name', a),
    box('Father / Spouse', escaped(first.elder)),
    box('Mobile no. (WhatsApp)', phone(s, 1)),
    box('Voter ID', `UTB${s.digits(7, 77)}`),
    box('Present address', `${escaped(first.home)} - ${s.homePin}`),
    box('Residence', s.pick(['Owned', 'Rented', 'Parental'], 78)),
  ].join('')}</div><p class="part">2. CO-APPLICANT</p><div class="boxes">${[
    box('Full name', b || 'NIL'),
    box('Relation with applicant', b ? (first.isWoman ? 'Husband' : 'Wife') : ''),
    box('Mobile no.', s.buyers[1]?.mobile ?? ''),
    box('Income', b ? 'Considered' : ''),
  ].join('')}</div><p class="part">3. LOAN</p><div class="boxes">${[
    box('Product', loanFor(s)),
    box('Amount applied (Rs.)', grouped(s.amount)),
    box('Tenure (months)', String(s.whole(8, 20, 79) * 12)),
    box('End use', 'Self occupation'),
  ].join('')}</div><p class="part">4. COLLATERAL / गिरवी संपत्ति</p><div class="boxes">${[
    box('Property address', place(s)),
    box('Property pin code', s.tell.states('pincode', s.pin)),
    box(
      'Current owner',
      holder(s, ', ', (_, name) => name),
    ),
    box('Area', size(s)),
    box('Market value (customer)', grouped(s.price)),
    s.has(0.5, 80) ? box('Holding', way(s)) : box('Electric K. No.', s.digits(10, 81)),
  ].join('')}</div><p class="part">5. PROPERTY PAPERS RECEIVED</p>${sheet(
    ['S.N.', 'Paper', 'O / P', 'Remark'],
    enclosed(s, '|')
      .split('|')
      .map((paper, at) => [String(at + 1), paper, 'Photocopy', '']),
  )}<p>For office use: CIBIL fetched, login fee Rs. 2,950 by UPI ${s.digits(12, 82)}. Helpline 1800-120-${s.digits(4, 83)}.</p>
  <p>अंगूठा/हस्ताक्षर आवेदक ______________ <span class="far">Signature of RM ______________</span></p>`
}
export const loanForm = drafted(3_102, bankForm, ofCompany(companyForm))

const conditions = [
  'Rate of interest is linked to the repo based lending rate and is subject to change from time to time.',
  'Margin at 20 % shall be brought in by the borrower before disbursement of the loan.',
  'Original title deeds, with complete chain, shall be deposited in the Branch for creation of equitable mortgage.',
  'Charge with CERSAI and noting of lien in revenue record/authority is to be got done.',
  'Property shall be insured jointly against fire, lightning, earthquake and flood.',
  'Legal scrutiny and valuation reports shall be satisfactory to the Bank, at the borrower’s cost.',
  'The sanction is valid for six months from its date, and may be revoked without assigning any reason.',
  'PMAY subsidy, if eligible, shall be credited on receipt from the nodal agency.',
]

/** A bank's arrangement letter: numbered rows, each label in both tongues. */
const arrangement = (s: Scene): string => {
  begun(s)
  const [a, b] = both(s, shri)
  return `<table class="plain"><tr><td><b class="big">${escaped(s.lender)}</b><br>Loan Processing Centre, ${escaped(s.road)}, ${s.town} - ${
    s.officePin
  }</td><td class="right">LPC/HL/SAN/${s.digits(4, 84)}<br>${dayOf(s.dates.letter).dots}</td></tr></table><p>${a}${b ? `<br>${b}` : ''}<br>${escaped(
    s.first.home,
  )} - ${s.homePin}<br>Mob. ${phone(s, 0.6)}</p><h1>स्वीकृति पत्र / LETTER OF ARRANGEMENT</h1><p>Dear Sir/Madam,</p><p>With reference to your application, we are pleased
  to inform you of sanction of the following facility on the terms given below.</p>${counted(
    [
      [hi('आवेदन संदर्भ', 'Application reference'), loanNo(s)],
      [hi('ऋण का प्रकार', 'Type of loan'), loanFor(s)],
      [hi('ऋण राशि', 'Limit'), `${rs(s.amount)} (Rupees ${inWords(s.amount)} only)`],
      [hi('ब्याज दर', 'Rate of interest'), `RBLR + 0.${s.whole(10, 90, 85)} % p.a., monthly rests`],
      [hi('चुकौती', 'Repayment'), `${s.whole(10, 30, 86) * 12} EMIs of ${rs(Math.round(s.amount / 115))}`],
      [hi('गारंटीकर्ता', 'Guarantor'), s.has(0.5, 87) ? escaped(s.witnesses[0].name) : 'Nil'],
      [
        hi('प्रतिभूति', 'Security'),
        `Equitable mortgage of ${place(s)}${pinIn(s, 0.4, 88)}, ${size(s)}, in the name of ${holder(s, ' and ', shri)}`,
      ],
      [hi('प्रोसेसिंग शुल्क', 'Processing charges'), rs(s.whole(20, 90, 89) * 100)],
    ],
    'lined',
    ')',
  )}${terms(some(s, conditions, 90), (at) => `(${at})`)}<p>Please return the duplicate duly signed in token of acceptance.</p><p>कृते / For ${escaped(
    s.lender,
  )}<br>${escaped(s.officer.name)}, Asstt. General Manager</p>`
}

/** A housing company's sanction: a plain letter, then a sheet with two pairs a row. */
const offer = (s: Scene): string => {
  begun(s)
  const [a, b] = both(s, mr)
  return `<p class="strip">${escaped(s.lender)}</p><p>Ref: SL-${s.digits(8, 91)} <span class="far">${dayOf(s.dates.letter).spoken}</span></p><p>${a}${
    b ? ` &amp; ${b}` : ''
  }<br>${escaped(s.first.home)}, ${s.homePin}</p><p><b>Sub: Sanction of your ${loanFor(s)} - Application No. ${loanNo(s)}</b></p><p>प्रिय ग्राहक / Dear
  Customer, congratulations! Your loan has been approved in principle. Main terms are as follows:</p>${sheet(
    [],
    [
      ['Sanctioned amount', rs(s.amount), 'Tenure', `${s.whole(8, 20, 92) * 12} months`],
      ['ROI', `${s.whole(105, 155, 93) / 10} % (fixed/variable)`, 'EMI', rs(Math.round(s.amount / 90))],
      ['Login fee', 'Rs. 2,950/-', 'Insurance', rs(s.whole(8, 40, 94) * 1_000)],
      ['Registered mobile', phone(s, 0.6), 'Branch', `${escaped(s.branch)}, ${s.officePin}`],
    ],
  )}<p class="part">Property mortgaged</p><p>${place(s)}${pinIn(s, 0.5, 95)}</p>${lines([
    ['Title holder', holder(s, ' &amp; ', (_, name) => name)],
    ['Measurement', size(s)],
    ['Value as per company', rs(s.price)],
  ])}<p>Documents held: ${enclosed(s, ', ')}</p>${terms(some(s, conditions, 96, 0.5), (at) => `${'ABCDEFGH'.charAt(at - 1)})`)}<p>Authorised Signatory:
  ${escaped(s.officer.name)} (${s.officer.mobile}). Grievance officer: ${escaped(s.witnesses[1].name)}, 0120-${s.digits(7, 97)}.</p>`
}
export const loanSanction = drafted(3_103, arrangement, ofCompany(offer))
