import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, mayConvert } from '../../truths.ts'
import type { Somebody } from '../../world.ts'
import { leftTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { standing } from '../standing.ts'
import { permission } from './agreements.ts'
import { extent, flatArea, house, pin, place, share, sides, size } from './ground.ts'
import { child, described, money, ofEither, recorded, sri, writtenBy, type Scene } from './scene.ts'

const names = ['Sale Deed', 'Deed of Sale', 'Index II'] as const
const market = (s: Scene): number => Math.round((s.price * s.whole(70, 98, 600)) / 100_000) * 1_000
const corner = (s: Scene): string =>
  !s.isFlat && s.has(0.3, 601)
    ? `, being ${s.tell.states('type_of_plot', s.pick(['a corner plot', 'an intermediate plot'], 602), s.pick(['Corner', 'Intermediate'], 602))}`
    : ''

/** The registry's Index II: numbered columns of the State's form, Marathi labels, names typed by the clerk. */
const indexTwo = ofEither(
  (s) => {
    const day = dayOf(s.dates.deed)
    const party = (one: Somebody, name: string): string =>
      `नाव:-${name} वय:-${one.age}; पत्ता:-प्लॉट नं: -, माळा नं: -, इमारतीचे नाव: -, ब्लॉक नं: ${escaped(one.home)}, महाराष्ट्र. पिन कोड:-${s.homePin} पॅन नं:-${one.pan}`
    const area = s.isFlat
      ? `${grouped(rounded(s.builtFlat * 0.09290304))} चौ.मीटर बिल्टअप (${s.tell.states('document_area_sqft', grouped(s.builtFlat), String(s.builtFlat))} चौ.फूट)`
      : s.pick([() => `${s.tell.states('land_area_docs_sqmt', grouped(s.sqmt.plot), String(s.sqmt.plot))} चौ.मीटर`, () => extent(s)], 603)()
    if (!s.isFlat) mayConvert(s.tell, s.sqft.plot)
    return `<div class="index"><p>${s.digits(7, 604)} <span class="far">सूची क्र.2</span></p><p>${day.typed} <span class="far">दुय्यम निबंधक : सह दु.नि. ${s.town} ${s.whole(1, 9, 605)}</span></p><p>Note:-Generated Through eSearch Module <span class="far">दस्त क्रमांक : ${s.digits(4, 606)}/${day.year}<br>नोदंणी : Regn:63m</span></p><p class="mid"><b>गावाचे नाव : ${s.isFlat ? s.town : s.village}</b></p>${leftTable(
      [
        ['(1)विलेखाचा प्रकार', s.pick(['सेल डीड / Sale Deed', 'अभिहस्तांतरणपत्र / Conveyance', 'खरेदीखत / Sale Deed'], 607)],
        ['(2)मोबदला', String(s.price)],
        ['(3) बाजारभाव(भाडेपटटयाच्या बाबतितपटटाकार आकारणी देतो की पटटेदार ते नमुद करावे)', String(market(s))],
        ['(4) भू-मापन,पोटहिस्सा व घरक्रमांक(असल्यास)', `1) पालिकेचे नाव:${s.town} म.न.पा. इतर वर्णन : ${place(s)}${pin(s, 0.4, 608)}`],
        ['(5) क्षेत्रफळ', `1) ${area}`],
        ['(6)आकारणी किंवा जुडी देण्यात असेल तेव्हा.', '-'],
        ['(7) दस्तऐवज करुन देणा-या/लिहून ठेवणा-या पक्षकाराचे नाव', `1): ${party(s.seller, escaped(s.seller.name))}`],
        ['(8)दस्तऐवज करुन घेणा-या पक्षकाराचे नाव', recorded(s, '<br>', (one, name, at) => `${at + 1}): ${party(one, name)}`)],
        ['(9) दस्तऐवज करुन दिल्याचा दिनांक', day.typed],
        ['(10)दस्त नोंदणी केल्याचा दिनांक', day.typed],
        ['(11)अनुक्रमांक,खंड व पृष्ठ', `${s.digits(4, 606)}/${day.year}`],
        ['(12)बाजारभावाप्रमाणे मुद्रांक शुल्क', String(Math.round(s.price * 0.06))],
        ['(13)बाजारभावाप्रमाणे नोंदणी शुल्क', '30000'],
        ['(14)शेरा', ''],
      ],
    )}</div>`
  },
  ...names,
)

/** Maharashtra's deed of a pleader. */
const kharedi = ofEither(
  (s) => {
    const built = s.isFlat && s.has(0.5, 610) ? ` The building is constructed by ${s.tell.states('developer_name', s.developer)}.` : ''
    return `<div class="deed"><p class="mid">Valuation ${money(market(s))} | Consideration ${money(s.price)} | Stamp ${money(Math.round(s.price * 0.06))} | GRN MH0${s.digits(14, 611)}E</p><h1>${s.pick(['SALE DEED', 'DEED OF ABSOLUTE SALE', 'खरेदीखत / SALE DEED'], 612)}</h1><p>THIS DEED is made at ${s.town} on this ${dayOf(s.dates.deed).legal}</p><p>BETWEEN</p><p>${recorded(s, '<br>', described(s))}<br>... hereinafter called the <b>PURCHASER/S</b></p><p>AND</p><p>${described(s)(s.seller, escaped(s.seller.name), 0)}<br>... hereinafter called the <b>VENDOR</b></p><p>WHEREAS the Vendor became owner of the property described hereunder by document No. ${s.digits(4, 613)}/${dayOf(s.dates.plan).year - 2} executed by ${escaped(s.earlier.name)}.${built} NOW THIS DEED WITNESSETH that for ${money(s.price)} (Rupees ${inWords(s.price)} only), paid by D.D. No. ${s.digits(6, 614)} of ${escaped(s.lender)}, the Vendor conveys the same to the Purchaser/s${s.has(0.3, 615) ? ` as ${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} property` : ''} for ever.</p>${clauses(standing(s, 'deed', 61, 0.5), (at) => `${at}.`)}<h2>${s.pick(['SCHEDULE OF THE PROPERTY', 'मिळकतीचे वर्णन / DESCRIPTION', 'SCHEDULE - I'], 616)}</h2><p>${place(s)}${pin(s, 0.5, 617)}, admeasuring ${size(s)}${house(s, 618)}${corner(s)} and bounded as under :</p>${sides(s, 619)}<p>Purchaser/s ${again(s.buyers, ', ')} <span class="far">Vendor</span></p><p>Drafted by Adv. ${escaped(s.partner.name)}, Sanad MAH/${s.digits(4, 620)}/${s.whole(1995, 2015, 621)}, ${s.partner.mobile}. Witnesses : ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[1].name)}</p></div>`
  },
  ...names,
)

/** The Telugu states' deed with its schedules A and B. */
const schedules = ofEither(
  (s) => {
    const many = s.buyers.length > 1 ? 's' : ''
    const approved = s.isFlat && s.has(0.6, 630) ? permission(s) : undefined
    const body = s.isFlat
      ? `<h2>SCHEDULE "A" PROPERTY (LAND)</h2><p>All that the land admeasuring ${grouped(s.siteYards)} Sq. Yards in ${s.region.survey} ${s.survey}, bounded by NORTH : Land of ${escaped(s.witnesses[0].name)}; SOUTH : ${s.whole(40, 80, 631)} feet road; EAST : Neighbour's plot; WEST : Vacant land.</p><h2>SCHEDULE "B" PROPERTY</h2><p>${place(s)}${pin(s, 0.5, 632)}, with ${flatArea(s, false)}, together with undivided share of land of ${share(s)} out of the A schedule, and bounded by :</p>${sides(s, 633)}`
      : `<h2>SCHEDULE OF THE PROPERTY</h2><p>All that the ${place(s)}${pin(s, 0.5, 632)}, admeasuring ${extent(s)}${house(s, 634)}${corner(s)}, and bounded by :</p>${sides(s, 633, 0.75)}`
    if (s.isFlat) mayConvert(s.tell, s.siteYards * 9)
    return `<div class="deed"><p>Doct. No. ${s.digits(4, 635)} of ${dayOf(s.dates.deed).year} of Book - 1 <span class="far">S.R.O. ${s.town}</span></p><h1>${s.pick(['SALE DEED', 'ABSOLUTE SALE DEED', 'DEED OF SALE'], 636)}</h1><p>THIS SALE DEED is made and executed on this the ${dayOf(s.dates.deed).legal} by :</p><p>${described(s)(s.seller, escaped(s.seller.name), 0)}<br>(Hereinafter called the <b>"VENDOR"</b>)</p><p class="mid">IN FAVOUR OF</p><p>${recorded(s, '<br>', described(s))}<br>(Hereinafter called the <b>"VENDEE${many.toUpperCase()}"</b>)</p><p>WHEREAS the Vendor is the absolute owner of the schedule property, having acquired the same from ${sri(s)(s.earlier, escaped(s.earlier.name), 0)} vide regd. sale deed document No. ${s.digits(4, 637)}/${dayOf(s.dates.plan).year - 6}.${approved ? ` AND WHEREAS ${s.tell.states('developer_name', s.developer)} constructed the complex under permit No. ${approved.number} dt. ${approved.date}.` : ''} NOW THIS DEED WITNESSETH that in consideration of ${money(s.price)} (Rupees ${inWords(s.price)} only) received through ${escaped(s.lender)} cheque No. ${s.digits(6, 638)}, the Vendor sells the schedule property to the Vendee${many}.</p>${clauses(standing(s, 'deed', 62, 0.5), (at) => `${at})`)}<p>The market value of the property is ${money(market(s))}.</p>${body}<p>WITNESSES : 1) ${escaped(s.witnesses[0].name)} 2) ${escaped(s.witnesses[1].name)} <span class="far">VENDOR</span></p></div>`
  },
  ...names,
)

/** A short deed and the annexure on building and site that the registrar asks for. */
const annexure = ofEither(
  (s) => {
    const day = dayOf(s.dates.deed)
    const built = (value: number): string => s.tell.states('document_area_sqft', grouped(value), String(value))
    return `<div class="deed"><h1>SALE DEED FOR ${money(s.price)}</h1><p>Executed on ${day.dashes} by ${child(s)(s.seller, escaped(s.seller.name), 0)} (Vendor), R/o. ${escaped(s.seller.home)}, in favour of ${recorded(s, ' and ', child(s))} (Vendee), R/o. ${escaped(s.first.home)} - ${s.homePin}. The Vendor has this day sold the property described below for ${money(s.price)} and delivered possession.</p>${clauses(standing(s, 'deed', 63, 0.35))}<p><u>Property :</u> ${place(s)}${pin(s, 0.5, 640)}.</p>${sides(s, 641)}<h2>ANNEXURE - I-A</h2>${leftTable(
      [
        [
          '1. Description of the building',
          s.isFlat ? 'Flat in R.C.C. framed structure' : s.hasHouse ? 'R.C.C. roofed house' : 'Vacant site',
        ],
        ['2. Age of the building', s.isFlat || s.hasHouse ? `${s.whole(1, 20, 642)} years` : 'Nil'],
        ['3. Total extent of site', s.isFlat ? `${share(s)} (undivided share)` : extent(s)],
        s.isFlat && ['4. Built up area particulars', `Plinth area including common area ${built(s.sqft.super)} Sft.`],
        !s.isFlat && s.hasHouse && ['4. Built up area particulars', `Plinth area all floors ${built(s.sqft.built)} Sft.`],
        ['5. Annual rental value', `Rs. ${grouped(s.whole(20, 90, 643) * 1_000)}`],
        ['6. Municipal taxes per annum', `Rs. ${grouped(s.whole(12, 80, 644) * 100)}`],
        ["7. Executant's estimate of MV", money(market(s))],
      ],
    )}<p>I do hereby declare that what is stated above is true. Date : ${day.typed} <span class="far">Signature of the executant</span></p><p>Scribe : ${escaped(s.partner.name)}, L.No. ${s.whole(4, 70, 645)}/${s.whole(1998, 2015, 646)}, ${s.town} ${s.officePin}</p></div>`
  },
  ...names,
)

export const saleDeed = writtenBy(8_301, [indexTwo, kharedi, indexTwo, kharedi], [schedules, annexure, schedules])
