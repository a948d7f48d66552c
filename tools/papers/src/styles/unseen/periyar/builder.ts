import { sides as compass } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { charged, type Charge } from '../../seen/drafts.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants } from '../../truths.ts'
import { flatArea, ofFlat, pin, place, siteOf } from './ground.ts'
import { borrowers, capital, introduced, mr, phone, rs, rupee, writtenAs, type Code, type Scene } from './scene.ts'
import { facts, paras, sides, table } from './sheets.ts'

/** The builder's name. */
export const developer = (s: Scene): string => s.tell.states('developer_name', s.developer)
const rera = (s: Scene): string => {
  const year = dayOf(s.dates.plan).year
  const forms: Record<Code, string> = {
    KL: `K-RERA/PRJ/${s.digits(3, 120)}/${year}`,
    KA: `PRM/KA/RERA/1251/446/PR/${s.digits(6, 120)}/00${s.digits(4, 121)}`,
    TN: `TN/${s.whole(1, 35, 120)}/Building/${s.digits(4, 121)}/${year}`,
    MH: `P521000${s.digits(5, 120)}`,
    GA: `PRGO${s.digits(8, 120)}`,
  }
  return forms[s.code]
}
const utility: Record<Code, string> = {
  KL: 'KSEB & water connection',
  KA: 'BESCOM & BWSSB deposit',
  TN: 'EB & Metro Water charges',
  MH: 'MSEDCL & legal charges',
  GA: 'Electricity & water meter',
}
const sheetOf = (s: Scene): readonly Charge[] => {
  const { charges } = s
  return [
    {
      label: s.pick(['Covered car parking', 'Car park (basement)', 'Car Parking - 1 slot'], 122),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1'],
    } as const,
    s.has(0.5, 123) && ({ label: s.pick(['PLC', 'Preferential location charges'], 124), key: 'plc', amount: charges.plc } as const),
    s.has(0.5, 125) &&
      ({
        label: s.pick(['Generator back-up', 'Power backup (1 KVA)', 'DG backup charges'], 126),
        key: 'power_backup',
        amount: charges.power,
      } as const),
    { label: utility[s.code], key: 'others', amount: s.whole(40, 150, 127) * 1_000 } as const,
    s.has(0.7, 128) && ({ label: 'Club house', key: 'others', amount: charges.club } as const),
    {
      label: s.pick(['Corpus fund', 'Sinking fund', 'Advance maintenance'], 129),
      key: 'others',
      amount: s.whole(25, 90, 130) * 1_000,
    } as const,
  ].filter((charge) => charge !== false)
}
/** The cost of the flat, its extras each on its own line. */
export const costs = (s: Scene, heads: readonly string[] = ['Description', 'Amount (Rs.)']): string => {
  const extras = sheetOf(s)
  const sum = extras.reduce((total, { amount }) => total + amount, s.price)
  return table(
    heads,
    [
      ['Basic cost of apartment', grouped(s.price)],
      ...charged(s.tell, extras, grouped).map(([label, amount]) => [escaped(label), amount]),
      ['Sub total', grouped(sum)],
      ['GST @ 5 %', grouped(Math.round(s.price * 0.05))],
      ['<b>Grand total</b>', `<b>${grouped(sum + Math.round(s.price * 0.05))}</b>`],
    ],
    'ruled money',
  )
}
const share = (s: Scene): string =>
  s.tell.states(
    'final_land_area_uds',
    ['MH', 'GA'].includes(s.code)
      ? `${s.whole(14, 48, 131)}.${s.whole(10, 90, 132)} sq. mtrs.`
      : `${s.whole(280, 640, 131)} ${s.pick(['sq.ft.', 'Sq. Feet', 'sft'], 132)}`,
  )
/** The head of a builder's letter. */
export const masthead = (s: Scene): string =>
  `<div class="firm"><b>${developer(s)}</b><br><small>${s.whole(11, 90, 133)}/${s.digits(4, 134)}, ${escaped(s.project)} Marketing Office, ${escaped(s.road)}, ${s.town} - ${
    s.officePin
  } | Ph ${s.digits(4, 135)} ${s.digits(6, 136)} | sales@developer.example | ${rera(s)}</small></div>`
const site = (s: Scene): string => siteOf(s).printed

/** A letter that confirms the booking, with its cost sheet. */
const allotted = ofFlat((s) => {
  const { tell, dates, digits } = s
  return `${masthead(s)}<p>Our Ref: ${s.project.slice(0, 3).toUpperCase()}/BK/${digits(4, 138)}<span class="far">${dayOf(dates.letter).spoken}</span></p><p>To,<br>${applicants(
    tell,
    s.buyers,
    ' &amp; ',
    mr,
  )}<br>${escaped(s.first.home)} - ${s.homePin}<br>Mob: ${phone(s, 0.7)}</p><p>Dear Patron,</p><p><u>${s.pick(['Sub: Allotment of apartment', 'Re: Letter of allotment'], 139)}</u></p><p>Congratulations on choosing a home at ${escaped(
    s.project,
  )}. Against your booking form No. ${digits(5, 140)} and booking amount of ${rs(200_000)} received by ${escaped(s.lender)} cheque ${digits(
    6,
    141,
  )}, we have pleasure in allotting to you the unit below:</p>${facts(
    [
      ['Unit', `${place(s)}${pin(s, 0.5, 142)}`],
      ['Area', flatArea(s)],
      s.has(0.5, 144) && ['Undivided share of land', share(s)],
      ['Parking', `Slot P${s.whole(1, 140, 145)}, basement`],
      ['Expected completion', `${dayOf(dates.letter).monthOf} ${dayOf(dates.letter).year + 2}`],
    ],
    'bare',
    ': ',
  )}${costs(s)}<p>Terms:</p>${paras(
    [
      'Prices are firm; registration and stamp duty at actuals.',
      `Cheques to be drawn in favour of "${escaped(s.developer)} A/c ${escaped(s.project)}", A/c No. ${digits(14, 146)}.`,
      'Cancellation attracts a deduction of the booking amount.',
    ],
    'a',
  )}<p>For ${escaped(s.developer)}<br>${escaped(s.officer.name)}, AGM - CRM (${s.officer.mobile})</p>`
}, 'Allotment Letter')

/** An application that becomes the allotment when it is countersigned. */
const countersigned = ofFlat(
  (s) => {
    const { digits, dates } = s
    const [a, b] = borrowers(s, capital)
    const other = s.buyers[1]
    return `${masthead(s)}<h1>APPLICATION CUM PROVISIONAL ALLOTMENT</h1><p>Sl. No. ${digits(4, 147)}<span class="far">Dated: ${dayOf(dates.letter).dots}</span></p>${table(
      ['', 'First Allottee', 'Second Allottee'],
      [
        ['Name', a, b || 'Not applicable'],
        ['Father / Husband', escaped(s.first.elder), other ? escaped(other.elder) : ''],
        ['Mobile', phone(s, 0.75), other?.mobile ?? ''],
        ['PAN', s.first.pan, other?.pan ?? ''],
        ['Address', `${escaped(s.first.home)}, ${s.homePin}`, other ? 'do' : ''],
      ],
    )}<p>The Promoter provisionally allots to the above Allottee(s), and the Allottee(s) accept(s), ${place(s)}${pin(s, 0.5, 148)}, having ${flatArea(s)}, in the project that is coming up on ${site(
      s,
    )} of land, together with ${s.tell.states('amenities_car_parking', s.pick(['one covered car parking', '1 covered car park'], 150), '1 covered', 'one covered car parking', '1 covered car park', '1')}, for an all-inclusive price of ${rs(
      s.price,
    )} (Rupees ${inWords(s.price)} only).</p><p><b>Payment plan</b></p>${table(
      ['Stage', '%', 'Amount'],
      [
        ['Booking', '10', grouped(Math.round(s.price * 0.1))],
        ['Foundation', '20', grouped(Math.round(s.price * 0.2))],
        ['Roof slab', '40', grouped(Math.round(s.price * 0.4))],
        ['Flooring', '25', grouped(Math.round(s.price * 0.25))],
        ['Handing over', '5', grouped(Math.round(s.price * 0.05))],
      ],
    )}<p>This allotment is subject to execution of the agreement within 30 days. Marketing associate: ${escaped(s.partner.name)}, ${s.partner.mobile}. Landowner: ${escaped(
      s.earlier.name,
    )}.</p><p>${again(s.buyers, ', ')}<span class="far">for ${escaped(s.developer)}</span></p>`
  },
  'Allotment Letter',
  'Provisional Allotment',
)
export const allotment = writtenAs(4_301, allotted, countersigned)

const planIn = (s: Scene): string => {
  const day = dayOf(s.dates.plan)
  const number = s.pick(
    [
      `BA/${s.digits(3, 151)}/${day.year}`,
      `LP/${s.digits(4, 151)}/${day.year % 100}-${(day.year + 1) % 100}`,
      `PP/NHB/${s.digits(4, 151)}/${day.year}`,
    ],
    152,
  )
  return `${s.tell.states('sanction_approval_no', number)} dated ${s.tell.states('sanction_number_date', day.dots, day.typed)}`
}

/** The south's agreement: sale of a share of land and construction of the flat, by schedules A, B and C. */
const schedules = ofFlat(
  (s) => {
    const { dates, digits, tell } = s
    const day = dayOf(dates.deed)
    const floors = s.whole(4, 14, 153)
    const text = `<h1>AGREEMENT FOR SALE AND CONSTRUCTION</h1><p>THIS AGREEMENT is made and executed on this the ${day.legal} at ${s.town}</p><p class="center">BETWEEN</p><p>${introduced(
      s,
    )(
      s.earlier,
      escaped(s.earlier.name),
      0,
    )}, hereinafter called the LANDOWNER, represented by the Power of Attorney holder; and ${developer(s)}, having office at ${s.whole(2, 90, 154)}, ${escaped(s.road)}, ${s.town} - ${
      s.officePin
    }, represented by its Managing Partner ${escaped(s.partner.name)}, hereinafter called the BUILDER;</p><p class="center">AND</p><p>${applicants(
      tell,
      s.buyers,
      '; and ',
      introduced(s),
    )}, hereinafter called the PURCHASER(S).</p><p>WHEREAS the Landowner holds the Schedule A property under sale deed No. ${digits(4, 155)}/${day.year - 11}, and the Builder has obtained the building licence ${planIn(
      s,
    )} from ${s.town} ${s.authority} for ${tell.states('floors_sanctioned', s.pick([`G+${floors}`, `Ground + ${floors} floors`], 156), `G+${floors}`)};</p>${paras(
      [
        `The Purchaser(s) shall buy ${share(s)} of undivided share in the Schedule A property and get the Schedule C apartment built through the Builder for a total of ${rs(s.price)} (Rupees ${inWords(s.price)} only).`,
        `A sum of ${rs(Math.round(s.price * 0.15))} is paid by transfer from ${escaped(s.lender)}, and the balance shall follow the stages of work.`,
        'Delay on the part of the Purchaser(s) carries interest at 12 % per annum; delay of the Builder beyond the grace of six months carries the same.',
        `The apartment will be ready by 31.12.${day.year + 3}, subject to force majeure.`,
        'The Purchaser(s) shall join the owners association and pay its dues.',
      ],
    )}<p class="center"><b>SCHEDULE A</b> (property of the Landowner)</p><p>All that land measuring ${site(s)} in Survey No. ${s.survey} of ${s.village} Village, ${s.town} Taluk, with boundaries east: ${
      s.landSides.east
    }, west: ${s.landSides.west}, north: ${s.landSides.north}, south: ${s.landSides.south}.</p><p class="center"><b>SCHEDULE B</b> (share)</p><p>The undivided share above mentioned, out of the whole.</p><p class="center"><b>SCHEDULE C</b> (apartment)</p><p>${place(s)}${pin(s, 0.4, 157)}, having ${flatArea(s)}:</p>${sides(s, 159)}<p class="center"><b>SCHEDULE D</b> (charges payable to the Builder)</p>${costs(
      s,
      ['Item', 'Rs.'],
    )}<p>Witnesses: 1. ${escaped(s.witnesses[0].name)} 2. ${escaped(s.witnesses[1].name)}</p><p><small>Drafted by ${escaped(s.officer.name)}, Advocate, Enrl. K/${digits(3, 160)}/2004</small></p>`
    // the land's own boundaries are printed too, and may be typed for the flat's
    for (const side of compass) tell.states(`boundaries_deed_${side}`, s.boundaries[side], s.boundaries[side], s.landSides[side])
    return text
  },
  'Agreement for Sale',
  'Agreement for Sale and Construction',
)

/** The west's agreement, its terms defined one by one. */
const definitions = ofFlat((s) => {
  const { dates, digits, tell } = s
  const day = dayOf(dates.deed)
  return `<p><small>Office of the Sub-Registrar, ${s.town} ${s.whole(1, 14, 161)} | Receipt ${digits(5, 162)} | GRN ${s.code}${digits(12, 163)}E</small></p><h1>AGREEMENT FOR SALE</h1><p>This Agreement is entered into at ${
    s.town
  } on ${day.spoken} by and between ${developer(s)} (PAN AAQFK${digits(4, 164)}M) through its authorised signatory ${escaped(s.partner.name)}, office at ${s.whole(3, 80, 165)}, ${escaped(
    s.colony,
  )}, ${s.town} ${s.officePin} ("Promoter"), and the person(s) named in clause 1(a).</p><p><b>1. In this Agreement</b></p>${paras(
    [
      `"Allottee" means ${applicants(tell, s.buyers, ' and ', introduced(s))}, PIN ${s.homePin}, mobile ${phone(s, 0.6)};`,
      `"Larger land" means land admeasuring ${site(s)} at Village ${s.village}, with title from ${escaped(s.earlier.name)};`,
      `"Sanctioned plan" means the plan approved under No. ${planIn(s)} by ${s.town} ${s.authority};`,
      `"Project" means ${escaped(s.project)}, registered with the regulator under ${rera(s)};`,
      `"Unit" means ${place(s)}${pin(s, 0.5, 166)}, of ${flatArea(s)};`,
      `"Consideration" means ${rupee(s.price)} (Rupees ${inWords(s.price)} only), payable as per Annexure C.`,
    ],
    'a',
  )}<p><b>2.</b> The Promoter agrees to sell to the Allottee, and the Allottee agrees to purchase, the Unit. The Promoter shall complete it by ${day.monthOf} ${day.year + 2}.</p><p><b>3.</b> In case of default of two instalments the Promoter may terminate after notice of fifteen days sent to the address above.</p><p><b>4.</b> The defect liability period is five years from handing over.</p><p><b>5.</b> Boundaries of the Unit are:</p>${sides(
    s,
    168,
  )}<p><b>Annexure C</b></p>${costs(s)}<p>Signed by the within named Promoter in the presence of ${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile}).</p>`
}, 'Agreement for Sale')
export const buyerAgreement = writtenAs(4_302, schedules, definitions)
