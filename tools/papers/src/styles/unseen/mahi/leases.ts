import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { pinIn, termOf } from '../../seen/scenes.ts'
import { mayApply } from '../../truths.ts'
import { begun, boardOf, draftedByState, extent, flatArea, loud, party, place, recorded, rs, shriOf, type Scene } from './ground.ts'
import { chauhaddi, hi, lines, sheet, some, terms } from './sheets.ts'

const covenants = [
  'To pay the lease rent on or before the 10th day of April every year without demand, failing which penal interest at 14 % shall be charged.',
  'To use the demised premises for residential purpose only and not to sub-divide or amalgamate it with any other plot.',
  'To erect the building within five years from the date of possession as per sanctioned plan and building bye-laws.',
  'Not to transfer the premises without previous consent in writing of the Lessor and payment of transfer charges.',
  'To permit the officers of the Lessor to enter upon the premises at all reasonable hours for inspection.',
  'On breach of any of the covenants the Lessor shall be entitled to re-enter and determine the lease.',
  'The Lessor reserves all mines, minerals, coals, gold washing and earth oils in or under the land.',
  'The lease may be got converted into free hold as per policy on deposit of conversion charges.',
]
const leasehold = (s: Scene, printed: string): string => s.tell.states('land_freehold_or_leasehold', printed, 'Leasehold')
const ofLand = (scene: Scene): Scene => ({ ...scene, isFlat: false, hasHouse: false, boundaries: scene.landSides })
const signs = (s: Scene): string =>
  `<p>For and on behalf of Lessor: ${escaped(s.officer.name)}, Assistant Estate Officer <span class="far">Lessee</span></p><p>Witnesses: 1. ${escaped(
    s.witnesses[0].name,
  )}, ${escaped(s.witnesses[0].home)} 2. ${escaped(s.witnesses[1].name)}</p>`

/** An authority's indenture of lease: term and rent in the habendum, the plot in a schedule. */
const indenture = (scene: Scene): string => {
  const s = ofLand(scene)
  begun(s, 'Lease Deed')
  mayApply(s.tell, s.buyers)
  const { dates, digits, lease, price } = s
  const day = dayOf(dates.deed)
  return `<p class="center"><b class="big">LEASE DEED</b><br><small>(पट्टा विलेख)</small></p><p>THIS LEASE DEED made on the ${day.legal} between ${boardOf(s)}, having its
  office at ${escaped(s.road)}, ${s.town} - ${s.officePin}, through its Estate Officer, hereinafter called the "Lessor", of the one part AND ${recorded(s, ' and ', party)},
  hereinafter called the "Lessee", of the other part.</p><p>WHEREAS the Lessor allotted the plot hereinafter described vide letter No. ${digits(4, 230)}/EM dated
  14.02.${day.year - 1} and the Lessee has paid the premium of ${rs(price)} (Rupees ${inWords(price)} only);</p><p>NOW THIS DEED WITNESSETH that the Lessor doth hereby
  demise ${leasehold(s, s.pick(['on lease', 'on lease hold basis', 'by way of lease'], 231))} unto the Lessee all that ${place(s, s.has(0.7, 232) ? 'board' : 'anybody')}${pinIn(
    s,
    0.4,
    233,
  )}, containing by measurement ${extent(s)} be the same a little more or less, TO HOLD the same ${termOf(
    s,
    lease.years,
    day.typed,
    lease.rent,
    s.pick(
      [
        `for a term of ${lease.years} years commencing from ${day.dots}, YIELDING AND PAYING therefor the yearly lease rent of ${rs(lease.rent)}`,
        `for the period of ${lease.years} (${inWords(lease.years)}) years w.e.f. ${day.typed} at the annual ground rent of ${rs(lease.rent)}`,
      ],
      234,
    ),
  )}, subject to the covenants following:</p>${terms(some(s, covenants, 235, 0.7), (at) => `${at}.`)}<p class="center"><b>THE SCHEDULE ABOVE REFERRED TO</b></p>${chauhaddi(
    s,
    236,
  )}${signs(s)}`
}

/** A tripartite sub-lease of a flat: authority, developer and sub-lessee. */
const subLease = (scene: Scene): string => {
  const s = { ...scene, isFlat: true, boundaries: scene.flatSides }
  begun(s, 'Sub-Lease Deed', 'Lease Deed')
  mayApply(s.tell, s.buyers)
  const { dates, digits, lease, price } = s
  const day = dayOf(dates.deed)
  const from = dayOf(dates.plan)
  return `<h1>TRIPARTITE SUB-LEASE DEED</h1>${lines([
    ['Sale consideration', rs(price)],
    ['Stamp duty paid', rs(Math.round(price * 0.05))],
    ['e-Stamp', `IN-UP${digits(14, 237)}U`],
  ])}<p>This Sub-Lease Deed is executed on ${day.legal} by and amongst ${boardOf(s)}, a body corporate (the <b>LESSOR</b>); ${s.tell.states(
    'developer_name',
    s.developer,
  )}, having its registered office at ${s.whole(3, 80, 238)}, ${escaped(s.colony)}, ${s.town} - ${s.officePin}, through ${escaped(s.partner.name)} (the <b>LESSEE</b>);
  and ${recorded(s, ' and ', party)} (the <b>SUB-LESSEE</b>).</p><p>WHEREAS the Lessor by a lease deed registered on ${from.dots} at Sl. No. ${digits(4, 239)} demised Group
  Housing Plot No. GH-0${s.whole(1, 9, 240)} to the Lessee, who developed thereon a complex known as ${escaped(s.project)} and obtained completion.</p><p>NOW the Lessee with
  the consent of the Lessor sub-leases to the Sub-Lessee ${place(s, 'township')}${pinIn(s, 0.5, 241)}, having ${flatArea(s)}, together with undivided proportionate
  ${leasehold(s, s.pick(['lease hold', 'leasehold'], 242))} interest in the land to the extent of ${s.tell.states(
    'final_land_area_uds',
    `${s.whole(9, 36, 243)}.${s.whole(11, 98, 244)} Sq. Mtr.`,
  )}, ${s.tell.states(
    'period_expired_balance_lease_rent',
    `for the unexpired portion of the term of ${lease.years} years commencing from ${from.dots}`,
    `balance of ${lease.years} years from ${from.typed}`,
    `${lease.years} years`,
    `unexpired portion of ${lease.years} years`,
  )}. One time lease rent has been deposited by the Lessee and no lease rent is payable by the Sub-Lessee.</p>${terms(
    some(s, covenants.slice(1), 245, 0.6),
    (at) => `${at})`,
  )}<p><b>Boundaries of the said flat</b></p>${chauhaddi(s, 246)}${signs(s)}`
}

/** A patta of a municipality: a printed form in both tongues. */
const patta = (scene: Scene): string => {
  const s = ofLand(scene)
  begun(s, 'Patta', 'Lease Deed')
  mayApply(s.tell, s.buyers)
  const { dates, digits, lease } = s
  const day = dayOf(dates.deed)
  const body = `Nagar Parishad ${s.town}`
  s.tell.allows('developer_name', body)
  return `<p class="center"><b class="big">कार्यालय नगर परिषद ${s.hindi}</b><br>${body}, ${escaped(s.road)} - ${s.officePin}</p><h1>आवासीय पट्टा / RESIDENTIAL LEASE (PATTA)</h1>${sheet(
    ['पट्टा क्रमांक / Patta No.', 'मिसल नं. / File', 'दिनांक / Date', 'रसीद / Receipt'],
    [[digits(4, 247), `${digits(3, 248)}/${day.year}`, day.dashes, digits(6, 249)]],
  )}${lines(
    [
      [hi('पट्टाधारी', 'Lease holder'), s.has(0.5, 250) ? recorded(s, '<br>', loud) : recorded(s, ' व ', shriOf)],
      [hi('निवासी', 'Resident of'), escaped(s.first.home)],
      [hi('भूखण्ड', 'Plot'), `${place(s)}${pinIn(s, 0.4, 251)}`],
      [hi('क्षेत्रफल', 'Area'), extent(s)],
      [hi('अधिकार', 'Tenure'), leasehold(s, 'Lease hold')],
      [
        hi('अवधि व वार्षिक लीज राशि', 'Period and annual lease money'),
        termOf(s, lease.years, day.typed, lease.rent, `${lease.years} years from ${day.dashes}; ${rs(lease.rent)} per annum`),
      ],
      [hi('प्रीमियम', 'Premium'), rs(s.whole(20, 90, 252) * 500)],
    ],
    ':',
  )}${chauhaddi(s, 253)}${terms(some(s, covenants, 254, 0.5), (at) => `(${at})`)}<p>आयुक्त / Commissioner <span class="far">अध्यक्ष / Chairman: ${escaped(
    s.officer.name,
  )}</span></p>`
}
export const leaseDeed = draftedByState(
  3_303,
  { 'Uttar Pradesh': [indenture, subLease], Rajasthan: [patta, indenture], 'Madhya Pradesh': [patta, indenture] },
  [indenture],
)
