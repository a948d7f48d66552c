import { amountInWords } from '@parakh/contracts'
import type { PaperWriter } from '../../../style.ts'
import { allowsBuyers, allowsPlot, allowsTitle, statesApplicants, statesBoundaries } from '../noted.ts'
import { dmy, indian, yearOf } from '../wording.ts'
import { devanagari } from './hindi.ts'
import {
  called,
  code,
  dated,
  fourSides,
  homeCode,
  partyEnglish,
  partyHindi,
  place,
  rows,
  statedLengths,
  tableFor,
  type Table,
} from './manner.ts'

/** The area of the plot in the units of this deed, noted; Devanagari digits at some desks. */
export const extent = ({ property: { areas }, tell, chance }: Table): string => {
  const isHindi = chance.happens(0.25)
  const shown = (value: number): string => (isHindi ? devanagari(indian(value)) : indian(value))
  const sqmt = (): string => `${tell.states('land_area_docs_sqmt', shown(areas.plotSqmt), String(areas.plotSqmt))} वर्ग मीटर / sq. mtr.`
  const sqyd = (): string => `${tell.states('land_area_docs_sqyd', shown(areas.plotSqyd), String(areas.plotSqyd))} वर्ग गज / sq. yards`
  const sqft = (): string => `${tell.states('land_area_docs_sqft', shown(areas.plotSqft), String(areas.plotSqft))} वर्ग फुट / sq. feet`
  return chance.pick([() => sqmt(), () => `${sqyd()} अर्थात् ${sqmt()}`, () => `${sqft()} (${sqmt()})`, () => sqyd()])()
}

/** The duty's figures, in the summary that heads a deed of the North. */
const duty = ({ property: { price, town }, marketValue, label, chance }: Table): readonly (readonly [string, string])[] => [
  [label('विक्रय मूल्य', 'Consideration'), `Rs. ${indian(price)}/-`],
  [label('बाजारी मूल्य (सर्किल रेट)', 'Circle rate value'), `Rs. ${indian(marketValue)}/-`],
  [label('स्टाम्प शुल्क', 'Stamp duty'), `Rs. ${indian(Math.round(price * 0.07))}/-`],
  [label('तहसील', 'Tehsil'), town],
  [label('पंजीकरण सं.', 'Registration No.'), chance.digits(5)],
]

/** Where a flat of a deed is, of what area and with what about it. */
const flatFacts = (table: Table): string => {
  const { property, tell, label, site } = table
  const { areas, boundaries } = property
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const pin = code(table)
  const uds = table.chance.happens(0.5)
    ? ([
        label('अविभाजित भूमि अंश', 'Undivided share of land'),
        tell.states('final_land_area_uds', `${indian(site.udsSqft)} sq. ft.`),
      ] as const)
    : null
  const bounds = table.chance.happens(0.7) ? fourSides(table, statesBoundaries(tell, boundaries), null) : ''
  return `<table class="grid">${rows([
    [label('सम्पत्ति', 'Property'), `${place(table, true)}${pin ? ` - ${pin}` : ''}`],
    [label('तल', 'Floor'), devanagari(String(table.flat.floor))],
    [label('सुपर एरिया', 'Super area'), `${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} sq. ft.`],
    [label('कारपेट एरिया', 'Carpet area'), `${indian(areas.carpetSqft)} sq. ft.`],
    uds,
  ])}</table>${bounds}`
}

/** A plot with its extent, its sides and what stands on it. */
const plotFacts = (table: Table): string => {
  const { property, tell, label, plot, survey, village, chance } = table
  allowsPlot(tell, plot.number, property)
  const pin = code(table)
  const unit = chance.pick(['feet', 'ft', 'फुट'])
  const bounds = chance.happens(0.88)
    ? fourSides(table, statesBoundaries(tell, plot.boundaries), chance.happens(0.6) ? statedLengths(table, unit) : null)
    : '<p>संलग्न मानचित्र के अनुसार / As per attached site plan.</p>'
  const khasra = chance.happens(0.6) ? ([label('खसरा सं.', 'Khasra No.'), `${survey}, ${village}`] as const) : null
  const isFree = chance.happens(0.4)
  return `<table class="grid">${rows([
    [label('सम्पत्ति का विवरण', 'Description of property'), `${place(table, false)}${pin ? ` - ${pin}` : ''}`],
    khasra,
    [label('क्षेत्रफल', 'Area'), extent(table)],
    isFree ? [label('भूमि की प्रकृति', 'Nature of land'), tell.states('land_freehold_or_leasehold', 'Freehold')] : null,
    [
      label('सम्पत्ति का प्रकार', 'Kind of property'),
      chance.happens(0.25) ? `Residential, ${tell.states('type_of_plot', 'Corner')} plot` : 'आवासीय / Residential',
    ],
  ])}</table><h3>चौहद्दी / BOUNDARIES</h3>${bounds}`
}

const witnessed = ({ witnesses, chance }: Table, left: string, right: string): string =>
  `<div class="two"><div>${witnesses
    .map(({ name, address }, at) => `<p>गवाह / Witness ${devanagari(String(at + 1))}: ${name}, ${address}, मो. 9${chance.digits(9)}</p>`)
    .join('')}</div><div class="right"><br>${left}<br><br>${right}</div></div>`

/** A deed in Hindi with its facts in two languages. */
export const saleDeed: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 1)
  const { chance, sellers, buyers, prior } = table
  allowsTitle(tell, 'Sale Deed', prior.name)
  allowsBuyers(
    tell,
    buyers.map(({ name }) => name),
  )
  tell.states('property_owner_name', buyers.map(({ name }) => name.toUpperCase()).join(', '), buyers.map(({ name }) => name).join(', '))
  const date = dated(property.dates.deed, table)
  const facts = property.isFlat ? flatFacts(table) : plotFacts(table)
  return `<section class="deed"><h1>विक्रय पत्र<br>SALE DEED</h1>
    <table class="grid small">${rows(duty(table), true)}</table>
    <p>यह विक्रय पत्र आज दिनांक ${date} को निम्न पक्षों के मध्य निष्पादित किया गया :-</p>
    <p>${sellers.map((one) => partyHindi(one, homeCode(table))).join(' तथा ')}, जिन्हें आगे <b>विक्रेता / Seller (प्रथम पक्ष)</b> कहा गया
    है;</p>
    <p>${buyers.map((one) => partyHindi(one, homeCode(table))).join(' तथा ')}, जिन्हें आगे <b>क्रेता / Purchaser (द्वितीय पक्ष)</b> कहा
    गया है।</p>
    <p>यह कि विक्रेता उक्त सम्पत्ति के एकमात्र स्वामी व काबिज हैं, जिसे उन्होंने ${prior.from} से ${prior.name} दिनांक ${dmy(prior.date)},
    बही सं. १, जिल्द सं. ${devanagari(chance.digits(4))}
    के पृष्ठ ${devanagari('112')} से ${devanagari('146')} पर क्रमांक ${devanagari(prior.number)} द्वारा प्राप्त किया था। सम्पत्ति सभी
    प्रकार के भार, बंधक एवं विवाद से मुक्त है।</p>
    <p>यह कि विक्रेता ने उक्त सम्पत्ति कुल मूल्य Rs. ${indian(property.price)}/- (${amountInWords(property.price)}) में क्रेता को विक्रय
    कर दी है और सम्पूर्ण धनराशि चेक सं. ${chance.digits(6)} द्वारा
    प्राप्त कर ली है। The seller has received the whole price and delivered vacant possession to the purchaser this day, and the purchaser
    may get the name mutated.</p>
    <h3>सम्पत्ति का विवरण / SCHEDULE OF PROPERTY</h3>${facts}
    ${witnessed(table, 'विक्रेता / Seller', 'क्रेता / Purchaser')}
    <p class="small">मसौदाकर्ता / Drafted by: ${table.architect}, Advocate, ${property.town}, मो. 8${chance.digits(9)}</p></section>`
}

/** An agreement in the English of the courts, its terms in both languages. */
export const agreementToSell: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 2)
  const { chance, sellers, buyers, prior } = table
  allowsTitle(tell, 'Agreement to Sell', prior.name)
  tell.allows('ownership_type', 'Single', 'Joint')
  tell.allows('loan_type', 'Home Loan')
  statesApplicants(tell, buyers, ({ name }) => name)
  tell.states('property_owner_name', sellers.map(({ name }) => name).join(', '))
  const earnest = Math.round(property.price / 8)
  return `<section class="deed"><h1>इकरारनामा बाबत बयनामा<br>AGREEMENT TO SELL</h1>
    <p>This Agreement to Sell is made at ${property.town} on ${dated(property.dates.deed, table)} between</p>
    <p>${sellers.map((one) => partyEnglish(one, homeCode(table))).join(' and ')} (PAN ${sellers[0]?.pan ?? ''}), hereinafter called the
    FIRST PARTY / SELLER (प्रथम पक्ष); and</p>
    <p>${buyers.map((one) => partyEnglish(one, homeCode(table))).join(' and ')} (PAN ${buyers[0]?.pan ?? ''}), hereinafter called the
    SECOND PARTY / PURCHASER (द्वितीय पक्ष).</p>
    <p>Whereas the First Party is the owner in possession vide ${prior.name} No. ${prior.number} dated ${dmy(prior.date)} and jamabandi
    for the year ${yearOf(prior.date)}-${yearOf(prior.date) + 1},
    and has agreed to sell to the Second Party the property detailed below for Rs. ${indian(property.price)}/-
    (${amountInWords(property.price)}).</p>
    ${property.isFlat ? flatFacts(table) : plotFacts(table)}
    <p><b>शर्तें / TERMS</b></p>
    <p>१. बयाना / Earnest money of Rs. ${indian(earnest)}/- has been received by the First Party through RTGS (UTR
    ${chance.digits(12)}).</p>
    <p>२. The balance of Rs. ${indian(property.price - earnest)}/- shall be paid at the time of registration, on or before
    ${dmy(property.dates.letter)}, out of the bank loan of the Second Party.</p>
    <p>३. यदि प्रथम पक्ष मुकरता है तो दुगुना बयाना देय होगा। / If the First Party backs out, double the earnest money shall be payable.</p>
    <p>४. All dues of house tax, electricity (K. No. ${chance.digits(10)}) and water shall be cleared by the First Party.</p>
    ${witnessed(table, 'प्रथम पक्ष / First Party', 'द्वितीय पक्ष / Second Party')}</section>`
}

/** An authority's printed lease, its blanks filled in. */
export const leaseDeed: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 3)
  const { chance, buyers, label, plot } = table
  const { lease, town, areas } = property
  allowsTitle(tell, 'Lease Deed')
  allowsBuyers(
    tell,
    buyers.map(({ name }) => name),
  )
  allowsPlot(tell, plot.number, property)
  tell.allows('developer_name', lease.authority)
  tell.states('property_owner_name', buyers.map(({ name }) => name).join(', '))
  const start = dmy(`${lease.from}-0${chance.whole(1, 9)}-${chance.whole(10, 28)}`, '-')
  const rent = `Rs. ${indian(lease.rent)}/-`
  const balance = lease.years - (yearOf(property.dates.deed) - lease.from)
  const isElapsed = chance.happens(0.4)
  const wording = `${lease.years} years from ${start}, yearly rent Rs. ${lease.rent}`
  tell.states('period_expired_balance_lease_rent', rent, wording, `${lease.years} years, rent Rs. ${lease.rent}`)
  if (isElapsed)
    tell.states(
      'period_expired_balance_lease_rent',
      rent,
      wording,
      `${lease.years} years, rent Rs. ${lease.rent}`,
      `Balance ${balance} years, rent Rs. ${lease.rent}`,
    )
  const sector = `${place(table, false)}`
  const pin = code(table)
  return `<section class="deed"><h1>${lease.authority}<br>पट्टा विलेख /
    <span>${tell.states('land_freehold_or_leasehold', 'LEASE', 'Leasehold')} DEED</span></h1>
    <p>This Lease Deed made on the <u>&nbsp;${dated(property.dates.deed, table)}&nbsp;</u> between the ${lease.authority}, a body
    corporate under the Urban Planning and
    Development Act (hereinafter called the Lessor / पट्टाकर्ता), through its
    ${chance.pick(['Property Officer', 'Joint Secretary (Housing)'])}, Vikas Bhawan, ${town} - ${property.bank.pin}, of the one part,
    and</p>
    <p>${buyers.map((one) => partyHindi(one, homeCode(table))).join(' एवं ')} (hereinafter called the Lessee / पट्टाग्रहीता) of the other
    part.</p>
    <p>WHEREAS the plot mentioned below was allotted under Scheme Code ${chance.whole(10, 90)}, Registration No. ${table.booking}, by
    allotment letter No. ${chance.digits(4)}/${lease.from}, and the premium of
    Rs. ${indian(areas.plotSqmt * chance.whole(3, 9) * 100)}/- at the rate of Rs. ${indian(chance.whole(3, 9) * 100)}/- per sq. mtr. has
    been paid;</p>
    <p>NOW the Lessor demises the plot to the Lessee to hold for <b>${lease.years} (${devanagari(String(lease.years))}) years</b>
    commencing from ${start}, paying yearly the lease rent of <b>${rent}</b> in
    advance. यह पट्टा ${devanagari(String(lease.years))} वर्ष के लिए
    है।${isElapsed ? ` Unexpired period on the date of this deed: ${balance} years.` : ''}</p>
    <table class="grid">${rows([
      [label('भूखण्ड का विवरण', 'Particulars of plot'), `${sector}${pin ? ` - ${pin}` : ''}`],
      [label('क्षेत्रफल', 'Area'), extent(table)],
      [label('उपयोग', 'Use'), 'आवासीय / Residential'],
    ])}</table>
    <h3>चौहद्दी / BOUNDED AS UNDER</h3>
    ${fourSides(table, statesBoundaries(tell, plot.boundaries), chance.happens(0.5) ? statedLengths(table, 'ft') : null)}
    <p>१. The Lessee shall complete the building within five years after the map is sanctioned. २. बिना अनुमति हस्तांतरण नहीं किया जाएगा;
    transfer charges as fixed by the Lessor
    shall be paid. ३. The lease rent may be enhanced every ${chance.pick(['ten', 'thirty'])} years up to 50 per cent. ४. The plot may be
    mortgaged in favour of a bank with prior permission.</p>
    <div class="two"><div>पट्टाग्रहीता / Lessee: ${buyers.map(called).join(', ')}</div><div class="right">पट्टाकर्ता / For the
    Lessor</div></div>
    ${witnessed(table, '', '')}</section>`
}
