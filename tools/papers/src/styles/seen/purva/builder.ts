import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayConvert, mayList, mayOwn } from '../../truths.ts'
import { charged, headTable, leftTable, pairTable, type Charge } from '../drafts.ts'
import { drafted, mob, mr, pinAfter, place, rs, shri, superArea, type Scene } from './scene.ts'

/** The whole land of the apartment house, sq ft. */
const siteOf = ({ whole }: Scene): number => whole(11, 60, 60) * 436

/** The builder's paper is of a flat, whatever the property's other papers speak of. */
const asFlat =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = { ...scene, isFlat: true }
    mayOwn(s.tell, s.buyers, s.developer)
    mayList(s.tell, ...names)
    mayConvert(s.tell, siteOf(s))
    return draft(s)
  }

const builder = (s: Scene, printed = s.developer): string => s.tell.states('developer_name', printed, s.developer)

const chargesOf = (s: Scene): Charge[] => {
  const { charges, has, pick } = s
  const all: (Charge | false)[] = [
    has(0.5, 61) && { label: pick(['Development Charge (IDC)', 'IDC'], 62), key: 'idc', amount: charges.idc },
    has(0.3, 63) && { label: 'EDC', key: 'edc', amount: charges.edc },
    has(0.6, 64) && { label: pick(['PLC (road facing)', 'Floor PLC'], 65), key: 'plc', amount: charges.plc },
    has(0.7, 66) && {
      label: pick(['Parking (covered)', 'Four wheeler parking', 'Car Parking Space'], 67),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1'],
    },
    has(0.5, 68) && { label: pick(['DG / Generator connection', 'Power backup'], 69), key: 'power_backup', amount: charges.power },
    has(0.5, 70) && { label: 'Transformer', key: 'others', amount: 60_000 },
    has(0.5, 71) && { label: 'Society registration fund', key: 'others', amount: 25_000 },
    has(0.4, 72) && { label: 'Club membership', key: 'others', amount: charges.club },
  ]
  return all.filter((one) => one !== false)
}
const slashed = (amount: number): string => `${grouped(amount)}/-`

/** A board's allotment: index of facts in a mixed tongue. */
const parishad = (s: Scene): string => {
  const { tell, buyers, first, authority } = s
  tell.allows('developer_name', authority)
  return `<p class="center"><b>${authority}</b><br>Sampatti Prabandh Karyalaya, ${s.town}-${s.officePin}</p><h1>AVANTAN PATRA (ALLOTMENT
LETTER)</h1><p>Patrank
${s.digits(4, 73)}/Aa.Vi. <span class="far">Dinank: ${dayOf(s.dates.letter).dots}</span></p><p>Shri/Smt.
${applicants(tell, buyers, ' evam ')}<br>Niwasi ${escaped(
    first.home,
  )}-${s.homePin}<br>Mob. ${mob(s, 0.6)}</p><p>Mahoday/Mahodaya, panjikaran sankhya ${s.digits(6, 74)} ke sandarbh me aapko nimn bhawan
avantit kiya jata
hai (you are allotted the following):</p>${leftTable([
    ['Yojana', escaped(s.colony)],
    ['Bhawan / Flat sankhya', tell.states('flat', s.unit)],
    ['Tal (floor)', ordinal(s.floor)],
    ['Sthal', `${place(s)}${pinAfter(s, 0.6, 75)}`],
    ['Super area', superArea(s, 'varg feet')],
    ['Anumanit mulya (cost)', rs(s.price)],
    ['Panjikaran dhanrashi jama', rs(45_000)],
    ...charged(tell, chargesOf(s), slashed),
  ])}<p>Shesh dhanrashi 60 din me jama karen. Vilamb par 12 % byaj.</p><p class="far">Sampatti Prabandhak</p>`
}

/** A private builder's letter, the money in a wide table. */
const builderLetter = (s: Scene): string => {
  const { tell, buyers, first, sqft } = s
  const charges = charged(tell, chargesOf(s), slashed)
  return `<p class="band">${builder(s)}</p><p>Ref. ${s.digits(3, 76)}/AL <span
class="far">${dayOf(s.dates.letter).brief}</span></p><p>${applicants(
    tell,
    buyers,
    '<br>',
    mr,
  )}<br>${escaped(first.home)}, ${s.homePin}, M-${mob(s, 0.6)}</p><p>Sub: Allotment of Flat in "${escaped(s.project)}"</p><p>Dear
Customer, in consideration of
your booking amount of ${rs(100_000)}, ${place(s)}${pinAfter(s, 0.6, 77)} having super built up area of ${superArea(s)} (carpet ${grouped(
    sqft.carpet,
  )} sq.ft.) is allotted to you at ${rs(s.price)} (Rupees ${inWords(s.price)} only). Other charges payable by you:</p>${
    charges.length > 0 ? headTable(charges) : ''
  }<p>GST extra. Site office: ${escaped(s.officer.name)}, ${s.officer.mobile}. Broker ${escaped(s.witnesses[0].name)}.</p><p>For
${escaped(s.developer)}</p>`
}

/** A development-share agreement: landlord, developer, purchaser. */
const tripartite = (s: Scene): string => {
  const { tell, buyers, seller, partner, mauza, thana, khata, khesra, has } = s
  const map = has(0.6, 78)
    ? `, map passed vide Plan Case No.
${tell.states('sanction_approval_no', `PN/${s.digits(3, 79)}/B+G+${s.floor + 1}/${dayOf(s.dates.plan).year}`)} dated
${tell.states('sanction_number_date', dayOf(s.dates.plan).dots, dayOf(s.dates.plan).typed)}`
    : ''
  return `<h1>AGREEMENT FOR SALE OF FLAT</h1><p>This agreement is made on ${dayOf(s.dates.deed).spoken} between ${shri(
    seller,
    escaped(seller.name),
    0,
  )} (Land Owner), through attorney M/s ${builder(s)}, Director ${escaped(partner.name)} (Developer / First Party), and
${applicants(tell, buyers, ' and ', shri)}, R/o ${escaped(
    s.first.home,
  )} (Purchaser / Second Party).</p><p>Whereas land of ${grouped(siteOf(s))} sq.ft. in Mauza ${mauza}, Thana No. ${thana}, Khata No.
${khata}, Khesra No. ${khesra}
was given for development${map};</p><ol type="i"><li>The Developer shall sell ${place(s)}${pinAfter(s, 0.6, 80)} to the Purchaser, with
super built-up area
${superArea(s)}${
    has(0.6, 81)
      ? ` and undivided share of ${tell.states(
          'final_land_area_uds',
          `${Math.round(s.sqft.super * 0.31)}
sq.ft.`,
        )} in land`
      : ''
  }.</li><li>Price: ${rs(s.price)}.</li><li>Extra: ${
    charged(tell, chargesOf(s), slashed)
      .map(([label, amount]) => `${label} @ lump sum Rs. ${amount}`)
      .join(', ') || 'none'
  }.</li><li>Possession in 24 months.</li><li>Jurisdiction ${s.town} court.</li></ol><p>Witness: ${again(s.witnesses, ', ')}</p><p>First
Party <span
class="far">Second Party<br>${again(buyers, '<br>')}</span></p>`
}

/** The RERA form of agreement, facts in an annexed schedule. */
const reraForm = (s: Scene): string => {
  const { tell, buyers, sqft } = s
  return `<h1>AGREEMENT FOR SALE (FORM-L)</h1><p>Executed at ${s.town} on ${dayOf(s.dates.deed).legal} BY AND BETWEEN
${builder(s, s.developer.toUpperCase())}, PAN
AAB${s.digits(4, 82)}K, ("Promoter") AND ${applicants(tell, buyers, ' AND ', shri)}, ("Allottee").</p><p>The Allottee had applied for an
apartment on ${dayOf(s.dates.plan).dots} and agrees to the total price in Schedule C.</p><h2>SCHEDULE A</h2>${pairTable([
    ['Apartment', tell.states('flat', s.unit)],
    ['Floor', ordinal(s.floor)],
    ['Carpet area', `${grouped(sqft.carpet)} sq.ft.`],
    ['Super built up', superArea(s)],
    ['Situated at', `${place(s)}${pinAfter(s, 0.6, 83)}`],
    ['Parking', 'As per plan'],
  ])}<h2>SCHEDULE C</h2>${leftTable([
    ['Unit price', slashed(s.price)],
    ...charged(tell, chargesOf(s), slashed),
    ['GST', slashed(Math.round(s.price / 20))],
  ])}<p>Contact of Allottee: ${mob(s, 0.5)}. Signed by: ${again(buyers, ', ')}</p>`
}

/** Possession: a slip with numbers, or a letter in running words. */
const slip = (s: Scene): string => {
  const { tell, buyers } = s
  return `<p class="band">${builder(s)}</p><h1>POSSESSION SLIP</h1>${pairTable([
    ['Slip No.', s.digits(4, 84)],
    ['Date', dayOf(s.dates.letter).typed],
    ['Flat owner', applicants(tell, buyers, ', ', mr)],
    ['Flat', tell.states('flat', s.unit)],
    ['Site', `${place(s)}${pinAfter(s, 0.5, 85)}`],
    ['Super built-up area', superArea(s)],
    ['Electric consumer No.', s.digits(9, 86)],
    ['Dues', 'NIL'],
    ...charged(tell, chargesOf(s), slashed),
  ])}<p>Khidki, darwaza, nal sab thik halat me prapt kiya. Received the flat in good condition.</p><p>Received by: ${again(buyers, ', ')}
<span
class="far">Site Incharge ${s.officer.mobile}</span></p>`
}

const kabza = (s: Scene): string => {
  const { tell, buyers, first, sqft } = s
  return `<p class="right">${dayOf(s.dates.letter).spoken}</p><p>To, ${applicants(tell, buyers, ' &amp; ', mr)},
${escaped(first.home)}-${s.homePin} (Ph. ${mob(
    s,
    0.6,
  )})</p><p><b>Reg: Offer of possession (Kabza)</b></p><p>We, ${builder(s)}, are glad to offer possession of ${place(s)}${pinAfter(
    s,
    0.6,
    87,
  )}. Super built-up area after measurement is ${superArea(s)} against ${grouped(sqft.super - 15)} sq.ft. booked. Please pay ${
    charged(tell, chargesOf(s), slashed)
      .map(([label, amount]) => `${label} Rs. ${amount}`)
      .join(' and ') || 'the balance'
  } within 15 days. Completion certificate memo ${s.digits(4, 88)} dated ${dayOf(s.dates.plan).dots} is received from
${escaped(s.authority)}.</p><p>Customer
Cell, ${escaped(s.officer.name)}, ${s.officer.mobile}</p>`
}

export const allotment = drafted(4, asFlat(parishad, 'Allotment Letter'), asFlat(builderLetter, 'Allotment Letter'))
export const buyerAgreement = drafted(5, asFlat(tripartite, 'Agreement for Sale'), asFlat(reraForm, 'Agreement for Sale'))
export const possession = drafted(
  6,
  asFlat(slip, 'Possession Slip', 'Possession Letter'),
  asFlat(kabza, 'Possession Letter', 'Offer of Possession'),
)
