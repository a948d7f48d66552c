import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayConvert } from '../../truths.ts'
import { boxTable, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, dotted } from '../layouts.ts'
import { approvalOf } from '../scenes.ts'
import { extent, oldMeasure, pin, place, planPlace, size } from './land.ts'
import { begun, capital, drafted, lawParty, recorded, rs, sidesOf, sri, type Scene } from './scene.ts'
import { termList, termsFor } from './terms.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
  s.tell.allows('document_area_sqft', String(s.isFlat ? s.sqft.super : s.sqft.built), String(s.sqft.plot), String(s.sqft.built))
}
const body = (s: Scene): string => `${s.town} ${s.authority}`
const years = (s: Scene): string => `${dayOf(s.dates.letter).year - 1}-${dayOf(s.dates.letter).year}`

/** A municipality certifies the new name on its assessment register. */
const certificate = (s: Scene): string => {
  opened(s, 'Mutation Certificate')
  return `<p class="center"><b>OFFICE OF THE ${body(s).toUpperCase()}</b><br>P.O. ${s.town}, Dist. ${s.district}, Pin - ${s.officePin}</p><p>Memo No. ${s.digits(3, 530)}/Asst./${years(
    s,
  )} <span class="far">Date ${dayOf(s.dates.letter).dots}</span></p><h1>MUTATION CERTIFICATE</h1><p>With reference to his / her application dated ${dayOf(s.dates.lately).dots} (Diary No. ${s.digits(
    4,
    531,
  )}) it is certified that the name of ${recorded(s, ' and ', sri(s))} has been mutated in the Assessment Register of this body in respect of ${place(s)}${pin(
    s,
    0.5,
  )}, having ${size(s)}, in place of ${escaped(s.seller.name)}, on the strength of Deed No. ${s.digits(4, 532)} of ${dayOf(s.dates.deed).year}.</p>${pairTable(
    [
      ['Assessee No.', s.digits(10, 533)],
      ['Annual valuation', rs(s.whole(20, 95, 534) * 100)],
      ['Quarterly tax', rs(s.whole(90, 450, 535))],
      ['Mutation fee', `${rs(s.whole(5, 40, 536) * 100)} vide M.R. ${s.digits(5, 537)}`],
    ],
  )}${termList(s, 'civic', 538)}<p class="right">Chairman / Executive Officer<br>${escaped(s.officer.name)}</p>`
}

/** A circle office's slip of correction: jamabandi, khata, khesra in a grid. */
const correctionSlip = (scene: Scene): string => {
  const s = { ...scene, isFlat: false, hasHouse: false, boundaries: scene.landSides }
  opened(s, 'Mutation', 'Correction Slip', 'R.O.R.')
  return `<div class="office"><p class="center"><b>${s.region.land === 'decimal' ? 'अंचल कार्यालय / ' : ''}OFFICE OF THE ${
    s.region.land === 'acre' ? 'TAHASILDAR' : 'CIRCLE / LAND REFORMS OFFICER'
  }, ${s.town.toUpperCase()}</b></p><h1>CORRECTION SLIP${s.region.land === 'decimal' ? ' (शुद्धि पत्र)' : ''} / MUTATION</h1>${boxTable([
    ['Mutation Case No.', `${s.digits(4, 540)}/${years(s)}`],
    ['Order date', dayOf(s.dates.letter).dashes],
    ['Registered deed', `${s.digits(4, 541)} dt. ${dayOf(s.dates.deed).dashes}`],
  ])}${leftTable([
    ['Name of applicant in whose favour mutation is allowed', recorded(s, ' &amp; ', lawParty(s))],
    [
      'Name of the earlier raiyat / jamabandi holder',
      `${escaped(s.seller.name)} (Page ${s.whole(10, 200, 542)}, Vol. ${s.whole(1, 9, 543)})`,
    ],
    ['Land', `${place(s)}${pin(s, 0.3)}`],
    ['Rakba (area)', extent(s)],
    ['New jamabandi / khata', `${s.digits(4, 544)}`],
    ['Lagan (rent) and cess', `Rs. ${s.whole(3, 30, 545)}.00 + ${s.whole(4, 40, 546)}.35`],
  ])}${s.has(0.6, 547) ? sidesOf(s, 548) : ''}<p>Karmachari&rsquo;s and Amin&rsquo;s report, perused. No objection from ${escaped(s.witnesses[0].name)} and other co-sharers. ${termsFor(s, 'civic', 549, 0.3).join(' ')}</p><p class="right">${escaped(s.officer.name)}</p></div>`
}

/** A gram panchayat's typed certificate of who owns a house. */
const panchayat = (s: Scene): string => {
  opened(s, 'Ownership Certificate', 'Mutation')
  return `<div class="type"><p class="center"><b>GRAM PANCHAYAT : ${s.mouza.toUpperCase()}</b><br>BLOCK ${s.town.toUpperCase()} : DIST. ${s.district.toUpperCase()} : PIN ${s.officePin}</p><p>No. ${s.digits(
    2,
    550,
  )}/GP <span class="far">${dayOf(s.dates.letter).dots}</span></p><p class="center">TO WHOM IT MAY CONCERN</p><p>This is to certify that ${recorded(
    s,
    ' and ',
    lawParty(s),
  )} ${s.buyers.length > 1 ? 'are' : 'is'} the recorded owner of ${place(s)}${pin(s, 0.4)}, measuring ${size(s)}, in the Assessment List (Form 5) of this Panchayat, after transfer from ${escaped(
    s.seller.name,
  )} by resolution No. ${s.whole(2, 20, 551)} dated ${dayOf(s.dates.lately).dots}.</p>${s.has(0.5, 552) ? sidesOf(s, 553) : ''}<p>The tax is paid upto ${years(s)}.</p><p>Pradhan / Sarpanch : ${escaped(
    s.officer.name,
  )} <span class="far">Upa-Pradhan : ${escaped(s.partner.name)}</span></p></div>`
}
export const mutation = drafted(3_301, certificate, correctionSlip, panchayat)

/** A municipality's bill and receipt: boxes above, the quarters below. */
const quarterly = (s: Scene): string => {
  opened(s, 'Property Tax Receipt', 'Holding Tax Receipt')
  const quarter = s.whole(90, 480, 560)
  return `<div class="office"><p class="center"><b>${body(s).toUpperCase()}</b><br>${s.town} - ${s.officePin} : Toll free 1800-${s.digits(3, 561)}-${s.digits(4, 562)}</p><h1>PROPERTY TAX BILL CUM RECEIPT ${years(
    s,
  )}</h1>${boxTable([
    ['Bill No.', s.digits(7, 563)],
    ['Assessee / U.P.I.N.', s.digits(11, 564)],
    ['Date', dayOf(s.dates.letter).typed],
    ['Name of owner', recorded(s, ', ', capital)],
    ['Person liable / occupier', escaped(s.partner.name.toUpperCase())],
    ['Mobile', `${s.first.mobile.slice(0, 2)}XXXXXX${s.first.mobile.slice(8)}`],
  ])}${boxTable(
    [
      ['Premises', `${place(s)}${pin(s, 0.5)}`],
      ['Area', size(s)],
      ['Nature of use', 'Residential'],
      ['A.V.', grouped(s.whole(30, 90, 565) * 100)],
    ],
    2,
  )}${abreast(
    ['Quarter', 'Tax', 'Surcharge', 'Rebate', 'Net'],
    ['Apr-Jun', 'Jul-Sep', 'Oct-Dec', 'Jan-Mar'].map((name) => [
      name,
      `${quarter}.00`,
      '0.00',
      `${rounded(quarter * 0.05)}`,
      `${rounded(quarter * 0.95)}`,
    ]),
  )}<p>Received by ${s.pick(['cash', 'cheque', 'UPI'], 566)} ${rs(Math.round(quarter * 3.8))}. Tran. ID ${s.digits(12, 567)}</p>${termList(s, 'civic', 568)}</div>`
}

/** A panchayat's receipt book, filled in over dots. */
const receiptBook = (s: Scene): string => {
  opened(s, 'Property Tax Receipt', 'Panchayat Tax Receipt')
  return `<div class="type"><p class="center"><b>GRAM PANCHAYAT ${s.mouza.toUpperCase()}</b><br>Ta./Block ${s.town}, Dist. ${
    s.district
  }</p><p>Receipt Book No. ${s.whole(10, 90, 570)} <span class="far">Receipt No. ${s.digits(4, 571)}</span></p>${dotted([
    ['Date', dayOf(s.dates.letter).shortYear],
    ['Received from', escaped(s.partner.name)],
    ['Owner of house / land', recorded(s, ' and ', sri(s))],
    ['Assessment Sl. No.', s.digits(3, 572)],
    ['House / land at', `${place(s)}${pin(s, 0.4)}`],
    ['Area', size(s)],
    ['For the year', years(s)],
    ['House tax Rs.', `${s.whole(150, 950, 573)}.00`],
    ['Light &amp; sanitation Rs.', `${s.whole(40, 150, 574)}.00`],
    ['Arrear Rs.', s.pick(['Nil', '120.00'], 575)],
  ])}<p>Collecting Sarkar / Talati : ${escaped(s.officer.name)} ${s.officer.mobile}</p></div>`
}

/** A corporation's self-assessment: pairs in three columns, the tax worked out. */
const selfAssessed = (s: Scene): string => {
  opened(s, 'Property Tax Receipt', 'Holding Tax Receipt')
  return `<p class="center"><b>${body(s)}</b><br>HOLDING TAX RECEIPT${s.region.land === 'decimal' ? ' / होल्डिंग टैक्स रसीद' : ''}</p>${pairTable(
    [
      ['Receipt', `H${s.digits(7, 580)}`],
      ['Date', dayOf(s.dates.letter).dashes],
      ['Ward', String(s.ward)],
      ['Holding', s.holding],
      ['SAF No.', `SAF/${s.digits(2, 581)}/${s.digits(6, 582)}`],
      ['Payment', 'POS'],
    ],
    3,
  )}${leftTable([
    ['Received from Mr. / Mrs. (owner)', recorded(s, ' AND ', sri(s))],
    ['Guardian', escaped(s.first.elder)],
    ['Address of holding', `${place(s)}${pin(s, 0.5)}`],
    ['Area of plot / flat', size(s)],
  ])}${abreast(
    ['Description', 'From', 'To', 'Amount'],
    [
      ['Holding tax', `1/${dayOf(s.dates.letter).year - 1}`, `4/${dayOf(s.dates.letter).year}`, `${s.whole(900, 5_200, 583)}.00`],
      ['Penalty 1 %', '', '', '0.00'],
      ['RWH penalty', '', '', s.pick(['0.00', '410.00'], 584)],
    ],
  )}<p>Tax collector : ${escaped(s.officer.name)}. Agency office ${escaped(s.colony)} - ${s.officePin}. ${termsFor(s, 'civic', 585).join(' ')}</p>`
}
export const taxReceipt = drafted(3_302, quarterly, receiptBook, selfAssessed)

const planOf = (s: Scene, ...names: string[]) => {
  begun(s, ...names)
  const { sqft, sqmt, tell, pick } = s
  mayConvert(tell, sqft.plot)
  const upper = s.whole(1, 4, 590)
  const code = s.has(0.25, 591) ? `S+${upper}` : `G+${upper}`
  const isStilted = code.startsWith('S')
  const year = dayOf(s.dates.plan).year
  const numbers = [
    `SWS-OBPAS/${s.digits(4, 592)}/${year}/${s.digits(4, 593)}`,
    `B/${s.digits(3, 592)}/${year}-${(year + 1) % 100}`,
    `${s.digits(3, 592)}/PWD/BP`,
    `MB/${s.digits(5, 592)}/${year}`,
  ]
  const storeyed = ['', 'Two', 'Three', 'Four', 'Five'][upper] ?? ''
  const words = isStilted ? [code, `Stilt + ${upper}`] : [code, `G + ${upper}`, `${storeyed} storied (G+${upper})`]
  const metres = sqmt.plot
  const land = pick([`${metres} sq.m.`, `${grouped(sqft.plot)} sq.ft.`, `${metres} Sq.Mtr.`], 594)
  return {
    ...approvalOf(s, numbers, code, words, 595),
    upper,
    isStilted,
    land: (): string => tell.states('land_area_plan', land),
    site: planPlace(s),
  }
}
const zone = (s: Scene): string =>
  s.tell.states(
    'usage_as_per_cdp',
    s.pick(['Residential', 'Residential Zone', 'Residential Use Zone'], 596),
    'Residential',
    'Residential Zone',
    'Residential Use Zone',
  )

/** A municipality's permit, with floors in a table. */
const permit = (s: Scene): string => {
  const plan = planOf(s)
  const share = Math.round(s.sqft.plan / (plan.upper + 1))
  const floors = Array.from({ length: plan.upper }, (_, at) => [
    `${['1st', '2nd', '3rd', '4th'][at] ?? ''} floor`,
    'Dwelling',
    grouped(share),
  ])
  return `<div class="office"><p class="center"><b>${body(s).toUpperCase()}</b><br>BUILDING DEPARTMENT, ${escaped(s.road)}, ${s.town} ${s.officePin}</p><h1>BUILDING PERMIT / SANCTION OF PLAN</h1>${pairTable(
    [
      ['Sanction No.', plan.number()],
      ['Sanction date', plan.date()],
      ['Application No.', s.digits(6, 597)],
      ['Applied on', `04/01/${dayOf(s.dates.plan).year}`],
      ['Owner(s)', recorded(s, ', ', sri(s))],
      ['L.B.S. / Architect', `${escaped(s.officer.name)} (Lic. ${s.whole(10, 99, 598)}/I)`],
      ['Site', `${plan.site}${pin(s, 0.3)}`],
      ['Land area', plan.land()],
      ['As per deed', oldMeasure(s) || '-'],
      ['No. of storeys', plan.floors()],
      ['Use', s.tell.states('usage_approved_as_per_plan', 'Residential')],
      ['Height', `${s.whole(7, 12, 599)}.50 m`],
    ],
  )}${abreast(
    ['Floor', 'Use', 'Covered area (sq.ft.)'],
    [
      [plan.isStilted ? 'Stilt' : 'Ground floor', plan.isStilted ? 'Parking' : 'Dwelling', grouped(s.sqft.plan - share * plan.upper)],
      ...floors,
      ['Total', '', plan.built()],
    ],
  )}${s.has(0.5, 600) ? `<p>Land use as per Land Use and Development Control Plan (Master Plan) : ${zone(s)}</p>` : ''}${termList(s, 'plan', 601)}<p>Fees ${rs(
    s.whole(20, 90, 602) * 350,
  )} paid vide Misc. Receipt ${s.digits(5, 603)}. Surveyor for boundary : ${escaped(s.partner.name)}, ${s.partner.mobile}.</p></div>`
}

/** A panchayat samiti or authority writes to the owner. */
const approvalLetter = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="center"><b>${s.pick([`${s.town} Panchayat Samiti`, `${s.town} Planning Authority`, `${s.district} Zilla Parishad`], 604)}</b><br>P.O. ${s.town}, ${s.district} - ${
    s.officePin
  }</p><p>Memo No. ${plan.number()} <span class="far">Dated ${plan.date()}</span></p><p>To<br>${recorded(s, '<br>', sri(s))}<br>${escaped(s.first.home)}, Pin ${
    s.homePin
  }</p><p><b>Sub : Approval of building plan for ${s.tell.states('usage_approved_as_per_plan', 'residential', 'Residential')} house at ${plan.site}${pin(s, 0.3)}.</b></p><p>Ref : Your application dated 11.02.${
    dayOf(s.dates.plan).year
  } (Receipt No. ${s.digits(4, 605)}).</p><p>Sir / Madam,</p><p>The plan submitted by you through ${escaped(s.officer.name)}, L.B.S., is approved for a ${plan.floors()} building with a total covered area of ${plan.built()} sq.ft. on land measuring ${plan.land()}, subject to the conditions noted below${
    s.has(0.4, 606) ? `. The land falls in ${zone(s)} as per the Master Plan` : ''
  }.</p>${termList(s, 'plan', 607)}<p>Copy to : Pradhan, ${s.mouza} G.P.; ${escaped(s.witnesses[0].name)}, adjoining owner.</p><p class="right">Executive Officer</p>`
}

/** A form of permission with numbered questions, as a typist fills it. */
const typedForm = (s: Scene): string => {
  const plan = planOf(s)
  return `<div class="type"><p class="center"><b>${body(s).toUpperCase()}</b><br>FORM - IV<br>PERMISSION FOR CONSTRUCTION</p>${numberedTable(
    [
      ['Name of owner', recorded(s, ' &amp; ', sri(s))],
      ['Permission no. and date', `${plan.number()} dt. ${plan.date()}`],
      ['Situation of land', `${plan.site}${pin(s, 0.3)}`],
      ['Area of land', plan.land()],
      ['Nature of building', `${s.tell.states('usage_approved_as_per_plan', 'Residential')}, R.C.C.`],
      ['Floors allowed', plan.floors()],
      ['Total plinth area on all floors', `${plan.built()} Sft.`],
      ['Set-back front / rear', `${s.whole(4, 10, 608)} ft / ${s.whole(3, 6, 609)} ft`],
      s.has(0.4, 610) && ['Zone in the Master Plan', zone(s)],
      ['Fee', `${rs(s.whole(10, 60, 611) * 100)}, Chalan ${s.digits(4, 612)}`],
      ['Engineer', `${escaped(s.officer.name)}, ${s.officer.mobile}`],
    ],
    'plain',
  )}${termList(s, 'plan', 613, 0.4)}<p class="right">Town Planner / Chairman</p></div>`
}
export const sanctionLetter = drafted(3_303, permit, approvalLetter, typedForm)
