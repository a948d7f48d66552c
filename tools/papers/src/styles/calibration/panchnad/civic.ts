import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { boxTable, headTable, leftTable, numberedTable, pairTable } from '../../seen/drafts.ts'
import { abreast, clauses, twoBlocks, valueFirst } from '../../seen/layouts.ts'
import { approvalOf, pinIn } from '../../seen/scenes.ts'
import { overleaf } from '../../seen/standing.ts'
import { drafted, extent, landPlace, mr, place, planPlace, sh, superArea, type Scene } from './scene.ts'

const recorded = (s: Scene, between: string): string => owners(s.tell, s.buyers, between)
const area = (s: Scene): readonly [string, string] => (s.isFlat ? ['Covered area', superArea(s)] : ['Plot area', extent(s)])

/** A 'fard': the nakal of a jamabandi, columns in Hindi, the mutation in the remarks. */
const fard = (s: Scene): string => {
  const { tell, buyers, seller } = s
  mayList(tell, 'Jamabandi', 'Fard', 'Mutation')
  mayApply(tell, buyers)
  const isPunjab = s.state === 'Punjab'
  const heads = isPunjab
    ? ['Khewat / Khatauni', 'Malik (owner) with details', 'Kashtkar', 'Khasra No.', 'Rakba', 'Kaifiyat']
    : ['खेवट / खतौनी', 'नाम मालिक व अहवाल', 'नाम काश्तकार', 'खसरा नं.', 'रकबा', 'कैफियत']
  const year = dayOf(s.dates.letter).year
  const where = isPunjab
    ? `Nakal Jamabandi<br>Pind ${s.village}, H.B. No. ${s.hadbast}, Tehsil ${s.town}, Zila ${s.district}, Saal ${year - 2}-${year - 1}`
    : `नकल जमाबन्दी<br>गांव ${s.village}, हदबस्त नं. ${s.hadbast}, तहसील ${s.town}, जिला ${s.district}, साल ${year - 2}-${year - 1}`
  const entry = `${isPunjab ? 'Intkal No.' : 'इन्तकाल नं.'} ${s.digits(4, 140)} ${isPunjab ? 'bai' : 'बै'}`
  const remark = `${entry}, ${escaped(seller.name)} ${isPunjab ? 'ton, manzoor' : 'से, मन्जूर'} ${dayOf(s.dates.letter).dots}`
  const share = s.buyers.length > 1 ? ' 1/2' : ''
  const row = [s.khewat, `${recorded(s, `${share}<br>`)}${share}`, isPunjab ? 'Khud' : 'स्वयं', s.khasra, extent(s), remark]
  return `<p class="center"><b>${where}</b></p>${abreast(heads, [row])}<p>${isPunjab ? 'Vervaa' : 'विवरण'}: ${landPlace(s)}${pinIn(
    s,
    0.3,
    141,
  )}</p><p>${isPunjab ? 'Halqa Patwari' : 'हल्का पटवारी'} <span class="far">Fees 20/-</span></p>`
}

/** A corporation's mutation letter. */
const mutationLetter = (s: Scene): string => {
  const { tell, buyers, seller, earlier } = s
  mayList(tell, 'Mutation Certificate', 'Mutation Letter')
  mayApply(tell, buyers)
  const [label, value] = area(s)
  return `<p class="center"><b>MUNICIPAL CORPORATION ${s.town.toUpperCase()}</b><br>Assessment & Collection Department, Zone ${
    s.wing
  }</p><p>No. Tax/Mut/${s.digits(5, 142)} <span class="far">Date ${dayOf(s.dates.letter).typed}</span></p><p>To, ${mr(
    s.witnesses[0],
    escaped(s.witnesses[0].name),
    0,
  )} (authorised representative)</p><p>Sub: <b>Mutation of property</b></p><p>On the basis of the Sale Deed registered as No. ${s.digits(
    4,
    143,
  )} in Book I on ${dayOf(s.dates.deed).dots}, property ${place(s)}${pinIn(s, 0.5, 144)} (${label} ${value}) is mutated in favour of
${owners(tell, buyers, ' and ', sh)} in the place of ${escaped(seller.name)}, who had it from ${escaped(earlier.name)}. UPIC/PID ${
    s.propertyId
  }.</p>${clauses(['Mutation does not confer legal title.', 'Arrears, if found later, are payable by the present owner.'])}<p
class="far">Jt. Assessor
&amp; Collector</p>`
}

/** An authority's permission to re-enter a house in the name of its buyer. */
const reallotment = (s: Scene): string => {
  const { tell, buyers, seller, authority } = s
  mayList(tell, 'Re-allotment Letter', 'Transfer Letter', 'Mutation Certificate')
  mayApply(tell, buyers)
  tell.allows('developer_name', authority)
  return `<p class="band">${authority} - Estate Office, ${s.town} ${s.officePin}</p><p>Memo ${s.digits(5, 145)} <span class="far">${
    dayOf(s.dates.letter).brief
  }</span></p><h1>RE-ALLOTMENT / TRANSFER OF OWNERSHIP</h1>${valueFirst([
    ['Property transferred', `${place(s)}${pinIn(s, 0.4, 146)}`],
    area(s),
    ['Transferor', sh(seller, escaped(seller.name), 0)],
    ['Transferee (owner in our record)', owners(tell, buyers, ' and ', sh)],
    ["Transferee's address", `${escaped(s.first.home)} ${s.homePin}`],
    ['Transfer permission No.', `${s.digits(4, 147)} dt. ${dayOf(s.dates.deed).dots}`],
    ['Tenure', s.has(0.5, 148) ? tell.states('land_freehold_or_leasehold', 'Free-hold', 'Freehold') : 'As per allotment'],
  ])}<p>The transferee shall be bound by the terms of original allotment letter dated 11.09.${dayOf(s.dates.plan).year - 8} of ${escaped(
    s.earlier.name,
  )}.</p>`
}

/** A house tax receipt of Punjab with its own 'G-8' number. */
const houseTax = (s: Scene): string => {
  const { tell, buyers, isFlat } = s
  mayList(tell, 'House Tax Receipt', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const tax = s.whole(4, 90, 149) * 100
  return `<p class="center"><b>M.C. ${s.town}</b><br>PROPERTY TAX RECEIPT (G-8)</p>${twoBlocks(
    leftTable([
      ['G-8 No.', s.digits(8, 150)],
      ['Date', dayOf(s.dates.letter).typed],
      ['Return ID', s.digits(10, 151)],
      ['Property ID', s.propertyId],
      ['Owner', recorded(s, ', ')],
      ['Depositor', escaped(s.partner.name)],
      ['Depositor Mobile', s.partner.mobile],
    ]),
    leftTable([
      ['Address', `${place(s)}`],
      ['PIN', tell.states('pincode', s.pin)],
      area(s),
      ['Usage', 'Residential - self occupied'],
      ['F.Y.', `${dayOf(s.dates.letter).year}-${(dayOf(s.dates.letter).year + 1) % 100}`],
    ]),
  )}${headTable([
    ['Tax', `${tax}`],
    ['Fire cess', `${tax / 10}`],
    ['Interest', '0'],
    ['Rebate 10 %', `${tax / 10}`],
    ['Net paid', `${tax}`],
  ])}<p>Cashier window 3</p>`
}

/** A self-assessment of Delhi, form after form in boxes. */
const selfAssessed = (s: Scene): string => {
  const { tell, buyers, isFlat } = s
  mayList(tell, 'Property Tax Return', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const base = s.whole(20, 80, 152) * 10
  return `<p class="band">SELF ASSESSMENT PROPERTY TAX CHALLAN-CUM-RECEIPT</p>${boxTable([
    ['UPIC', s.digits(15, 153)],
    ['Ack. No.', s.digits(9, 154)],
    ['Paid on', dayOf(s.dates.letter).dashes],
    ['Owner details', recorded(s, ' & ').replace(' & ', ' &amp; ')],
    ['Relation name', escaped(s.first.elder)],
    ['Mobile', `XXXXXX${s.first.mobile.slice(6)}`],
    ['Property address', `${place(s)}${pinIn(s, 0.6, 155)}`],
    ['Colony category', 'ABCDEFGH'.charAt(s.door + 2)],
    area(s),
    ['Covered space (sq. mtr.)', String(Math.round(s.sqmt.built))],
    ['Unit area value', `Rs. ${base}`],
    ['Annual value', `Rs. ${grouped(base * Math.round(s.sqmt.built))}`],
  ])}<p>Rate 11 %; rebate 15 % for early payment; net tax Rs. ${grouped(Math.round(base * s.sqmt.built * 0.0935))}. Helpline 155305.</p>`
}

const planOf = (s: Scene) => {
  const { sqyd, sqmt, tell, pick, whole, has } = s
  const upper = whole(1, 4, 156)
  const below = has(0.2, 157) ? 'B+' : ''
  const stilted = has(0.5, 158)
  const code = `${below}${stilted ? 'S' : 'G'}+${upper}`
  const words = `${below === '' ? '' : 'Basement + '}${stilted ? 'Stilt' : 'Ground'} + ${upper}`
  const numbers = [
    `BRS/${s.digits(4, 159)}/${dayOf(s.dates.plan).year}`,
    `${s.digits(3, 159)}/B/HQ/SZ/${whole(10, 23, 160)}`,
    `MC/BP/${s.digits(6, 159)}`,
    `EO(P)/${s.digits(5, 159)}`,
  ]
  const land = tell.states('land_area_plan', pick([`${sqyd} Sq. Yds.`, `${sqmt.plot} sq. mtrs.`, `${sqyd} sq. yards`], 161))
  return { ...approvalOf(s, numbers, code, [code, words, code.replaceAll('+', ' + ')], 162), land, site: planPlace(s) }
}
const zone = (s: Scene): string => s.tell.states('usage_as_per_cdp', 'Residential')
const use = (s: Scene, word = 'Residential'): string => s.tell.states('usage_approved_as_per_plan', word, 'Residential')

/** Form BR-III: permission of an estate officer in the words of the rules. */
const formThree = (s: Scene): string => {
  const { tell, buyers } = s
  const plan = planOf(s)
  return `<p class="center">FORM BR-III<br>[See Code 4.2]<br><b>Form of sanction of building plan</b></p><p>From: ${s.authority},
${s.town}<br>To: ${owners(
    tell,
    buyers,
    ', ',
    sh,
  )}, ${escaped(s.first.home)} - ${s.homePin}</p><p>Memo No. ${plan.number()}, dated ${plan.date()}</p><p>Reference your application dated
09.01.${
    dayOf(s.dates.plan).year
  } for permission to erect a ${use(s, 'residential')} building (${plan.floors()}) on ${plan.site}${pinIn(s, 0.4, 166)} of ${plan.land} in
accordance
with the plans submitted by ${escaped(s.witnesses[0].name)}, Architect CA/${s.digits(5, 167)}. Permission is granted subject
to:</p>${clauses(
    [
      `Total covered area on all floors shall be ${plan.built()} sq. ft. and F.A.R. ${s.whole(150, 240, 168)}.`,
      s.has(0.6, 169) && `Land use of the site in Development Plan is ${zone(s)}.`,
      'You will start after getting DPC certificate and apply for occupation certificate in Form BR-IV.',
      `Scrutiny fee Rs. ${grouped(s.whole(9, 60, 170) * 310)} stands deposited.`,
    ],
    (at) => `(${at})`,
  )}<p class="far">Estate Officer</p>`
}

/** A corporation's online sanction: what was asked beside what is granted. */
const onlineSanction = (s: Scene): string => {
  const { tell, buyers } = s
  const plan = planOf(s)
  return `<p class="center"><b>MUNICIPAL CORPORATION</b><br>Online Building Plan Approval System<br>SANCTION LETTER (Section
336)</p>${pairTable([
    ['File No.', plan.number()],
    ['Sanction dated', plan.date()],
    ['Owner(s)', owners(tell, buyers, ', ', mr)],
    ['Valid up to', `31/12/${dayOf(s.dates.plan).year + 5}`],
    ['Plot address', `${plan.site}${pinIn(s, 0.4, 171)}`],
    ['Plot size', plan.land],
    ['Use of premises', use(s)],
    [`${s.isDelhi ? 'MPD-2021' : 'Master Plan'} land use`, s.has(0.6, 172) ? zone(s) : 'NA'],
  ])}${abreast(
    ['Parameter', 'Permissible', 'Sanctioned'],
    [
      ['Ground coverage', '75 %', `${s.whole(55, 75, 173)} %`],
      ['Storeys', 'As per bye-laws', plan.floors()],
      ['Total built-up area (sq.ft.)', '-', plan.built()],
      ['Height', '17.50 m', `${s.whole(9, 17, 174)}.00 m`],
      ['ECS (parking)', '2', '2'],
    ],
  )}<p>Structural Engineer ${escaped(s.witnesses[1].name)}, ${s.witnesses[1].mobile}</p>`
}

/** A committee's resolution on a printed sheet with numbers. */
const committee = (s: Scene): string => {
  const { tell, buyers } = s
  const plan = planOf(s)
  return `<p class="center"><b>NAGAR COUNCIL ${s.town.toUpperCase()}</b><br>NAKSHA MANZOORI (Building Plan Approval)</p>${numberedTable([
    ['Naksha No.', plan.number()],
    ['Manzoori date', plan.date()],
    ['Malik (owner)', owners(tell, buyers, ' te ', sh)],
    ['Site', `${plan.site}${pinIn(s, 0.4, 175)}`],
    ['Plot area', plan.land],
    ['Nature of building', use(s)],
    ['Manzil (storeys)', plan.floors()],
    ['Covered area, total', `${plan.built()} Sq. Ft.`],
    ['Zone in Master Plan', s.has(0.6, 176) ? zone(s) : '--'],
    ['Malba fee', `Rs. ${s.whole(2, 20, 177) * 250}`],
    ['Draftsman', `${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile})`],
  ])}<p>Building Inspector <span class="far">Executive Officer</span></p>`
}

export const mutation = drafted(10, (s) => (s.isDelhi || s.isFlat ? mutationLetter(s) : fard(s)), reallotment, mutationLetter)
export const taxReceipt = drafted(
  11,
  (s) => (s.isDelhi ? selfAssessed(s) : houseTax(s)),
  overleaf('civic', 178, selfAssessed, 'Instructions'),
)
export const sanctionLetter = drafted(
  12,
  formThree,
  (s) => (s.isDelhi ? onlineSanction(s) : committee(s)),
  overleaf('plan', 179, onlineSanction),
)
