import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal, rounded } from '../../forms.ts'
import { again, applicants, lengthOf, mayBePlot, mayConvert, mayList, mayOwn } from '../../truths.ts'
import { flatPlace, groundOf, landOf, loudly, mobileOf, pinOf, sitePlace, sum, titled, withAge, withElder, type Ground } from './ground.ts'

type Charge = { label: string; key?: 'idc' | 'plc' | 'power_backup' | 'car_parking'; amount: number; also?: string[] }

const chargesOf = ({ charges, has, sqft, whole, supply }: Ground): Charge[] => {
  const kva = `${whole(1, 3, 100)} KVA`
  const all: [number, Charge][] = [
    [0.7, { label: 'One covered car park', key: 'car_parking', amount: charges.parking, also: ['1 covered', '1'] }],
    [0.45, { label: `Generator back-up ${kva}`, key: 'power_backup', amount: charges.power, also: [kva] }],
    [0.35, { label: 'Preferential location (river side)', key: 'plc', amount: charges.plc }],
    [0.3, { label: 'Infrastructure development', key: 'idc', amount: charges.idc }],
    [0.7, { label: `${supply} and water deposit`, amount: 65_000 }],
    [0.5, { label: 'Corpus fund', amount: sqft.super * 40 }],
    [0.5, { label: 'Khata and assessment', amount: 12_500 }],
    [0.4, { label: 'Club house', amount: charges.club }],
  ]
  return all.filter(([often], at) => has(often, 101 + at)).map(([, charge]) => charge)
}

const amountOf = (tell: Telling, charges: readonly Charge[], { key, amount, also = [] }: Charge): string => {
  if (key) return tell.states(`amenities_${key}`, grouped(amount), String(amount), ...also)
  const others = charges.filter((one) => !one.key).map((one) => `${one.label} ${one.amount}`)
  return tell.states('amenities_others', grouped(amount), others.join(', '))
}

/** The cost sheet of a small builder: lettered items, amounts to the right, totals that are no field. */
const costTable = (tell: Telling, ground: Ground): string => {
  const { sqft, price } = ground
  const rate = Math.round(price / sqft.super)
  const charges = chargesOf(ground)
  const basic = rate * sqft.super
  const total = charges.reduce((all, { amount }) => all + amount, basic)
  const row = (no: string, label: string, amount: string): string =>
    `<tr><td>${no}</td><td>${label}</td><td class="sum">${amount}</td></tr>`
  const letter = (at: number): string => String.fromCharCode(66 + at)
  return `<table class="rule"><tr><th></th><th>Description</th><th class="sum">Rs.</th></tr>
${row('A', `Apartment cost ${sqft.super} Sft x Rs.${grouped(rate)}`, grouped(basic))}
${charges.map((charge, at) => row(letter(at), charge.label, amountOf(tell, charges, charge))).join('')}
${row('', 'Gross amount', grouped(total))}${row('', 'Maintenance, per Sft per month', '2.75')}</table>`
}

/** The same sums in a running sentence. */
const costWords = (tell: Telling, ground: Ground): string => {
  const charges = chargesOf(ground)
  if (charges.length === 0) return 'No other amount is payable except taxes at actuals.'
  const said = charges.map((charge) => `${charge.label} - Rs.${amountOf(tell, charges, charge)}/-`)
  return `In addition to the above cost the following are payable one time: ${said.join('; ')}. Taxes and registration are at actuals.`
}

const homes = ({ developer, town, road, officePin, digits }: Ground): string =>
  `<div class="homes"><b>${escaped(developer)}</b><br>1st Floor, Trade Centre, ${road}, ${town} ${officePin} &bull; 2${digits(6, 110)}
&bull; sales@homes.example</div>`

/** A board's intimation that a site or an industrial plot is allotted. */
const boardAllotment: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, authority, first, dates, digits, homePin, sqft, sqmt, has, pick, sizes, officePin, town, neighbours, plot } = ground
  mayOwn(tell, buyers, authority)
  mayList(tell, 'Allotment Letter')
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('developer_name', authority)
  tell.allows('document_area_sqft', String(sqft.plot))
  const rate = pick([1_850, 2_400, 5_200], 111)
  const kind = has(0.4, 112) ? `(${tell.states('type_of_plot', pick(['Corner', 'Intermediate'], 113))} site)` : ''
  const sides = has(0.4, 114)
    ? `<p>Check-bandi of the site: East - ${tell.states('boundaries_deed_east', neighbours.east)}, West -
${tell.states('boundaries_deed_west', neighbours.west)}, North - ${tell.states('boundaries_deed_north', neighbours.north)}, South -
${tell.states('boundaries_deed_south', neighbours.south)}.</p>`
    : ''
  return `<div class="office"><p class="center"><b>${authority.toUpperCase()}</b><br>Zonal Office, ${town} - ${officePin}</p>
<p class="apart"><span>No. BRD/ALT/${digits(4, 115)}/${dayOf(dates.letter).year}</span><span>Dt. ${ground.date(dates.letter)}</span></p>
<h1>INTIMATION OF ALLOTMENT</h1><p>To,<br>${applicants(tell, buyers, '<br>', withElder)}<br>${escaped(first.home)} - ${homePin}${
    has(0.5, 116) ? `<br>Cell No. ${mobileOf(tell, ground)}` : ''
  }</p>
<p>Ref: 1. Your application No. ${digits(5, 117)} (Category GM). 2. Decision of the Allotment Committee, subject No. ${digits(2, 118)}.</p>
<ol><li>Under the reference above the Board is pleased to allot to you
${sitePlace(tell, ground)}${has(0.6, 119) ? `, PIN ${pinOf(tell, ground)}` : ''} ${kind} for residential purpose.</li>
<li>The site is of ${sizes.eastWest} x ${sizes.northSouth} feet with an extent of ${landOf(tell, ground)}, subject to actual
measurement.</li>
<li>The rate is Rs.${grouped(rate)} per Sq. Mtr. and the sital value works out to ${sum(Math.round(rate * sqmt.plot))}, against which the
initial deposit of ${sum(25_000)} is adjusted.</li>
<li>The balance shall be paid in 90 days by challan in favour of the Executive Engineer. Slum cess of
Rs.${tell.states('amenities_others', '2,000', 'Slum cess 2000')} is to be paid once along with it.</li>
<li>${
    has(0.7, 120)
      ? `The site is given on ${tell.states('land_freehold_or_leasehold', 'lease-cum-sale', 'Leasehold')} basis; the period will be told
in the agreement.`
      : 'An agreement shall be executed within thirty days of full payment.'
  }</li></ol>${sides}<p class="right">Development Officer</p></div>`
}

/** A small builder's letter; the flat in a line of pairs. */
export const allotment: PaperWriter = (property, tell) => {
  if (!property.isFlat) return boardAllotment(property, tell)
  const ground = groundOf(property)
  const { buyers, first, developer, dates, sqft, homePin, digits, has, price, witnesses } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Allotment Letter')
  tell.states('developer_name', developer)
  const phone = has(0.6, 121) ? `<br>${mobileOf(tell, ground)}` : `<br>PAN ${first.pan}`
  return `<div class="modern">${homes(ground)}<p class="right">${dayOf(dates.letter).spoken}</p>
<p>${applicants(tell, buyers, '<br>', titled)}<br>${escaped(first.home)} ${homePin}${phone}</p>
<p><b>Allotment of ${flatPlace(tell, ground)}${has(0.7, 122) ? ` - ${pinOf(tell, ground)}` : ''}</b></p>
<p>Dear Patron,</p><p>We refer to your booking form ${digits(4, 123)} and the booking advance of ${sum(200_000)} (receipt
${digits(3, 124)}),
and confirm the allotment of the home named above. It has a saleable area of
${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} square feet; its RERA carpet area is ${grouped(sqft.carpet)}
square feet and its balconies are ${ground.whole(60, 140, 125)} square feet.</p>
${has(0.55, 126) ? costTable(tell, ground) : `<p>The cost of the apartment is ${sum(price)}. ${costWords(tell, ground)}</p>`}
<p>The agreement of sale and the construction agreement are to be signed within 21 days. Cancellation attracts 5 % of the amount paid. Your
relationship manager is ${escaped(witnesses[1].name)}, ${witnesses[1].mobile}.</p>
<p class="apart"><span>For ${escaped(developer)}<br><br>Managing Partner</span><span>Agreed<br><br>${again(buyers, ' / ')}</span></p></div>`
}

/** The plan that the local body passed, said in a recital. */
const planRecital = (tell: Telling, { has, digits, dates, whole, town, pick, date, floor }: Ground): string => {
  if (!has(0.7, 130)) return ''
  const upper = floor + whole(0, 3, 131)
  const body = pick([`${town} City Corporation`, `${town} Municipal Council`, `${town} Urban Development Authority`], 132)
  const floors = has(0.6, 133) ? `, consisting of ${tell.states('floors_sanctioned', `stilt and ${upper} upper floors`, `S+${upper}`)}` : ''
  const number = tell.states('sanction_approval_no', `${digits(3, 134)}/${dayOf(dates.plan).year}-${(dayOf(dates.plan).year + 1) % 100}`)
  return `<p>AND WHEREAS the plan for a residential building${floors} has been approved by the ${body} under Licence No. ${number}, dated
${tell.states('sanction_number_date', date(dates.plan), dayOf(dates.plan).typed)};</p>`
}

/** Land owners and builder with purchasers: recitals, clauses, three schedules. */
export const buyerAgreement: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, dates, price, partner, seller, has, digits, sqft, surveyWord, survey, village, homePin } = ground
  const { whole, town, unit, floor, neighbours, first, officePin, district, witnesses } = ground
  mayOwn(tell, buyers, developer, seller.name)
  mayList(tell, 'Agreement of Sale', 'Construction Agreement')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('type_of_plot', 'Residential')
  const land = sqft.plot * 6
  mayConvert(tell, land)
  const feet = tell.states('land_area_docs_sqft', grouped(land), String(land))
  const share = has(0.65, 135)
    ? `${tell.states('final_land_area_uds', `${whole(190, 520, 136)} Sft`)} of undivided right in the Schedule A Property.`
    : 'Proportionate undivided right in the Schedule A Property, to be worked out at registration.'
  const sides = has(0.6, 137)
    ? `<table class="bounds">${(['east', 'south', 'west', 'north'] as const)
        .map(
          (side) =>
            `<tr><td>${side.charAt(0).toUpperCase()}${side.slice(1)}</td><td>:
${tell.states(`boundaries_deed_${side}`, neighbours[side])}</td></tr>`,
        )
        .join('')}</table>`
    : ''
  return `<div class="deed"><h1>AGREEMENT FOR SALE CUM CONSTRUCTION</h1><p>Entered into at ${town} this ${dayOf(dates.deed).legal} between
${withAge(seller, escaped(seller.name), 0)}, of ${escaped(seller.home)}, the OWNER; M/s. ${tell.states('developer_name', developer)}, at
${town} ${officePin}, by its partner Sri. ${escaped(partner.name)}, the BUILDER and power of attorney holder of the Owner; and
${applicants(tell, buyers, ' and ', withAge)}, residing at ${escaped(first.home)} ${homePin}, the
PURCHASER${buyers.length > 1 ? 'S' : ''}.</p>
<p>WHEREAS the Owner holds ${surveyWord} ${survey} of ${village} Village converted by Order No. LND/CR/${digits(3, 138)} and gave it to the
Builder under a Joint Development Agreement No. ${digits(4, 139)} for 38 % of the built area;</p>${planRecital(tell, ground)}
<p>NOW the parties agree: (1) The Purchaser pays ${sum(price)} (Rupees ${inWords(price)} only) for the land share and the apartment
together.
(2) ${sum(Math.round(price / 10))} is paid today. (3) The Builder will hand over within 30 months with six months of grace. (4)
${costWords(tell, ground)} (5) Delay by the Purchaser bears 15 % interest.</p>
<h2>SCHEDULE A</h2><p>Immovable property in ${surveyWord} ${survey}, ${village} Village, ${district}, measuring ${feet} Sft.${
    sides === '' ? '' : ' and bounded on:'
  }</p>${sides}<div class="break"></div>
<h2>SCHEDULE B</h2><p>${share}</p><h2>SCHEDULE C</h2><p>${flatPlace(tell, ground)}${has(0.7, 140) ? `, PIN ${pinOf(tell, ground)}` : ''},
with super built-up area of ${tell.states('document_area_sqft', String(sqft.super))} Sft. inclusive of walls and common areas (carpet
${sqft.carpet} Sft.), on the ${ordinal(floor)} floor.</p>
<h2>SCHEDULE D</h2><p>RCC frame, laterite or block walls, vitrified tiles, one passenger lift, bore well. Flat ${escaped(unit)} has teak
main
door.</p><p class="apart"><span>Owner / Builder</span><span>Purchaser<br>${again(buyers, '<br>')}</span></p>
<p>Witnesses: 1) ${escaped(witnesses[0].name)} 2) ${escaped(witnesses[1].name)}</p></div>`
}

/** Key-handing note of a builder; a board's certificate where it is a site. */
export const possession: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, authority, dates, has, isFlat, digits, sqft, officer, sizes, plot, date, town } = ground
  mayOwn(tell, buyers, isFlat ? developer : authority)
  mayList(tell, 'Possession Certificate', 'Possession Letter')
  const row = (label: string, value: string): string => `<tr><td>${label}</td><td>:</td><td>${value}</td></tr>`
  if (isFlat) {
    tell.states('developer_name', developer)
    tell.allows('sanction_approval_no', `OC/${digits(3, 150)}`)
    return `<div class="modern">${homes(ground)}<h1>HANDING OVER NOTE</h1><table class="plain">${row('Date', dayOf(dates.letter).brief)}
${row('Home', flatPlace(tell, ground))}${row('Pin', has(0.6, 151) ? pinOf(tell, ground) : '')}
${row('Handed over to', applicants(tell, buyers, ' &amp; ', titled))}${row('Contact', has(0.5, 152) ? mobileOf(tell, ground) : '')}
${row('Area as per agreement', `${grouped(sqft.super - 20)} sft`)}${row(
      'Final saleable area',
      `${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sft`,
    )}${row('Door No. given by local body', ground.door6)}${row('Electricity R.R. No.', digits(7, 153))}
${row('Occupancy', `OC/${digits(3, 150)}`)}</table>
${has(0.5, 154) ? `<p>Amounts settled:</p>${costTable(tell, ground)}` : `<p>${costWords(tell, ground)}</p>`}
<p>Keys: main door 3, bed rooms 6. Snag list of ${ground.whole(2, 14, 155)} points will be attended by ${escaped(officer.name)}
(${officer.mobile}).</p><p class="apart"><span>For ${escaped(developer)}</span><span>Received
keys<br><br>${again(buyers, ', ')}</span></p></div>`
  }
  tell.allows('developer_name', authority)
  tell.allows('document_area_sqft', String(sqft.plot))
  mayBePlot(tell, String(plot), sqft.plot)
  const measured = has(0.7, 156)
    ? `<p>On measurement: East to West ${lengthOf(tell, 'north', `${sizes.eastWest} ft`)}, North to South
${lengthOf(tell, 'east', `${sizes.northSouth} ft`)}.</p>`
    : ''
  return `<div class="office"><p class="center"><b>${authority.toUpperCase()}</b><br>Office of the Assistant Executive Engineer, ${town}</p>
<h1>POSSESSION CERTIFICATE</h1><p>No. AEE/PC/${digits(3, 157)} dated ${date(dates.letter)}</p>
<p>Certified that in pursuance of the allotment No. ${digits(4, 115)} and the agreement registered as No. ${digits(4, 158)}, I have on
this day
handed over, and ${applicants(tell, buyers, ' and ', loudly)} ${buyers.length > 1 ? 'have' : 'has'} taken over, the vacant possession of
${sitePlace(tell, ground)}${has(0.6, 159) ? `, PIN ${pinOf(tell, ground)}` : ''}, having an extent of ${landOf(tell, ground)} as against
${grouped(rounded(sqft.plot + 15))} Sft. shown in the letter of allotment.</p>${measured}
<p>Stones are fixed at the four corners and the allottee shall protect them.</p>
<p class="apart"><span>Handed over by<br>${escaped(officer.name)}<br>Junior Engineer, ${officer.mobile}</span><span>Taken over
by<br><br>${again(buyers, '<br>')}</span></p></div>`
}
