import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { factLines, headTable, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, asked, clauses, dotted, twoBlocks } from '../layouts.ts'
import { approvalOf, pinIn } from '../scenes.ts'
import { overleaf } from '../standing.ts'
import { called, drafted, extent, landPlace, place, planPlace, sri, superArea, type Scene } from './scene.ts'

const recorded = (s: Scene, between: string): string => owners(s.tell, s.buyers, between)
const area = (s: Scene): readonly [string, string] => (s.isFlat ? ['Super built-up area', superArea(s)] : ['Area', extent(s)])

/** Odisha's record of rights: the raiyat on the front, the plots on the back. */
const ror = (s: Scene): string => {
  const { tell, buyers, seller } = s
  mayList(tell, 'Record of Rights', 'ROR', 'Khatian', 'Mutation ROR')
  mayApply(tell, buyers)
  const status = s.has(0.5, 120) ? tell.states('land_freehold_or_leasehold', 'Sthitiban (Freehold)', 'Freehold') : 'Sthitiban'
  return `<p class="center"><b>RECORD OF RIGHTS (KHATIAN)</b><br>Schedule I Form No. 39-A</p>${pairTable([
    ['Mauza', s.mouza],
    ['Tahasil', s.town],
    ['Thana', s.thana],
    ['District', s.district],
    ['Khatian Sl. No.', s.khata],
    ['Landlord', 'State Government'],
    ['Name of tenant (raiyat)', recorded(s, ', ')],
    ['Father / husband', escaped(s.first.elder)],
    ['Status', status],
    ['Rent / Cess', `${s.whole(2, 30, 121)}.00 / ${s.whole(1, 20, 122)}.50`],
  ])}${abreast(
    ['Plot', 'Kisam', 'Rakba', 'Remarks'],
    [
      [
        s.revenuePlot,
        'Gharabari',
        extent(s),
        `Mutation Case ${s.digits(4, 123)}/${dayOf(s.dates.letter).year}, from ${escaped(seller.name)}`,
      ],
    ],
  )}<p>Situated: ${landPlace(s)}${pinIn(s, 1, 124)}</p><p>Final publication ${dayOf(s.dates.letter).dots}. Tahasildar</p>`
}

/** A circle's jamabandi copy of Assam: pattadars and their dag. */
const jamabandi = (s: Scene): string => {
  const { tell, buyers, seller, earlier } = s
  mayList(tell, 'Jamabandi Copy', 'Mutation Order', 'Land Holding Certificate')
  mayApply(tell, buyers)
  return `<h1>JAMABANDI (CHITHA) - CERTIFIED COPY</h1>${factLines([
    ['Circle', s.town],
    ['Mouza', s.mouza],
    ['Patta No. and kind', `${s.patta} (Myadi)`],
  ])}${abreast(
    ['Dag No.', 'Area', 'Pattadar and father / husband', 'Revenue'],
    [
      [
        String(s.dag),
        extent(s),
        s.buyers.map((one, at) => `${at + 1}. ${owned(s, at)} (${escaped(one.elder)})`).join('<br>'),
        `${s.whole(9, 90, 125)}.00`,
      ],
    ],
  )}<p>As per order dated ${dayOf(s.dates.letter).typed} of the Circle Officer in Mutation Case ${s.digits(
    3,
    126,
  )} the above name(s) were mutated by right of purchase in place of ${escaped(seller.name)}; formerly
${escaped(earlier.name)}.</p><p>Land at
${landPlace(s)}${pinIn(s, 1, 127)}</p><p>Copied by Lat Mandal, compared by ${escaped(s.officer.name)}</p>`
}
const owned = (s: Scene, at: number): string =>
  s.tell.states('property_owner_name', s.buyers[at]?.name ?? '', s.buyers.map(({ name }) => name).join(', '))

/** A corporation's letter on a change of name, in one sentence with questions under it. */
const nameChange = (s: Scene): string => {
  const { tell, buyers, seller } = s
  mayList(tell, 'Mutation Certificate', 'Mutation Order')
  mayApply(tell, buyers)
  return `<p class="center"><b>${s.town.toUpperCase()} MUNICIPAL CORPORATION</b><br>Revenue Branch, PIN ${s.officePin}</p><h1>MUTATION OF
HOLDING</h1>${asked([
    ['Mutation case', `${s.digits(4, 128)}/${dayOf(s.dates.letter).year}`],
    ['Order date', dayOf(s.dates.letter).spoken],
    ['Holding', `${place(s)}${pinIn(s, 0.5, 129)}`],
    area(s),
    ['Name struck off', called(seller, escaped(seller.name), 0)],
    ['Name entered', owners(tell, buyers, ' and ', sri)],
    ['Ground', `Regd. deed ${s.digits(5, 130)} of ${dayOf(s.dates.deed).typed}`],
  ])}<p>Mutation fee Rs ${s.whole(5, 50, 131)}00 received. Tax Daroga: ${escaped(s.officer.name)}</p>`
}

/** A holding tax receipt in two blocks. */
const holdingTax = (s: Scene): string => {
  const { tell, buyers, isFlat } = s
  mayList(tell, 'Holding Tax Receipt', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const tax = s.whole(3, 60, 132) * 80
  const year = dayOf(s.dates.letter).year
  return `<p class="band">HOLDING TAX - ${s.town} Municipal Corporation</p>${twoBlocks(
    factLines([
      ['Money receipt', `MR/${s.digits(7, 133)}`],
      ['Dated', dayOf(s.dates.letter).brief],
      ['Holding No.', s.holding],
      ['Ward', String(s.ward)],
    ]),
    factLines([
      ['Assessee', recorded(s, ', ')],
      ['C/o', escaped(s.first.elder)],
      ['Located at', place(s)],
      ['PIN', tell.states('pincode', s.pin)],
      area(s),
      ['Use', 'Residential'],
    ]),
  )}${headTable([
    ['Year', `${year}-${(year + 1) % 100}`],
    ['Holding tax', grouped(tax)],
    ['Light tax', grouped(tax / 4)],
    ['Latrine tax', grouped(tax / 4)],
    ['Rebate', grouped(tax / 20)],
    ['Total', grouped(tax * 1.45)],
  ])}<p>Paid by ${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile}) in cash. Old holding ${s.digits(3, 134)}-A</p>`
}

/** A land revenue receipt of a tahasil or a circle. */
const revenueReceipt = (s: Scene): string => {
  const { tell, buyers } = s
  mayList(tell, 'Land Revenue Receipt', 'Rent Receipt', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const year = dayOf(s.dates.letter).year
  return `<h1>RENT RECEIPT (KHAJANA RASID)</h1>${dotted([
    ['Receipt No.', `${s.digits(4, 135)}/${s.digits(6, 136)}`],
    ['Date', dayOf(s.dates.letter).typed],
    ['Name of recorded tenant', recorded(s, ' and ')],
    ['Paid by', escaped(s.partner.name)],
    ['Land', `${landPlace(s)}, PIN ${tell.states('pincode', s.pin)}`],
    ['Area', extent(s)],
    ['For the year', `${year - 1}-${year}`],
    ['Rent', `${s.whole(10, 90, 137)}.00`],
    ['Cess', `${s.whole(5, 60, 138)}.00`],
    ['Nistar cess', '0.50'],
  ])}<p>Revenue Inspector, ${s.mouza} Circle - ${s.officePin}</p>`
}

const planOf = (s: Scene) => {
  const { sqft, sqmt, tell, pick, whole, has } = s
  const upper = whole(1, 4, 139)
  const stilted = has(0.35, 140)
  const code = stilted ? `S+${upper}` : `G+${upper}`
  const numbers = [
    `BP/${s.digits(5, 141)}/${dayOf(s.dates.plan).year}`,
    `GMC/NOC/${s.digits(4, 141)}/${whole(10, 24, 142)}`,
    `${s.digits(4, 141)}-BDA/P`,
    `RMC/BP/${s.digits(3, 141)}/W${s.ward}/${dayOf(s.dates.plan).year}`,
  ]
  const land = tell.states(
    'land_area_plan',
    pick([`${grouped(sqft.plot)} Sft.`, `${sqmt.plot} sq.m`, `${grouped(sqft.plot)} sq. ft.`], 143),
  )
  const words = `${stilted ? 'Stilt' : 'Ground'} + ${upper} storied`
  return { ...approvalOf(s, numbers, code, [code, words, code.replace('+', ' + ')], 144), land, site: planPlace(s) }
}
const zone = (s: Scene, word = 'Residential'): string => s.tell.states('usage_as_per_cdp', word, 'Residential')
const use = (s: Scene, word = 'Residential'): string => s.tell.states('usage_approved_as_per_plan', word, 'Residential')

/** An authority's Form II: permission with parameters. */
const formTwo = (s: Scene): string => {
  const { tell, buyers, authority } = s
  const plan = planOf(s)
  const terms = ['The land must be in lawful ownership and peaceful possession of the applicant.', 'Valid for three years.']
  return `<p class="center"><b>${authority.toUpperCase()}</b><br>FORM-II [Regulation 10]<br>PERMISSION LETTER</p><p>No. ${plan.number()}
<span
class="far">${s.town}, dated ${plan.date()}</span></p><p>Permission under sub-section (3) of Section 16 is hereby granted in favour of
${owners(
  tell,
  buyers,
  ' and ',
  called,
)} for construction of ${plan.floors()} ${use(s, 'residential')} building over ${plan.site}${pinIn(s, 0.3, 148)}.</p>${leftTable([
    ['Total plot area', plan.land],
    ['Road affected area', 'Nil'],
    ['Total built up area approved', `${plan.built()} Sft.`],
    ['F.A.R.', `${s.whole(10, 22, 149) / 10}`],
    s.has(0.6, 150) && ['Land use as per C.D.P.', zone(s, 'Residential Use Zone')],
    ['Setback front / rear', '2.5 m / 1.5 m'],
    ['Parking', `${s.whole(15, 80, 151)} Sqm`],
  ])}${clauses(terms)}<p>By
order, Authorised Officer</p>`
}

/** A corporation's no-objection for a house, addressed as a letter. */
const noObjection = (s: Scene): string => {
  const { tell, buyers } = s
  const plan = planOf(s)
  return `<p>Office of the Commissioner, ${s.town} Municipal Corporation</p><p>To<br>${owners(tell, buyers, '<br>', called)}<br>${escaped(
    s.first.home,
  )}, ${s.homePin}</p><p><b>Sub: Building permission</b></p><p>Your application dated 03.02.${dayOf(s.dates.plan).year} is allowed as
under.</p>${numberedTable([
    ['Permission No.', plan.number()],
    ['Date of permission', plan.date()],
    ['Site', `${plan.site}${pinIn(s, 0.3, 152)}`],
    ['Area of land', plan.land],
    ['Proposed use allowed', use(s)],
    ['Floors allowed', plan.floors()],
    ['Sum of floor areas', `${plan.built()} sq. ft.`],
    ['Zone in Master Plan', s.has(0.6, 153) ? zone(s) : 'Not stated'],
    ['Fees', `Rs ${grouped(s.whole(10, 90, 154) * 440)} by receipt ${s.digits(5, 155)}`],
    ['Technical person', `${escaped(s.witnesses[0].name)}, RTP ${s.digits(3, 156)}, ${s.witnesses[0].mobile}`],
  ])}<p>Seismic provisions of Zone V shall be followed.</p>`
}

export const mutation = drafted(10, (s) => (s.isAssam ? jamabandi(s) : s.isOdisha ? ror(s) : nameChange(s)), nameChange)
export const taxReceipt = drafted(11, overleaf('civic', 157, holdingTax, 'N.B.'), revenueReceipt)
export const sanctionLetter = drafted(12, formTwo, overleaf('plan', 158, noObjection, 'Conditions'))
