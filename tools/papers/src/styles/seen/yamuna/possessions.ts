import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { again } from '../../truths.ts'
import { boxTable, leftTable } from '../drafts.ts'
import { abreast, dotted } from '../layouts.ts'
import { usual } from './clauses.ts'
import { charges, totalOf } from './price.ts'
import { flatArea, landArea, landIn, pin, pinBox, place, superArea, unitNo } from './ground.ts'
import {
  authorityHead,
  builder,
  buyersOf,
  drafted,
  lineage,
  mobile,
  mr,
  office,
  page,
  plainly,
  refLine,
  rs,
  rupees,
  signed,
  sold,
  sri,
  upper,
  type Scene,
} from './scene.ts'
import { acrossBoth, sidesDrawn, sidesHindi, sidesSaid, sidesTable } from './sides.ts'

const occupancy = (s: Scene): string => {
  const number = `${s.region.authority.short}/OC/${s.digits(4, 700)}/${dayOf(s.dates.letter).year - 1}`
  s.tell.allows('sanction_approval_no', number)
  s.tell.allows('sanction_number_date', `11/03/${dayOf(s.dates.letter).year - 1}`)
  return `${number} dated 11.03.${dayOf(s.dates.letter).year - 1}`
}

/** An offer with the account drawn up to the last rupee. */
const account = sold(
  'flat',
  (s) => {
    const due = charges(s, plainly, 0.75)
    const total = totalOf(s, 0.75)
    const paid = Math.round(s.price * 0.95)
    return page(
      'corp',
      `<p class="right"><b>${builder(s)}</b><br>${escaped(s.road)}, ${s.town} - ${s.officePin}</p><p>Ref: ${s.digits(4, 701)}/OOP/${s.digits(3, 702)} &nbsp; Date: ${dayOf(s.dates.letter).brief}</p><p>${buyersOf(s, s.pick([' &amp; ', '<br>'], 703), mr)}<br>${escaped(s.first.home)}<br>${s.homePin}${
        s.has(0.6, 704) ? `<br>Contact No. ${mobile(s, 0.9)}` : ''
      }</p><p><b>${s.pick(['Offer of Possession', 'Offer for fit-outs and possession', 'INTIMATION OF POSSESSION'], 705)}: ${place(s)}${pin(s, 0.5, 706)}</b></p><p>Dear Allottee,</p><p>Greetings! We are glad to share that the competent authority has granted Occupancy Certificate vide ${occupancy(
        s,
      )}. The ${s.pick(['final super area', 'revised saleable area'], 707)} of your unit is ${superArea(s)} sq. ft. as against ${grouped(s.sqft.super - 40)} sq. ft. mentioned at the time of booking. Kindly clear the dues as per the Final Statement of Account below within 30 days of this letter to enable us to hand over the keys.</p><h2>FINAL STATEMENT OF ACCOUNT (Amount in INR)</h2>${abreast(
        ['Head', 'Due', 'Status'],
        [
          ['Basic Sale Price', plainly(s.price), 'Part paid'],
          ...due.map(([label, amount]) => [label, amount, 'Payable']),
          ['Total', plainly(total), ''],
          ['Less: Received', plainly(paid), ''],
          ['Net payable', plainly(total - paid), ''],
        ],
      )}<p>Cheque in favour of ${escaped(s.lender)} Escrow A/c ${s.digits(11, 708)}. Holding charges @ Rs. 5 per sq. ft. per month will apply thereafter. Maintenance agency: ${escaped(s.partner.name)} FM Services, ${s.partner.mobile}.</p><p>Warm regards<br>${escaped(s.officer.name)}<br>Customer Care, ${s.officer.mobile}</p>`,
    )
  },
  'Offer of Possession',
  'Possession Letter',
)

/** An authority's certificate: a form whose blanks the junior engineer filled in. */
const certificate = sold(
  'sector',
  (s) => {
    const hasTable = s.has(0.5, 710)
    return page(
      'gov',
      `${authorityHead(s)}<h1>कब्जा प्रमाण पत्र / POSSESSION CERTIFICATE</h1>${refLine(`क्रमांक ${s.digits(3, 711)}`, `दिनांक ${dayOf(s.dates.letter).dots}`)}${dotted(
        [
          ['1. आवंटी का नाम / Name of allottee', buyersOf(s, ' व ', s.has(0.6, 712) ? lineage(s) : sri(s))],
          ['2. पता / Address', `${escaped(s.first.home)} ${s.homePin}`],
          ['3. सम्पत्ति / Property', `${place(s)}${pin(s, 0.4, 713)}`],
          ['4. क्षेत्रफल / Area', landArea(s)],
          ['5. माप / Size', acrossBoth(s, 714)],
          ['6. आवंटन पत्र / Allotment letter', `${s.digits(4, 715)} dt. ${dayOf(s.dates.plan).dots}`],
          ['7. पट्टा विलेख / Deed registered on', dayOf(s.dates.deed).dots],
          s.has(0.5, 716) && ['8. मोबाइल / Mobile of allottee', mobile(s, 0.9)],
        ],
      )}<p>The site was demarcated and pillars shown to the allottee. चौहद्दी :</p>${hasTable ? sidesTable(s, 717, false) : sidesHindi(s, 717)}${signed(
        `कब्जा देने वाला / Handed over by<br>${escaped(s.officer.name)}, J.E.`,
        `कब्जा लेने वाला / Taken over by<br>${again(s.buyers, ', ')}`,
      )}<p><small>Witness: ${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile}). Copy to Water Works and Circle Office ${s.officePin}.</small></p>`,
    )
  },
  'Possession Certificate',
  'Possession Letter',
)

/** An estate officer's memo: one long sentence, then the plot in a sketch. */
const memo = sold(
  'sector',
  (s) =>
    page(
      'typed',
      `<p>From<br>The ${s.region.manner === 'haryana' ? 'Estate Officer' : 'Officer Incharge (Property)'},<br>${escaped(s.region.authority.name)}, ${s.town} ${s.officePin}</p><p>To<br>${buyersOf(s, ',<br>', lineage(s))}<br>R/o ${escaped(s.first.home)} ${s.homePin}</p>${refLine(
        `Memo No. ${s.digits(5, 720)}`,
        `Dated: ${dayOf(s.dates.letter).dashes}`,
      )}<p>Subject :- ${s.pick(['Offer of possession of residential plot', 'Handing over physical possession'], 721)}.</p><p>Reference this office allotment letter memo No. ${s.digits(4, 722)} dated ${dayOf(s.dates.plan).dashes} vide which ${place(s)}${pin(
        s,
        0.4,
        723,
      )} measuring ${landArea(s)} was allotted to you. The development works in the area have been completed. You are hereby offered possession and are requested to contact the Sub Divisional Engineer (Survey) ${escaped(s.officer.name)}, Mob ${s.officer.mobile}, on any working day with ID proof${
        s.has(0.5, 724) ? `. An SMS in this regard has been sent on ${mobile(s, 0.8)}` : ''
      }. Extension fee @ Rs. ${s.whole(8, 40, 725)} per sq. mtr. shall be leviable if construction is not completed within two years.</p><p>2. The enhanced compensation, if any, shall be payable extra. Outstanding as on date is ${rs(s.whole(12, 90, 726) * 1_000)}.</p><p>3. Zoned site particulars (N up):</p>${sidesDrawn(
        s,
        `Plot ${s.plot}`,
      )}<p>Endst. No. ${s.digits(4, 727)}: copy to Junior Engineer and DTP ${escaped(s.partner.name)}.</p><p class="right">${s.pick(['Estate Officer', 'for Administrator'], 728)}</p>`,
    ),
  'Offer of Possession',
  'Possession Letter',
)

/** Keys and fittings counted and signed for. */
const handover = sold(
  'flat',
  (s) => {
    const parties = buyersOf(s, ' and ', lineage(s))
    return page(
      'deed',
      `${office(builder(s), '', `${escaped(s.project)} Site Office, ${s.town} ${s.officePin}`)}<h1>${s.pick(['PHYSICAL POSSESSION LETTER', 'POSSESSION CUM HANDING OVER LETTER', 'POSSESSION SLIP'], 730)}</h1><p>Dated: ${dayOf(s.dates.letter).typed}</p><p>I/We ${parties}, r/o ${escaped(s.first.home)} (PIN ${s.homePin}), have this day taken over the actual physical and vacant possession of ${place(
        s,
      )}${pin(s, 0.5, 731)}, ${flatArea(s)}, after inspecting the same, in terms of Sub-Lease / Conveyance Deed registered as No. ${s.digits(4, 732)} in Book I, Vol. ${s.digits(4, 733)} on ${dayOf(s.dates.deed).dots}.</p>${
        s.has(0.5, 734) ? `<p>The unit so handed over is bounded: ${sidesSaid(s, 735)}.</p>` : ''
      }<p>Checklist:</p>${leftTable([
        ['Main door keys', '3 sets'],
        ['Electricity meter no. / initial reading', `${s.digits(8, 736)} / 00${s.whole(10, 99, 737)}`],
        ['Parking slot', tellSlot(s)],
        ['Modular switches, CP fittings, wooden flooring', 'OK'],
        ['Intercom no.', s.digits(4, 738)],
        s.has(0.7, 739) && ['Contact no. of owner', mobile(s, 0.9)],
        ['Facility Manager', `${escaped(s.officer.name)} ${s.officer.mobile}`],
      ])}<p>Maintenance shall commence from today. I/We have no claim whatsoever against the developer.</p>${signed('For the Developer', `Allottee(s)<br>${again(s.buyers, '<br>')}`)}`,
    )
  },
  'Possession Letter',
)
const tellSlot = (s: Scene): string => {
  s.tell.allows('amenities_car_parking', '1 covered', '1')
  return `LB-${s.whole(12, 290, 740)}`
}

/** A scheme flat's slip: short boxes, a photograph's frame, thumb impressions. */
const slip = sold(
  'flat',
  (s) => {
    s.tell.allows('developer_name', s.region.authority.name, s.region.authority.short)
    return page(
      'portal',
      `${authorityHead(s, 'Possession Counter')}<h1>POSSESSION SLIP (SITE COPY)</h1>${boxTable([
        ['Slip No.', s.digits(6, 750)],
        ['File No.', `M-${s.digits(4, 751)}(${s.digits(3, 752)})`],
        ['Valid up to', dayOf(s.dates.letter).dashes],
        ['Allottee', buyersOf(s, ' &amp; ', upper)],
        ['Son / wife / daughter of', escaped(s.first.elder.toUpperCase())],
        ['Mobile', mobile(s, 0.7)],
        ['Flat No.', unitNo(s)],
        ['Location', place(s, s.pick([0, 2], 753))],
        ['Locality PIN', pinBox(s, 0.6, 754)],
        ['Plinth area', `${s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} sq. ft.`],
        ['Cost paid', rupees(s.price)],
        ['Challan', `${s.digits(8, 755)} of ${escaped(s.lender)}`],
      ])}<p>The Assistant Engineer ${escaped(s.officer.name)} (Tel ${s.officer.mobile}) shall hand over the flat on production of this slip and original identity card.</p>${usual(
        s,
        'allotment',
        76,
        0.3,
      )
        .map((line) => `<p>${line}</p>`)
        .join('')}<p>[ Photograph ] &nbsp; Specimen signature</p>${signed('A.A.O. (Housing)', 'Received flat complete in all respects')}`,
    )
  },
  'Possession Slip',
  'Possession Letter',
)

/** A lease-hold plot's possession by letter, the area twice over. */
const byLetter = sold(
  'sector',
  (s) =>
    page(
      'gov',
      `${authorityHead(s, s.pick(['Planning & Land Department', 'Sector Office'], 760))}${refLine(`No. ${s.region.authority.short}/PLG/${s.digits(4, 761)}`, dayOf(s.dates.letter).spoken)}<p>${buyersOf(s, ' and ', mr)}, ${escaped(s.first.home)} ${s.homePin}</p><p>Sub: Possession of ${place(s)}${pin(s, 0.4, 762)}</p><p>Please refer to the lease deed dated ${
        dayOf(s.dates.deed).dots
      }. The actual area on ground has been found to be ${landIn(s, 'sqmt', 'sq. mtr.')} on joint measurement with Lekhpal ${escaped(s.witnesses[1].name)}, and possession thereof has been handed over on site to you${s.has(0.5, 763) ? ` (mobile ${mobile(s, 0.9)})` : ''}. The details are :</p>${sidesTable(s, 764, true)}<p>${usual(
        s,
        'allotment',
        77,
        0.4,
      ).join(' ')}</p><p class="right">Asstt. Manager (Planning)<br>${escaped(s.officer.name)}</p>`,
    ),
  'Possession Letter',
)
export const possession = drafted(6_106, account, certificate, memo, handover, slip, byLetter, account)
