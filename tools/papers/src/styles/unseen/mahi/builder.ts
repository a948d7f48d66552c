import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { charged, type Charge } from '../../seen/drafts.ts'
import { pinIn, termOf } from '../../seen/scenes.ts'
import { again, mayHold, mayOwn } from '../../truths.ts'
import {
  begun,
  boardInHindi,
  boardOf,
  both,
  drafted,
  house,
  mr,
  party,
  phone,
  place,
  rs,
  shri,
  shriOf,
  site,
  size,
  type Scene,
} from './ground.ts'
import { chauhaddi, counted, hi, lines, sheet, some, terms } from './sheets.ts'

/** A board sells flats, plots and small houses. */
const asBoard =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (s: Scene): string => {
    begun(s, ...names)
    mayOwn(s.tell, s.buyers, boardOf(s))
    return draft(s)
  }
/** A township's developer sells flats and bare plots. */
const asTownship =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = { ...scene, hasHouse: false }
    begun(s, ...names)
    mayOwn(s.tell, s.buyers, s.developer)
    return draft(s)
  }
const developer = (s: Scene): string => s.tell.states('developer_name', s.developer)
const rera = (s: Scene): string => {
  const number = s.digits(5, 100)
  const own: Readonly<Record<string, string>> = {
    Haryana: `HRERA-PKL-${number.slice(2)}-2019`,
    Punjab: `PBRERA-SGR${number.slice(3)}-PR0${number.slice(1)}`,
    Rajasthan: `RAJ/P/2021/${number.slice(1)}`,
    'Madhya Pradesh': `P-GWL-21-${number.slice(1)}`,
    'Uttar Pradesh': `UPRERAPRJ${number}`,
  }
  return own[s.state] ?? `RERA/${s.town.slice(0, 2).toUpperCase()}/${number}`
}
const what = (s: Scene): string => (s.isFlat ? 'Flat' : 'Plot')

const chargesOf = (s: Scene): readonly Charge[] => {
  const { charges } = s
  const isFlat = s.isFlat
  const all: readonly (Charge | false)[] = [
    s.has(0.7, 102) && { label: 'E.D.C.', key: 'edc', amount: charges.edc },
    s.has(0.5, 103) && { label: 'I.D.C.', key: 'idc', amount: charges.idc },
    s.has(0.6, 104) && { label: s.pick(['P.L.C. (Park facing)', 'Preferential Location Charges'], 105), key: 'plc', amount: charges.plc },
    isFlat && { label: 'Covered Car Parking', key: 'car_parking', amount: charges.parking, also: ['1 covered', '1'] },
    isFlat && s.has(0.5, 106) && { label: 'Power Back-up', key: 'power_backup', amount: charges.power },
    s.has(0.6, 107) && { label: 'Club Membership', key: 'others', amount: charges.club },
    { label: s.pick(['IFMS', 'Interest Free Maintenance Security'], 108), key: 'others', amount: s.whole(15, 60, 109) * 1_000 },
    s.has(0.5, 110) && { label: 'Electric Meter Connection', key: 'others', amount: s.whole(8, 30, 111) * 1_000 },
  ]
  return all.filter((one) => one !== false)
}
const priced = (s: Scene, n: number): string => {
  const money = s.pick([rs, (amount: number) => `${grouped(amount)}.00`, grouped], n)
  const rows = charged(s.tell, chargesOf(s), money)
  return sheet(
    ['S.No.', 'Particulars', 'Amount (Rs.)'],
    [
      ['1', hi('मूल विक्रय मूल्य', 'Basic Sale Price'), money(s.price)],
      ...rows.map(([label, amount], at) => [String(at + 2), label, amount]),
      ['', 'GST (as applicable)', 'Extra'],
    ],
  )
}
const sells = [
  'Instalments not paid on the due date shall attract interest at SBI MCLR plus 2 %.',
  'All payments to be made by A/c payee cheque / demand draft / RTGS in favour of the designated account only.',
  'The allotment is not transferable without prior written permission and payment of transfer charges.',
  'Stamp duty, registration fee and miscellaneous expenses shall be borne by the allottee.',
  'In case of surrender 10 % of the cost shall be forfeited and the balance refunded without interest.',
  'The allottee shall intimate any change of address; letters sent to the last known address are deemed delivered.',
  'Monthly maintenance shall be payable in advance to the nominated agency.',
]

/** A board's allotment-cum-demand letter, Hindi on top, its facts in numbered rows. */
const allotted = asBoard((s) => {
  const [a, b] = both(s, shriOf)
  const { dates, digits, lease } = s
  const day = dayOf(dates.letter)
  const isLeased = s.has(0.5, 112)
  return `<p class="center"><b class="big">${boardInHindi(s)}</b><br><b>${boardOf(s)}</b><br>${escaped(s.road)}, ${s.town} - ${s.officePin}</p><hr>
  <p>पत्रांक / No. ${digits(4, 113)}/EM/${day.year} <span class="far">दिनांक / Dated ${day.dashes}</span></p><p>सेवा में / To,<br>${a}${
    b ? ` एवं / and<br>${b}` : ''
  }<br>${escaped(s.first.home)} - ${s.homePin}${s.has(0.5, 114) ? `<br>Mob. ${phone(s, 0.8)}` : ''}</p><p><b>विषय / Subject: आवंटन सह मांग पत्र / Allotment-cum-Demand
  Letter, Registration No. ${digits(6, 115)}</b></p><p>महोदय/महोदया, With reference to your application dated ${dayOf(dates.deed).dashes} and the draw of lots
  held on ${dayOf(dates.deed).dots}, the following property is allotted to you:</p>${counted([
    [hi('योजना', 'Scheme'), `Rajiv Awas Yojna Ph-${s.whole(1, 4, 116)}, ${s.pick(['EWS', 'LIG', 'MIG', 'HIG'], 117)} category`],
    [hi('संपत्ति', 'Property'), `${place(s, 'board')}${pinIn(s, 0.4, 118)}`],
    [hi('क्षेत्रफल', 'Area'), `${size(s)}${house(s, (area) => ` with plinth area ${area} Sq. Ft.`)}`],
    isLeased && [
      hi('भू-अधिकार', 'Tenure'),
      `${s.tell.states('land_freehold_or_leasehold', 'Lease hold', 'Leasehold')}, ${termOf(
        s,
        lease.years,
        day.typed,
        lease.rent,
        `${lease.years} years from ${day.typed}, annual lease rent ${rs(lease.rent)}`,
      )}`,
    ],
    !isLeased && [hi('भू-अधिकार', 'Tenure'), s.tell.states('land_freehold_or_leasehold', 'Free hold', 'Freehold')],
    [hi('कुल मूल्य', 'Total cost'), `${rs(s.price)} (Rupees ${inWords(s.price)} only)`],
    [hi('जमा पंजीकरण राशि', 'Registration money deposited'), rs(Math.round(s.price / 10))],
    [hi('शेष', 'Balance'), `${rs(s.price - Math.round(s.price / 10))} in ${s.whole(4, 40, 119)} quarterly instalments`],
  ])}<p>Challan may be deposited in ${escaped(s.lender)}, ${escaped(s.branch)} A/c ${digits(11, 120)}.</p>${terms(some(s, sells, 121))}<p class="right">संपत्ति अधिकारी /
  Estate Officer<br>(${escaped(s.officer.name)})</p>`
}, 'Allotment Letter')

/** A developer's letter: the unit in a table of heads and answers, the price below. */
const issued = asTownship((s) => {
  const [a, b] = both(s, mr)
  return `<p class="strip">${developer(s)}<span class="far"><small>RERA: ${rera(s)}</small></span></p><p class="center"><small>Corp. Office: SCO ${s.whole(
    10,
    99,
    122,
  )}, ${escaped(s.road)}, ${s.town} - ${s.officePin} | Ph. 0${s.digits(3, 123)}-${s.digits(7, 124)} | care@township.example</small></p>
    <h1>ALLOTMENT LETTER</h1><p>Customer ID: ${s.digits(6, 125)} <span class="far">Date: ${dayOf(s.dates.letter).spoken}</span></p>${lines([
      ['Allottee', a],
      ['Joint Allottee', b || '-----'],
      ['Address', `${escaped(s.first.home)} ${s.homePin}`],
      ['Mobile', phone(s, 0.8)],
    ])}<p>Dear Sir/Madam,</p><p>We thank you for booking vide Application Form No. ${s.digits(5, 126)} dated ${dayOf(s.dates.deed).dots} and are pleased to
    allot you a residential ${what(s).toLowerCase()} in our project as per the details given under:</p>${sheet(
      [`${what(s)} No.`, 'Location', 'Area', 'Plan'],
      [[s.isFlat ? s.unit : s.number, `${place(s, 'township')}${pinIn(s, 0.5, 127)}`, size(s), s.pick(['CLP', 'DPP', 'Flexi'], 128)]],
    )}${priced(s, 129)}${terms(some(s, sells, 130), (at) => `${at})`)}<p>For ${escaped(s.developer)}<br><br>Authorised Signatory <span class="far">Accepted: ${again(
      s.buyers,
      ' / ',
    )}</span></p>`
}, 'Allotment Letter')
export const allotment = drafted(3_201, allotted, issued)

/** An agreement of chapters: the unit is told in the recitals, the boundaries and the money in annexures. */
const agreed = asTownship(
  (s) => {
    const [a, b] = both(s, party)
    const { dates, digits, price } = s
    return `<h1>${s.isFlat ? 'APARTMENT' : 'PLOT'} BUYER'S AGREEMENT</h1><p>This Agreement is executed at ${s.town} on ${dayOf(dates.deed).legal}</p><p class="center"><b>BY AND
  BETWEEN</b></p><p>${developer(s)} (CIN U70109${s.digits(4, 131)}PTC${digits(6, 132)}), having its registered office at ${s.whole(2, 90, 133)}, ${escaped(
    s.colony,
  )}, ${s.town} - ${s.officePin}, through its authorised signatory ${escaped(s.officer.name)} (hereinafter the "Promoter");</p><p class="center"><b>AND</b></p><p>${a}${
    b ? ` <b>and</b> ${b}` : ''
  } (hereinafter the "Allottee").</p>${terms(
    [
      `The Promoter is in possession of land admeasuring ${site(s)} in Village ${s.mauja}, and has obtained Licence No. ${s.whole(11, 140, 134)} of ${
        dayOf(dates.plan).year - 1
      } from DTCP. The Project is registered with RERA under No. ${rera(s)}.`,
      `The Allottee applied for a ${what(s).toLowerCase()} vide application No. ${digits(5, 135)} and has been allotted ${place(s, 'township')}${pinIn(
        s,
        0.5,
        136,
      )}, having ${size(s)}${s.isFlat ? `, together with pro rata undivided share of land of ${share(s)}` : ''}.`,
      s.isFlat &&
        s.has(0.6, 137) &&
        `Building plans are approved by the competent authority vide memo No. ${s.tell.states('sanction_approval_no', `ZP-${s.digits(4, 138)}/SD(BS)/${s.digits(4, 139)}`)}
        dated ${s.tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)}.`,
      `The Allottee has agreed to pay the Total Price which includes the Basic Sale Price of ${rs(price)} and the charges of Annexure-I.`,
    ],
    (at) => `${'ABCD'.charAt(at - 1)}.`,
  )}<p><b>NOW THE PARTIES AGREE AS UNDER:</b></p>${terms(some(s, sells, 140, 0.8), (at) => `1.${at}`)}<p class="part">ANNEXURE - I : TOTAL PRICE</p>${priced(
    s,
    141,
  )}<p class="part">ANNEXURE - II : THE ${what(s).toUpperCase()}</p>${chauhaddi(s, 142)}<p>Witness 1. ${escaped(s.witnesses[0].name)} ${kinless(s)} <span class="far">Allottee: ${again(
    s.buyers,
    ', ',
  )}</span></p>`
  },
  "Buyer's Agreement",
  'Agreement for Sale',
)
const share = (s: Scene): string => s.tell.states('final_land_area_uds', `${s.whole(9, 38, 143)}.${s.whole(11, 98, 144)} Sq. Mtrs.`)
const kinless = (s: Scene): string => `R/o ${escaped(s.witnesses[0].home)}`

/** A small colonizer's agreement: a sheet of particulars, then conditions in Hinglish. */
const colonizers = asTownship(
  (s) => {
    const [a, b] = both(s, shri)
    const { dates, digits, price } = s
    return `<p class="center"><b class="big">${developer(s)}</b><br>${s.whole(1, 60, 145)}, ${escaped(s.colony)}, ${escaped(s.road)}, ${s.town} (${s.short}) ${
      s.officePin
    }</p><h1>अनुबंध पत्र / AGREEMENT FOR SALE (${what(s).toUpperCase()})</h1><p>Agreement No. ${digits(3, 146)}/${dayOf(dates.deed).year} <span class="far">Date
  ${dayOf(dates.deed).dots}</span></p>${lines(
    [
      [hi('प्रथम पक्ष', 'First Party'), `${escaped(s.developer)} through partner ${escaped(s.partner.name)}`],
      [hi('क्रेता', 'Purchaser'), a],
      [hi('सह-क्रेता', 'Co-purchaser'), b || 'NA'],
      ['R/o', `${escaped(s.first.home)} - ${s.homePin}`],
      ['Mobile No.', phone(s, 0.7)],
      ['Project', `${escaped(s.project)}, RERA ${rera(s)}`],
      [hi('विक्रय संपत्ति', 'Property'), `${place(s, 'township')}${pinIn(s, 0.4, 147)}`],
      [hi('क्षेत्रफल', 'Area'), size(s)],
      [hi('सौदा मूल्य', 'Deal amount'), `${rs(price)} (${inWords(price)} Rupees)`],
      ['Bayana', `${rs(Math.round(price / 20))} by cheque ${digits(6, 148)}`],
    ],
    ':',
  )}<p>${what(s)} ki chaturseema is prakar hai -</p>${chauhaddi(s, 149)}${priced(s, 150)}${terms(
    [
      'Shesh rashi bank loan dwara ya swayam 45 dino me ada ki jayegi, anyatha sauda nirast mana jayega.',
      'Registry ka kharch kreta dwara vahan kiya jayega.',
      ...some(s, sells, 151, 0.5),
    ],
    (at) => `(${at})`,
  )}<p>हस्ताक्षर प्रथम पक्ष <span class="far">हस्ताक्षर क्रेता: ${again(s.buyers, ', ')}</span></p>`
  },
  'Agreement for Sale',
  'Buyer Agreement',
)
export const buyerAgreement = drafted(3_202, agreed, colonizers)

/** A board's possession letter, signed at the site by its junior engineer. */
const kabza = asBoard((s) => {
  const [a, b] = both(s, shriOf)
  mayHold(s.tell, s.buyers)
  return `<p class="center"><b class="big">${boardInHindi(s)}</b><br>${boardOf(s)}<br>Construction Division-${s.whole(1, 9, 152)}, ${s.town}</p><h1>कब्ज़ा पत्र / POSSESSION
  LETTER</h1><p>क्रमांक / No. ${s.digits(3, 153)} <span class="far">दिनांक / Date ${dayOf(s.dates.letter).dots}</span></p><p>In compliance of Estate Officer's order No. ${s.digits(
    4,
    154,
  )} dated ${dayOf(s.dates.deed).dots}, possession of ${place(s, 'board')}${pinIn(s, 0.4, 155)}, measuring ${size(s)}, is hereby handed over today on the spot to
  ${a}${b ? ` and ${b}` : ''}, R/o ${escaped(s.first.home)} - ${s.homePin}, in sound condition with fittings as per inventory.</p>${chauhaddi(s, 156)}${sheet(
    [hi('कब्ज़ा देने वाला', 'Handed over by'), hi('कब्ज़ा लेने वाला', 'Taken over by'), hi('गवाह', 'Witness')],
    [
      [
        `${escaped(s.officer.name)}<br>Junior Engineer<br>${s.officer.mobile}`,
        `${again(s.buyers, '<br>')}<br>${phone(s, 0.5)}`,
        `${escaped(s.witnesses[0].name)}<br>${escaped(s.witnesses[0].home)}`,
      ],
    ],
  )}<p>प्रतिलिपि / Copy to: 1. Estate Officer 2. Tax Superintendent, Nagar Nigam 3. S.D.O. (Electricity), meter No. ${s.digits(7, 157)}.</p>`
}, 'Possession Letter')

/** A developer's offer of possession with the account of what is due. */
const ready = asTownship(
  (s) => {
    const [a, b] = both(s, mr)
    const memo = `CC/${s.digits(4, 158)}`
    // the completion's number and day may be typed as those of an approval
    s.tell.allows('sanction_approval_no', memo)
    s.tell.allows('sanction_number_date', dayOf(s.dates.deed).typed)
    return `<p class="strip">${developer(s)}</p><p>Date: ${dayOf(s.dates.letter).brief} <span class="far">Ref: POS/${s.digits(5, 159)}</span></p><p>${a}${
      b ? `<br>${b}` : ''
    }<br>${escaped(s.first.home)}, ${s.homePin}<br>M: ${phone(s, 0.7)}</p><p><b>Re: Offer of Possession of ${place(s, 'township')}${pinIn(s, 0.4, 160)}</b></p><p>Dear Sir/Madam,</p>
    <p>It gives us immense pleasure to inform you that Completion / Occupation Certificate has been received vide ${memo} dated ${dayOf(s.dates.deed).dots}. Your ${what(
      s,
    ).toLowerCase()}, ${size(s)}, is ready for possession. You are requested to clear the dues within 30 days as per the statement appended.</p>${priced(s, 161)}<p>Amount
    received till date ${rs(Math.round(s.price * 0.85))}. For appointment contact ${escaped(s.officer.name)}, ${s.officer.mobile}. Please bring two photographs, Aadhaar
    and the original allotment letter.</p>${terms(some(s, sells, 162, 0.5))}<p>Warm regards,<br>CRM Team, ${escaped(s.project)}, ${s.town} ${s.officePin}</p>`
  },
  'Offer of Possession',
  'Possession Letter',
)
export const possession = drafted(3_203, kabza, ready)
