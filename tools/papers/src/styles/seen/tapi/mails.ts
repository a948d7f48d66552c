import { escaped } from '../../../telling.ts'
import { dayOf, rounded } from '../../forms.ts'
import { lists as listed } from '../../truths.ts'
import { headTable } from '../drafts.ts'
import { abreast, clauses, mailHead } from '../layouts.ts'
import { demanded, pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { begun, borrowers, drafted, loanFor, loanNo, mr, owned, phone, place, project, shri, sidesOf, size, type Scene } from './scene.ts'

const titles = [
  'Sale Deed',
  'Index II',
  '7/12 Extract',
  'Allotment Letter',
  'Agreement for Sale',
  'Conveyance Deed',
  'Property Card',
  'Share Certificate',
]
const papersOf = (s: Scene): readonly string[] =>
  s.pick(
    [
      ['Sale Deed', 'Index II', 'Tax Bill'],
      ['Agreement for Sale', 'NA Order', 'Approved Plan', 'BU Permission'],
      ['Allotment Letter', 'Share Certificate', 'Light Bill'],
      ['Conveyance Deed', 'Property Card', 'Building Permission'],
    ],
    200,
  )
/** The papers that came with the case. */
export const enclosed = (s: Scene, between: string): string => listed(s.tell, papersOf(s), titles, between)

/** A lender's request to its valuer, the case in tables whose first row holds the headings. */
const request = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s)
  return `<p><b>${escaped(s.lender)}</b> &nbsp; Technical Cell, ${escaped(s.road)}, ${s.town} - ${s.officePin}</p><p>To: ${escaped(
    s.partner.name,
  )} &amp; Associates, Govt. Regd. Valuer, ${s.whole(2, 90, 201)}, ${escaped(s.colony)}</p><p>Date ${dayOf(s.dates.letter).dots} <span class="far">Work order: TV/${s.digits(
    5,
    202,
  )}</span></p><h1>VALUATION REQUEST</h1>${headTable([
    ['Appl. No.', loanNo(s)],
    ['Appl. Name', a],
    ['Co-Appl.', b || '-'],
    ['Loan', loanFor(s)],
    ['Amt (Lakh)', String(rounded(s.amount / 100_000))],
  ])}${headTable([
    ['Contact person for visit', `${escaped(s.seller.name)} (seller), ${s.seller.mobile}`],
    ['Customer mobile', phone(s, 0.8)],
    ['Sales executive', `${escaped(s.officer.name)}, ${s.officer.mobile}`],
  ])}${headTable([
    ['Prop. Add.', `${place(s)}${pinIn(s, 0.5, 203)}`],
    ['Size', size(s)],
    ['Present owner', owned(s)],
  ])}<p>Documents attached herewith: ${enclosed(s, '; ')}</p><p>The customer's office is at 4th floor, Sakar Complex, ${escaped(s.branch)}, ${s.town} - ${s.officePin}. ${standing(
    s,
    'mail',
    204,
    0.5,
  ).join(' ')}</p>`
}

/** A mail in which the manager tells the case in whole sentences. */
const told = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, mr)
  const first = s.first.name.split(' ').at(-1) ?? ''
  return `<div class="mail">${mailHead([
    ['From', `${escaped(s.officer.name)} &lt;mgr.${s.digits(4, 205)}@lender.example&gt;`],
    ['To', 'tech.desk@valuers.example'],
    ['Sent', `${dayOf(s.dates.letter).spoken} 4:18 PM`],
    ['Subject', `Technical - ${escaped(first)} - ${s.isFlat ? s.unit : `Plot ${s.plot}`} - ${s.town}`],
  ])}<p>Hello Team,</p><p>Kindly initiate visit for a ${loanFor(s)} case of Rs. ${rounded(s.amount / 100_000)} lacs logged in today under ${s.pick(
    ['application no.', 'LAN', 'file no.'],
    206,
  )} ${loanNo(s)}, where ${a} is the main borrower${b ? ` and ${b} has joined as co-borrower` : ''}. The property to be seen is ${place(s)}${pinIn(s, 0.5, 207)} (${size(
    s,
  )}), which is owned by ${owned(s, shri)}. Keys are with the watchman ${escaped(s.partner.name)} at ${s.partner.mobile}; the borrower himself can be reached on ${phone(
    s,
    0.75,
  )}.</p><p>I am attaching ${enclosed(s, ', ')}. The previous report of 2021 was by another valuer (Ref. ${s.digits(4, 208)}/21).</p><p>Thanks &amp; Regards<br>${escaped(
    s.officer.name,
  )}<br>Branch Credit Manager | ${s.officer.mobile}<br>${escaped(s.lender)}, ${escaped(s.colony)}, ${s.town} ${s.officePin}</p><p><small>${standing(
    s,
    'mail',
    209,
    0.5,
  ).join(' ')}</small></p></div>`
}

/** A chat as a phone exports it. */
const chat = (s: Scene): string => {
  begun(s)
  const day = dayOf(s.dates.letter)
  const [a, b] = borrowers(s)
  const them = escaped(s.officer.name)
  const line = (time: string, who: string, said: string): string => `<div>${day.typed}, ${time} - ${who}: ${said}</div>`
  return `<div class="mail">${[
    line('9:41 am', them, 'Good morning sir, ek urgent case hai'),
    line('9:42 am', 'Valuer Desk', 'Haan bolo, docs bhejo'),
    line('9:50 am', them, `App no ${loanNo(s)}`),
    line(
      '9:50 am',
      them,
      `${a}${b ? `<br>Co-app: ${b}` : ''}<br>Mo. ${s.tell.states('contact_number', s.first.mobile)}<br>${loanFor(s)}, ${rounded(s.amount / 100_000)} lakh`,
    ),
    line('9:51 am', them, `Site: ${place(s)}${pinIn(s, 0.5, 210)}`),
    line('9:51 am', them, `${size(s)}`),
    line('9:55 am', 'Valuer Desk', 'Seller kaun hai, kisse baat kare'),
    line('9:58 am', them, `${owned(s)} ke naam pe hai. Site pe ${escaped(s.witnesses[0].name)} milenge ${s.witnesses[0].mobile}`),
    line('9:59 am', 'Valuer Desk', `${demanded(s.tell, ['Index II', 'Sale Deed'], titles, ', ')} bhejna baki hai`),
    line('10:03 am', them, 'Ji shaam tak'),
  ].join('')}</div>`
}

/** An advocate's report on the title, the property in (a) (b) (c), older owners before the present one. */
const titleReport = (s: Scene): string => {
  begun(s)
  const year = dayOf(s.dates.letter).year
  const [a, b] = borrowers(s, shri)
  const land = s.isFlat ? `constructed on land of ${project(s)}` : `forming part of layout of survey No. ${s.survey}`
  return `<p class="center"><b>${escaped(s.partner.name)}</b>, B.Com., LL.B., Advocate &amp; Notary<br>${s.whole(2, 60, 211)}, Nyay Mandir Chambers, ${escaped(s.road)}, ${s.town} - ${
    s.officePin
  } | ${s.partner.mobile}</p><p>To, The Manager, ${escaped(s.lender)}, ${escaped(s.branch)} <span class="far">${dayOf(s.dates.letter).typed}</span></p><h1>TITLE SEARCH REPORT</h1><p><b>Re: ${a}${
    b ? ` and ${b}` : ''
  } - your ${loanFor(s)} proposal No. ${loanNo(s)}</b></p><p><b>1. Description of the property</b></p>${clauses(
    [`${place(s)}${pinIn(s, 0.4, 212)};`, `admeasuring ${size(s)};`, `${land};`],
    (at) => `(${'abc'.charAt(at - 1)})`,
  )}${sidesOf(s, 213)}<p><b>2. Documents produced before me</b></p>${abreast(
    ['S.No.', 'Document', 'Copy'],
    listed(s.tell, papersOf(s), titles, '|')
      .split('|')
      .map((paper, at) => [String(at + 1), paper, 'Photocopy']),
  )}<p><b>3. Flow of title</b></p><p>It appears that in the year ${year - 30} the property originally belonged to ${escaped(s.earlier.elder)}, on whose death in ${
    year - 22
  } the name of his son ${escaped(s.earlier.name)} came on record by entry No. ${s.digits(4, 214)}. From him it passed by sale to ${escaped(
    s.witnesses[0].name,
  )} in ${year - 14}, and later, through registered deed No. ${s.digits(5, 215)} of ${year - 6}, the present owner, ${owned(
    s,
    shri,
  )}, acquired it and holds it till date.</p><p><b>4. Search</b></p><p>I searched the index from ${year - 30} to ${year} vide receipt No. ${s.digits(6, 216)} and found no adverse entry. The title is ${s.tell.states(
    'land_freehold_or_leasehold',
    'freehold',
    'Freehold',
  )}, clear and marketable.</p><p class="right">Advocate (Enrol. ${s.digits(3, 217)}/1998)</p>`
}
export const mail = drafted(2_403, request, told, chat, titleReport)
