import { escaped } from '../../../telling.ts'
import { dayOf, rounded } from '../../forms.ts'
import { lists as listed } from '../../truths.ts'
import { pairTable } from '../drafts.ts'
import { mailHead, quoted } from '../layouts.ts'
import { demanded, pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { begun, borrowers, drafted, loanFor, loanNo, owned, phone, place, rs, sh, size, type Scene } from './scene.ts'

const titles = ['Sale Deed', 'Jamabandi', 'Conveyance Deed', 'Allotment Letter', 'Patta', 'Mutation', 'Registry']
export const papersOf = (s: Scene): readonly string[] =>
  s.pick(
    [
      ['Registry', 'Jamabandi', 'Site plan'],
      ['Allotment Letter', 'Conveyance Deed', 'Sanctioned map', 'House tax receipt'],
      ['Sale Deed', 'Mutation', 'Approved building plan', 'Electricity bill'],
    ],
    200,
  )
export const enclosed = (s: Scene, between: string): string => listed(s.tell, papersOf(s), titles, between)

/** The branch's letter to the valuer on its panel, with a table of two facts a row. */
const request = (s: Scene): string => {
  begun(s)
  const [first, second] = borrowers(s, sh)
  return `<p><b>${escaped(s.lender)}</b><br>${escaped(s.branch)} Branch, ${escaped(s.road)}, ${s.town}-${s.officePin}<br>E-mail: bo${s.digits(4, 201)}@bank.example &nbsp; Ph: 0172-${s.digits(
    7,
    202,
  )}</p><p>RO/ADV/${dayOf(s.dates.letter).year}/${s.digits(3, 203)} <span class="far">${dayOf(s.dates.letter).dots}</span></p><p>M/s ${escaped(s.partner.name)} &amp; Associates,<br>Approved Valuers (Cat-I/${s.digits(
    3,
    204,
  )}), Chamber No. 14</p><p><b>Reg: Valuation of immovable property offered as security</b></p><p>You are on the panel of the Bank. Please inspect the under mentioned property and
submit the report in the Bank's format (L-244) in sealed cover:</p>${pairTable([
    ['Name of borrower', first],
    ['Co-borrower / guarantor', second || 'Nil'],
    ['Facility', loanFor(s)],
    ['Limit proposed', rs(s.amount)],
    ['A/c or proposal no.', loanNo(s)],
    ['Mobile of the party', phone(s, 0.7)],
    ['Present owner of property', owned(s)],
    ['Extent', size(s)],
    ['Property', `${place(s)}${pinIn(s, 0.4, 205)}`],
    ['Nature', s.isFlat ? 'Flat' : s.hasHouse ? 'Residential house' : 'Vacant plot'],
  ])}<p>Copies of documents enclosed: ${enclosed(s, ', ')}.</p><p>Fee shall be paid as per schedule. The report of M/s Arora Consultants dated 04.05.2019 (value Rs. ${rounded(
    s.price / 200_000,
  )} lac) is with the Bank.</p><p>${standing(s, 'mail', 206, 0.3).join(' ')}</p><p class="right">Senior Manager<br>${escaped(s.officer.name)} (Mob. ${s.officer.mobile})</p>`
}

/** A mail that went from the dealer to the hub to the valuer. */
const thread = (s: Scene): string => {
  begun(s)
  const [first, second] = borrowers(s)
  return `<div class="mail">${mailHead([
    ['From', `RACPC ${s.town} &lt;racpc.${s.digits(5, 207)}@bank.example&gt;`],
    ['To', 'valuer.tech@panel.example'],
    ['Cc', `${escaped(s.officer.name)}; ${escaped(s.witnesses[0].name)}`],
    ['Date', `${dayOf(s.dates.letter).spoken} 11:42`],
    ['Subject', `FW: TIR &amp; Valuation // ${escaped(s.first.name)} // ${s.town}`],
  ])}<p>Dear Sir,</p><p>PFA. Pls do the needful today itself, file is to be put up tomorrow. Trail mail refers.</p><p>Regards,<br>${escaped(s.witnesses[0].name)}<br>Dy. Manager (Processing) | ${
    s.witnesses[0].mobile
  }<br>${escaped(s.lender)}, RACPC, Plot 9, ${escaped(s.colony)}, ${s.town} ${s.officePin}</p><hr><div>-----Original Message-----</div>${quoted(
    [
      `From: ${escaped(s.officer.name)} (MPST)`,
      `Sent: ${dayOf(s.dates.letter).dashes}`,
      '&nbsp;',
      `Madam, kindly allot the below case for ${loanFor(s)} of ${rounded(s.amount / 100_000)} lacs.`,
      `LOS ID ${loanNo(s)}`,
      `Applicants - ${first}${second ? ` and ${second}` : ''}`,
      `Ph ${phone(s, 0.8)} (seller ${escaped(s.seller.name)}, ${s.seller.mobile})`,
      `Property to be visited - ${place(s)}${pinIn(s, 0.5, 208, ' PIN ')}`,
      `Area ${size(s)}`,
      `Docs attached - ${enclosed(s, ' / ')}`,
    ],
  )}<p><small>${standing(s, 'mail', 209, 0.5).join(' ')}</small></p></div>`
}

/** A chat as the phone exports it. */
const chat = (s: Scene): string => {
  begun(s)
  const day = dayOf(s.dates.letter).typed
  const them = `${escaped(s.officer.name)} ${escaped(s.lender.split(' ')[0] ?? '')} Sales`
  const [first, second] = borrowers(s)
  const line = (time: string, who: string, said: string): string => `<div>[${day}, ${time}] ${who}: ${said}</div>`
  return `<div class="mail">${[
    line('10:02 am', them, 'Sir ji namaste, ek technical lagani hai aaj'),
    line('10:03 am', 'You', 'ok bhejo details, owner se baat kara dena'),
    line(
      '10:09 am',
      them,
      `Customer - ${first}<br>${second ? `Co app - ${second}<br>` : ''}File no ${loanNo(s)}<br>${loanFor(s)} ${rounded(s.amount / 100_000)} L<br>Add - ${place(s)}${pinIn(s, 0.4, 210)}<br>${size(
        s,
      )}<br>No. ${s.tell.states('contact_number', s.first.mobile)}`,
    ),
    line('10:09 am', them, '&lt;Media omitted&gt;'),
    line('10:15 am', 'You', 'map aur registry dono chahiye, jamabandi bhi'),
    line(
      '10:21 am',
      them,
      `${demanded(s.tell, ['Registry', 'Jamabandi', 'Map'], titles, ', ')} shaam tak mil jayega. Gate pe ${escaped(s.partner.name)} milega ${s.partner.mobile}`,
    ),
    line('10:22 am', 'You', 'ok ji'),
  ].join('')}</div>`
}
export const mail = drafted(1_310, request, thread, chat)
