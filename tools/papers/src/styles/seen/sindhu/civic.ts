import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { boxTable, factLines, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, twoBlocks } from '../layouts.ts'
import { approvalOf, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { capital, drafted, extent, flatArea, landPlace, mr, place, planPlace, plain, rs, type Scene } from './scene.ts'

const recorded = (s: Scene, between = ' &amp; ', dress = plain): string => owners(s.tell, s.buyers, between, dress)
const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  mayApply(s.tell, s.buyers)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  s.tell.allows('type_of_plot', 'Residential')
}
const area = (s: Scene): readonly [string, string] => (s.isFlat ? ['Area of flat', flatArea(s)] : ['Area of plot', extent(s)])

/** Bengaluru's two khata papers: the certificate is a sentence, the extract a table. */
const khata = (s: Scene): string => {
  begun(s, 'Khata Certificate', 'Khata Extract', 'Khata')
  const { tell } = s
  const property = `${s.ward}-${s.whole(1, 90, 120)}-${s.plot}`
  const corporation = `<p class="center"><b>${s.town.toUpperCase()} MAHANAGARA PALIKE</b><br>Office of the Assistant Revenue Officer, ${escaped(
    s.branch,
  )} Sub-Division</p>`
  if (s.has(0.5, 121))
    return `${corporation}<h1>KHATA CERTIFICATE</h1><p>No. ARO/KTR/${s.digits(4, 122)}/${dayOf(s.dates.letter).year} <span class="far">Date: ${
      dayOf(s.dates.letter).typed
    }</span></p><p>This is to certify that the Khata of the property bearing PID No. ${property}, ${place(s)}${pinIn(
      s,
      0.4,
      123,
    )}, measuring ${area(s)[1]}, situated in Ward No. ${s.ward}, stands registered in the name of <b>${recorded(
      s,
      ' and ',
      mr,
    )}</b> in the records of this office.</p><p>The certificate is issued for obtaining a loan / electric connection only and shall not be used as proof of
title.</p><p>Fee paid Rs. 25/- vide receipt No. ${s.digits(6, 124)}</p><p class="right">Assistant Revenue Officer</p>`
  return `${corporation}<h1>KHATA EXTRACT (FORM B)</h1><p>Year: ${dayOf(s.dates.letter).year}-${(dayOf(s.dates.letter).year + 1) % 100} <span
class="far">Assessment Register Vol. ${s.whole(1, 40, 125)}</span></p>${leftTable([
    ['Property No. (PID)', property],
    ['Name of the owner / person primarily liable for tax', recorded(s)],
    ['Name of the previous khatedar', escaped(s.seller.name)],
    ['Address of the property', place(s)],
    ['Pin Code', s.has(0.5, 126) ? tell.states('pincode', s.pin) : '-'],
    s.isFlat ? ['Area of flat (Sq.ft.)', flatArea(s)] : ['Site dimension / area', extent(s)],
    ['Nature of use', 'Residential'],
    ['Annual rateable value', rs(s.whole(20, 90, 127) * 130)],
    ['Property tax', rs(s.whole(20, 90, 128) * 31)],
  ])}<p>Assessor ${escaped(s.officer.name)}</p>`
}

/** A corporation's order that puts a buyer in place of a seller. */
const mutationLetter = (s: Scene): string => {
  begun(s, 'Mutation Letter', 'Mutation Certificate')
  return `<p class="center"><b>${s.town.toUpperCase()} MUNICIPAL CORPORATION</b><br>ASSESSMENT &amp; COLLECTION DEPARTMENT, ${escaped(
    s.branch,
  ).toUpperCase()} ZONE<br>${s.town} - ${s.officePin}</p><p>No. Tax/${s.digits(3, 129)}/MUT/${dayOf(s.dates.letter).year}/${s.digits(
    5,
    130,
  )} <span class="far">Dated: ${dayOf(s.dates.letter).typed}</span></p><p>To,<br>${recorded(s, '<br>', mr)}<br>${escaped(s.first.home)} - ${
    s.homePin
  }</p><p><b>Sub: Mutation of property in respect of ${place(s)}${pinIn(s, 0.4, 131)}</b></p><p>Sir / Madam,</p><p>With reference to your application No. ${s.digits(
    6,
    132,
  )}, I am directed to inform you that the above property${
    s.isFlat ? '' : `, ${extent(s)},`
  } earlier recorded in the name of ${mr(s.seller, escaped(s.seller.name), 0)} has been mutated in your name in the property tax records on the basis of
the Sale Deed registered as No. ${s.digits(4, 133)} dated ${dayOf(s.dates.deed).typed}.</p>${clauses(
    [
      'Mutation is only for the purpose of payment of property tax and does not confer any legal title.',
      'It shall stand cancelled if any fact is found to be concealed.',
      ...standing(s, 'civic', 134, 0.4),
    ],
    (n) => `${n}.`,
  )}<p class="right">Assistant Assessor &amp; Collector</p>`
}

/** The survey office's card of a city plot. */
const propertyCard = (s: Scene): string => {
  begun(s, 'Property Card', 'Property Register Card')
  const { tell } = s
  return `<p class="center"><b>PROPERTY REGISTER CARD</b><br>City Survey Office, ${s.taluka}</p>${abreast(
    ['City Survey No.', 'Village', 'Taluka', 'District', 'Tenure', 'Sheet No.'],
    [
      [
        s.cts,
        s.village,
        s.taluka,
        s.district,
        s.has(0.3, 135) ? tell.states('land_freehold_or_leasehold', 'Free Hold', 'Freehold') : 'C',
        String(s.whole(1, 90, 136)),
      ],
    ],
  )}${leftTable([
    ['Property', `${landPlace(s)}${pinIn(s, 0.3, 137)}`],
    ['Area', extent(s)],
    ['Holder in origin of title (1969)', escaped(s.earlier.name)],
    ['Easements', 'Nil'],
    ['Other encumbrances', 'Nil'],
  ])}${abreast(
    ['Date', 'Transaction', 'Vol. No.', 'New Holder (H) / Encumbrance (E)', 'Attestation'],
    [
      ['12/08/1994', `Purchase by deed ${s.digits(4, 138)}`, 'M.No. 212', `<s>H ${escaped(s.seller.name)}</s>`, 'C.T.S.O.'],
      [
        dayOf(s.dates.letter).typed,
        `Sale by deed ${s.digits(5, 139)}/${dayOf(s.dates.deed).year}`,
        `M.No. ${s.digits(4, 140)}`,
        `H ${recorded(s)}`,
        'C.T.S.O.',
      ],
    ],
  )}<p>True copy. Fee Rs. 90/-. Application ${s.digits(5, 141)}</p>`
}

const yearOf = (s: Scene): string => `${dayOf(s.dates.letter).year}-${(dayOf(s.dates.letter).year + 1) % 100}`

/** A western corporation's bill with both halves of the year. */
const halfYearly = (s: Scene): string => {
  begun(s, 'Property Tax Bill', 'Property Tax Receipt')
  const { tell } = s
  if (!s.isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const half = s.whole(30, 190, 142) * 17
  return `<p class="center"><b>BRIHAN ${s.town.toUpperCase()} MAHANAGARPALIKA</b><br>ASSESSMENT AND COLLECTION DEPARTMENT<br>PROPERTY TAX BILL
${yearOf(s)}</p>${twoBlocks(
    factLines([
      ['Account No.', `RN${s.digits(13, 143)}`],
      ['Property UID', s.digits(9, 144)],
      ['Ward', 'R/North'],
      ['Bill No.', `${yearOf(s)}BIL${s.digits(8, 145)}`],
    ]),
    factLines([
      ['Bill Date', dayOf(s.dates.letter).typed],
      ['Due Date', `31/12/${dayOf(s.dates.letter).year}`],
      ['First Assessment', dayOf(s.dates.plan).typed],
      ['Capital Value', grouped(Math.round(s.price * 0.41))],
    ]),
  )}${leftTable([
    ['Name of Primary Owner', recorded(s, ' &amp; ', capital)],
    ['Property Address', place(s)],
    ['Pin Code', tell.states('pincode', s.pin)],
    [s.isFlat ? 'Area' : 'Plot area', area(s)[1]],
    ['User category', 'Residential - Owner occupied'],
  ])}${abreast(
    ['Tax name', 'Half 1 (Apr-Sep)', 'Half 2 (Oct-Mar)'],
    [
      ['General Tax', grouped(half), grouped(half)],
      ['Water Benefit Tax', grouped(half / 2), grouped(half / 2)],
      ['Sewerage Tax', grouped(half / 4), grouped(half / 4)],
      ['Municipal Education Cess', grouped(half / 5), grouped(half / 5)],
      ['Total', grouped(rounded(half * 1.95)), grouped(rounded(half * 1.95))],
    ],
  )}<p>Please pay through NEFT / UPI. Office: Assistant Assessor, ${s.town} - ${s.officePin}. Helpline 1916</p>`
}

/** A receipt that the self-assessment portal prints. */
const selfAssessed = (s: Scene): string => {
  begun(s, 'Property Tax Receipt', 'Tax Paid Receipt')
  const { tell } = s
  if (!s.isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const tax = s.whole(30, 190, 146) * 40
  return `<p class="bar">PROPERTY TAX RECEIPT - ${s.town} Municipal Corporation</p>${boxTable([
    ['Receipt No.', `${yearOf(s)}/${s.digits(8, 147)}`],
    ['Receipt date', dayOf(s.dates.letter).dashes],
    ['Assessment year', yearOf(s)],
    ['Owner Name', recorded(s, ' &amp; ', capital)],
    ["Father's / Husband's Name", escaped(s.first.elder)],
    ['UPIC / Application No.', s.digits(15, 148)],
    ['Property Address', place(s)],
    ['Pincode', tell.states('pincode', s.pin)],
    ['Ward', `${s.ward} - ${s.colony}`],
    s.isFlat ? ['Built up area', flatArea(s)] : ['Plot area', extent(s)],
    !s.isFlat && s.hasHouse && ['Covered area (sq. ft.)', grouped(s.sqft.built)],
    ['Usage', 'Residential (self)'],
    ['Property tax', grouped(tax)],
    ['Cess 24 %', grouped(rounded(tax * 0.24))],
    ['Rebate 5 %', grouped(rounded(tax * 0.05))],
    ['Amount paid', grouped(rounded(tax * 1.19))],
  ])}<p>Mode: Net banking, Txn ${s.digits(12, 149)}. Paid by: ${escaped(s.witnesses[0].name)}, Mob: ${s.witnesses[0].mobile}</p>${clauses(
    standing(s, 'civic', 150, 0.5),
    () => '*',
  )}`
}

const planOf = (s: Scene) => {
  const { sqft, sqmt, tell, pick, whole, has, isWest, isSouth, wing } = s
  const upper = whole(1, 3, 151)
  const stilted = has(0.4, 152)
  const code = stilted ? `S+${upper}` : `G+${upper}`
  const year = dayOf(s.dates.plan).year
  const numbers = isWest
    ? [`CHE/WS/${s.digits(4, 153)}/${wing}/337`, `CC/${s.digits(4, 153)}/${year % 100}`, `VP/S05/${s.digits(4, 153)}/20`]
    : isSouth
      ? [`AD.COM./SUT/${s.digits(4, 153)}/${year % 100}-${(year + 1) % 100}`, `LP/${s.digits(3, 153)}/${year}-${(year + 1) % 100}`]
      : [`${s.digits(8, 153)}`, `${s.digits(3, 153)}/B/HQ/${year}`, `BLDG/SANC/${s.digits(4, 153)}`]
  const words = [code, stilted ? `Stilt + ${upper} Upper Floors` : `Ground + ${upper} Floors`]
  const forms = isSouth ? [`${grouped(sqft.plot)} Sq.ft.`] : [`${grouped(sqmt.plot)} Sq. Mt.`, `${grouped(sqmt.plot)} sq. mtrs.`]
  return { ...approvalOf(s, numbers, code, words, 154), land: tell.states('land_area_plan', pick(forms, 157)), site: planPlace(s) }
}
const zone = (s: Scene, word: string): string => s.tell.states('usage_as_per_cdp', word, 'Residential', word)
const use = (s: Scene, word = 'Residential'): string => s.tell.states('usage_approved_as_per_plan', word, 'Residential')

/** The certificate by which work may begin, with its conditions. */
const commencement = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="center"><b>${s.town.toUpperCase()} MUNICIPAL CORPORATION</b><br>FORM 'A'<br>COMMENCEMENT CERTIFICATE</p><p>No. ${plan.number()} <span
class="far">Date: ${plan.date()}</span></p><p>To,<br>${recorded(s, '<br>', mr)}<br>(Owner)<br>${escaped(s.first.home)} - ${
    s.homePin
  }</p><p>Sir,</p><p>With reference to your application No. ${s.digits(5, 158)} for development permission and grant of Commencement Certificate to erect a
${use(s, 'residential')} building on ${plan.site}${pinIn(s, 0.3, 159)}, admeasuring ${plan.land}, the Commencement Certificate / Building Permit is granted for
${plan.floors()} having total built-up area of ${plan.built()} sq. ft., subject to the following conditions:</p>${clauses([
    'The land vacated in consequence of the endorsement of the setback line shall form part of the public street.',
    s.has(0.6, 160) && `The land falls under ${zone(s, 'Residential Zone')} as per the sanctioned Development Plan 2034.`,
    'No new building shall be occupied until occupation permission has been granted.',
    'This certificate shall remain valid for one year from the date of its issue.',
    ...standing(s, 'plan', 161, 0.5),
  ])}<p class="right">Executive Engineer (Building Proposal)</p><p>Copy to: Architect ${escaped(s.officer.name)}, ${s.officer.mobile}</p>`
}

/** A sanction letter of an authority whose facts stand in a sheet. */
const sanctionSheet = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="center"><b>${s.authority.toUpperCase()}</b><br>BUILDING SECTION</p><h1>SANCTION LETTER FOR BUILDING PLAN</h1>${pairTable(
    [
      ['Sanction No.', plan.number()],
      ['Sanction Date', plan.date()],
      ['File / Online application No.', s.digits(8, 162)],
      ['Valid up to', `31/03/${dayOf(s.dates.plan).year + 5}`],
      ['Name of owner', recorded(s)],
      ['Architect', `${escaped(s.officer.name)}, CA/${s.digits(4, 163)}/${s.digits(5, 164)}`],
    ],
  )}${numberedTable([
    ['Site address', `${plan.site}${pinIn(s, 0.3, 165)}`],
    ['Plot area', plan.land],
    ['Proposed use', use(s)],
    ['Land use as per Master Plan 2031', s.has(0.6, 166) ? zone(s, 'Residential') : 'As per layout'],
    ['No. of floors sanctioned', plan.floors()],
    ['Total covered area sanctioned', `${plan.built()} sq. ft.`],
    ['FAR permissible / achieved', `2.25 / ${s.whole(12, 21, 167) / 10}`],
    ['Ground coverage', `${s.whole(40, 70, 168)} %`],
    ['Height', `${s.whole(9, 15, 169)}.00 m`],
    ['Fee paid', rs(s.whole(20, 90, 170) * 510)],
  ])}<p>The plans are sanctioned under the bye-laws subject to the terms printed below.</p>`
}

/** A certificate that a finished house may be lived in, which tells of its plan. */
const occupancy = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="center"><b>${s.town.toUpperCase()} MUNICIPAL CORPORATION</b><br>TOWN PLANNING SECTION</p><h1>OCCUPANCY CERTIFICATE</h1><p>OC No. ${s.digits(
    3,
    171,
  )}/OC/${dayOf(s.dates.letter).year} <span class="far">Date: ${dayOf(s.dates.letter).typed}</span></p><p>It is certified that the ${use(
    s,
    'residential',
  )} building of ${recorded(s, ' and ', mr)} at ${plan.site}${pinIn(s, 0.3, 172)}, constructed under the plan sanctioned vide No. ${plan.number()} dated
${plan.date()}, was inspected by the Junior Engineer and is permitted to be occupied.</p>${leftTable([
    ['Plot area as per sanctioned plan', plan.land],
    ['Floors as per sanctioned plan', plan.floors()],
    ['Total sanctioned built-up area', `${plan.built()} sq. ft.`],
    ['Compounding fee', 'Nil'],
  ])}<p>Structural stability certificate by ${escaped(s.partner.name)}, Structural Engineer, is on record.</p><p class="right">Assistant Town
Planner</p>`
}

export const mutation = drafted(
  10,
  (s) => (s.isSouth ? khata(s) : mutationLetter(s)),
  (s) => (s.isWest ? propertyCard(s) : s.isSouth ? khata(s) : mutationLetter(s)),
)
export const taxReceipt = drafted(11, (s) => (s.isWest ? halfYearly(s) : selfAssessed(s)), selfAssessed)
export const sanctionLetter = drafted(12, commencement, overleaf('plan', 173, sanctionSheet, 'Terms'), occupancy)
