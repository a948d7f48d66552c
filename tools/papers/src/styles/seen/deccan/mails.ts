import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { again, applicants, lists, mayHold } from '../../truths.ts'
import { factLines, headTable, type Fact } from '../drafts.ts'
import { drafted, extent, fileNo, mobile, mr, pinAfter, place, plinth, product, type Scene } from './scene.ts'

export const titles = ['Sale deed', 'Agreement of sale', 'Link document', 'Gift settlement deed']

/** Papers that a branch sends along. */
export const papersOf = ({ isFlat, whole, has }: Scene): string[] => {
  const all = isFlat
    ? ['Agreement of sale', 'Sale deed', 'Building permit order', 'EC', 'Occupancy certificate', 'Market value certificate']
    : ['Sale deed', 'Link document', 'LRS proceedings', 'EC', 'House tax receipt', 'Building plan', 'Market value certificate']
  return all.filter((_, at) => at === 0 || has(0.5, 30 + at)).slice(0, whole(2, 6, 29))
}

const second = (s: Scene, dress = mr): string => {
  const [a, b] = s.buyers
  return a && b ? (applicants(s.tell, [a, b], '|', dress).split('|')[1] ?? '') : ''
}

const ownerOf = (s: Scene): string => s.tell.states('property_owner_name', s.seller.name)

/** Key and value on a line each, typed in haste. */
const keyed = (s: Scene): string => {
  const { first, lender, officer, seller, has, isFlat, amount, town, officePin, developer, pick, tell, buyers } = s
  const facts: Fact[] = [
    ['FILE NO', fileNo(s)],
    ['APPLICANT', applicants(tell, [first], '', (_, name) => name.toUpperCase())],
    buyers.length > 1 && ['CO APPLICANT', second(s, (_, name) => name.toUpperCase())],
    ['MOB', mobile(s, 0.75)],
    ['TYPE OF LOAN', product(s)],
    ['LOAN AMOUNT', `${grouped(amount / 100_000)} Lakhs`],
    ['PROPERTY', `${place(s)}${pinAfter(s, 0.7, 40)}`],
    isFlat ? ['PLINTH AREA', plinth(s)] : ['EXTENT', extent(s)],
    isFlat && has(0.5, 41) && ['BUILDER', tell.states('developer_name', developer)],
    !isFlat && has(0.5, 42) && ['PRESENT OWNER', ownerOf(s)],
    ['VISIT CONTACT', `${escaped(seller.name)} ${seller.mobile}`],
    ['DOCS', lists(tell, papersOf(s), titles, ' + ')],
  ]
  return `<div class="mail"><p><b>Sub: TECHNICAL - URGENT - ${escaped(first.name.toUpperCase())}</b></p><p>sir pls do visit today
itself</p>${factLines(facts, pick([' : ', ' - ', ': ', ' :- '], 43), pick(['', '* ', '#'], 44))}
<p>${escaped(officer.name)}<br>Tech desk, ${escaped(lender)}<br>${officer.mobile} / 040-${s.digits(8, 45)}, ${town} ${officePin}</p></div>`
}

/** One sentence holds the case. */
const sentence = (s: Scene): string => {
  const { first, buyers, officer, lender, tell, seller, amount, has, isFlat, developer } = s
  const with2 = buyers.length > 1 ? ` (co-applicant ${second(s)})` : ''
  const builder = isFlat && has(0.5, 46) ? `, constructed by M/s ${tell.states('developer_name', developer)},` : ''
  const from = has(0.5, 47) ? ` Present owner is ${mr(seller, ownerOf(s), 0)}.` : ''
  return `<div class="mail"><p>From: ${escaped(officer.name)}<br>To: valuations@deccanvaluers.example<br>Subject: ${fileNo(s)} /
${escaped(first.name)} / valuation</p><p>Dear team,</p>
<p>Kindly arrange valuation for ${product(s)} of Rs. ${grouped(amount / 100_000)} lakhs applied by
${applicants(tell, [first], '', mr)}${with2},
ph ${mobile(s, 0.8)}, for the property at ${place(s)}${pinAfter(s, 0.6, 48, ', ')}${builder} and send the report by tomorrow EOD.${from}
Earlier visit charges are not yet paid.</p>
<p>Thanks,<br>${escaped(officer.name)} (${officer.mobile})<br>${escaped(lender)}</p></div>`
}

/** A sheet's row, pasted with its head. */
const pasted = (s: Scene): string => {
  const { first, lender, officer, tell, amount, has, buyers, branch, dates } = s
  const facts: Fact[] = [
    ['S.No', '1'],
    ['LAN', fileNo(s)],
    ['Customer Name', applicants(tell, [first], '')],
    buyers.length > 1 ? ['Co-App Name', second(s, (_, name) => name)] : ['Co-App Name', 'NA'],
    ['Product', product(s)],
    ['Amt (Lacs)', grouped(amount / 100_000)],
    ['Property Address', place(s)],
    ['Pin', has(0.7, 50) ? tell.states('pincode', s.pin) : ''],
    ['Cust Mobile', mobile(s, 0.7)],
    ['Branch', escaped(branch)],
  ]
  return `<div class="mail"><p>Hi Team,</p><p>PFB the case allocated on ${dayOf(dates.letter).brief}. Documents are uploaded in the
portal.</p>${headTable(facts)}<p>${has(0.6, 51) ? `Attached: ${lists(tell, papersOf(s), titles, ', ')}` : ''}</p>
<p>Regards<br>${escaped(officer.name)} | Credit Ops | ${escaped(lender)} | M: ${officer.mobile}</p></div>`
}

/** A co-operative bank's letter to its valuer, on its letterhead. */
const letter = (s: Scene): string => {
  const { lender, town, officePin, officer, first, tell, amount, dates, buyers, witnesses, price } = s
  const both = applicants(tell, buyers, ' and ', mr)
  return `<div class="mail"><p class="center"><b>${escaped(lender.toUpperCase())}</b><br>Regd. Office: Main Bazaar, ${town} -
${officePin}</p><p>Lr. No. ADV/VAL/${s.digits(3, 52)} <span class="far">Dt. ${dayOf(dates.letter).dots}</span></p>
<p>To<br>${escaped(witnesses[0].name)}, B.E. (Civil), Approved Valuer,<br>${town}</p><p>Sir,</p>
<p><b>Sub:</b> Valuation of property of ${both} - ${product(s)} for ${grouped(amount / 100_000)} lakhs - Reg.<br><b>Ref:</b> Loan
application No. ${fileNo(s)}</p>
<p>With reference to the above, the captioned member(s), Cell: ${mobile(s, 0.6)}, R/o ${escaped(first.home)}, has submitted the following
documents towards security:</p>
<div>${lists(tell, papersOf(s), titles, '</div><div>')}</div>
<p>Particulars of security: ${place(s)}${pinAfter(s, 0.7, 53)}${s.isFlat ? '' : `, admeasuring ${extent(s)}`}${
    s.has(0.5, 54) ? `, standing in the name of ${ownerOf(s)}` : ''
  }.</p>
<p>The value as per our 2019 report was ${rs(price)}. Please submit report in two copies.</p>
<p>Yours faithfully,<br>${escaped(officer.name)}, Manager, ${officer.mobile}</p></div>`
}
const rs = (amount: number): string => `Rs.${grouped(amount)}`

const holding =
  (draft: (s: Scene) => string) =>
  (s: Scene): string => {
    mayHold(s.tell, s.buyers)
    mayHold(s.tell, [s.seller])
    return draft(s)
  }

/** What a lender's technical desk sends. */
export const mail = drafted(1, holding(keyed), holding(sentence), holding(pasted), holding(letter))

/** Names of people already told, for signatures. */
export const signed = (s: Scene): string => again(s.buyers, '<br>')
