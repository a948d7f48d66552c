import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, mayConvert, mayList, mayOwn } from '../../truths.ts'
import { demarcation, letterOfIntent } from './authority.ts'
import { flatPlace, groundOf, mobileOf, mr, pinOf, rs, sh, sonOfLate, storeyOf, type Ground } from './ground.ts'

type Item = { label: string; key?: 'edc' | 'idc' | 'plc' | 'power_backup' | 'car_parking'; amount: number; also?: string[] }

const itemsOf = ({ charges, has, sqft, whole }: Ground): Item[] => {
  const load = `${whole(2, 5, 150)} KW`
  const all: [number, Item][] = [
    [0.7, { label: 'External Development Charges', key: 'edc', amount: charges.edc }],
    [0.3, { label: 'Infrastructure Development Charges', key: 'idc', amount: charges.idc }],
    [0.5, { label: 'P.L.C. (two side open)', key: 'plc', amount: charges.plc }],
    [0.65, { label: 'Stilt parking, one car', key: 'car_parking', amount: charges.parking, also: ['1', '1 stilt', '1 covered'] }],
    [0.5, { label: `Power back up ${load}`, key: 'power_backup', amount: charges.power, also: [load] }],
    [0.6, { label: 'Interest free maintenance security', amount: sqft.super * 30 }],
    [0.5, { label: 'Club', amount: charges.club }],
    [0.4, { label: 'Electric and water connection', amount: 54_000 }],
  ]
  return all.filter(([often], at) => has(often, 151 + at)).map(([, item]) => item)
}

const amountOf = (tell: Telling, items: readonly Item[], { key, amount, also = [] }: Item): string => {
  if (key) return tell.states(`amenities_${key}`, grouped(amount), String(amount), ...also)
  const others = items.filter((one) => !one.key).map((one) => `${one.label} ${one.amount}`)
  return tell.states('amenities_others', grouped(amount), others.join(', '))
}

/** Sums at the end of dotted lines, with a total below. */
const priceLines = (tell: Telling, ground: Ground): string => {
  const items = itemsOf(ground)
  const total = items.reduce((all, { amount }) => all + amount, ground.price)
  const lead = (label: string, amount: string): string => `<div class="lead"><span>${label}</span><span>${amount}</span></div>`
  return `${lead('Basic price', grouped(ground.price))}${items
    .map((item) => lead(item.label, amountOf(tell, items, item)))
    .join('')}${lead('<b>Total price</b>', `<b>${grouped(total)}</b>`)}`
}

/** The sums in a numbered clause. */
const priceClause = (tell: Telling, ground: Ground): string => {
  const items = itemsOf(ground)
  if (items.length === 0) return 'The price is inclusive of all development charges.'
  return `Over and above the price the Allottee shall pay: ${items
    .map((item, at) => `(${String.fromCharCode(97 + at)}) ${item.label} Rs. ${amountOf(tell, items, item)}`)
    .join('; ')}.`
}

const brand = ({ developer, project, town, officePin, digits }: Ground): string =>
  `<div class="glossy"><div class="brand">${project.toUpperCase()}</div><p class="fine">${escaped(developer)}, SCO ${digits(3, 160)},
${town}
${officePin} | 0172-${digits(7, 161)} | RERA-PBRERA-${digits(4, 162)}-PR0${digits(3, 163)}</p></div>`

/** Letter of the colony's promoter for a floor; of the authority for a plot. */
export const allotment: PaperWriter = (property, tell) => {
  if (!property.isFlat) return letterOfIntent(property, tell)
  const ground = groundOf(property)
  const { buyers, first, developer, dates, sqft, homePin, digits, has, price, sqyd, partner, whole } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Allotment Letter')
  tell.states('developer_name', developer)
  const land = has(0.4, 164)
  if (land) mayConvert(tell, sqft.plot)
  const sums = has(0.6, 170)
    ? `<h2>Price in rupees</h2>${priceLines(tell, ground)}`
    : `<p>The basic price is ${rs(price)}. ${priceClause(tell, ground).replace('the Allottee', 'you')}</p>`
  const plot = land ? ` built on a plot of ${tell.states('land_area_docs_sqyd', String(sqyd))} sq. yards` : ''
  return `${brand(ground)}<div class="glossy"><p class="sides"><span>Ref.
AL/${digits(4, 165)}</span><span>${dayOf(dates.letter).spoken}</span></p>
<p>${applicants(tell, buyers, '<br>', mr)}<br>${escaped(first.home)} ${homePin}${
    has(0.6, 166) ? `<br>Contact ${mobileOf(tell, ground)}` : ''
  }</p><h1>Letter of Allotment</h1><p>Congratulations on choosing your home. In terms of your booking dated ${dayOf(dates.deed).dots}
(application
serial ${digits(4, 167)}, agent ${escaped(partner.name)}) we allot to you the following:</p>
<p><b>${flatPlace(tell, ground)}${has(0.65, 168) ? ` ${pinOf(tell, ground)}` : ''}</b>${plot}.</p>
<p>Super area ${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sq. ft. &nbsp;|&nbsp; Carpet ${grouped(
    sqft.carpet,
  )} sq. ft. &nbsp;|&nbsp; Terrace ${whole(120, 400, 169)} sq. ft.</p>
${sums}
<p class="fine">10 % is received. 15 % is due in 45 days, the remainder as the work goes on. Maintenance at Rs. 2.10 per sq. ft. monthly.
This
letter does not create any right till the agreement is signed.</p>
<p class="sides"><span>For ${escaped(developer)}<br><br>Director
(Sales)</span><span>Allottee<br><br>${again(buyers, '<br>')}</span></p></div>`
}

const recitalOfPlan = (tell: Telling, { has, digits, dates, whole, authority, storey }: Ground): string => {
  if (!has(0.65, 175)) return ''
  const upper = Math.max(storey, whole(2, 4, 176))
  const floors = has(0.6, 177) ? ` for ${tell.states('floors_sanctioned', `Stilt + ${upper} floors`, `S+${upper}`)}` : ''
  return ` The building plans${floors} were approved by the ${authority} vide memo No.
${tell.states('sanction_approval_no', `STP/${digits(4, 178)}`)} dated
${tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)}.`
}

/** A floor buyer's agreement: clauses run on, particulars in a sheet of pairs. */
export const buyerAgreement: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, dates, price, partner, has, digits, sqft, sqyd, homePin, first, town, officePin, witnesses, khasra } = ground
  const { unit, village, hadbast, whole } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Buyer Agreement', "Floor Buyer's Agreement", 'Agreement for Sale')
  mayConvert(tell, sqft.plot)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('type_of_plot', 'Residential')
  const terrace = storeyOf(ground).startsWith('Third') ? 'Full' : 'One third'
  const covered = String(Math.round(sqft.super * 0.8))
  const thirdPart = `${rounded(sqyd / 3)} sq. yds.`
  const share = has(0.65, 180) ? tell.states('final_land_area_uds', thirdPart, thirdPart, '1/3rd', '1/3') : 'proportionate'
  const pair = (a: string, b: string, c: string, d: string): string => `<tr><td>${a}</td><td>${b}</td><td>${c}</td><td>${d}</td></tr>`
  return `<h1>FLOOR BUYER'S AGREEMENT</h1><p>Agreement made at ${town} on the ${dayOf(dates.deed).legal} between
<b>${tell.states('developer_name', developer)}</b>, SCO ${digits(3, 160)}, ${town} ${officePin}, acting through
${sh(partner, escaped(partner.name), 0)}
(Promoter) and ${applicants(tell, buyers, ' and ', sonOfLate)}, resident of ${escaped(first.home)} ${homePin} (Allottee).</p>
<p>A. The Promoter holds ${whole(9, 60, 181)} acres in village ${village}, H.B. No. ${hadbast}, Khasra No. ${khasra} and others, and is
licensed under
No. LDC/${digits(3, 182)} to set up a colony.${recitalOfPlan(tell, ground)}</p>
<p>B. The Allottee has asked for a floor and the Promoter agrees to sell it for ${rs(price)} (Rupees ${inWords(price)} only), out of which
${rs(Math.round(price / 10))} is paid by cheque No. ${digits(6, 183)}.</p><div class="sheet"><div class="title">PARTICULARS OF THE
FLOOR</div><table>
${pair('Unit', tell.states('flat', unit), 'Floor', storeyOf(ground))}${pair(
    'Plot area (sq. yds.)',
    tell.states('land_area_docs_sqyd', String(sqyd)),
    'Share in land',
    share,
  )}${pair('Super area (sq. ft.)', tell.states('document_area_sqft', String(sqft.super)), 'Covered area (sq. ft.)', covered)}
${pair('Carpet area (sq. ft.)', String(sqft.carpet), 'Terrace right', terrace)}</table></div>
<p>Location: ${flatPlace(tell, ground)}${has(0.65, 184) ? `, PIN ${pinOf(tell, ground)}` : ''}.</p>
<p>1. ${priceClause(tell, ground)}</p><p>2. Possession is proposed within 24 months. 3. Delayed payment bears SBI MCLR + 2 %. 4. The
Allottee may
mortgage the floor with a bank for a loan. 5. Transfer fee of ${rs(whole(50, 150, 185))} per sq. ft. is payable for any nomination.</p>
<p class="sides"><span>Promoter</span><span>Allottee<br>${again(buyers, '<br>')}</span></p><p>Witnesses: 1. ${escaped(witnesses[0].name)} 2.
${escaped(witnesses[1].name)}</p>`
}

/** Possession of a floor with its last account; of a plot, the demarcation. */
export const possession: PaperWriter = (property, tell) => {
  if (!property.isFlat) return demarcation(property, tell)
  const ground = groundOf(property)
  const { buyers, developer, dates, sqft, digits, has, officer, first, homePin } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Possession Letter', 'Offer of Possession')
  tell.states('developer_name', developer)
  const partial = `PCC/${digits(4, 190)}`
  tell.allows('sanction_approval_no', partial)
  return `${brand(ground)}<div class="glossy"><p class="right">${dayOf(dates.letter).spoken}</p><h1>Offer of Possession</h1>
<p>${applicants(tell, buyers, ' and ', mr)}, ${escaped(first.home)} ${homePin}</p>
<p>Dear Allottee, we have received the partial completion certificate ${partial} and your home
${flatPlace(tell, ground)}${has(0.6, 191) ? `, PIN ${pinOf(tell, ground)}` : ''} is ready. Its super area has come to
${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sq. ft. in place of ${grouped(sqft.super - 18)} sq. ft. The
account
stands as follows:</p>${has(0.7, 192) ? priceLines(tell, ground) : `<p>${priceClause(tell, ground)}</p>`}<p>Received so far
${rs(Math.round(ground.price * 0.95))}. Kindly clear the balance in 21 days; holding charges of Rs. 5 per sq. ft. per month apply
thereafter. To fix
a day ring ${escaped(officer.name)}, ${officer.mobile}.</p><p class="fine">Bring PAN (${first.pan}), two photographs and TDS challans.</p>
<p>For ${escaped(developer)}<br><br>Head - Customer Care</p></div>`
}
