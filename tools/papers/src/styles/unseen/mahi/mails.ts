import { escaped } from '../../../telling.ts'
import { dayOf, rounded } from '../../forms.ts'
import { demanded, holders, pinIn } from '../../seen/scenes.ts'
import { lists as listed } from '../../truths.ts'
import { begun, both, drafted, holder, loanFor, loanNo, loud, mr, ofCompany, phone, place, rs, shri, size, type Scene } from './ground.ts'
import { hi, lines, sheet, some, terms } from './sheets.ts'

const titles = [
  'Sale Deed',
  'Registry',
  'Allotment Letter',
  'Lease Deed',
  'Possession Letter',
  'Conveyance Deed',
  'Agreement to Sell',
  'Chain Deed',
]
const bundles = [
  ['Sale Deed', 'Chain Deed', 'House Tax Receipt', 'Mutation'],
  ['Allotment Letter', 'Possession Letter', 'Approved Map'],
  ['Agreement to Sell', 'Registry', 'Nazri Naksha'],
  ['Lease Deed', 'Sanctioned Map', 'Electricity Bill', 'Estimate'],
] as const
const papersOf = (s: Scene): readonly string[] => s.pick(bundles, 40)
/** The papers that came with the case. */
export const enclosed = (s: Scene, between: string): string => listed(s.tell, papersOf(s), titles, between)

const notes = [
  'The report may be submitted in duplicate, along with photographs of the property with the borrower/representative.',
  'Please mention latitude and longitude, and circle rate of the area with its page.',
  'Fee will be paid as per Bank’s approved schedule on submission of bill in the name of the Branch.',
  'If the property is situated in unauthorised colony or Lal Dora, kindly inform before visit.',
  'TAT for the report is 48 hours.',
]
const sender = (s: Scene): string =>
  `${escaped(s.officer.name)}<br>${s.pick(['Deputy Manager', 'Manager (Processing)', 'Chief Manager'], 41)}`

/** A processing centre's mail with the particulars in a small table, the mail's head in both tongues. */
const centre = (s: Scene): string => {
  begun(s)
  const [a, b] = both(s, loud)
  const owner = s.has(0.6, 42)
  return `<div class="mail"><div class="rule">${lines([
    [hi('प्रेषक', 'From'), `LPC ${s.town} &lt;lpc.${s.town.toLowerCase()}@bank.example&gt;`],
    [hi('सेवा में', 'To'), `${escaped(s.partner.name)} &lt;valuer@mail.example&gt;`],
    [hi('प्रतिलिपि', 'Cc'), `BM ${escaped(s.branch)}; ${escaped(s.officer.name)}`],
    [hi('दिनांक', 'Date'), `${dayOf(s.dates.letter).brief} 16:${s.whole(10, 59, 43)}`],
    [hi('विषय', 'Subject'), `Valuation of property - ${escaped(s.first.name)} - ${escaped(s.branch)}`],
  ])}</div><p>महोदय / Dear Sir,</p><p>We enclose herewith scanned copies of the undernoted proposal and request you to conduct
  valuation of the property and submit your report at the earliest.</p>${sheet(
    [],
    [
      ['Name of Borrower(s)', b ? `1. ${a}<br>2. ${b}` : a],
      ['LOS / Ref. No.', loanNo(s)],
      ['Nature of facility', `${loanFor(s)}, limit ${rs(s.amount)}`],
      ['Contact No.', phone(s, 0.75)],
      ['Address of property to be mortgaged', `${place(s)}${pinIn(s, 0.5, 44)}`],
      owner && ['Property in the name of', holder(s, ' &amp; ', shri)],
      s.has(0.6, 45) && ['Area', size(s)],
      ['Enclosures', enclosed(s, ', ')],
    ],
  )}${terms(some(s, notes, 46), (at) => `${'abcde'.charAt(at - 1)}.`)}<p>सादर / Regards,<br>${sender(s)}<br>${escaped(
    s.lender,
  )}, Loan Processing Centre, 2nd Floor, Administrative Office, ${escaped(s.road)}, ${s.town} - ${s.officePin}<br>Ph. 0${s.digits(
    3,
    47,
  )}-${s.digits(7, 48)}</p><p><small>कृपया आवश्यक होने पर ही प्रिंट लें। Please do not print this mail unless necessary.</small></p></div>`
}

/** A housing company's trigger off its system: keys and values line by line. */
const trigger = (s: Scene): string => {
  begun(s)
  const [a, b] = both(s, (_, name) => name)
  return `<div class="mail"><p><b>Subject: Technical Trigger || ${s.digits(5, 49)} || ${s.town.toUpperCase()} || ${s.isFlat ? 'FLAT' : 'IHP'}</b></p>
  <p>Hi Team,</p><p>Please initiate technical for below case -</p><p>${[
    `Loan Application No - ${loanNo(s)}`,
    `Customer Name - ${a}`,
    ...(b ? [`Co Applicant Name - ${b}`] : []),
    `Customer Mobile - ${phone(s, 0.9)}`,
    `Product - ${loanFor(s)}`,
    `Loan Amt - ${rounded(s.amount / 100_000)} Lac`,
    `Property Address - ${place(s)}`,
    ...(s.has(0.7, 50) ? [`Pin - ${s.tell.states('pincode', s.pin)}`] : []),
    ...(s.has(0.6, 51) ? [`Property Owner - ${holder(s, ', ', (_, name) => name)}`] : []),
    ...(s.has(0.5, 52) ? [`Size - ${size(s)}`] : []),
    `Documents - ${enclosed(s, ' + ')}`,
    `RO Name &amp; No - ${escaped(s.officer.name)} ${s.officer.mobile}`,
    ...(holders(s).includes(s.first) ? [] : [`Seller Contact - ${s.seller.mobile}`]),
    `Branch - ${escaped(s.branch)} (Code ${s.digits(4, 53)})`,
  ].join('<br>')}</p><p>Kindly share visit ETA. Report to be uploaded in portal against PO ${s.digits(7, 54)}.</p><p>Thanks<br>${escaped(
    s.witnesses[0].name,
  )}<br>Credit Ops, ${escaped(s.lender)}<br><small>Regd. Office: ${s.whole(2, 40, 55)}, Aashiyana House, ${escaped(s.road)} - ${s.officePin}
  | Toll free 1800-180-${s.digits(4, 56)}</small></p></div>`
}

/** A branch's letter to its panel valuer, with the facts within a long sentence. */
const letter = (s: Scene): string => {
  begun(s)
  const [a, b] = both(s, shri)
  return `<table class="plain"><tr><td><b>${escaped(s.lender)}</b><br><small>(भारत सरकार का उपक्रम / A Govt. of India Undertaking)</small></td>
  <td class="right">शाखा / Branch: ${escaped(s.branch)}<br>${escaped(s.road)}, ${s.town} - ${s.officePin}</td></tr></table><hr>
  <p>पत्रांक / Ref.: ADV/VAL/${s.digits(3, 57)} <span class="far">दिनांक / Date: ${dayOf(s.dates.letter).dots}</span></p><p>To,<br>Er. ${escaped(
    s.partner.name,
  )},<br>Approved Valuer, ${s.whole(2, 90, 58)}, ${escaped(s.colony)}, ${s.town}</p><p>Dear Sir,</p>
  <p class="center"><b><u>Reg.: Valuation of property proposed to be mortgaged - A/c ${a}${b ? ` and ${b}` : ''}</u></b></p>
  <p>The above named has/have applied to us for ${loanFor(s)} of ${rs(s.amount)} vide application No. ${loanNo(
    s,
  )} and offered as security the property i.e. ${place(s)}${pinIn(s, 0.4, 59)}${s.has(0.6, 60) ? ` measuring ${size(s)}` : ''}, standing in the name of
  ${holder(s, ' and ', shri)}. You are requested to visit the site and furnish valuation report on our format in sealed cover. The party
  may be contacted on mobile No. ${phone(s, 0.7)}.</p><p>Encl.: Photocopies of -</p>${terms(
    enclosed(s, '|').split('|'),
    (at) => `(${'abcd'.charAt(at - 1)})`,
  )}${terms(some(s, notes, 61, 0.5))}<p>भवदीय / Yours faithfully,</p><p>${sender(s)}<br>Mob. ${s.officer.mobile}</p>`
}

/** A forwarded thread: what is asked stands in the oldest mail. */
const thread = (s: Scene): string => {
  begun(s)
  const [a, b] = both(s, mr)
  const day = dayOf(s.dates.letter)
  const wanted = s.pick([['Mutation', 'Chain Deed'], ['Registry'], ['Approved Map']] as const, 62)
  return `<div class="mail"><p>Respected Sir,</p><p>Trailing mail ke case me please visit karwa dijiye, customer bahut follow up kar raha hai.
  ${demanded(s.tell, wanted, titles, ' aur ')} abhi pending hai, customer se collect kar lein.</p><p>${escaped(s.officer.name)}<br>Field Officer, ${
    s.officer.mobile
  }</p><p class="quote">-----Original Message-----<br>From: ${escaped(s.witnesses[1].name)}<br>Sent: ${day.spoken} 11:${s.whole(10, 59, 63)} AM<br>To: HUB ${
    s.town
  }<br>Subject: FW: LAI ${escaped(s.first.name.toUpperCase())} ${escaped(s.branch.toUpperCase())}<br><br>Dear Sir,<br>Case logged in today. Details are as under.<br>
  Application no ${loanNo(s)}, ${loanFor(s)} ${rounded(s.amount / 100_000)} lacs.<br>Applicant is ${a}${
    b ? ` and co-applicant is ${b} (${s.first.isWoman ? 'husband' : 'wife'})` : ''
  }, mob ${phone(s, 0.8)}.<br>Property : ${place(s)}${pinIn(s, 0.5, 64)}.<br>${
    s.has(0.5, 65) ? `Purchase from ${escaped(s.earlier.name)} in ${day.year - 9}.<br>` : ''
  }Current residence of party is ${escaped(s.first.home)} ${s.homePin}, not to be visited.<br><br>Regards<br>${escaped(
    s.witnesses[1].name,
  )}<br>Branch Head, ${escaped(s.branch)}<br>${escaped(s.lender)}</p></div>`
}
export const mail = drafted(3_101, centre, ofCompany(trigger), letter, ofCompany(thread))
