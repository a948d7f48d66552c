import { escaped } from '../../../telling.ts'
import { dayOf } from '../../forms.ts'
import { lists as listed } from '../../truths.ts'
import { mailHead, quoted } from '../layouts.ts'
import { demanded } from '../scenes.ts'
import { extent, flatArea, pin, place, size } from './ground.ts'
import {
  begun,
  borrowers,
  capital,
  drafted,
  isTheirs,
  kin,
  lakhs,
  loanFor,
  loanNo,
  mr,
  owned,
  phone,
  sheet,
  shri,
  type Scene,
} from './scene.ts'

const titles = [
  'Sale Deed',
  'Regd. Sale Deed',
  'Link Deed',
  'sale deed xerox',
  'Link documents',
  'Khatian',
  'Jamabandi',
  'Khatauni',
  '7/12 utara',
  'Sathe khat',
]
/** The deed, and what the state's offices give besides. */
const papersOf = (s: Scene): readonly string[] => {
  const [first = '', second = '', third = '', fourth = ''] = s.region.papers
  return s.pick(
    [
      ['Sale Deed', first, third],
      ['sale deed xerox', second, third, fourth],
      ['Regd. Sale Deed', 'Link Deed', first, 'Estimate'],
      ['Sale Deed', first, second, third],
    ],
    100,
  )
}
/** The papers that came with the case. */
export const enclosed = (s: Scene, between: string): string => listed(s.tell, papersOf(s), titles, between)

const seller = (s: Scene): string =>
  isTheirs(s)
    ? `prop. is in the name of ${owned(s)}`
    : s.pick([`seller ${owned(s)}`, `prop. owner is ${owned(s, shri(s))} (seller)`, `to be purchased from ${owned(s, shri(s))}`], 101)

/** A branch mail typed in one go, abbreviations and all. */
const hurried = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, s.has(0.5, 102) ? mr : undefined)
  const bounds = s.has(0.5, 103) ? ` (${s.first.name.split(' ').at(-1) ?? ''})` : ''
  return `<div class="calibri">${mailHead([
    ['From', `${escaped(s.branch)} Branch &lt;br${s.digits(4, 104)}@coopbank.example&gt;`],
    ['To', `${escaped(s.partner.name.split(' ')[0] ?? '').toLowerCase()}.engr@mail.example`],
    ['Date', `${dayOf(s.dates.letter).spoken}, 4.${s.whole(10, 59, 105)} pm`],
    ['Subject', `${s.pick(['valuation', 'Valuation reqd - urgent', 'pls visit', 'Reg: valuation of prop'], 106)}${escaped(bounds)}`],
  ])}<p>${s.pick(['Sir', 'Dear sir', 'Respected sir ji', 'Hello sir'], 107)},</p><p>${s.pick(['pls visit the prop. and send report by tomorrow', 'kindly arrange for valuation of below prop at the earliest', 'Pl do the needful for valuation of foll. case'], 108)}. ${s.pick(['appl. no.', 'Appl no', 'appln no -', 'file no'], 109)} ${loanNo(s)}, party name ${a}${
    b ? ` ${s.pick(['and co appl.', 'n co-applicant', '& co-borrower'], 110)} ${b}` : ''
  }, ${s.pick(['mob', 'mob.', 'cont. no.', 'ph'], 111)} ${phone(s, 0.8)}, ${loanFor(s)} of ${lakhs(s.amount)} lacs. ${s.pick(['Prop. addr', 'prop add', 'addr. of prop', 'Property is at'], 112)} ${place(s, 'brief')}${pin(s, 0.55, 113)}, area ${size(s)}, ${seller(s)}. ${s.pick(
    [
      `Key is with ${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile}) who stays nearby, pls call him b4 going.`,
      `Party will be there after 2 pm only. Last time report was given by other valuer for ${lakhs(s.price)} L in 2022.`,
      'Party is in hurry as regn. date is fixed so pls treat as most urgent.',
    ],
    114,
  )}</p><p>${s.pick(['docs attached -', 'PFA', 'Encl:', 'scanned copies of'], 115)} ${enclosed(s, s.pick([', ', ' + ', ' / '], 116))}</p><p>${s.pick(['rgds', 'Thx n rgds', 'Regards', 'with rgds'], 117)}<br>${escaped(s.officer.name)}<br>${escaped(s.lender)}, ${escaped(s.branch)}, ${s.town} ${s.officePin}<br>M ${s.officer.mobile}</p>${
    s.has(0.4, 118) ? '<p><small>Sent from my Redmi</small></p>' : ''
  }</div>`
}

/** A note that went from phone to phone before it was mailed. */
const forwarded = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, s.has(0.4, 119) ? capital : undefined)
  const star = (word: string): string => (s.has(0.6, 120) ? `*${word}*` : word)
  const mark = s.pick([': ', ' - ', ':- ', ' '], 121)
  const line = (label: string, value: string): string => `<div>${star(label)}${mark}${value}</div>`
  return `<div class="calibri"><p>---------- Forwarded message ---------<br>From: ${escaped(s.officer.name)}<br>Date: ${dayOf(s.dates.letter).dashes}<br>Subject: Fwd: Fwd: ${s.pick(['new case', 'case details', 'tech visit'], 122)}</p><p>pl see below msg recd from ${escaped(
    s.partner.name,
  )} (${s.partner.mobile}) DSA, n arrange</p><div class="quote">${star(s.pick(['NEW CASE', 'Urgent case', 'Technical'], 123))}<br>${line('Bank', `${escaped(s.lender)} ${escaped(s.branch)} br.`)}${line(
    s.pick(['Appl. no', 'App no', 'Loan appl no.'], 124),
    loanNo(s),
  )}${line(s.pick(['Party', 'Customer', 'Appl. name', 'Name of party'], 125), a)}${b ? line(s.pick(['Co appl', 'Co-appl.', '2nd party'], 126), b) : ''}${line(
    s.pick(['Mob', 'Mobile', 'Cont.'], 127),
    phone(s, 0.85),
  )}${line('Type', loanFor(s))}${line(s.pick(['Amt', 'Loan amt'], 128), `${lakhs(s.amount)} L`)}${line(
    s.pick(['Prop', 'Prop. addr', 'Site', 'Property add.'], 129),
    `${place(s, 'brief')}${pin(s, 0.5, 130)}`,
  )}${line('Area', size(s))}${line(s.pick(['Owner', 'Prop. in name of', 'Present owner'], 131), owned(s))}${line(
    s.pick(['Docs', 'Papers', 'Docs recd'], 132),
    enclosed(s, s.pick([', ', ' + '], 133)),
  )}</div><p>Fees will be paid at site. Site visit with ${escaped(s.witnesses[1].name)} ${s.witnesses[1].mobile}</p></div>`
}

/** A co-operative bank's letter to its panel engineer, in plain paragraphs. */
const toEngineer = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, kin(s))
  const measure = s.isFlat ? `having ${flatArea(s)}` : `admeasuring ${extent(s)}`
  const day = dayOf(s.dates.letter)
  return sheet(
    s,
    `<div class="head"><div class="firm">${escaped(s.lender)}</div><div>${escaped(s.branch)} Branch, ${escaped(s.road)}, ${s.town} - ${s.officePin}</div></div><p>Ref. No. ADV/${s.digits(3, 134)}/${day.year} <span class="far">Date : ${day.dots}</span></p><p>To,<br>${shri(s)(s.partner, escaped(s.partner.name), 0)},<br>Chartered Engineer &amp; Panel Valuer,<br>${escaped(
      s.partner.home,
    )}</p><p>Sub :- ${s.pick(['Valuation of immovable property', 'Request for valuation report', 'Regarding valuation of house property'], 135)}.</p><p>Dear Sir,</p><p>With reference to the above subject, this is to inform you that our member ${a}${
      b ? ` jointly with ${b}` : ''
    }, r/o ${escaped(s.first.home)} - ${s.homePin}, mobile no. ${phone(s, 0.7)}, has applied to our bank for ${loanFor(s)} of Rs. ${lakhs(s.amount)} lakh vide loan appl. no. ${loanNo(
      s,
    )} and has offered as security the property ${s.pick(['being', 'viz.'], 136)} ${place(s)}${pin(s, 0.5, 137)}, ${measure}, ${
      isTheirs(s) ? 'standing in the name of' : 'proposed to be purchased from'
    } ${owned(s, shri(s))}.</p><p>You are therefore requested to inspect the said property, take measurements and submit your valuation report in duplicate within 4 days along with photographs. Xerox copies of ${enclosed(
      s,
      ', ',
    )} are enclosed herewith. Your fee will be paid by the borrower as per the approved schedule.</p><p>Thanking you,</p><p class="right">Yours faithfully,<br><br>Branch Manager<br>(${escaped(s.officer.name)})</p><p>Copy to: H.O. Advances Section, ${s.town}</p>`,
  )
}

/** The borrower's own mail, which the branch sends on with one line. */
const trailing = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s)
  const wish = isTheirs(s)
    ? `my house${s.buyers.length > 1 ? ' (in our joint names)' : ''}`
    : `the property which i am purchasing from ${owned(s, shri(s))}`
  if (isTheirs(s)) owned(s)
  return `<div class="times">${mailHead([
    ['From', `manager.${s.digits(3, 138)}@sahakaribank.example`],
    ['To', 'valuer'],
    ['Subject', `FW: ${s.pick(['my loan file', 'docs for loan', 'valuation of my house'], 139)}`],
  ])}<p>pls see trail mail and do the needful. appl. no is ${loanNo(s)} (${loanFor(s)}). also tell party to submit ${demanded(s.tell, ['Link Deed', 'NOC'], titles, ' and ')}.</p><p>${escaped(s.officer.name)}<br>${escaped(s.lender)}<br>${s.town} Br., PIN ${s.officePin}, Ph ${s.officer.mobile}</p>${quoted(
    [
      `On ${dayOf(s.dates.letter).brief} ${a} wrote:`,
      'Respected Manager Sahab,',
      `As per our talk i and ${b ? `my co applicant ${b}` : 'my father'} want to complete the loan process before month end.`,
      `Kindly get the valuation done of ${wish} at ${place(s, 'brief')}${pin(s, 0.5, 140)}. Area is ${size(s)}.`,
      `I am staying at ${escaped(s.first.home)} ${s.homePin} and my number is ${s.tell.states('contact_number', s.first.mobile)}. If not reachable pls call ${escaped(s.witnesses[0].name)} on ${s.witnesses[0].mobile}.`,
      'Thanking you',
    ],
  )}</div>`
}
export const mail = drafted(7_403, hurried, forwarded, toEngineer, trailing)
