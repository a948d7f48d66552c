import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { leftTable, numberedTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { standing } from '../standing.ts'
import { house, pin, place, sides, size } from './ground.ts'
import { borrowers, fileNo, isOwn, loan, mobile, money, mrs, ofEither, sri, titleHolder, writtenBy, type Scene } from './scene.ts'

const rate = (s: Scene): string => (s.whole(795, 1_090, 200) / 100).toFixed(2)
const months = (s: Scene): number => s.whole(10, 28, 201) * 12
const emi = (s: Scene): string => grouped(Math.round(s.amount / 104))

/** A public bank's arrangement letter: the terms in a table, the security as its last row. */
const arrangement = ofEither((s) => {
  const [a, b] = borrowers(s, s.has(0.5, 202) ? mrs : sri(s))
  const day = dayOf(s.dates.letter)
  return `<div class="plain"><p><b>${escaped(s.lender)}</b>, ${escaped(s.branch)} Branch, ${s.town} - ${s.officePin}</p><p>Ref : ADV/HL/${s.digits(4, 203)} <span class="far">${day.dashes}</span></p><p>${a}${b === '' ? '' : `<br>${b}`}<br>${escaped(s.first.home)}<br>${s.homePin}${s.has(0.5, 204) ? `<br>Cell : ${mobile(s, 1)}` : ''}</p><p>Dear Sir / Madam,</p><h1>${s.pick(['ARRANGEMENT LETTER', 'SANCTION COMMUNICATION', 'TERM LOAN - SANCTION INTIMATION'], 205)}</h1><p>With reference to your loan application No. ${fileNo(s)}, we have pleasure in advising sanction of the under noted facility on the following terms :</p>${leftTable(
    [
      ['Facility', loan(s)],
      ['Amount sanctioned', `${money(s.amount)} (Rupees ${inWords(s.amount)} only)`],
      ['Margin', `${s.whole(15, 30, 206)} %`],
      ['ROI', `RLLR + ${s.whole(5, 60, 207) / 100} % i.e. ${rate(s)} % p.a. floating`],
      ['Repayment', `${months(s)} EMIs of Rs. ${emi(s)}`],
      ['Processing charges', `${money(s.whole(5, 20, 208) * 1_000)} plus GST`],
      [s.pick(['Primary security', 'Security', 'Mortgage of'], 209), `EM of ${place(s)}${pin(s, 0.55, 210)}, ${size(s)}${house(s, 211)}`],
      [isOwn(s) ? 'Property in the name of' : 'To be purchased from', titleHolder(s, sri(s))],
      ['Guarantor', escaped(s.witnesses[0].name)],
      ['Documents to be executed', 'D.P. note, term loan agreement, letter of waiver'],
    ],
  )}${clauses(standing(s, 'loan', 212, 0.5), (at) => `(${at})`)}<p>Chief Manager<br>${escaped(s.officer.name)} / S.S. No. ${s.digits(5, 213)}</p></div>`
})

/** A finance company's letter from its portal. */
const portal = ofEither((s) => {
  const [a, b] = borrowers(s)
  return `<div class="portal"><h1>${escaped(s.lender)}</h1><p class="mid">${s.pick(['Loan Sanction Letter', 'In-principle Offer cum Sanction', 'Most Important Terms'], 220)}</p>${numberedTable(
    [
      ['Application No.', fileNo(s)],
      ['Date of offer / valid till', `${dayOf(s.dates.letter).brief} / 90 days`],
      ['Applicant Name', a],
      b !== '' && ['Co-Applicant Name(s)', b],
      ['Registered mobile', mobile(s, 0.6)],
      ['Product', loan(s)],
      ['Loan amount (Rs.)', grouped(s.amount)],
      ['Applicable ROI', `${rate(s)} %`],
      ['Tenor / EMI', `${months(s)} / ${emi(s)}`],
      ['Property description', `${place(s)}${pin(s, 0.6, 221)}`],
      ['Area', size(s)],
      ['Property owner', titleHolder(s)],
      s.has(0.4, 222) && ['Title', s.tell.states('land_freehold_or_leasehold', 'Freehold')],
      ['Insurance premium', grouped(s.whole(12, 60, 223) * 1_000)],
      ['Relationship manager', `${escaped(s.officer.name)}, ${s.officer.mobile}`],
      ['Servicing branch', `${escaped(s.road)}, ${s.town} ${s.officePin}`],
    ],
  )}<ul>${standing(s, 'loan', 224, 0.4)
    .map((line) => `<li>${line}</li>`)
    .join('')}</ul><p>I/We accept the offer. Signature ____________</p></div>`
})

/** An urban co-operative bank's letter: what the board resolved, what is mortgaged in a schedule at its end. */
const board = ofEither((s) => {
  const [a, b] = borrowers(s, sri(s))
  const day = dayOf(s.dates.letter)
  return `<div class="plain"><h1>${escaped(s.lender)}</h1><p class="mid">${s.region.isMarathi ? 'कर्ज मंजुरी पत्र / ' : ''}LOAN SANCTION LETTER</p><p>O.No. ${s.digits(4, 230)}/${day.year} <span class="far">Date : ${day.dots}</span></p><p>To : ${a}${b === '' ? '' : ` &amp; ${b}`}, ${s.region.isMarathi ? 'Sabhasad' : 'Member'} No. ${s.digits(5, 231)}</p><p>Your demand application No. ${fileNo(
    s,
  )} for ${loan(s)} was considered in the meeting of the Board held on ${dayOf(s.dates.deed).dots} (Resolution No. ${s.whole(2, 44, 232)}) and loan of ${money(s.amount)} is sanctioned @ ${rate(s)} % for ${months(s)} months. The monthly instalment is Rs. ${emi(s)}. Sureties : 1) ${escaped(s.witnesses[0].name)} 2) ${escaped(
    s.witnesses[1].name,
  )}, mob. ${s.witnesses[1].mobile}. Share linkage 2.5 % is to be paid before disbursement.${s.has(0.6, 233) ? ` Intimation is sent on your mobile ${mobile(s, 0.8)}.` : ''}</p>${clauses(standing(s, 'loan', 234, 0.4))}<h2>${s.pick(['SCHEDULE OF PROPERTY', 'Description of mortgaged property', s.region.isMarathi ? 'मालमत्तेचे वर्णन / Property' : 'PROPERTY OFFERED'], 235)}</h2><p>${place(s)}${pin(s, 0.5, 236)}, ${size(s)}${house(s, 237)}. ${isOwn(s) ? 'Mortgagor' : 'Present owner (seller)'} : ${titleHolder(s)}.</p>${s.has(0.6, 238) ? sides(s, 239) : ''}<p>General Manager (${escaped(s.officer.name)}) <span class="far">Head Office, ${s.town} ${s.officePin}</span></p></div>`
})

const all = [arrangement, portal, board]
export const loanSanction = writtenBy(8_103, all, all)
