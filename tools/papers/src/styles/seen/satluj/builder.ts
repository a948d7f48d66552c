import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal, rounded } from '../../forms.ts'
import { again, applicants, mayHold, mayList, mayOwn } from '../../truths.ts'
import { charged, leftTable, numberedTable, pairTable, type Charge } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { asFlat, pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { sidesOf } from './deeds.ts'
import { begun, drafted, extent, flatArea, landPlace, place, plain, related, rs, rupee, sh, siteOf, type Scene } from './scene.ts'

const asTower = (draft: (s: Scene) => string, ...names: string[]) => asFlat<Scene>(siteOf, draft, ...names)
const asPlot =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = { ...scene, isFlat: false, hasHouse: false }
    begun(s, ...names)
    mayOwn(s.tell, s.buyers)
    s.tell.allows('developer_name', s.authority)
    return draft(s)
  }
const developer = (s: Scene): string => s.tell.states('developer_name', s.developer)
const ownPhone = (s: Scene, often: number, n: number, before: string): string =>
  s.has(often, n) ? `${before}${s.tell.states('contact_number', `+91 ${s.first.mobile}`, s.first.mobile)}` : ''

/** The letter by which an authority allots a plot after the draw. */
const authorityAllots = asPlot((s) => {
  const { authority, road, town, officePin, digits, price, sqyd, dates } = s
  const rest = price - Math.round(price / 4)
  return `<p class="center"><b>${authority.toUpperCase()}</b><br>Vikas Bhawan, ${escaped(road)}, ${town} - ${officePin}. Website: www.gsada.example, Toll free 1800-180-${digits(
    4,
    110,
  )}</p><p>To</p><p>${applicants(s.tell, s.buyers, '<br>', related)}<br>${escaped(s.first.home)} - ${s.homePin}${ownPhone(s, 0.5, 111, '<br>Mob. ')}</p><p>No. E.O./${
    dayOf(dates.letter).year
  }/${digits(5, 112)} <span class="far">Dated: ${dayOf(dates.letter).dots}</span></p><p><b>Subject: Allotment of residential plot - Letter of Intent No. ${digits(4, 113)}.</b></p><p>1. Reference your application form No. ${digits(
    6,
    114,
  )} and the draw of lots held on 12.01.${dayOf(dates.letter).year - 1}. You are hereby allotted a plot on ${s.tell.states(
    'land_freehold_or_leasehold',
    s.pick(['free-hold', 'Free hold'], 115),
    'Freehold',
  )} basis, particulars of which are as follows:-</p>${abreast(
    ['Plot with location', 'Area', 'Rate per sq. yd.', 'Tentative price'],
    [[`${landPlace(s)}${pinIn(s, 0.3, 116)}`, extent(s), rs(rounded(price / sqyd, 0)), rs(price)]],
  )}${clauses(
    [
      `The area is tentative and subject to demarcation. ${s.tell.states('type_of_plot', s.pick(['Corner', 'Park facing', 'Intermediate'], 117))} plot: preferential charges
are included in the price.`,
      `You have deposited ${rs(Math.round(price / 4))} (25 %) with the application; the balance ${rs(rest)} may be paid in lump sum within 60 days with 5 % rebate, or in 6 half-yearly
instalments with interest @ 9.5 %.`,
      'Possession shall be offered on completion of development works and the building shall be completed within 3 years.',
      `Payment be made by demand draft in favour of Estate Officer at ${escaped(s.lender)}, or online with the code ${digits(8, 118)}.`,
      'In case of mortgage, prior permission of the Estate Officer is required.',
    ],
    (at) => `${at + 1}.`,
  )}<p class="right">Sd/- Estate Officer</p><p>Endst. No. ${digits(5, 119)}: a copy is forwarded to the Accounts Officer and SDO (Survey).</p>`
}, 'Allotment Letter')

const chargesOf = (s: Scene): readonly Charge[] => {
  const { charges } = s
  const [cover] = [rounded(charges.parking)]
  return [
    s.has(0.6, 120) && ({ label: 'External Development Charges (EDC)', key: 'edc', amount: charges.edc } as const),
    s.has(0.6, 121) && ({ label: 'Infrastructure Development Charges (IDC)', key: 'idc', amount: charges.idc } as const),
    s.has(0.7, 122) && ({ label: 'P.L.C. (Park / Road facing)', key: 'plc', amount: charges.plc } as const),
    { label: 'Covered Car Parking - 1 No.', key: 'car_parking', amount: cover, also: ['1 covered'] } as const,
    s.has(0.5, 123) && ({ label: 'Power Back-up 3 KVA', key: 'power_backup', amount: charges.power, also: ['3 KVA'] } as const),
    s.has(0.7, 124) && ({ label: 'Club Membership', key: 'others', amount: charges.club } as const),
    { label: 'IFMS', key: 'others', amount: s.whole(20, 60, 125) * 1_000 } as const,
  ].filter((one) => one !== false)
}
const sheet = (s: Scene): string =>
  numberedTable([['Basic Sale Price', rupee(s.price)], ...charged(s.tell, chargesOf(s), rupee), ['GST as applicable', '5 %']])

/** A coloniser's letter of allotment with its sheet of prices. */
const builderAllots = asTower((s) => {
  const { digits, officer, dates } = s
  return `<p class="band">${developer(s)}</p><p><small>Corp. Office: SCO 41-42, 2nd Floor, ${escaped(s.road)}, ${s.town} - ${s.officePin} | CIN U45201PB2011PTC0${digits(
    5,
    126,
  )} | sales: 0172-${digits(7, 127)}</small></p><p>Ref: ${s.wing}/AL/${digits(4, 128)} <span class="far">${dayOf(dates.letter).spoken}</span></p>${abreast(
    ['', 'First Applicant', 'Second Applicant'],
    [
      [
        'Name',
        applicants(s.tell, s.buyers.slice(0, 1), '', sh),
        s.buyers.length > 1 ? (applicants(s.tell, s.buyers, '|', sh).split('|')[1] ?? '') : 'NA',
      ],
      ['S/o, W/o', escaped(s.first.elder), s.buyers.length > 1 ? escaped(s.buyers[1]?.elder ?? '') : ''],
      ['PAN', s.first.pan, s.buyers[1]?.pan ?? ''],
      ['Mobile', s.tell.states('contact_number', s.first.mobile), s.buyers[1]?.mobile ?? ''],
      ['Address', escaped(s.first.home), s.buyers.length > 1 ? 'Same' : ''],
    ],
  )}<p><b>Sub: Allotment of residential apartment against Customer ID ${digits(6, 129)} / Application No. ${digits(5, 130)}</b></p><p>Dear Sir/Madam,</p><p>We are pleased to allot you ${place(
    s,
  )}${pinIn(s, 0.4, 131)}, admeasuring ${flatArea(s)}, under construction linked plan, at the consideration given below:</p>${sheet(s)}<ol>${standing(
    s,
    'builder',
    132,
  )
    .map((one) => `<li>${one}</li>`)
    .join(
      '',
    )}</ol><p>Relationship manager: ${escaped(officer.name)}, ${officer.mobile}. RERA Regn. No. PBRERA-SAS80-PR0${digits(3, 133)}</p>`
}, 'Allotment Letter')
export const allotment = drafted(1_307, authorityAllots, builderAllots)

/** The agreement for sale of the state's real estate rules, with its schedules. */
const modelAgreement = asTower(
  (s) => {
    const { dates, digits, sqft, price } = s
    const bought = `${place(s)}${pinIn(s, 0.4, 142)}, having carpet area of ${grouped(sqft.carpet)} sq. ft. and ${flatArea(s)}`
    // the rules sell the carpet area, the old habit the super area: both are on the paper
    s.tell.states('document_area_sqft', String(sqft.super), String(sqft.super), String(sqft.carpet))
    return `<h1>AGREEMENT FOR SALE<br><small>[Annexure A, see rule 8(1)]</small></h1><p>This Agreement for Sale executed at ${s.town} on this ${dayOf(dates.deed).legal} by and between
M/s ${developer(s)} (PAN AAFCS${digits(4, 134)}K), having its registered office at ${s.whole(3, 90, 135)}, ${escaped(s.colony)}, New Delhi - 1100${s.whole(10, 90, 136)}, represented by its authorised signatory Sh. ${escaped(
      s.officer.name,
    )} (hereinafter the "Promoter"),</p><p>AND</p><p>${applicants(s.tell, s.buyers, '<br>jointly with<br>', related)}, residing at ${escaped(s.first.home)} (hereinafter the "Allottee").</p><p>WHEREAS:</p>${clauses(
      [
        `The Promoter is the lawful owner of land admeasuring ${rounded(siteOf(s) / 43_560)} acres at ${s.village} vide sale deeds registered as documents No. ${digits(4, 137)} and ${digits(4, 138)}.`,
        `The Town and Country Planning Department has granted licence No. ${s.whole(11, 150, 139)} of ${dayOf(dates.deed).year - 3} and the building plans were approved vide memo No. ${s.tell.states('sanction_approval_no', `ZP-${digits(4, 140)}`)}.`,
        `The Allottee had applied for an apartment vide application No. ${digits(6, 141)} dated 02.02.${dayOf(dates.deed).year} and has been allotted ${bought}.`,
      ],
      (at) => `${'ABCDE'.charAt(at - 1)}.`,
    )}<h2>1. TERMS</h2><p>1.2 The Total Price for the apartment is ${rs(price)} (Rupees ${inWords(price)} only) and the charges as per Schedule C.</p>${clauses(
      standing(s, 'builder', 143),
      (at) => `1.${at + 2}`,
    )}<h2>SCHEDULE 'A'</h2>${leftTable([
      ['Apartment', s.unit],
      ['Floor', `${ordinal(s.floor)}`],
      ['Type', `${s.whole(2, 4, 144)} BHK + S`],
      ['Carpet area', `${grouped(sqft.carpet)} sq. ft.`],
      ['Balcony', `${s.whole(60, 160, 145)} sq. ft.`],
    ])}<h2>SCHEDULE 'C' - PAYMENT PLAN</h2>${sheet(s)}<p>Signed by the Allottee: ${again(s.buyers, ', ', plain)}. Witness 1: ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}</p>`
  },
  'Agreement for Sale',
  'Builder Buyer Agreement',
)
export const buyerAgreement = drafted(1_308, modelAgreement)

/** The slip on which a field officer hands over a plot at the site. */
const siteGiven = asPlot(
  (s) => {
    const { digits, dates } = s
    return `<p class="center"><b>${escaped(s.authority)}</b><br>Office of Sub Divisional Engineer (Survey)</p><h1>POSSESSION CERTIFICATE / कब्जा प्रमाण पत्र</h1>${pairTable(
      [
        ['Sr. No.', digits(4, 146)],
        ['Date of possession', dayOf(dates.letter).dots],
        ['Allotment memo No.', `${digits(5, 147)} dt. ${dayOf(dates.deed).dots}`],
        ['Possession letter No.', digits(4, 148)],
      ],
    )}<p>Certified that the actual physical possession of ${landPlace(s)}${pinIn(s, 0.25, 149)} has been handed over today at site to the allottee(s) <b>${applicants(
      s.tell,
      s.buyers,
      ' & ',
      related,
    )}</b> in person, after demarcation. The area at site is ${extent(s)}.</p>${sidesOf(s, 150)}<p>Position of plot: ${s.tell.states(
      'type_of_plot',
      s.pick(['Corner', 'Intermediate', 'Two side open'], 151),
    )}. Dimension and area may be read with the zoning plan No. DTP/${digits(4, 152)}.</p><p>Taken over: Allottee ${ownPhone(s, 0.5, 153, 'Mobile ')} <span class="far">Handed over: J.E. ${escaped(
      s.officer.name,
    )} (${s.officer.mobile})</span></p>`
  },
  'Possession Letter',
  'Possession Certificate',
)

/** A builder's offer of possession with its last statement. */
const builderOffers = asTower(
  (s) => {
    const { digits, dates } = s
    return `<p class="right"><b>${developer(s)}</b><br>Site office: ${escaped(s.sector)}, ${s.town}<br>Ph. 98${digits(8, 154)}</p><p>Dated: ${dayOf(dates.letter).brief}</p><p>To,<br>${applicants(
      s.tell,
      s.buyers,
      '<br>',
      sh,
    )}<br>${escaped(s.first.home)}-${s.homePin}</p><p><u>Offer of Possession of ${place(s)}${pinIn(s, 0.3, 155)}</u></p><p>Greetings. We are in receipt of the occupation certificate bearing memo No. ${digits(
      5,
      156,
    )} and the unit is ready. The final area works out to ${flatArea(s)}. You are requested to clear the following within 30 days and take over:</p>${sheet(
      s,
    )}<p>Amount may be paid to A/c ${digits(11, 157)}, ${escaped(s.lender)}, IFSC PDBK0${digits(6, 158)}. Holding charges @ Rs. 5 per sq. ft. apply thereafter.</p>${clauses(standing(s, 'builder', 159, 0.4), () => '•')}`
  },
  'Offer of Possession',
  'Possession Letter',
)
/** No dues after the last instalment: the flat is handed over. */
const noDues = asTower((s) => {
  mayList(s.tell, 'No Dues Certificate')
  mayHold(s.tell, s.buyers)
  return `<p class="center"><b>${developer(s)}</b></p><h1>NO DUES CUM POSSESSION LETTER</h1><p>Customer Code: ${s.digits(6, 160)} &nbsp; Date: ${
    dayOf(s.dates.letter).typed
  }</p><p>This is to certify that ${applicants(s.tell, s.buyers, ' and ', related)} R/o ${escaped(s.first.home)} ha${
    s.buyers.length > 1 ? 've' : 's'
  } paid all dues of ${place(s)} (${flatArea(s)}) as per statement of account, and peaceful vacant possession with one set of keys has been taken today. Electricity meter No. ${s.digits(
    7,
    161,
  )}, reading 0004.</p>${clauses(standing(s, 'builder', 162, 0.3))}<p>For queries: ${escaped(s.officer.name)}, CRM, ${s.officer.mobile}</p>`
}, 'Possession Letter')
export const possession = drafted(1_309, siteGiven, builderOffers, noDues)
