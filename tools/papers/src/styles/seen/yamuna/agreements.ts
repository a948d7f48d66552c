import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, mayOwn } from '../../truths.ts'
import { boxTable, leftTable, numberedTable } from '../drafts.ts'
import { dotted, twoBlocks } from '../layouts.ts'
import { numberedUsual } from './clauses.ts'
import { charges, totalOf } from './price.ts'
import { carpetSold, flatArea, landArea, landShare, pin, pinBox, place, siteLand, superArea, unitNo } from './ground.ts'
import {
  builder,
  buyersOf,
  drafted,
  lineage,
  mobile,
  on,
  page,
  party,
  refLine,
  rs,
  rupees,
  signed,
  sold,
  upper,
  type Scene,
} from './scene.ts'
import { acrossBoth, sidesPaired, sidesSaid, sidesTable } from './sides.ts'

/** The approval of the complex, where the recitals tell it. */
const approved = (s: Scene): string =>
  s.tell.states(
    'sanction_approval_no',
    s.pick(
      [
        `ZP-${s.digits(3, 600)}/AD(RA)/${dayOf(s.dates.plan).year}/${s.digits(4, 601)}`,
        `${s.region.authority.short}/BP/${s.digits(4, 600)}`,
        `PLG/(BP) ${s.digits(4, 600)}/FTS-${s.digits(3, 601)}`,
      ],
      602,
    ),
  )
const approvedOn = (s: Scene): string => s.tell.states('sanction_number_date', dayOf(s.dates.plan).dots, dayOf(s.dates.plan).typed)
const rera = (s: Scene): string =>
  ({
    haryana: `RC/REP/HARERA/GGM/${s.digits(3, 603)}/${s.whole(10, 90, 604)}/2021`,
    delhi: `DLRERA2019P00${s.digits(2, 603)}`,
    hills: `UKREP${s.digits(8, 603)}`,
    noida: `UPRERAPRJ${s.digits(5, 603)}`,
    up: `UPRERAPRJ${s.digits(5, 603)}`,
  })[s.region.manner]
/** How the promoter came by the land: leased of the authority, or bought and licensed. */
const landOf = (s: Scene): string =>
  s.region.manner === 'haryana'
    ? `land admeasuring ${siteLand(s)} for which DTCP Haryana has granted Licence No. ${s.whole(4, 190, 605)} of ${dayOf(s.dates.plan).year - 1}`
    : `land admeasuring ${siteLand(s)} allotted by ${escaped(s.region.authority.name)}`

/** A regulator's model agreement: recitals by letter, clauses 1.1, the price as a table in 1.2. */
const model = sold(
  'flat',
  (s) => {
    const { dates, price } = s
    return page(
      'deed',
      `<h1>AGREEMENT FOR SALE</h1><p>This Agreement for Sale ("Agreement") executed on this ${dayOf(dates.deed).legal} at ${s.town} by and between</p><p>${builder(s)} (CIN U45${s.digits(3, 610)}DL2009PTC${s.digits(6, 611)}), a company incorporated under the Companies Act, 1956, having its registered office at ${escaped(
        s.road,
      )}, ${s.town} ${s.officePin}, represented by its authorized signatory ${escaped(s.partner.name)} (Aadhaar no. XXXX XXXX ${s.partner.aadhaar}) authorized vide board resolution dated ${dayOf(dates.plan).dots} (hereinafter referred to as the "Promoter");</p><p>AND</p><p>${buyersOf(
        s,
        '; and ',
        party(s),
      )} (hereinafter called the "Allottee").</p><p>WHEREAS:</p><p>A. The Promoter is the lawful holder of ${landOf(s)}. B. The layout and building plans have been approved vide approval No. ${approved(s)} dated ${approvedOn(s)}. C. The Project is registered under the Act at No. ${rera(
        s,
      )}. D. The Allottee applied vide application no. ${s.digits(4, 612)} and has been allotted ${place(s)}${pin(s, 0.5, 613)}, having carpet area of ${carpetSold(s)} square feet, with exclusive balcony of ${s.whole(80, 190, 614)} square feet, and pro rata share in the common areas.</p><p>1. TERMS</p><p>1.1 The Promoter agrees to sell and the Allottee agrees to purchase the Apartment as specified in para D.</p><p>1.2 The Total Price for the Apartment based on the carpet area is ${rs(
        totalOf(s),
      )} (Rupees ${inWords(totalOf(s))} only), with break-up as follows:</p>${leftTable([['Cost of apartment', rs(price)], ...charges(s, rs), ['Total', rs(totalOf(s))]])}<p>Explanation: the price above includes the booking amount of ${rs(Math.round(price / 10))} paid through ${escaped(
        s.lender,
      )} cheque no. ${s.digits(6, 615)}.</p>${numberedUsual(s, 'builder', 61, (at) => `${at}.`, 2)}<p>NOTICES: Allottee: ${escaped(s.first.home)} ${s.homePin}, mobile ${mobile(s, 0.7)}. Promoter: ${escaped(s.officer.name)}, CRM, ${s.officer.mobile}.</p><p><b>SCHEDULE A</b> — Apartment bounded as: ${sidesSaid(
        s,
        616,
      )}.</p>${signed(`Promoter<br>${escaped(s.developer)}`, 'Allottee(s)')}<p>Witnesses: 1. ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)} 2. ${escaped(s.witnesses[1].name)}</p>`,
    )
  },
  'Agreement for Sale',
  'Builder Buyer Agreement',
)

/** Key terms on the first sheet; the agreement refers to them. */
const keyTerms = sold(
  'flat',
  (s) => {
    const { dates } = s
    return page(
      'corp',
      `<h1>${s.pick(["APARTMENT BUYER'S AGREEMENT", 'BUILDER BUYER AGREEMENT', 'FLAT BUYER AGREEMENT'], 620)}</h1><h2>ANNEXURE I — ${s.pick(['KEY TERMS', 'COMMERCIAL TERMS', 'TERM SHEET'], 621)}</h2>${numberedTable(
        [
          ['Date of Agreement', dayOf(dates.deed).spoken],
          ['Company / Promoter', builder(s)],
          ['Allottee(s)', buyersOf(s, ', ', lineage(s))],
          ["Allottee's correspondence address", `${escaped(s.first.home)} - ${s.homePin}`],
          s.has(0.7, 622) && ['Mobile of First Allottee', mobile(s, 0.9)],
          ['Unit', unitNo(s)],
          ['Description of Unit', `${place(s)}${pin(s, 0.4, 623)}`],
          [
            'Area',
            s.pick([() => `Super Area ${superArea(s)} sq. ft.; Carpet Area ${grouped(s.sqft.carpet)} sq. ft.`, () => flatArea(s)], 624)(),
          ],
          s.has(0.4, 625) && ['Proportionate undivided interest in land', landShare(s)],
          ['Basic price', rupees(s.price)],
          ...charges(s, rupees),
          ['RERA Registration', rera(s)],
          s.has(0.5, 626) && ['Building plan sanction', `${approved(s)} dt. ${approvedOn(s)}`],
          [
            'Tenure of land',
            s.region.manner === 'noida'
              ? s.tell.states('land_freehold_or_leasehold', 'Lease hold', 'Leasehold')
              : s.tell.states('land_freehold_or_leasehold', 'Free hold', 'Freehold'),
          ],
          ['Possession date', `${s.pick(['March', 'June', 'December'], 627)} ${dayOf(dates.deed).year + 4}`],
          ['Broker, if any', `${escaped(s.witnesses[1].name)}, ${s.witnesses[1].mobile}`],
        ],
        'grid',
      )}<p>THIS AGREEMENT is made between the Company (which expression includes its successors) of the ONE PART and the Allottee(s) named in Item 3 of the Key Terms of the OTHER PART, on the terms appearing hereinafter. The Company holds ${landOf(s)}.</p>${numberedUsual(s, 'builder', 63, (at) => `${at}.0`)}<p>For ${escaped(
        s.developer,
      )} — ${escaped(s.partner.name)}, Director</p><p>${again(s.buyers, ' / ', upper)}</p>`,
    )
  },
  'Builder Buyer Agreement',
  'Flat Buyer Agreement',
)

/** An older printed agreement: blanks filled by hand, the flat in the last schedule. */
const filledIn = sold(
  'flat',
  (s) => {
    const day = dayOf(s.dates.deed)
    return page(
      'deed',
      `${refLine('Non-Judicial Stamp Rs. 100', `S.No. ${s.digits(5, 630)}`)}<h1>FLAT BUYERS AGREEMENT</h1><p>THIS AGREEMENT is made at ${s.town} on ${day.dots} between M/s ${builder(s)}, through ${escaped(s.partner.name)}, of the first part, and</p>${dotted(
        [
          ['Shri / Smt.', buyersOf(s, ' <i>jointly with</i> ', lineage(s))],
          ['Resident of', `${escaped(s.first.home)} ${s.homePin}`],
          ['Telephone (R)', mobile(s, 0.75)],
          ['PAN / Ward', `${s.first.pan} / Range-${s.whole(2, 40, 631)}`],
        ],
      )}<p>hereinafter referred to as the Intending Allottee(s). Whereas the Company has got sanctioned the building plans vide No. ${approved(s)} dated ${approvedOn(s)} for ${landOf(s)} and the Intending Allottee has inspected the same, it is agreed as under :</p>${numberedUsual(
        s,
        'builder',
        64,
        (at) => `${at})`,
      )}<p>Price payable: ${rs(s.price)} in instalments. Also payable before possession: ${charges(s, rs)
        .map(([label, sum]) => `${label} ${sum}`)
        .join(
          '; ',
        )}.</p><p><b>SCHEDULE-I (FLAT)</b></p><p>${place(s)}${pin(s, 0.45, 632)}, ${flatArea(s)}${s.has(0.4, 633) ? `, with ${landShare(s)} undivided share in land` : ''}.</p>${s.has(0.6, 634) ? sidesPaired(s, 635) : ''}<p>WITNESSES: ${escaped(s.witnesses[0].name)}, ${escaped(
        s.witnesses[1].name,
      )}. Drafted by ${escaped(s.earlier.name)}, Advocate, Enrl. D/${s.digits(3, 636)}/99.</p>`,
    )
  },
  'Flat Buyer Agreement',
  'Builder Buyer Agreement',
)

/** A tripartite agreement with the lender: everything in its recitals. */
const tripartite = sold(
  'flat',
  (s) =>
    page(
      'deed',
      `<h1>TRIPARTITE AGREEMENT</h1><p>This agreement is made on ${dayOf(s.dates.deed).legal} amongst:</p><p>(1) ${buyersOf(s, ' and ', lineage(s))}, residing at ${escaped(s.first.home)} - ${s.homePin}${s.has(0.5, 640) ? ` (Mob: ${mobile(s, 1)})` : ''}, the "Borrower(s) / Buyer(s)" of the First Part;</p><p>(2) ${builder(
        s,
      )}, a company having office at ${escaped(s.road)}, ${s.town}, through ${escaped(s.partner.name)}, the "Builder" of the Second Part;</p><p>(3) ${escaped(s.lender)}, ${escaped(s.branch)}, ${s.officePin}, through ${escaped(s.officer.name)}, the "Lender" of the Third Part.</p><p>Whereas the Builder is constructing a complex on ${landOf(
        s,
      )} under building plan No. ${approved(s)} dated ${approvedOn(s)}; and whereas the Buyer has booked ${place(s)}${pin(s, 0.5, 641)}, admeasuring ${flatArea(s)}, for ${rs(s.price)}, besides ${charges(
        s,
        rs,
      )
        .map(([label, sum]) => `${sum} towards ${label}`)
        .join(
          ', ',
        )}; and whereas the Lender has agreed to finance ${rs(s.amount)}:</p>${numberedUsual(s, 'builder', 65, (at) => `${at}.`)}<p>The Builder shall note the lien of the Lender and deliver the original title papers directly to it upon registration.</p>${signed('Borrower(s)', `Builder &nbsp;&nbsp; Lender`)}`,
    ),
  'Tripartite Agreement',
  'Builder Buyer Agreement',
)

/** A plot of a builder's colony: its size, its place in the row, and what the state charges for development. */
const ofPlot = on(
  'sector',
  (scene) => {
    const s = { ...scene, sector: `${scene.project}, ${scene.sector}` }
    mayOwn(s.tell, s.buyers, s.developer)
    const kind = s.pick(['Corner', 'Intermediate', 'Park facing'], 650)
    const { edc, idc, plc, club } = s.charges
    return page(
      'corp',
      `<h1>${s.pick(["PLOT BUYER'S AGREEMENT", 'AGREEMENT FOR SALE (PLOTTED COLONY)', 'PLOT BUYER AGREEMENT'], 651)}</h1><p>Executed at ${s.town} on ${dayOf(s.dates.deed).spoken}</p>${twoBlocks(
        `<b>DEVELOPER</b><br>${builder(s)}<br>Regd. office: ${escaped(s.road)}, ${s.town} ${s.officePin}<br>Signatory: ${escaped(s.partner.name)}<br>Tel: ${s.partner.mobile}`,
        `<b>PURCHASER(S)</b><br>${buyersOf(s, '<br>', lineage(s))}<br>${escaped(s.first.home)} ${s.homePin}<br>M: ${mobile(s, 0.8)}`,
      )}<p>The Developer has obtained licence no. ${s.whole(4, 190, 605)} of ${dayOf(s.dates.plan).year} for setting up a residential plotted colony on ${siteAcres(s)} and the Purchaser(s) having inspected the layout has/have agreed to buy the plot detailed below.</p><p><b>1. Plot:</b> ${place(s)}${pin(
        s,
        0.5,
        652,
      )}<br><b>2. Area:</b> ${landArea(s)}<br><b>3. Dimensions:</b> ${acrossBoth(s, 653)}<br><b>4. Category:</b> ${s.tell.states('type_of_plot', kind)}<br><b>5. Sale price:</b> ${rs(s.price)}</p>${leftTable(
        [
          ['EDC', s.tell.states('amenities_edc', rs(edc), String(edc))],
          s.has(0.8, 654) && ['IDC', s.tell.states('amenities_idc', rs(idc), String(idc))],
          kind !== 'Intermediate' && [`PLC (${kind})`, s.tell.states('amenities_plc', rs(plc), String(plc))],
          s.has(0.5, 655) && [
            'Club and community facility',
            s.tell.states('amenities_others', rs(club), `Club and community facility ${club}`),
          ],
        ],
        'plain',
      )}${numberedUsual(s, 'builder', 66, (at) => `${at + 5}.`)}${s.has(0.6, 656) ? `<p>Plot boundaries: ${sidesSaid(s, 657)}.</p>` : ''}<p>Financed by ${escaped(s.lender)}. Witness: ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}; ${escaped(s.witnesses[1].name)}.</p>${signed('Developer', 'Purchaser(s)')}`,
    )
  },
  'Plot Buyer Agreement',
  'Builder Buyer Agreement',
)
const siteAcres = (s: Scene): string => `${s.whole(102, 480, 658) / 10} acres`

/** Terms in two columns, question by question, as a regulator's web form prints them. */
const webForm = sold(
  'flat',
  (s) =>
    page(
      'portal',
      `<h1>AGREEMENT FOR SALE — SUMMARY OF PARTICULARS (FORM AFS-1)</h1>${boxTable(
        [
          ['Project registration no.', rera(s)],
          ['Name of promoter', builder(s)],
          ['Promoter contact', `${escaped(s.officer.name)}, ${s.officer.mobile}`],
          ['Allottee(s)', buyersOf(s, ' and ', upper)],
          ['Allottee PAN', s.buyers.map(({ pan }) => pan).join(', ')],
          ['Allottee mobile', mobile(s, 0.75)],
          ['Allottee address', `${escaped(s.first.home)} ${s.homePin}`],
          ['Apartment no.', unitNo(s)],
          ['Location of apartment', place(s)],
          ['PIN of project', pinBox(s, 0.65, 660)],
          ['Carpet area of apartment (sq. ft.)', carpetSold(s)],
          ['Date of agreement', dayOf(s.dates.deed).brief],
          s.has(0.6, 661) && ['Sanctioned plan no.', approved(s)],
          s.has(0.6, 661) && ['Sanctioned plan date', approvedOn(s)],
          ['Agreement value', rupees(s.price)],
          ...charges(s, rupees, 0.7),
        ],
        2,
      )}<p>The parties have read the terms uploaded on the portal and accept that this summary prevails. The lender's NOC (${escaped(s.lender)}) is annexed.</p>${numberedUsual(s, 'builder', 67, (at) => `${at}.`)}${sidesTable(s, 662, false)}<p>Token ${s.digits(10, 663)}; printed at SRO ${s.officePin} by ${escaped(
        s.witnesses[0].name,
      )}.</p>`,
    ),
  'Agreement for Sale',
  'Builder Buyer Agreement',
)
export const buyerAgreement = drafted(6_105, model, keyTerms, filledIn, tripartite, ofPlot, webForm)
