import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, lists, mayHold, owners } from '../../truths.ts'
import { numberedTable } from '../drafts.ts'
import { papersOf, titles } from './mails.ts'
import { drafted, extent, phone, pinAfter, place, prospect, rupees, scheme, shri, superArea, type Scene } from './scene.ts'

const line = (label: string, value: string): string => `<p class="dots"><span>${label}</span><b>${value}</b></p>`

const box = (isOn: boolean): string => (isOn ? '☑' : '☐')

const land = (s: Scene): readonly [string, string] =>
  s.isFlat ? ['Super built-up area of the flat', superArea(s)] : ['Extent of land', extent(s)]

/** A printed form with dotted lines; the applicant's column beside that of the joint applicant. */
const dotted = (s: Scene): string => {
  const { tell, buyers, first, lender, amount, homePin, witnesses, has } = s
  mayHold(tell, buyers)
  const [a = '', b = ''] = applicants(tell, buyers, '|').split('|')
  const second = buyers[1]
  const isJoint = has(0.6, 50)
  const held = isJoint ? owners(tell, buyers, ' and ') : tell.states('property_owner_name', s.seller.name)
  return `<h1>${escaped(lender)}</h1><p class="center">Application for loan &nbsp; Proposal No. ${prospect(s)}</p>
<div class="halves"><div><h2>APPLICANT</h2>${line('Name', a)}${line('Spouse / Father', escaped(first.elder))}${line(
    'Door No. & Street',
    escaped(first.home),
  )}${line('Pincode', homePin)}${line('Mobile', phone(s, 0.8))}${line('PAN', first.pan)}</div>
<div><h2>JOINT APPLICANT</h2>${line('Name', b || 'Nil')}${line('Spouse / Father', escaped(second?.elder ?? ''))}${line(
    'Door No. & Street',
    second ? 'Same' : '',
  )}${line('Pincode', second ? homePin : '')}${line('Mobile', second?.mobile ?? '')}${line('PAN', second?.pan ?? '')}</div></div>
<h2>LOAN</h2>${line('Scheme', scheme(s))}${line('Amount', `${rupees(amount)} (Rupees ${inWords(amount)} only)`)}
<p>Mode of repayment ${box(true)} Standing instruction ${box(false)} Cheque ${box(false)} Salary</p>
<h2>SECURITY</h2>${line('Property address', `${place(s)}${pinAfter(s, 0.75, 51, ' PIN ')}`)}${line(...land(s))}
${line('In the name of', held)}<p>Tenure ${
    has(0.6, 52) ? `${box(true)} ${tell.states('land_freehold_or_leasehold', 'Freehold')}` : `${box(false)} Freehold`
  } ${box(false)} Leasehold</p><p>Corner plot ${box(false)} &nbsp; Vacant land ${box(!s.isFlat && !s.hasHouse)}</p>
<p>Surety: ${escaped(witnesses[0].name)}, ${escaped(witnesses[0].home)} (${witnesses[0].mobile})</p>
<p>List of records submitted: ${lists(tell, papersOf(s), titles, ', ')}</p><p class="far">Signature(s)</p>`
}

/** Numbered questions of a co-operative's form. */
const numbered = (s: Scene): string => {
  const { tell, buyers, first, lender, amount, homePin, seller, dates, whole } = s
  mayHold(tell, buyers)
  mayHold(tell, [seller])
  const [a = '', b = ''] = applicants(tell, buyers, '|', (_, name) => name.toUpperCase()).split('|')
  return `<h1>${escaped(lender)}</h1><p class="center">APPLICATION FOR HOUSING LOAN (Form H.L. 1)</p>${numberedTable([
    ['Serial number of application', prospect(s)],
    ['Date', dayOf(dates.letter).dots],
    ['Name of member', a],
    ['Age and occupation', `${first.age}, Business`],
    ['Residential address', `${escaped(first.home)} - ${homePin}`],
    ['Telephone / Mobile', phone(s, 0.8)],
    ['Name of co-borrower, if any', b || 'Nil'],
    ['Purpose for which loan is applied', scheme(s)],
    ['Amount applied for', rupees(amount)],
    ['Nominee', escaped(first.elder)],
  ])}<p><b>Details of property offered</b></p>${numberedTable(
    [
      ['Location', `${place(s)}${pinAfter(s, 0.7, 53)}`],
      land(s),
      s.isFlat && s.has(0.6, 54) ? ['Promoter', tell.states('developer_name', s.developer)] : '',
      ['Present owner from whom it is bought', owners(tell, [seller], '')],
      ['Market value', rupees(s.price)],
      ['Age of building, years', String(whole(1, 30, 55))],
      ['Encumbrance', 'Nil'],
    ],
    'grid',
    11,
  )}<p>Documents produced: ${lists(tell, papersOf(s), titles, ' / ')}</p><p>Sureties: ${again(s.witnesses, ', ', shri)}</p>`
}

/** Sanction 'proceedings' of a society. */
const proceedings = (s: Scene): string => {
  const { tell, buyers, lender, amount, dates, first, homePin, whole } = s
  mayHold(tell, buyers)
  return `<p class="center"><b>Proceedings of the Secretary, ${escaped(lender)}</b></p><p class="center">Present:
${escaped(s.officer.name)}</p>
<p>Proc. No. ${s.digits(3, 56)}/${dayOf(dates.letter).year} <span class="far">Dated ${dayOf(dates.letter).dots}</span></p><p>Sub: Loans -
${scheme(s)} - sanctioned - orders issued.<br>Read: 1. Loan application No. ${prospect(s)} 2. Resolution No. ${whole(2, 30, 57)} of the
Board
3. Legal opinion of ${escaped(s.witnesses[1].name)}, Advocate</p><p class="center">ORDER</p><p>${applicants(tell, buyers, ' and ', shri)},
residing at
${escaped(first.home)}, ${homePin}${s.has(0.5, 58) ? `, cell ${phone(s, 1)}` : ''}, ${buyers.length > 1 ? 'have' : 'has'} applied for a
loan on the
security of the property at ${place(s)}${pinAfter(s, 0.6, 59)}. In the circumstances explained a sum of ${rupees(amount)} (Rupees
${inWords(amount)} only) is sanctioned, repayable in ${whole(120, 240, 60)} monthly dues with interest at ${whole(8, 12, 61)} %.</p><p>The
borrower shall remit share capital of ${rupees(2_500)} and execute the mortgage deed. Penal interest 3 %.</p><p class="far">Secretary</p>`
}

/** A company's letter: two narrow columns of terms. */
const letter = (s: Scene): string => {
  const { tell, buyers, lender, amount, dates, first, homePin, whole, officer } = s
  mayHold(tell, buyers)
  const names = applicants(tell, buyers, '<br>', shri)
  return `<div class="strip">${escaped(lender)}</div><p>${dayOf(dates.letter).spoken}</p><p>${names}<br>${escaped(first.home)}<br>PIN
${homePin}</p><p>Dear Customer,<br><b>Offer of loan - Ref. ${prospect(s)}</b></p><div class="halves"><div>${line(
    'Facility',
    scheme(s),
  )}${line('Amount', rupees(amount))}${line(
    'Tenor',
    `${whole(100, 280, 62)}
months`,
  )}${line('EMI', rupees(Math.round(amount / 104)))}</div><div>${line(
    'Rate',
    `${whole(87, 119, 63) / 10} %`,
  )}${line('Fee', rupees(Math.round(amount / 300)))}${line('Moratorium', 'Nil')}${line('Valid till', '60 days')}</div></div><p><b>Property
to be
mortgaged:</b> ${place(s)}${pinAfter(s, 0.6, 64, ', ')}${s.isFlat ? ` measuring ${superArea(s)}` : ''}${
    s.isFlat && s.has(0.5, 65) ? `, promoted by ${tell.states('developer_name', s.developer)}` : ''
  }.</p>${s.has(0.5, 66) ? `<p>Originals to be lodged: ${lists(tell, papersOf(s), titles, '; ')}</p>` : ''}<ul><li>Insurance for
${grouped(s.price)} shall be taken.</li><li>Any change of ${escaped(s.town)} address shall be told to the branch.</li></ul><p>Call
${officer.mobile}
(${escaped(officer.name)}) for help.</p>`
}

export const loanForm = drafted(2, dotted, numbered)
export const loanSanction = drafted(3, proceedings, letter)
