import type { PaperWriter } from '../../../style.ts'
import { allowsTitle } from '../noted.ts'
import { dmy, indian, yearOf } from '../wording.ts'
import { deskFor, rupees, type Desk } from './manner.ts'

const SQFT_PER_SQM = 10.7639

/** The table of areas by floor, whose total is the approved area. */
const floorTable = ({ property: { plan }, tell, floors, chance }: Desk): string => {
  const hasMetres = chance.happens(0.5)
  const metres = (sqft: number): string => (sqft / SQFT_PER_SQM).toFixed(2)
  const rows = floors
    .map(
      ({ storey, sqft, isCounted }, at) => `<tr><td>${at + 1}</td><td>${storey} Floor${isCounted ? '' : ' (parking)'}</td>
      ${hasMetres ? `<td class="num">${metres(sqft)}</td>` : ''}<td
      class="num">${isCounted ? indian(sqft) : `(${indian(sqft)})`}</td><td>${isCounted ? 'Residential' : 'Not counted'}</td></tr>`,
    )
    .join('')
  const total = tell.states('approved_area_plan_sqft', indian(plan.builtSqft), String(plan.builtSqft))
  tell.allows('document_area_sqft', String(plan.builtSqft))
  return `<table class="lines"><tr><th>Sl.</th><th>Floor</th>${hasMetres ? '<th>Area in Sq.m.</th>' : ''}<th>Area in
    Sq.ft.</th><th>Use</th></tr>${rows}
    <tr><td></td><td><b>Total built up area</b></td>${hasMetres ? `<td class="num"><b>${metres(plan.builtSqft)}</b></td>` : ''}<td
    class="num"><b>${total}</b></td><td></td></tr></table>`
}

/** The site, as the planner's office words it. */
const site = (desk: Desk): string => {
  const { property, tell, chance, plot, survey, village } = desk
  const { town, state, pin } = property
  const place = `${plot.colony}, ${plot.road}, ${town}`
  const address = chance.pick([
    `Plot No. ${plot.number}, ${place}`,
    `Plot No. ${plot.number}, Survey No. ${survey}, ${village} Village, ${place}`,
  ])
  const others = [
    `Plot No. ${plot.number}, ${place}`,
    `${address}, ${state}`,
    `Plot No. ${plot.number}, Survey No. ${survey}, ${village} Village, ${place}`,
  ]
  tell.states('address_as_per_plan', address, address, ...others.filter((one) => one !== address))
  tell.allows('property_address_doc', address, ...others)
  tell.allows('flat', plot.number)
  return `${address}${chance.happens(0.4) ? ` - ${tell.states('pincode', pin)}` : ''}`
}

/** The commissioner's proceedings on a building. */
export const sanctionLetter: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 9)
  const { chance, buyers, name, called, architect, houseFloors: code, booking } = desk
  const { plan, areas, town } = property
  allowsTitle(tell, 'Building permit', 'Building licence', 'Sanctioned plan')
  tell.states('property_owner_name', buyers.map(name).join(', '))
  tell.allows('applicant_name', buyers.map(name).join(', '), buyers[0] ? name(buyers[0]) : '')
  if (buyers[1]) tell.allows('co_applicant_name', name(buyers[1]))
  tell.allows('ownership_type', buyers.length > 1 ? 'Joint' : 'Single')
  tell.allows('type_of_plot', 'Residential')
  tell.allows('land_area_docs_sqmt', String(areas.plotSqmt))
  tell.allows('land_area_docs_sqft', String(areas.plotSqft))
  tell.allows('land_area_docs_sqyd', String(areas.plotSqyd))
  const date = dmy(plan.date, '.')
  const upper = Number(code.split('+').at(-1))
  const words = `${code.startsWith('G') ? 'Ground' : 'Stilt'} + ${upper} upper floors`
  const land = chance.pick([`${indian(areas.plotSqmt)} sq.m.`, `${indian(areas.plotSqyd)} sq.yards`, `${indian(areas.plotSqft)} sq.ft.`])
  const asked = `${code.slice(0, 1)}+${upper + 1}`
  const isCut = chance.happens(0.3)
  if (isCut) tell.states('floors_proposed', asked)
  else tell.allows('floors_proposed', code)
  const zone = chance.happens(0.5)
    ? `<p>The site falls in the ${tell.states('usage_as_per_cdp', 'Residential')} use zone as per the Revised Master Plan
    ${chance.pick(['2015', '2031'])}.</p>`
    : ''
  const before = `${yearOf(plan.date) - 1}-1${chance.whole(0, 2)}-${chance.whole(10, 28)}`
  const where = site(desk)
  const finding = isCut
    ? `and, as the height exceeds the permissible limit, was approved for ${code} only`
    : 'and found to be in conformity with the Building Rules'
  return `<section class="proceedings"><header><h2>PROCEEDINGS OF THE COMMISSIONER, ${town.toUpperCase()} CORPORATION</h2><p>TOWN PLANNING
    SECTION</p></header>
    <p>B.P. No. <b>${tell.states('sanction_approval_no', plan.number)}</b> <span class="far">Dated:
    <b>${tell.states('sanction_number_date', date, dmy(plan.date))}</b></span></p>
    <p class="sub"><b>Sub:</b> Town Planning - Building permission for construction of residential building at ${where} - Orders issued -
    Reg.</p>
    <p class="sub"><b>Ref:</b> 1. Application No. ${booking}/BA of ${called(buyers[0] ?? property.applicant)}, dated
    ${dmy(before, '.')}<br>
    2. Plans signed by ${architect}, Licensed Surveyor, L.S. No. ${chance.whole(20, 400)}, Cell ${chance.digits(10)}<br>
    3. Challan No. ${chance.digits(7)} for ${rupees(chance.whole(40, 900) * 100)}</p><p class="mid">@@@</p>
    <p>With reference to the application cited 1st above,
    ${buyers.map((one) => `${called(one)}, ${one.parentage.replace('Shri', 'Sri.')}`).join(' and ')}, applied for permission to
    construct ${isCut ? `a ${asked}` : 'a residential'} building. The proposal has been
    scrutinised ${finding}.
    Accordingly permission is accorded under Section ${chance.whole(180, 440)} of the Municipal Corporation Act with the following
    particulars:</p>
    <table class="plain"><tr><td>1. Extent of site as per plan</td><td>:</td><td>${tell.states('land_area_plan', land)}</td></tr>
    <tr><td>2. Area affected in road widening</td><td>:</td><td>${chance.whole(3, 14)}.50 sq.m.</td></tr>
    <tr><td>3. No. of floors permitted</td><td>:</td><td>${tell.states('floors_sanctioned', chance.pick([code, words]), code)}</td></tr>
    <tr><td>4. Use of the building</td><td>:</td><td>${tell.states('usage_approved_as_per_plan', 'Residential')}</td></tr>
    <tr><td>5. Setbacks (front / rear / sides)</td><td>:</td><td>3.0 m / 1.5 m / 1.0 m</td></tr>
    <tr><td>6. Height permitted</td><td>:</td><td>${code.startsWith('S') ? '14.9' : '9.8'} m</td></tr></table>
    ${floorTable(desk)}${zone}
    <p><b>Conditions:</b> (1) The permission is valid up to ${chance.pick(['two', 'three'])} years from the date of issue. (2)
    Commencement shall be intimated in
    the form prescribed. (3) Rain water harvesting structures shall be provided. (4) The ${code.startsWith('S') ? 'stilt' : 'set back'}
    shall not be used for any other purpose.
    (5) Deviation attracts demolition without notice. (6) This permission shall not be construed as evidence of title.</p>
    <div class="two"><div>Copy to: 1. The Zonal Commissioner<br>2. The Licensed Surveyor</div><div class="right"><br>Sd/-<br>for
    COMMISSIONER<br>${town} - ${property.bank.pin}</div></div></section>`
}
