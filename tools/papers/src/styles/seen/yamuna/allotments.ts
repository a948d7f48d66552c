import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again } from '../../truths.ts'
import { boxTable, leftTable, numberedTable, type Fact } from '../drafts.ts'
import { numberedUsual, usual } from './clauses.ts'
import { charges, totalOf } from './price.ts'
import { flatArea, landArea, pin, place, superArea, unitNo } from './ground.ts'
import {
  authorityHead,
  builder,
  buyersOf,
  drafted,
  lineage,
  mobile,
  mr,
  page,
  refLine,
  rs,
  rupees,
  signed,
  sold,
  upper,
  type Scene,
} from './scene.ts'
import { acrossBoth } from './sides.ts'

const scheme = (s: Scene): string =>
  s.pick(['RPS-2011', 'Awasiya Bhukhand Yojana', 'Scheme Code 2014(1)', 'Open-end Scheme', 'Urban Estate Phase-II'], 500)
const corner = (s: Scene, n: number): string =>
  s.tell.states(
    'type_of_plot',
    s.pick(['Corner', 'Corner plot', 'Intermediate', 'General (intermediate)'], n),
    s.pick(['Corner', 'Corner', 'Intermediate', 'Intermediate'], n),
  )

/** An authority allots a plot by draw: letter number, form of particulars, instalments. */
const byDraw = sold(
  'sector',
  (s) => {
    const { tell, dates, price } = s
    const reserve = Math.round(price * 0.9)
    return page(
      'gov',
      `${authorityHead(s, s.pick(['Residential Plot Department', 'Office of the Estate Officer', 'सम्पत्ति अनुभाग / Property Section'], 501))}${refLine(
        `पत्रांक / Letter No. ${s.region.authority.short}/${s.pick(['Res', 'EO', 'Prop'], 502)}/${s.digits(4, 503)}`,
        `दिनांक / Dated ${dayOf(dates.letter).dots}`,
      )}<p>To,<br>${buyersOf(s, '<br>', lineage(s))}<br>${escaped(s.first.home)} - ${s.homePin}${s.has(0.6, 504) ? `<br>Mob. ${mobile(s, 0.85)}` : ''}</p><p><b>Subject: ${s.pick(['Allotment of residential plot', 'Allotment-cum-Demand Letter', 'आवंटन पत्र / Allotment Letter'], 505)} — ${scheme(
        s,
      )}</b></p><p>With reference to your application form No. ${s.digits(7, 506)} and on the basis of draw of lots held on ${dayOf(dates.deed).dots}, you are informed that the following property has been allotted in your favour :</p>${numberedTable(
        [
          ['Property allotted', `${place(s)}${pin(s, 0.4, 507)}`],
          ['Area', landArea(s)],
          s.has(0.6, 509) && ['Size', acrossBoth(s, 510)],
          s.has(0.5, 511) && ['Location of plot', corner(s, 512)],
          ['Rate of allotment', `Rs. ${grouped(Math.round(reserve / s.sqmt.plot))} per sq. mtr.`],
          ['Total premium', `${rs(reserve)} (Rupees ${inWords(reserve)} only)`],
          s.has(0.7, 513) && ['Location charges', tell.states('amenities_plc', rs(price - reserve), String(price - reserve))],
          ['Registration money adjusted', rs(Math.round(reserve / 10))],
          s.region.manner === 'noida' || s.region.manner === 'delhi'
            ? ['Tenure', tell.states('land_freehold_or_leasehold', s.pick(['Lease hold', 'Leasehold basis'], 514), 'Leasehold')]
            : s.has(0.5, 515) && [
                'Tenure',
                tell.states('land_freehold_or_leasehold', s.pick(['Free hold', 'Freehold basis'], 514), 'Freehold'),
              ],
        ],
        'grid',
      )}<p>The balance premium shall be deposited in ${s.pick(['8 half-yearly', '16 quarterly', '6 annual'], 516)} instalments through challan in A/c No. ${s.digits(14, 517)} of ${escaped(s.lender)}, failing which the allotment shall stand cancelled.</p>${numberedUsual(
        s,
        'allotment',
        51,
        (at) => `${at}.`,
      )}<p class="right">${s.pick(['Asstt. General Manager (Residential)', 'Estate Officer', 'संयुक्त सचिव / Joint Secretary'], 518)}<br>(${escaped(s.officer.name)})</p><p><small>Copy to: 1. Accounts Section 2. Sr. Manager (Planning) ${escaped(s.partner.name)} for site plan.</small></p>`,
    )
  },
  'Allotment Letter',
)

/** A house of an authority's scheme: flats by category, name by name in boxes. */
const ofHouse = sold(
  'flat',
  (s) => {
    const { tell, dates, region, price } = s
    tell.allows('developer_name', region.authority.name, region.authority.short)
    tell.allows('property_owner_name', region.authority.name)
    const kind = s.pick(['MIG', 'HIG', 'SFS Category-II', 'LIG'], 520)
    return page(
      'portal',
      `${authorityHead(s, 'Housing Department')}<h1>DEMAND-CUM-ALLOTMENT LETTER</h1>${boxTable([
        ['File No.', `F.${s.digits(3, 521)}(${s.digits(4, 522)})/${dayOf(dates.deed).year}/${region.authority.short}`],
        ['Priority / Draw No.', `${s.whole(3, 980, 523)} dt. ${dayOf(dates.deed).dashes}`],
        ['Issue date', dayOf(dates.letter).dashes],
        ['Name of allottee', buyersOf(s, ' / ', upper)],
        ['Father / Husband', escaped(s.first.elder)],
        ['Registered mobile', mobile(s, 0.7)],
        ['Address of allottee', `${escaped(s.first.home)} ${s.homePin}`],
        ['Category', kind],
        ['Bank', `${escaped(s.lender)}, IFSC ${s.digits(4, 524)}`],
      ])}<p>The Authority allots to you the flat described below on ${tell.states('land_freehold_or_leasehold', s.pick(['freehold', 'leasehold'], 525), s.pick(['Freehold', 'Leasehold'], 525))} basis:</p>${leftTable(
        [
          ['Flat', unitNo(s)],
          ['Locality', `${place(s, s.pick([0, 2], 526))}${pin(s, 0.5, 527)}`],
          ['Plinth area', `${tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} sq. ft.`],
          ['Disposal price', rs(price)],
          s.has(0.5, 528) && [
            'Car garage / parking',
            tell.states('amenities_car_parking', rs(s.charges.parking), String(s.charges.parking)),
          ],
          s.has(0.6, 529) && ['Corpus fund', tell.states('amenities_others', rs(s.charges.club), `Corpus fund ${s.charges.club}`)],
          ['Last date of payment without interest', `28.0${s.whole(2, 9, 530)}.${dayOf(dates.letter).year}`],
        ],
      )}${usual(s, 'allotment', 53, 0.4)
        .map((line) => `<p>${line}</p>`)
        .join('')}${signed('', `Dy. Director (Housing)<br>${escaped(s.officer.name)}`)}`,
    )
  },
  'Demand-cum-Allotment Letter',
  'Allotment Letter',
)

/** A builder's letter of one page and its annexure of the price. */
const withAnnexure = sold(
  'flat',
  (s) => {
    const { dates, price } = s
    const extras = charges(s, rs)
    const facts: Fact[] = [['Basic Sale Price (BSP)', rs(price)], ...extras, ['Total (excluding taxes)', rs(totalOf(s))]]
    return page(
      'corp',
      `${refLine(`<b>${builder(s)}</b><br>Corp. Office: ${escaped(s.road)}, ${s.town} ${s.officePin}`, `CIN U70${s.digits(3, 540)}UP20${s.whole(10, 19, 541)}PTC${s.digits(6, 542)}`)}<p>Date: ${dayOf(dates.letter).spoken}<br>Customer ID: ${s.digits(6, 543)}</p><p>${buyersOf(
        s,
        '<br>',
        mr,
      )}<br>${escaped(s.first.home)}, ${s.homePin}<br>${s.has(0.7, 544) ? `Ph: ${mobile(s, 0.9)}` : ''}</p><p><b>Sub: ${s.pick(['Provisional Allotment Letter', 'Letter of Allotment', 'Allotment of your unit'], 545)}</b></p><p>Dear Customer,</p><p>In furtherance of your booking application No. ${s.digits(4, 546)} dated ${
        dayOf(dates.deed).brief
      }, we take pleasure in allotting you ${place(s)}${pin(s, 0.45, 547)}, having ${flatArea(s)}, on the terms contained in the Annexure. Project is registered with the State's RERA vide No. ${s.digits(6, 548)}/${
        dayOf(dates.deed).year
      }. We acknowledge receipt of ${rs(s.whole(2, 9, 549) * 50_000)} vide receipt no. ${s.digits(5, 550)}.</p><p>For queries please contact your relationship manager ${escaped(s.officer.name)} on ${s.officer.mobile}.</p><p>For ${escaped(s.developer)}</p><h2>Annexure-A : Consideration</h2>${leftTable(
        facts,
        'plain',
      )}${numberedUsual(s, 'builder', 55, (at) => `(${at})`)}${signed('Authorised Signatory', `Accepted: ${again(s.buyers, ', ')}`)}`,
    )
  },
  'Allotment Letter',
)

/** A booking confirmed as a card: unit details over costs, rate by rate. */
const asCard = sold(
  'flat',
  (s) => {
    const extras = charges(s, rupees, 0.8)
    return page(
      'portal',
      `<h1>${escaped(s.project.toUpperCase())} — ALLOTMENT ADVICE</h1>${boxTable(
        [
          ['Promoter', builder(s)],
          ['Booking No. / Date', `${s.digits(5, 560)} / ${dayOf(s.dates.deed).brief}`],
          ['Sole / First Allottee', buyersOf(s, '</td></tr><tr><td colspan="3"><small>Second Allottee</small><br>', mr)],
        ],
        3,
      )}${boxTable(
        [
          ['Unit No.', unitNo(s)],
          ['Tower / Floor', `${s.wing} / ${s.floor}`],
          ['Type', `${s.pick(['2 BHK', '3 BHK', '3 BHK + S'], 561)}`],
          ['Super area (sft)', superArea(s)],
          ['Carpet (sft)', grouped(s.sqft.carpet)],
          ['Payment plan', s.pick(['CLP', 'Flexi 40:60', 'Subvention'], 562)],
          ['Project address', `${place(s, 2)}${pin(s, 0.5, 563)}`],
          ['Allottee mobile', mobile(s, 0.75)],
          ['Channel partner', `${escaped(s.partner.name)} ${s.partner.mobile}`],
        ],
        3,
      )}${leftTable([['Unit cost @ super area', rupees(s.price)], ...extras, ['All inclusive', rupees(totalOf(s, 0.8))]])}<p>Site office ${escaped(s.sector)}, ${s.officePin}. Bank for remittance: ${escaped(s.lender)} escrow A/c ${s.digits(12, 564)}.</p>${usual(
        s,
        'builder',
        57,
        0.4,
      )
        .map((line) => `<p>• ${line}</p>`)
        .join('')}`,
    )
  },
  'Allotment Letter',
  'Allotment Advice',
)
export const allotment = drafted(6_104, byDraw, ofHouse, withAnnexure, asCard, byDraw)
