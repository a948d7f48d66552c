import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayConvert } from '../../truths.ts'
import { boxTable, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, twoBlocks } from '../layouts.ts'
import { approvalOf, pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { begun, capital, drafted, extent, flatArea, place, planPlace, recorded, related, rs, sh, type Scene } from './scene.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
  s.tell.allows('document_area_sqft', String(s.isFlat ? s.sqft.super : s.sqft.built), String(s.sqft.plot))
}
const yearOf = (s: Scene): string => `${dayOf(s.dates.letter).year - 1}-${dayOf(s.dates.letter).year % 100}`

/** A copy of the register of rights: its columns run over the page. */
const nakal = (s: Scene): string => {
  opened(s, 'Jamabandi', 'Fard', 'Mutation')
  const land = { ...s, isFlat: false }
  const { tell, village, district, hadbast, khewat, khatoni, khasra, marla, town, state, sqft } = land
  const address = `Village ${village}, Tehsil ${town}, District ${district}`
  const kanals = `${Math.floor(marla / 20)} - ${Math.floor(marla % 20)}`
  mayConvert(tell, sqft.plot)
  tell.allows('flat', khasra)
  const printed = tell.states('property_address_doc', address, address, `Khasra No. ${khasra}, ${address}`, `${address}, ${state}`)
  return `<h1>नकल जमाबंदी (COPY OF JAMABANDI / FARD)</h1><p>${printed} &nbsp; Hadbast No. ${hadbast} &nbsp; Year ${yearOf(s)}</p>${abreast(
    [
      'Khewat / खेवट',
      'Khatoni',
      'Owner with description / नाम मालिक',
      'Cultivator / काश्तकार',
      'Khasra',
      'Area K-M',
      'Lagaan',
      'Remarks / कैफियत',
    ],
    [
      [
        khewat,
        String(khatoni),
        recorded(land, '<br>', related),
        'Khudkasht',
        khasra,
        `${kanals} (Gair mumkin abadi) ${tell.states('land_area_docs_sqyd', grouped(s.sqyd), String(s.sqyd))} Sq. Yds.`,
        '0.25',
        `Mutation No. ${s.digits(4, 70)}, sale by ${escaped(s.seller.name)}`,
      ],
      ['', '', 'Total', '', 'Kitta 1', kanals, '', ''],
    ],
  )}<p>Fee Rs. 25 received. Copy prepared on ${dayOf(s.dates.letter).dots}. Certified that the above is a true copy of the record. Patwari: ${escaped(
    s.partner.name,
  )}, Halqa ${village}. Applicant for copy: ${escaped(s.witnesses[0].name)}, Adv.</p>`
}

/** Transfer of a holding in the books of a corporation or an authority. */
const transferred = (s: Scene): string => {
  opened(s, 'Mutation', 'Mutation Letter', 'Re-allotment Letter')
  s.tell.allows('developer_name', s.authority)
  const land = s.isFlat ? flatArea(s) : extent(s)
  return `<p class="center"><b>${s.authority.toUpperCase()}</b><br>Estate Office, ${escaped(s.road)}, ${s.town} - ${s.officePin} &nbsp; Ph. 01${s.digits(
    2,
    71,
  )}-${s.digits(7, 72)}</p><p>To<br>${recorded(s, '<br>', related)}<br>R/o ${escaped(s.first.home)}</p><p>Memo No. EO/${s.digits(5, 73)} <span class="far">Dated ${
    dayOf(s.dates.letter).dots
  }</span></p><p><b>Sub: Re-allotment / transfer of ${s.isFlat ? 'dwelling unit' : 'residential property'} ${place(s)}${pinIn(s, 0.3, 74)} measuring ${land}.</b></p><p>Ref: Your
application diary No. ${s.digits(4, 75)} and transfer permission memo No. ${s.digits(4, 76)}.</p><p>On the basis of the sale deed registered at Sr. No. ${s.digits(
    4,
    77,
  )} on ${dayOf(s.dates.deed).dots}, the above property standing in the name of ${sh(s.seller, escaped(s.seller.name), 0)} is hereby transferred in your favour in the records of this
office on the same terms as of the original allotment letter. You step into the shoes of the transferor.</p>${clauses([
    'No dues are outstanding up to the date of issue; enhancement, if any, shall be payable by you.',
    'You shall abide by the Act, rules and regulations as amended from time to time.',
    ...standing(s, 'civic', 78, 0.4),
  ])}<p class="right">Superintendent, for Estate Officer</p><p>Endst. No. ${s.digits(5, 79)}: copy to the transferor Sh. ${escaped(s.seller.elder)} and the A.O.</p>`
}

/** A society's no-objection with the number of the shares. */
const society = (s: Scene): string => {
  const flat = { ...s, isFlat: true }
  opened(flat, 'Share Certificate', 'Society NOC', 'Mutation')
  s.tell.allows('land_freehold_or_leasehold', 'Leasehold')
  return `<p class="center"><b>THE ${s.project.toUpperCase()} CO-OPERATIVE GROUP HOUSING SOCIETY LTD.</b><br>(Regd. No. ${s.digits(3, 80)}/GH) Office: Community Hall, ${escaped(
    s.sector,
  )}, ${s.town}</p><h1>TRANSFER OF MEMBERSHIP AND NO OBJECTION</h1>${boxTable([
    ['Membership No.', String(s.whole(20, 300, 81))],
    ['Share Certificate No.', `${s.whole(20, 300, 82)}`],
    ['Distinctive Nos. of shares', `${s.whole(100, 300, 83)}1 to ${s.whole(100, 300, 83)}5`],
    ['Name of the present member', recorded(flat, ' &amp; ', sh)],
    ['Transferred from', escaped(s.seller.name)],
    ['Resolution', `MC meeting dated ${dayOf(s.dates.deed).dots}, item 7`],
  ])}<p>The society has no objection if the above member(s) create mortgage of ${place(flat)} (${flatArea(flat)}) with ${escaped(s.lender)}. The society's charges up to
${dayOf(s.dates.letter).monthOf} ${dayOf(s.dates.letter).year} are paid. The title of the land vests in the society by a lease of the authority.</p><p>President
&nbsp; &nbsp; Secretary (${escaped(s.officer.name)}, ${s.officer.mobile}) &nbsp; &nbsp; Treasurer</p>`
}
export const mutation = drafted(1_304, nakal, transferred, society)

/** A corporation's receipt with its dues in two columns. */
const receipt = (s: Scene): string => {
  opened(s, 'Property Tax Receipt', 'House Tax Receipt')
  const tax = s.whole(20, 140, 84) * 30
  return `<p class="center"><b>नगर निगम / MUNICIPAL CORPORATION ${s.town.toUpperCase()}</b><br>House Tax Branch, Zone-${s.wing}</p>${twoBlocks(
    `<div>Receipt No: ${s.digits(7, 85)}</div><div>Book No: ${s.digits(3, 86)}</div><div>UID: ${s.digits(12, 87)}</div>`,
    `<div>Dated: ${dayOf(s.dates.letter).typed}</div><div>F.Y.: ${yearOf(s)}</div><div>Counter: 4 / ${escaped(s.partner.name)}</div>`,
  )}<div>Received with thanks from <b>${recorded(s, ' & ', capital)}</b> C/o ${escaped(s.first.elder)}</div><div>on account of house tax of <b>${place(
    s,
  )}</b></div><div>${s.isFlat ? `(area of flat: ${flatArea(s)})` : `(plot size: ${extent(s)}; G.F. ${grouped(rounded(s.sqft.built * 0.6))} sq.ft. self)`}</div>${abreast(
    ['Head', 'Arrear', 'Current', 'Total'],
    [
      ['House Tax', '0', grouped(tax), grouped(tax)],
      ['Fire Tax', '0', grouped(tax / 10), grouped(tax / 10)],
      ['Sewerage / W.S.', '120', grouped(tax / 5), grouped(tax / 5 + 120)],
      ['Rebate 10 %', '', `(-) ${grouped(tax / 10)}`, `(-) ${grouped(tax / 10)}`],
    ],
  )}<p>Grand total ${rs(rounded(tax * 1.2 + 120))} by Cheque/UPI ${s.digits(12, 88)}. ${standing(s, 'civic', 89, 0.3).join(' ')}</p>`
}

/** An assessment notice under a state's municipal act. */
const assessment = (s: Scene): string => {
  opened(s, 'Property Tax Bill', 'Assessment Notice')
  return `<p class="center"><b>${s.town.toUpperCase()} NAGARPALIKA</b><br>ASSESSMENT REGISTER EXTRACT (FORM No. 9)</p>${pairTable([
    ['Tenement / Property ID', s.digits(11, 90)],
    ['Ward / Block', `${s.whole(1, 24, 91)} / ${s.wing}`],
    ["Occupier's name", 'Self'],
    ["Owner's name", recorded(s, ', ', capital)],
    ['Location', place(s)],
    ['Pin', s.tell.states('pincode', s.pin)],
    [s.isFlat ? 'Area of flat' : 'Plot area', s.isFlat ? flatArea(s) : extent(s)],
    ['Use factor', 'Residential'],
    ['Old owner', escaped(s.seller.name)],
    ['Contact of ward inspector', s.officer.mobile],
    ['Annual rateable value', grouped(Math.round(s.price * 0.004))],
    ['Tax for the year', grouped(Math.round(s.price * 0.0008))],
  ])}<p>Objection, if any, be filed within 30 days at Nagarpalika Bhavan, ${escaped(s.road)}, ${s.town} - ${s.officePin}.</p>`
}
export const taxReceipt = drafted(1_305, receipt, assessment)

const planOf = (s: Scene) => {
  const { sqft, sqmt, sqyd, tell, pick, has, storeys } = s
  const upper = storeys + 1
  const isStilted = has(0.4, 92)
  const code = isStilted ? `S+${upper}` : `G+${upper}`
  const year = dayOf(s.dates.plan).year
  const numbers = [
    `STP(E)/BP/${s.digits(4, 93)}`,
    `MC/ATP-II/${s.digits(3, 93)}/${year}`,
    `HFC-${s.digits(6, 93)}`,
    `${s.digits(5, 93)}/BR-III/${year}`,
  ]
  const words = [code, isStilted ? `Stilt + ${upper} floors` : `Ground floor + ${upper} floors`]
  const land = pick([`${grouped(sqyd)} Sq. Yds.`, `${grouped(sqmt.plot)} Sq. Mtr.`, `${grouped(sqft.plot)} sq. ft.`], 94)
  return { ...approvalOf(s, numbers, code, words, 95), land: (): string => tell.states('land_area_plan', land), site: planPlace(s) }
}
const opening = (s: Scene): void => mayConvert(s.tell, s.sqft.plot)

/** A letter that sanctions the plan, with its conditions. */
const letter = (s: Scene): string => {
  opening(s)
  const plan = planOf(s)
  return `<p class="center"><b>OFFICE OF THE ${s.authority.toUpperCase()}</b><br>(Town Planning Wing) ${escaped(s.road)}, ${s.town} - ${s.officePin}</p><p>From: The Assistant
Town Planner<br>To: ${recorded(s, ', ', related)}<br>${escaped(s.first.home)}</p><p>No. ${plan.number()} <span class="far">Dated: ${plan.date()}</span></p><p><b>Subject: Sanction of
${s.tell.states('usage_approved_as_per_plan', 'residential', 'Residential')} building plan in respect of ${plan.site}${pinIn(s, 0.25, 96)}.</b></p><p>Reference your application
No. ${s.digits(5, 97)} dated ${dayOf(s.dates.plan).year - 1}-11-20 on the subject cited above, received through Architect ${escaped(
    s.officer.name,
  )} (CA/${s.digits(4, 98)}/${s.digits(5, 99)}).</p><p>The plan for construction of ${plan.floors()} on a plot of ${plan.land()} with total covered area of ${plan.built()} sq. ft.
is hereby sanctioned under section 15 of the Act, subject to the following:-</p>${clauses(
    [
      s.has(0.5, 100) &&
        `The site falls in ${s.tell.states('usage_as_per_cdp', 'Residential zone', 'Residential', 'Residential')} as per the Master Plan 2031 notified by the Government.`,
      'The sanction is valid for two years and the D.P.C. certificate shall be obtained before raising the superstructure.',
      `Malba charges of Rs. 7,500 and labour cess ${rs(Math.round(s.sqft.plan * 14))} stand deposited vide G-8 No. ${s.digits(6, 101)}.`,
      ...standing(s, 'plan', 102, 0.5),
    ],
    (at) => `${at})`,
  )}<p class="right">Assistant Town Planner</p><p>Endst. No. &nbsp; &nbsp; &nbsp; Copy to J.E. (Bldg.) for strict vigil.</p>`
}

/** The approval that a portal prints, with its table of areas. */
const online = (s: Scene): string => {
  opening(s)
  const plan = planOf(s)
  return `<h1>भवन मानचित्र स्वीकृति<br>BUILDING PLAN APPROVAL (SELF CERTIFICATION)</h1>${numberedTable([
    ['Permit / approval number', plan.number()],
    ['Approved on', plan.date()],
    ['Name of the applicant / owner', recorded(s, ', ')],
    ['Address of the site', `${plan.site}${pinIn(s, 0.3, 103)}`],
    ['Site area', plan.land()],
    ['Building use', s.tell.states('usage_approved_as_per_plan', 'Residential - plotted', 'Residential', 'Residential plotted')],
    ['Land use (Master Plan)', s.tell.states('usage_as_per_cdp', 'Residential')],
    ['Storeys permitted', plan.floors()],
    ['Total built-up area (sq. ft.)', plan.built()],
    ['FAR permissible / achieved', '1.65 / 1.48'],
    ['Set back (front, rear)', '3.0 m, 2.0 m'],
    ['Scrutiny fee', `Rs. ${grouped(s.whole(20, 90, 104) * 100)}`],
  ])}${leftTable([
    ['Architect', `${escaped(s.officer.name)}, M: ${s.officer.mobile}`],
    ['Structural engineer', escaped(s.partner.name)],
  ])}<p>${standing(s, 'plan', 105, 0.4).join('</p><p>')}</p>`
}
export const sanctionLetter = drafted(1_306, letter, online)
