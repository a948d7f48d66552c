import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayList, mayOwn } from '../../truths.ts'
import { bounds, charged, headTable, leftTable, numberedTable, pairTable, titled, type Charge } from '../../seen/drafts.ts'
import { abreast, clauses, ticked, twoBlocks, valueFirst } from '../../seen/layouts.ts'
import { asFlat, demanded, pinIn } from '../../seen/scenes.ts'
import { overleaf, standing } from '../../seen/standing.ts'
import { drafted, extent, landPlace, mr, phone, place, rs, sh, site, superArea, type Scene } from './scene.ts'

const builder = (s: Scene, printed = s.developer): string => s.tell.states('developer_name', printed, s.developer)

/** A builder's flats stand in towers; storeys of a house are sold by their owners. */
const inTower = (draft: (s: Scene) => string, ...names: string[]): ((s: Scene) => string) =>
  asFlat(site, (s: Scene) => draft({ ...s, isStorey: false }), ...names)

const chargesOf = ({ charges, has, pick }: Scene): Charge[] => {
  const all: (Charge | false)[] = [
    has(0.6, 80) && { label: pick(['EDC', 'External Development Charges (EDC)'], 81), key: 'edc', amount: charges.edc },
    has(0.5, 82) && { label: pick(['IDC', 'Infrastructure Dev. Charges (IDC)'], 83), key: 'idc', amount: charges.idc },
    has(0.5, 84) && {
      label: pick(['PLC (Park facing)', 'Preferential Location Charges', 'PLC - Corner/Floor'], 85),
      key: 'plc',
      amount: charges.plc,
    },
    has(0.7, 86) && {
      label: pick(['Covered Car Parking', 'Reserved car parking (1 no.)', 'Car Parking Usage'], 87),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1', '1 no.'],
    },
    has(0.5, 88) && {
      label: pick(['Power Back up Installation', 'Power backup 5 KVA'], 89),
      key: 'power_backup',
      amount: charges.power,
      also: ['5 KVA'],
    },
    has(0.6, 90) && { label: pick(['IFMS', 'Interest Free Maintenance Security'], 91), key: 'others', amount: 61_000 },
    has(0.5, 92) && { label: 'Club Membership Charges', key: 'others', amount: charges.club },
    has(0.3, 93) && { label: 'Fire Fighting & ECC', key: 'others', amount: 90_000 },
  ]
  return all.filter((one) => one !== false)
}
const sum = (amount: number): string => `${grouped(amount)}/-`
const extra = (s: Scene): readonly (readonly [string, string])[] => charged(s.tell, chargesOf(s), sum)

/** The estate officer's memo: numbered paragraphs, the site across a table. */
const memo = (s: Scene): string => {
  const { tell, buyers, authority, isFlat, sqmt } = s
  tell.allows('developer_name', authority)
  mayOwn(tell, buyers, authority)
  mayList(tell, 'Allotment Letter')
  const area = isFlat ? superArea(s) : extent(s)
  return `<p class="center"><b>${authority.toUpperCase()}</b><br>Office of Estate Officer, ${s.town} - ${s.officePin}</p><p>Memo No.
EO-${s.digits(4, 94)}/${dayOf(s.dates.letter).year}/${s.digits(5, 95)} <span class="far">Dated:
${dayOf(s.dates.letter).dots}</span></p><p>To<br>${applicants(
    tell,
    buyers,
    '<br>',
    sh,
  )}<br>${escaped(s.first.home)}-${s.homePin}<br>M: ${phone(s, 0.5)}</p><p><b>Subject: Allotment of residential ${
    isFlat ? 'flat' : 'plot'
  } on free hold / lease hold basis.</b></p>${clauses([
    `Please refer to your Application No. ${s.digits(6, 96)} dated ${dayOf(s.dates.plan).typed} and the draw of lots.`,
    `Your application has been considered and ${isFlat ? 'flat' : 'plot'} as detailed below is allotted to you:`,
  ])}${abreast(
    [`${isFlat ? 'Flat' : 'Plot'} & location`, 'Area', 'Tentative price', 'Category'],
    [[`${isFlat ? place(s) : landPlace(s)}${pinIn(s, 0.4, 97)}`, area, rs(s.price), 'General']],
  )}${clauses(
    [
      `25 % of the price, i.e. ${rs(Math.round(s.price / 4))}, shall be paid within 30 days of this letter, earnest money included.`,
      s.has(0.4, 98) && !isFlat && `The site is ${tell.states('type_of_plot', 'Corner', 'Corner')} and 10 % extra is included.`,
      ...standing(s, 'lease', 99).map((clause) => clause.replaceAll('lessee', 'allottee').replaceAll('lessor', 'Authority')),
      `The above area of ${isFlat ? 'land' : `about ${Math.round(sqmt.plot)} sq. mtrs.`} is subject to variation at site.`,
    ],
    (at) => `${at + 2}.`,
  )}<p class="far">Estate Officer</p>`
}

/** A builder's letter of NCR: particulars beside the charges. */
const beside = (s: Scene): string => {
  const { tell, buyers, first, sqft } = s
  const left = leftTable([
    ['Customer ID', `CID${s.digits(6, 100)}`],
    ['Allottee (First)', applicants(tell, buyers, '</td></tr><tr><td>Allottee (Second)</td><td>', mr)],
    ['Mobile', phone(s, 0.6)],
    ['PAN', first.pan],
    ['Unit', tell.states('flat', s.unit)],
    ['Floor', ordinal(s.floor)],
    ['Super Area', superArea(s)],
    ['Carpet', `${grouped(sqft.carpet)} Sq. Ft.`],
  ])
  const right = leftTable([['Basic Sale Price', sum(s.price)], ...extra(s), ['Service Tax / GST', 'As applicable']])
  return `<p class="band">${builder(s, s.developer.toUpperCase())}</p><p class="right">${dayOf(s.dates.letter).brief}</p><h1>Allotment
Letter</h1><p>With
reference to your booking, we allot you a residential unit situated at ${place(s)}${pinIn(s, 0.5, 101)} on the terms accepted by
you.</p>${twoBlocks(left, right)}<p>Mailing address: ${escaped(first.home)}, ${s.homePin}. Channel partner: ${escaped(
    s.witnesses[0].name,
  )} (${s.witnesses[0].mobile}). License No. ${s.digits(2, 102)} of ${dayOf(s.dates.plan).year} issued by DTCP. Authorised signatory
${escaped(s.officer.name)}, ${s.officer.mobile}</p>`
}

/** An apartment buyer's agreement with clause numbers inside clauses. */
const buyersAgreement = (s: Scene): string => {
  const { tell, buyers, sqft } = s
  const charges = extra(s)
    .map(([label, amount], at) => `(${'abcdefgh'.charAt(at)}) ${label}: Rs. ${amount}`)
    .join(' ')
  const plan = s.has(0.6, 103)
    ? `building plans sanctioned vide memo No. ${tell.states('sanction_approval_no', `ZP-${s.digits(3, 104)}/SD(BS)/${s.digits(4, 105)}`)}
dated ${tell.states('sanction_number_date', dayOf(s.dates.plan).typed)}`
    : 'building plans as approved'
  return `<h1>APARTMENT BUYER'S AGREEMENT</h1><p>THIS AGREEMENT is executed on ${dayOf(s.dates.deed).legal} at ${s.town} BETWEEN ${builder(
    s,
  )}, a company having its registered office at ${escaped(s.colony)}, New Delhi-110${s.digits(3, 106).slice(0, 1)}01 ("Company") AND
${applicants(tell, buyers, ' and ', sh)}, R/o ${escaped(s.first.home)}, Ph. ${phone(s, 0.5)} ("Allottee(s)").</p>${clauses(
    [
      `The Company holds License No. ${s.digits(2, 107)} of ${dayOf(s.dates.plan).year} for ${s.whole(8, 30, 108)}.${s.whole(
        100,
        900,
        109,
      )} acres in Village ${s.village} and is raising ${escaped(s.project)} as per ${plan}.`,
      `The Allottee agrees to buy ${place(s)}${pinIn(s, 0.5, 110)} having super area of ${superArea(s)} (built-up ${grouped(sqft.built)}
sq.ft., carpet
${grouped(sqft.carpet)} sq.ft.) for Basic Sale Price of ${rs(s.price)} (Rupees ${inWords(s.price)}).`,
      charges !== '' && `In addition the Allottee shall pay: ${charges}`,
      ...standing(s, 'builder', 111, 0.8),
    ],
    (at) => `${Math.ceil(at / 3)}.${((at - 1) % 3) + 1}`,
  )}<p>For the Company <span class="far">Allottee(s): ${again(buyers, ', ')}</span></p>`
}

/** A tripartite form whose facts stand before the terms. */
const keyFacts = (s: Scene): string => {
  const { tell, buyers, sqft } = s
  return `<h1>AGREEMENT FOR SALE - SUMMARY OF KEY TERMS</h1>${numberedTable([
    ['Date of agreement', dayOf(s.dates.deed).dashes],
    ['Promoter', builder(s)],
    ['Project', `${escaped(s.project)} (RERA-GRG-PROJ-${s.digits(3, 112)}-${dayOf(s.dates.plan).year})`],
    ['First allottee', applicants(tell, buyers, '<br>Second allottee: ', mr)],
    ['Registered mobile of allottee', phone(s, 0.6)],
    ['Correspondence', `${escaped(s.first.home)} ${s.homePin}`],
    ['Apartment', `${place(s)}${pinIn(s, 0.6, 113)}`],
    ['Carpet area / balcony', `${grouped(sqft.carpet)} / ${s.whole(60, 190, 114)} sq.ft.`],
    ['Super area for reference', superArea(s)],
    ['Total consideration', rs(s.price)],
    ...extra(s),
    ['Financing bank', escaped(s.lender)],
  ])}<p>Terms: ${standing(s, 'builder', 115).join(' ')}</p><p>${again(buyers, ' / ')}</p>`
}

/** An offer of possession with the account of what is due. */
const offer = (s: Scene): string => {
  const { tell, buyers, sqft } = s
  const papers = ['Builder Buyer Agreement', 'Allotment Letter', 'KYC of allottees', 'NOC from bank', 'Indemnity bond'].filter(
    (_, at) => at < 2 || s.has(0.5, 116 + at),
  )
  return `<p class="band">${builder(s)}</p><p>Ref: OOP/${s.digits(4, 121)} <span
class="far">${dayOf(s.dates.letter).spoken}</span></p><p>${applicants(
    tell,
    buyers,
    '<br>',
    mr,
  )}<br>${escaped(s.first.home)} - ${s.homePin}<br>Contact: ${phone(s, 0.6)}</p><p><b>SUB: OFFER OF POSSESSION</b></p><p>Dear Customer,
occupation
certificate has been granted vide memo No. ZP-${s.digits(3, 122)}/${s.digits(5, 123)} dated ${dayOf(s.dates.plan).dots}. We offer possession
of ${place(s)}${pinIn(s, 0.5, 124)}. The super area stands revised from ${grouped(sqft.super - 25)} to ${superArea(s)}.</p>${abreast(
    ['Head', 'Amount due (Rs.)'],
    [...extra(s).map(([label, amount]) => [label, amount]), ['Holding charges after 60 days', '10 per sq.ft. p.m.']],
  )}<p>Please bring: ${demanded(tell, papers, ['Builder Buyer Agreement', 'Allotment Letter'], ', ')}.</p><p>CRM desk ${escaped(
    s.officer.name,
  )} ${s.officer.mobile}</p>`
}

/** A junior engineer's certificate of possession of a site, with its demarcation. */
const demarcated = (s: Scene): string => {
  const { tell, buyers, authority, boundaries, sizes } = s
  tell.allows('developer_name', authority)
  mayOwn(tell, buyers, authority)
  mayList(tell, 'Possession Certificate', 'Possession Letter')
  const order = ['north', 'south', 'east', 'west'] as const
  const length = { north: sizes.eastWest, south: sizes.eastWest, east: sizes.northSouth, west: sizes.northSouth }
  const demarcation = order.map((side) => {
    const said = `${length[side]}'-0"`
    return [titled(side), tell.states(`dimensions_deed_${side}`, said, said, `${length[side]} feet`)] as const
  })
  return `<h1>POSSESSION CERTIFICATE</h1><p class="center">${authority}, Sub Division ${s.whole(1, 4, 125)}, ${s.town}</p>${valueFirst([
    ['Plot', `${landPlace(s)}${pinIn(s, 0.4, 126)}`],
    ['Area as per demarcation', extent(s)],
    ['Taken over by', applicants(tell, buyers, ', ', sh)],
    ['Mobile', phone(s, 0.5)],
    ['Date', dayOf(s.dates.letter).dots],
    ['Kind', s.has(0.5, 127) ? tell.states('type_of_plot', s.pick(['Corner', 'Non-corner'], 128)) : 'General'],
  ])}${headTable(demarcation)}<p>Surroundings:
${bounds(
  tell,
  boundaries,
  order,
  (side, said) => `${titled(side)} -
${said}`,
  ', ',
)}.</p><p>${ticked(['Burji fixed', 'Burji missing'], 'Burji fixed')}</p><p>J.E.
${escaped(s.officer.name)} (${s.officer.mobile}) <span class="far">Allottee: ${again(buyers, ', ')}</span></p>`
}

/** A short note of handing over the keys. */
const keys = (s: Scene): string => {
  const { tell, buyers } = s
  return `<h1>POSSESSION LETTER</h1>${pairTable([
    ['Letter No.', `PL/${s.digits(3, 129)}`],
    ['Date', dayOf(s.dates.letter).typed],
    ['Buyer', applicants(tell, buyers, ' & ', mr).replace(' & ', ' &amp; ')],
    ['Mobile No.', phone(s, 0.6)],
    ['Company', builder(s)],
    ['Super area', superArea(s)],
    ['Premises', `${place(s)}${pinIn(s, 0.6, 130)}`],
    ['Meter reading', s.digits(5, 131)],
    ...extra(s),
  ])}<p>The physical possession is handed over today and keys (4 sets) are received by ${again(buyers, ', ')}.</p>`
}

export const allotment = drafted(4, memo, inTower(overleaf('builder', 132, beside), 'Allotment Letter'))
export const buyerAgreement = drafted(
  5,
  inTower(buyersAgreement, "Apartment Buyer's Agreement", 'Builder Buyer Agreement'),
  inTower(keyFacts, 'Agreement for Sale'),
)
export const possession = drafted(
  6,
  inTower(overleaf('builder', 133, offer), 'Offer of Possession', 'Possession Letter'),
  (s) => (s.isFlat ? inTower(keys, 'Possession Letter')(s) : demarcated(s)),
  inTower(keys, 'Possession Letter'),
)
