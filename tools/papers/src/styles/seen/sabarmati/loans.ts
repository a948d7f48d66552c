import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again } from '../../truths.ts'
import { boxTable, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { asked, clauses, combed, ticked } from '../layouts.ts'
import { caseNo, fileOf, lakh, mobileOf, product } from './desk.ts'
import { capitals, isOwn, mister, named, pair, person, titled, withKin } from './people.ts'
import { extent, houseOn, where } from './ground.ts'
import { drafted, ofAny } from './drafting.ts'
import { on, pinOf, rupees, type Scene } from './scene.ts'
import { banner, bar, lenderHead, numberAndDay, page, para, signed, some, title } from './sheets.ts'
import { sidesBrief } from './sides.ts'

const tenure = (s: Scene, n: number, often = 0.5): string => {
  if (!s.has(often, n)) return ''
  const isLease = !s.isFlat && s.region.short === 'Raj.' && s.has(0.5, n + 1)
  const word = isLease ? 'Lease hold' : 'Free hold'
  return s.tell.states('land_freehold_or_leasehold', word, isLease ? 'Leasehold' : 'Freehold')
}
const holding = (s: Scene): string => {
  if (isOwn(s) && s.buyers.length > 1) return s.tell.states('ownership_type', 'Joint')
  return s.tell.states('ownership_type', 'Single')
}

/** A housing finance company's form in boxes. */
const inBoxes = ofAny((s) => {
  const [first, second] = pair(s, s.has(0.5, 140) ? capitals : undefined)
  const held = tenure(s, 141)
  return page(
    'press',
    lenderHead(s),
    title(s.pick(['HOME LOAN APPLICATION FORM', 'APPLICATION FORM - MORTGAGE LOANS', 'LOAN APPLICATION'], 143)),
    numberAndDay(
      `${s.pick(['Form No.', 'Application No.', 'Appl. Form Sr. No.'], 144)} ${caseNo(s)}`,
      `Date ${on(s, 145, s.dates.letter)}`,
    ),
    bar('1. APPLICANT DETAILS'),
    boxTable([
      ['Name of Applicant', first],
      ["Father's / Spouse Name", escaped(s.first.elder)],
      ['Mobile No.', mobileOf(s, 0.9)],
      ['PAN', s.first.pan],
      ['Age', String(s.first.age)],
      ['Residence', `${escaped(s.first.home)} - ${s.homePin}`],
    ]),
    second !== '' && bar('2. CO-APPLICANT DETAILS'),
    second !== '' &&
      boxTable([
        ['Name of Co-applicant', second],
        ['Relation', s.pick(['Spouse', 'Family member'], 146)],
        ['Mobile No.', s.buyers[1]?.mobile ?? ''],
      ]),
    bar('3. LOAN & PROPERTY'.replace('&', '&amp;')),
    boxTable([
      ['Loan Purpose', product(s)],
      ['Loan Amount Required', rupees(s.amount)],
      ['Tenure (months)', String(s.whole(8, 20, 147) * 12)],
      ['Property Address', where(s, 148)],
      ['Pin Code', s.has(0.7, 149) ? s.tell.states('pincode', s.pin) : ''],
      [isOwn(s) ? 'Owner of property' : 'Name of seller', titled(s)],
      ['Area of property', extent(s)],
      held !== '' && ['Land type', held],
      s.has(0.5, 150) && ['Ownership', holding(s)],
    ]),
    para(`Documents submitted : ${fileOf(s, ', ')}`),
    para(
      `Reference 1 : ${person(s.witnesses[0])} ${s.witnesses[0].mobile} &nbsp; Reference 2 : ${person(s.witnesses[1])} ${s.witnesses[1].mobile}`,
    ),
    signed('Signature of Applicant', 'Signature of Co-applicant'),
  )
})

/** What a loan system shows of the case, printed from the browser. */
const screenPrint = ofAny((s) => {
  const [first, second] = pair(s, capitals)
  const held = tenure(s, 151, 0.4)
  return page(
    'screen',
    `<div class="apart"><small>${dayOf(s.dates.letter).typed}, ${s.whole(10, 18, 153)}:${s.whole(10, 59, 154)}</small><small>LOS | Application Data Entry</small></div>`,
    bar(`${escaped(s.lender)} &gt; QDE &gt; Case Summary`),
    pairTable(
      [
        [s.pick(['Application ID', 'LOS Id', 'Proposal No'], 155), caseNo(s)],
        ['Branch', `${escaped(s.branch)} (${s.digits(4, 156)})`],
        ['Scheme', product(s)],
        ['Applied Amt', grouped(s.amount)],
        ['RM Code / Name', `${s.digits(5, 157)} / ${person(s.partner)}`],
        ['Status', s.pick(['Under Credit', 'Tech Pending', 'Login Done'], 158)],
      ],
      2,
      'rule',
    ),
    bar('Customer Details'),
    pairTable(
      [
        ['Primary Applicant', first],
        ['Mobile (OTP verified)', mobileOf(s, 0.8)],
        second !== '' && ['Co-Applicant 1', second],
        ['Guarantor', escaped(s.witnesses[0].name)],
        ['Comm. Address', escaped(s.first.home)],
        ['Comm. PIN', s.homePin],
      ],
      2,
      'rule',
    ),
    bar('Collateral Details'),
    leftTable(
      [
        ['Collateral Id', `COL${s.digits(6, 159)}`],
        ['Property Address', where(s, 160)],
        s.has(0.65, 161) && ['Property Pincode', s.tell.states('pincode', s.pin)],
        ['Owner(s) as per title', titled(s)],
        ['Property Area', extent(s)],
        held !== '' && ['Tenure of Land', held],
        s.has(0.4, 162) && ['Four side', sidesBrief(s)],
        ['Docs Uploaded', fileOf(s, '; ')],
      ],
      'rule',
    ),
    para(`<small>Printed by ${escaped(s.officer.name)} | This is a system generated page</small>`),
  )
})

/** A small lender's printed form with letters in boxes, Hindi beside English. */
const combForm = ofAny((s) => {
  const [first, second] = pair(s)
  const combName = (name: string): string => combed(name.toUpperCase())
  const kinds = ['Home Loan', 'Plot Loan', 'Construction Loan', 'Balance Transfer', 'Loan Against Property']
  const chosen = kinds.includes(s.loan) ? ticked(kinds, s.loan, s.tell.states('loan_type', s.loan)) : `☑ ${product(s)}`
  return page(
    'press',
    lenderHead(s),
    title('ऋण आवेदन पत्र / LOAN REQUEST FORM'),
    para(`आवेदन क्र. / Application No. : <b>${caseNo(s)}</b> &nbsp; दिनांक / Date : ${dayOf(s.dates.letter).dashes}`),
    asked([
      ['आवेदक का नाम / Name of Applicant', combName(first)],
      ['पिता/पति का नाम / Father or Husband', escaped(s.first.elder)],
      ['मोबाइल नं. / Mobile', s.has(0.8, 163) ? combed(s.tell.states('contact_number', s.first.mobile)) : '________'],
      second !== '' && ['सह-आवेदक का नाम / Name of Co-applicant', combName(second)],
      ['ऋण का प्रकार / Type of Loan', chosen],
      ['ऋण राशि / Amount', `${rupees(s.amount)} (${lakh(s.amount)} lakh)`],
      ['संपत्ति का पता / Address of Property', `${where(s, 164)}${pinOf(s, 0.6, 165)}`],
      ['क्षेत्रफल / Area', `${extent(s)}${houseOn(s, 166, '; built up ')}`],
      ['संपत्ति किसके नाम है / Property stands in the name of', titled(s)],
      ['संलग्न दस्तावेज / Documents enclosed', fileOf(s, ', ')],
      ['वर्तमान निवास / Present residence', `${escaped(s.first.home)}, ${s.homePin}`],
    ]),
    signed('आवेदक के हस्ताक्षर', `Sourced by ${escaped(s.partner.name)} (${s.partner.mobile})`),
  )
})
export const loanForm = drafted(3_302, inBoxes, screenPrint, combForm)

const conditions = [
  'Technical and legal reports of the property shall be positive and to the satisfaction of the company.',
  'Original title documents along with chain shall be deposited before first disbursement.',
  'Rate of interest is floating and linked to our reference rate.',
  'This sanction is valid for 60 days only from the date of this letter.',
  'Insurance of property and of borrower is advisable; cost to be borne by the borrower.',
  'Prepayment in first six months shall attract charges as per schedule of charges.',
  'PDC / NACH mandate from the salary or main bank account is compulsory.',
]
const emi = (s: Scene): string => rupees(Math.round(s.amount / 97))
const rate = (s: Scene): string => `${s.whole(85, 149, 170) / 10}%`
const months = (s: Scene): string => String(s.whole(8, 20, 171) * 12)

/** Terms in a table, the security as one of its rows. */
const termTable = ofAny((s) => {
  const [first, second] = pair(s, s.has(0.5, 172) ? mister : named)
  return page(
    'letter',
    lenderHead(s),
    numberAndDay(`Ref : ${s.town.slice(0, 3).toUpperCase()}/SL/${s.digits(4, 173)}`, on(s, 174, s.dates.letter)),
    para(
      `To,<br>${first}${second === '' ? '' : `<br>${second}`}<br>${escaped(s.first.home)} - ${s.homePin}${s.has(0.5, 175) ? `<br>Mobile: ${mobileOf(s, 0.9)}` : ''}`,
    ),
    para(
      `<b>Sub : ${s.pick(['Sanction Letter', 'Sanction of your loan', 'Sanction cum offer letter'], 176)} - Application No. ${caseNo(s)}</b>`,
    ),
    para('Dear Customer,', 'We are glad to inform that your loan is sanctioned on the terms given below :'),
    numberedTable(
      [
        ['Type of facility', product(s)],
        ['Sanctioned amount', `${rupees(s.amount)} (Rupees ${inWords(s.amount)} only)`],
        ['ROI', `${rate(s)} p.a. floating`],
        ['Tenor', `${months(s)} months`],
        ['EMI', emi(s)],
        ['Processing fee', `${rupees(Math.round(s.amount / 100))} + GST`],
        ['Security / property to be mortgaged', `${where(s, 177)}${pinOf(s, 0.5, 178)}, ${extent(s)}`],
        [isOwn(s) ? 'Property owner' : 'To be purchased from', titled(s)],
      ],
      'rule',
    ),
    para('<b>Special conditions</b>'),
    clauses(some(s, conditions, 180)),
    signed('Accepted : Borrower / Co-borrower', `For ${escaped(s.lender)}<br>${escaped(s.officer.name)}`),
  )
})

/** A key facts statement in pairs, names repeated where they sign. */
const keyFacts = ofAny((s) => {
  const [first, second] = pair(s)
  return page(
    'screen',
    lenderHead(s),
    title('KEY FACT STATEMENT CUM SANCTION'),
    pairTable(
      [
        ['Loan proposal / a/c no.', caseNo(s)],
        ['Date of sanction', on(s, 190, s.dates.letter)],
        ['Borrower', first],
        second !== '' && ['Co-borrower', second],
        ['Registered mobile', mobileOf(s, 0.7)],
        ['Type of loan', product(s)],
        ['Sanctioned loan', rupees(s.amount)],
        ['APR', rate(s)],
        ['No. of EPIs', months(s)],
        ['Instalment', emi(s)],
      ],
      2,
      'rule',
    ),
    bar('Property offered as security'),
    para(`${where(s, 191)}${pinOf(s, 0.5, 192)}. Area : ${extent(s)}${houseOn(s, 193, '; construction ')}. Title holder : ${titled(s)}.`),
    s.has(0.5, 194) && para(`Chatursima : ${sidesBrief(s)}`),
    bar('Other terms'),
    clauses(some(s, conditions, 195, 0.5), (at) => `(${at})`),
    para(`Grievance officer : ${person(s.partner)}, ${s.partner.mobile}, Head Office - ${s.officePin}`),
    signed(again(s.buyers, '<br>'), 'Authorised signatory'),
  )
})

/** An old bank's letter that tells all of it in sentences. */
const inSentences = ofAny((s) => {
  const [first, second] = pair(s, withKin)
  return page(
    'letter',
    banner(escaped(s.lender), `${escaped(s.road)}, ${s.town} ${s.officePin}`),
    numberAndDay(`Loan Dept./${s.digits(3, 200)}/${dayOf(s.dates.letter).year}`, dayOf(s.dates.letter).spoken),
    para(
      `${first}${second === '' ? '' : ` and ${second}`}<br>${escaped(s.first.home)}`,
      `With reference to your application bearing no. ${caseNo(s)}, we have the pleasure to convey sanction of ${product(s)} of ${rupees(s.amount)} in your favour at ${rate(s)} with monthly rests, to be repaid in ${months(s)} instalments of ${emi(s)} each.`,
      `The advance will be secured by equitable mortgage of ${where(s, 201)}${pinOf(s, 0.45, 202)}, ${extent(s)}, ${
        isOwn(s) ? 'standing in the name of' : 'which is being purchased from'
      } ${titled(s, named)}.${s.has(0.5, 203) ? ` The land is ${tenure(s, 204, 1).toLowerCase()}.` : ''}`,
      `Guarantors : ${person(s.witnesses[0], named)} and ${person(s.witnesses[1], named)}. ${s.has(0.5, 205) ? `We shall inform you on ${mobileOf(s, 0.8)} when the cheque is ready.` : ''}`,
    ),
    clauses(some(s, conditions, 206, 0.5), (at) => `${at})`),
    signed('', `Branch Manager<br>${escaped(s.officer.name)}`),
  )
})
export const loanSanction = drafted(3_303, termTable, keyFacts, inSentences)
