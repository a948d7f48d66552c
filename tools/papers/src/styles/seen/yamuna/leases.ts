import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { again } from '../../truths.ts'
import { leftTable, numberedTable } from '../drafts.ts'
import { dotted } from '../layouts.ts'
import { termOf } from '../scenes.ts'
import { numberedUsual } from './clauses.ts'
import { flatArea, landArea, landIn, pin, pinBox, place, siteLand, unitNo } from './ground.ts'
import { builder, drafted, held, lineage, mobile, office, page, party, recorded, refLine, rs, signed, sri, type Scene } from './scene.ts'
import { acrossBoth, sidesHindi, sidesPaired, sidesSaid, sidesTable } from './sides.ts'

/** Who leases: the authority, or the town's corporation where the authority only sells. */
const lessorOf = (s: Scene): string => {
  const isBody = s.region.manner === 'haryana' || s.region.manner === 'hills'
  const name = isBody ? s.region.body.name : s.region.authority.name
  s.tell.allows('developer_name', name, isBody ? s.region.body.short : s.region.authority.short)
  return escaped(name)
}
const lessorHindi = (s: Scene): string =>
  s.region.manner === 'haryana' || s.region.manner === 'hills' ? s.region.body.hindi : s.region.authority.hindi
const leasehold = (s: Scene, printed: string): string => s.tell.states('land_freehold_or_leasehold', printed, 'Leasehold')
const plotKind = (s: Scene, n: number): string => {
  const kind = s.pick(['Corner', 'Intermediate'], n)
  return s.tell.states('type_of_plot', s.pick([kind, `${kind} plot`], n + 1), kind)
}
const premium = (s: Scene): number => Math.round(s.price * 0.8)

/** An industrial authority's lease: what is leased, what is paid, and covenants by roman figures. */
const industrial = held(
  'sector',
  (s) => {
    const day = dayOf(s.dates.deed)
    const { years, rent } = s.lease
    return page(
      'deed',
      `<h1>LEASE DEED</h1>${leftTable(
        [
          ['Valuation / Premium', rs(premium(s))],
          ['Stamp duty paid', rs(Math.round(premium(s) * 0.07))],
          ['Area of plot', landArea(s)],
          s.has(0.5, 800) && ['Status of plot', plotKind(s, 801)],
          ['Pargana / Tehsil', `${s.region.pargana} / ${s.region.tehsil}`],
        ],
        'plain',
      )}<p>This Lease Deed made on ${day.legal} between ${lessorOf(s)}, a body corporate constituted under the ${s.region.manner === 'noida' ? 'U.P. Industrial Area Development Act, 1976' : 'Act in force in the State'}, (hereinafter called the Lessor), through ${escaped(s.officer.name)}, Manager, which expression shall include its successors and assigns, of the one part, AND ${recorded(
        s,
        ' and ',
        party(s),
      )} (hereinafter called the Lessee), of the other part.</p><p>Whereas the plot hereinafter described forms part of the land acquired under the Land Acquisition Act 1894 and the Lessor has agreed to demise, and the Lessee has agreed to take on ${leasehold(s, s.pick(['lease', 'lease basis', 'leasehold basis'], 802))}, ${place(
        s,
      )}${pin(s, 0.4, 803)} ${s.pick(['for the purpose of constructing a residential building', 'more particularly described hereunder'], 804)};</p><p>I. In consideration of the premium of ${rs(premium(s))} (Rupees ${inWords(premium(s))} only), paid in the manner stated, the Lessor demises the plot to the Lessee, to hold ${termOf(
        s,
        years,
        day.typed,
        rent,
        s.pick(
          [
            `for a term of ${inWords(years)} (${years}) years commencing from ${day.dots}, yielding and paying therefor yearly lease rent of ${rs(rent)}`,
            `for ${years} years w.e.f. ${day.dots} at a lease rent of ${rs(rent)} per annum payable in advance`,
          ],
          805,
        ),
      )}.</p><p>II. The said plot is bounded as under, dimensions being ${acrossBoth(s, 806)}:</p>${s.has(0.5, 807) ? sidesPaired(s, 808) : sidesTable(s, 808, false)}${numberedUsual(s, 'lease', 81, (at) => `(${at})`)}${signed(
        `For and on behalf of the LESSOR<br>${escaped(s.officer.name)}`,
        `LESSEE<br>${again(s.buyers, '<br>')}`,
      )}<p>Witnesses: 1. ${escaped(s.witnesses[0].name)} R/o ${escaped(s.witnesses[0].home)} 2. ${escaped(s.witnesses[1].name)}, Adv., Ch. ${s.whole(11, 390, 809)}</p>`,
    )
  },
  'Lease Deed',
)

/** A perpetual lease in the President's old words, typed close. */
const perpetual = held(
  'sector',
  (s) => {
    const day = dayOf(s.leaseDay)
    const { rent } = s.lease
    const value = `Perpetual lease from ${day.typed}, ground rent Rs. ${rent} per year`
    const term = s.tell.states(
      'period_expired_balance_lease_rent',
      s.pick(
        [
          `in perpetuity from ${day.dots}, yielding and paying therefor the yearly ground rent of ${rs(rent)}`,
          `in perpetuity from the ${day.legal} at the yearly rent of ${rs(rent)}`,
        ],
        810,
      ),
      value,
      `Perpetual, yearly rent Rs. ${rent}`,
      `In perpetuity, Rs. ${rent} per annum`,
    )
    return page(
      'typed',
      `${refLine(`${s.region.manner === 'delhi' ? 'L&amp;DO Form F' : 'Form L-4'} / File S.${s.whole(2, 19, 811)}(${s.digits(3, 812)})`, `Bk I Vol ${s.digits(3, 813)} p. ${s.digits(2, 814)}`)}<h1>PERPETUAL LEASE</h1><p>THIS INDENTURE made the ${day.legal} BETWEEN ${lessorOf(s)} (hereinafter called "the Lessor") of the one part AND ${recorded(
        s,
        ' and ',
        lineage(s),
      )}, at present residing at ${escaped(s.first.home)}, ${s.homePin} (hereinafter called "the Lessee") of the other part.</p><p>WHEREAS the Lessee has applied to the Lessor for the grant of a perpetual ${leasehold(s, 'lease')} of the plot of Nazul land hereinafter described and the Lessor has, on the faith of the statements made by the Lessee, agreed to demise the same;</p><p>NOW THIS INDENTURE WITNESSETH that in consideration of premium ${rs(
        Math.round(s.price / 20),
      )} paid before the execution of these presents (receipt ${s.digits(5, 815)}) and of the rent hereinafter reserved, the Lessor doth hereby demise unto the Lessee ALL THAT ${place(s)}${pin(s, 0.3, 816)}, containing by admeasurement ${landArea(
        s,
      )} or thereabouts, which plot is more particularly described in the schedule hereunder written, with all rights, easements and appurtenances, TO HOLD the same ${term} or such other enhanced rent as may hereafter be assessed, clear of all deductions, by equal half-yearly payments on the fifteenth day of January and July.</p>${numberedUsual(
        s,
        'lease',
        82,
        (at) => `(${at})`,
      )}<p>THE SCHEDULE ABOVE REFERRED TO</p><p>Bounded: ${sidesSaid(s, 817)}.</p><p>Signed by ${escaped(s.officer.name)} for and on behalf of the Lessor in the presence of ${escaped(s.witnesses[0].name)}. Signed by the said Lessee${s.buyers.length > 1 ? 's' : ''}.</p>`,
    )
  },
  'Perpetual Lease Deed',
  'Lease Deed',
)

/** A sub-lease of a flat among authority, builder and buyer, for what is left of the term. */
const subLease = held(
  'flat',
  (s) => {
    const from = dayOf(s.leaseDay)
    const { years, rent } = s.lease
    const deed = dayOf(s.dates.deed)
    const left = years - (deed.year - from.year)
    const value = `${years} years from ${from.typed}, lease rent Rs. ${rent} per year`
    const term = s.tell.states(
      'period_expired_balance_lease_rent',
      s.pick(
        [
          `for the unexpired portion of ${years} years which commenced on ${from.dots}, at yearly lease rent of ${rs(rent)}`,
          `for the residue of the term of ${years} years granted from ${from.dots} (about ${left} years balance), subject to annual lease rent ${rs(rent)}`,
        ],
        820,
      ),
      value,
      `${years} years from ${from.typed}, balance ${left} years, rent Rs. ${rent} per year`,
      `Balance period of ${years} years, yearly rent Rs. ${rent}`,
    )
    return page(
      'deed',
      `${refLine('e-Stamp IN-UP' + s.digits(8, 821), `Distt. ${s.district}`)}<h1>${s.pick(['TRIPARTITE SUB-LEASE DEED', 'SUB LEASE DEED', 'SUB-LEASE DEED OF FLAT'], 822)}</h1><p>This deed is executed on ${deed.spoken} by and between: (1) ${lessorOf(s)}, the LESSOR, through ${escaped(s.officer.name)}; (2) ${builder(
        s,
      )}, having its registered office at ${escaped(s.road)}, ${s.town} ${s.officePin}, PAN AAECS${s.digits(4, 823)}K, through its authorised signatory ${escaped(s.partner.name)}, the LESSEE / PROMOTER; and (3) ${recorded(s, ' and ', party(s))}, the SUB-LESSEE.</p><p>Whereas the Lessor by lease deed dated ${from.dots} demised land of ${siteLand(
        s,
      )} to the Lessee for group housing, and completion certificate has since been issued; and whereas on the request of the Sub-Lessee the Lessee has allotted the flat described below and received ${rs(s.price)};</p><p>Now therefore the Lessee with the consent of the Lessor hereby sub-leases to the Sub-Lessee, on ${leasehold(
        s,
        s.pick(['sub-lease hold', 'leasehold'], 824),
      )} basis, ${place(s)}${pin(s, 0.5, 825)}, with ${flatArea(s)}, ${term}.</p><p>The flat is bounded ${sidesSaid(s, 826)}.</p>${numberedUsual(s, 'lease', 83, (at) => `${at}.`)}${leftTable(
        [
          ['Witness 1', `${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}`],
          ['Witness 2', `${escaped(s.witnesses[1].name)}, ID No. ${s.digits(10, 827)}`],
        ],
      )}`,
    )
  },
  'Sub-Lease Deed',
  'Lease Deed',
)

/** A patta on a printed form, Hindi before English. */
const pattaForm = held(
  'sector',
  (s) => {
    const day = dayOf(s.dates.deed)
    const { years, rent } = s.lease
    const name = lessorOf(s)
    return page(
      'gov',
      `${office(name.toUpperCase(), lessorHindi(s), `${s.town} - ${s.officePin}`)}<h1>पट्टा विलेख (आवासीय) / LEASE (RESIDENTIAL)</h1>${refLine(`बही सं० ${s.whole(1, 9, 830)} / जिल्द ${s.digits(4, 831)}`, `पत्रावली ${s.digits(4, 832)}/${day.year}`)}${dotted(
        [
          ['पट्टादाता / Lessor', name],
          ['पट्टेदार / Lessee', recorded(s, ' एवं ', lineage(s))],
          ['निवासी / Resident of', `${escaped(s.first.home)} ${s.homePin}`],
          ['भूखण्ड / Plot', place(s)],
          s.has(0.6, 833) && ['पिन कोड / PIN of the scheme', pinBox(s, 1, 834)],
          ['क्षेत्रफल / Area', landArea(s)],
          ['प्रीमियम / Premium', rs(premium(s))],
          ['पट्टे की शर्त / Holding', leasehold(s, s.pick(['लीज होल्ड (Lease Hold)', 'Lease hold'], 835))],
          ['अवधि व किराया / Term and rent', termOf(s, years, day.typed, rent, `${years} वर्ष, दिनांक ${day.dots} से; वार्षिक ${rs(rent)}`)],
        ],
      )}<p>चौहद्दी / Boundaries</p>${sidesHindi(s, 836)}<p>नाप / Measurement: ${acrossBoth(s, 837)}</p>${numberedUsual(s, 'lease', 84, (at) => `${at}-`)}${signed(`पट्टादाता<br>${escaped(s.officer.name)}`, `पट्टेदार<br>${again(s.buyers, ', ')}`)}<p>गवाह: ${escaped(s.witnesses[0].name)} ${s.witnesses[0].mobile}</p>`,
    )
  },
  'Lease Deed',
  'Patta',
)

/** The registration office's print of a lease, party by party. */
const registered = held(
  'estate',
  (s) => {
    const day = dayOf(s.dates.deed)
    const { years, rent } = s.lease
    return page(
      'portal',
      `${refLine(`Regn. No. ${s.digits(4, 840)}/${day.year}`, `Presented on ${day.dashes} at 1${s.whole(0, 5, 841)}:${s.whole(10, 59, 842)}`)}<h1>DEED SUMMARY — ${s.isFlat ? 'LEASE OF FLAT' : 'LEASE OF RESIDENTIAL PLOT'}</h1>${numberedTable(
        [
          ['Nature of deed', leasehold(s, s.pick(['Lease deed (90 years and above)', 'Lease'], 843))],
          ['First party (lessor)', `${lessorOf(s)} through ${escaped(s.officer.name)}`],
          ['Second party (lessee)', recorded(s, '; ', lineage(s))],
          ['Address of second party', `${escaped(s.first.home)}, ${s.homePin}; Mob. ${s.has(0.5, 844) ? mobileMay(s) : mobile(s, 0)}`],
          ['Property', place(s)],
          ['PIN', pinBox(s, 0.6, 845)],
          s.isFlat && ['Flat No.', unitNo(s)],
          ['Area', s.isFlat ? flatArea(s) : landIn(s, 'sqmt', 'sq. m.')],
          [
            'Lease period and rent',
            termOf(
              s,
              years,
              day.typed,
              rent,
              s.pick(
                [`${years} years from ${day.dots}; Rs. ${rent} p.a.`, `From ${day.typed} for ${years} years @ ${rs(rent)} yearly`],
                846,
              ),
            ),
          ],
          ['Market value / premium', rs(premium(s))],
        ],
      )}${sidesTable(s, 847, !s.isFlat && s.has(0.5, 848))}<p>Executants identified by ${escaped(s.witnesses[0].name)} S/o ${escaped(s.witnesses[0].elder)} and ${escaped(s.witnesses[1].name)}, Advocate, Mob. ${s.witnesses[1].mobile}. Sub-Registrar ${sri(s)(s.partner, escaped(s.partner.name), 0)}.</p>`,
    )
  },
  'Lease Deed',
)
/** A deed's buyer gives his own number: it may be typed, though nobody asks for a loan. */
const mobileMay = (s: Scene): string => {
  s.tell.allows('contact_number', s.first.mobile)
  return s.first.mobile
}

/** A co-operative society's member holds under the society, and the society under the State. */
const ofSociety = held(
  'sector',
  (s) => {
    const day = dayOf(s.leaseDay)
    const { rent } = s.lease
    const society = `${s.project} Co-operative House Building Society Ltd.`
    s.tell.allows('developer_name', society, lessorOf(s).replace('&amp;', '&'))
    const term = s.tell.states(
      'period_expired_balance_lease_rent',
      `yearly rent of ${rs(rent)} payable in advance on the 15th of January, the sub-lease being in perpetuity from ${day.dots}`,
      `Perpetual sub-lease from ${day.typed}, yearly rent Rs. ${rent}`,
      `Perpetual, rent Rs. ${rent} per year`,
    )
    return page(
      'typed',
      `${refLine(`Sub-lease No. ${s.digits(3, 850)}`, `Regn. fee Rs. ${s.whole(11, 90, 851)}`)}<h1>PERPETUAL SUB-LEASE</h1><p>Executed on ${day.legal} between the LESSOR, ${lessorOf(s)}; the LESSEE, ${escaped(society)}, regd. under No. ${s.digits(3, 852)}(H), through its Secretary ${escaped(s.partner.name)}; and the SUB-LESSEE, ${recorded(
        s,
        ' and ',
        lineage(s),
      )}, member no. ${s.whole(11, 490, 853)}, resident of ${escaped(s.first.home)} ${s.homePin}.</p><p>Whereas the Lessee holds the land of its colony from the Lessor under a perpetual lease and the Sub-Lessee, being its member, has been allotted a plot by draw held on ${s.whole(10, 28, 854)}.02.${day.year - 1}.</p><p>The Lessor and the Lessee hereby demise to the Sub-Lessee, as ${leasehold(
        s,
        s.pick(['leasehold', 'lease hold'], 855),
      )}, ${place(s)}${pin(s, 0.45, 856)}, having area of ${landArea(s)}${s.has(0.5, 857) ? ` and being ${plotKind(s, 858)} in position` : ''}, on a ${term}.</p><p>Site plan marked A-B-C-D:</p>${s.has(0.5, 859) ? sidesTable(s, 860, true) : sidesPaired(s, 860)}${numberedUsual(s, 'lease', 86, (at) => `${at})`)}<p>Unearned increase at 50% shall be payable to the Lessor on transfer.</p><p>Witnesses ${escaped(
        s.witnesses[0].name,
      )}, ${escaped(s.witnesses[1].name)}; Lessor's officer ${escaped(s.officer.name)}, ${s.town} ${s.officePin}.</p>`,
    )
  },
  'Perpetual Sub-Lease Deed',
  'Lease Deed',
)
export const leaseDeed = drafted(6_107, industrial, perpetual, subLease, pattaForm, registered, ofSociety)
