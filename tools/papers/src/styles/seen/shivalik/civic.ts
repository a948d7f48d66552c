import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { joint, mayApply, mayBePlot, mayHold, mayList, owners } from '../../truths.ts'
import { flatPlace, groundOf, landOf, metres, pinOf, placeOf, plotPlace, plotWords, rs, sh, sonOf, yards, type Ground } from './ground.ts'

/** The register of intkal: the jamabandi's entry beside the new one. */
const intkal: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, digits, khewat, khatauni, khasra, hadbast, village, jamabandi, marla, has, dates, town, district, whole } = ground
  const place = `Village ${village}, Hadbast No. ${hadbast}, Tehsil ${town}, District ${district}`
  tell.states(
    'property_address_doc',
    village,
    place,
    `Village ${village}, Tehsil ${town}, District ${district}`,
    `Khasra No. ${khasra}, ${place}`,
    `Khewat No. ${khewat}, Khatauni No. ${khatauni}, Khasra No. ${khasra}, ${place}`,
    `Khasra No. ${khasra}, Village ${village}, Tehsil ${town}, District ${district}`,
  )
  tell.allows('type_of_plot', 'Gair mumkin makan', 'G.M. makan', 'Abadi')
  const metric = has(0.4, 200) ? `${metres(tell, ground)} sq. mtr.` : `${yards(tell, ground)} sq. yds.`
  const area = `${marla.brief}<br>(${metric})`
  const share = buyers.length > 1 ? '1/2 share each' : 'full share'
  return `<div class="intkal"><h1>इन्तकाल / REGISTER OF MUTATIONS</h1><p class="sides"><span>Village / गाँव: ${village} (H.B.
${hadbast})</span>
<span>Tehsil: ${town}</span><span>District: ${district}</span><span>Year of jamabandi: ${jamabandi}</span></p>
<table><tr><th>Mutation No.</th><th>Khewat / Khatauni</th><th>Entry of jamabandi (owner)</th><th>New entry to be made
(owner)</th><th>Khasra No.</th>
<th>Area and kind</th><th>Reason</th><th>Fee</th></tr>
<tr><td>${digits(4, 201)}</td><td>${khewat}<br>${khatauni}</td><td>${sonOf(seller, escaped(seller.name), 0)}, full share</td>
<td>${owners(tell, buyers, ', ', sonOf)}, ${share}</td><td>${khasra}</td><td>${area}<br>G.M. makan</td><td>Bai (sale), vasika No.
${digits(4, 202)}
of ${dayOf(dates.deed).dots}, ${rs(ground.price)}</td><td>Rs. ${whole(200, 700, 203)}</td></tr></table>
<p>Order: Sanctioned (manzoor) in general assembly on ${dayOf(dates.letter).dots}. Rapat No. ${digits(3, 204)} of the Patwari. Identified by
${escaped(ground.witnesses[0].name)}, Lambardar.</p><p class="sides"><span>Patwari Halqa</span><span>Kanungo</span><span>Assistant Collector
Grade II</span></p></div>`
}

/** The estate office's letter that the house is transferred in its books. */
const transferLetter: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, town, digits, has, isFlat, dates, officePin, first, homePin, whole, sqft } = ground
  const area = isFlat
    ? `covered area ${tell.states('document_area_sqft', grouped(sqft.built), String(sqft.built))} square feet`
    : `area ${landOf(tell, ground)}`
  return `<div class="govt"><p class="head">ESTATE BRANCH, MUNICIPAL CORPORATION, ${town.toUpperCase()}
${officePin}</p><p class="sides"><span>No.
MC/EB/${digits(5, 210)}</span><span>Dated ${dayOf(dates.letter).dots}</span></p><p>To<br>${owners(tell, buyers, '<br>', sonOf)}<br>
${escaped(first.home)} ${homePin}</p><p><b>Sub: Transfer of ownership in respect of
${isFlat ? flatPlace(tell, ground) : plotPlace(tell, ground)}${has(0.5, 211) || area.endsWith('Marla') ? `, PIN ${pinOf(tell, ground)}` : ''} - ${area}.</b></p>
<p>Ref: Request No. ${digits(6, 212)} received through the counter.</p><p>1. The ownership recorded in favour of
${sh(seller, escaped(seller.name), 0)} is hereby transferred in your favour on the basis of sale deed No. ${digits(4, 213)} dated
${dayOf(dates.deed).dots}, on the terms of the original allotment.</p><p>2. You shall abide by the Act and clear dues, if any, found
later.</p><p>3.
Fee of ${rs(whole(10, 60, 214) * 500)} is received vide G-8 No. ${digits(6, 215)}. The letter is issued without prejudice to any court
case.</p>
<p class="right">Superintendent (Estates)</p></div>`
}

/** A change of the owner in village or town. */
export const mutation: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  mayApply(tell, ground.buyers)
  mayList(tell, 'Mutation', 'Mutation Certificate', 'Intkal', 'Transfer Letter')
  if (!ground.isFlat) mayBePlot(tell, String(ground.plot), ground.sqft.plot)
  if (!ground.isFlat) tell.allows('flat', String(ground.house), ground.khasra)
  return !ground.isFlat && ground.has(0.55, 216) ? intkal(property, tell) : transferLetter(property, tell)
}

const floorRows = ({ sqft, isFlat, whole }: Ground): [string, number, string][] => {
  if (isFlat) return [['Floor of unit', sqft.built, 'Self']]
  const ground = Math.round(sqft.built * 0.55)
  return [
    ['Ground', ground, 'Self'],
    ['First', sqft.built - ground, whole(0, 1, 220) === 1 ? 'Rented' : 'Self'],
  ]
}

/** A self-assessment return with its receipt, off a dot printer. */
export const taxReceipt: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, town, digits, has, isFlat, dates, sqft, whole, first, witnesses } = ground
  mayHold(tell, buyers)
  mayList(tell, 'Property Tax Receipt', 'Property Tax Return')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('type_of_plot', 'Residential')
  if (!isFlat) {
    mayBePlot(tell, String(ground.plot), sqft.plot)
    tell.allows('flat', String(ground.house))
    tell.allows('document_area_sqft', String(sqft.built))
  }
  const year = dayOf(dates.letter).year
  const tax = whole(600, 9_800, 221)
  const two = (a: string, b: string, c: string, d: string): string => `<tr><td>${a}</td><td>: ${b}</td><td>${c}</td><td>: ${d}</td></tr>`
  const one = (a: string, b: string): string => `<tr><td>${a}</td><td colspan="3">: ${b}</td></tr>`
  return `<div class="self"><p class="center">MUNICIPAL COUNCIL ${town.toUpperCase()}<br>PROPERTY TAX - SELF ASSESSMENT CUM RECEIPT (FORM
PT-1)</p>
<table>${two('G8 No.', digits(7, 222), 'Date', dayOf(dates.letter).shortYear)}
${two('U.I.D.', `B${whole(1, 9, 223)}-${digits(5, 224)}`, 'F.Y.', `${year}-${year + 1}`)}
${one(
  'Owner',
  owners(tell, buyers, ' & '.replace('&', '&amp;'), (_, name) => name.toUpperCase()),
)}${one('Father / Husband', escaped(first.elder.toUpperCase()))}
${one('Property', placeOf(tell, ground))}${two('Pin', has(0.65, 225) ? pinOf(tell, ground) : '', 'Old U.I.D.', digits(4, 226))}
${two('Use', 'RESIDENTIAL', 'Zone', whole(0, 1, 227) === 1 ? 'A' : 'B')}${
    isFlat
      ? two('Built up', `${tell.states('document_area_sqft', String(sqft.built))} SQFT`, 'Super', `${sqft.super} SQFT`)
      : one('Plot area', landOf(tell, ground))
  }${two('Depositor', escaped(witnesses[0].name), 'Mob', `${first.mobile.slice(0, 2)}******${first.mobile.slice(8)}`)}</table>
<table class="rows"><tr><th>FLOOR</th><th>AREA SQFT</th><th>OCCUPIED</th><th>RATE</th><th>TAX</th></tr>${floorRows(ground)
    .map(
      ([floor, area, by], at) =>
        `<tr><td>${floor}</td><td>${isFlat ? '' : area}</td><td>${by}</td><td>1.50</td><td>${rounded(tax / (at + 1), 0)}</td></tr>`,
    )
    .join('')}</table>
<p>GROSS ${grouped(tax)}.00 &nbsp; REBATE 10% ${rounded(tax / 10, 0)}.00 &nbsp; INTEREST 0.00 &nbsp; NET
${rounded(tax * 0.9, 0)}.00</p><p>MODE UPI
REF ${digits(12, 228)} &nbsp; HELPDESK 0172-${digits(7, 229)}</p></div>`
}

/** The authority's memo that passes a plan: floors down, permitted beside sanctioned. */
export const sanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, digits, has, sqft, sqmt, whole, plot, house, authority, town, officePin, homePin, dates, marla, pick } = ground
  tell.allows('applicant_name', joint(buyers), first.name)
  mayHold(tell, buyers)
  mayList(tell, 'Building Plan Approval', 'Sanctioned Plan', 'Sanctioned Map')
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('flat', String(house))
  tell.allows('document_area_sqft', String(sqft.plan))
  const [printed, ...also] = plotWords(ground)
  tell.allows('property_address_doc', printed, ...also)
  const upper = whole(1, 3, 240)
  const onStilt = has(0.35, 241)
  const value = onStilt ? `S+${upper}` : `G+${upper}`
  const said = onStilt ? `Stilt + ${upper}` : pick([`G+${upper}`, `Ground + ${upper}`], 242)
  const asked = has(0.4, 243)
  if (!asked) tell.allows('floors_proposed', value)
  const more = upper + 1
  const storeys = onStilt ? upper : upper + 1
  const names = onStilt ? ['First', 'Second', 'Third'] : ['Ground', 'First', 'Second', 'Third']
  const each = Math.floor(sqft.plan / storeys)
  const rows = names.slice(0, storeys).map((name, at) => {
    const area = at === 0 ? sqft.plan - each * (storeys - 1) : each
    return `<tr><td>${name} floor</td><td class="no">${grouped(Math.round(area * 1.12))}</td><td class="no">${grouped(area)}</td></tr>`
  })
  const total = tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))
  const land = tell.states('land_area_plan', pick([`${ground.sqyd} sq. yds.`, `${sqmt.plot} sq. mtrs.`], 244))
  return `<div class="govt"><p class="head">${authority.toUpperCase()}<br>(BUILDING BRANCH), ${town.toUpperCase()} -
${officePin}</p><p>To<br>
${owners(tell, buyers, ' and ', sonOf)},<br>${escaped(first.home)} - ${homePin}.</p><p class="sides"><span>Memo No.
${tell.states('sanction_approval_no', pick([`SDO(B)/${digits(4, 245)}`, `${digits(5, 245)}/BP/${dayOf(dates.plan).year}`], 246))}</span>
<span>Dated ${tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)}</span></p>
<p><b>Subject: Approval of building plan
in respect of
${tell.states('address_as_per_plan', printed, printed, ...also)}${has(0.4, 247) ? `, PIN ${pinOf(tell, ground)}` : ''}.</b></p>
<p>Reference your
e-application No. ${digits(8, 248)} dated ${whole(2, 27, 249)}.01.${dayOf(dates.plan).year - 1}.</p>
<p>The plan of the ${tell.states('usage_approved_as_per_plan', 'residential', 'Residential')} building of
${tell.states('floors_sanctioned', said, value)}${
    asked
      ? ` (against ${tell.states('floors_proposed', onStilt ? `Stilt + ${more}` : `G+${more}`, `${value.charAt(0)}+${more}`)} submitted)`
      : ''
  } on the plot measuring ${land} (${marla.brief}) is approved under the Building Rules as below:</p>
<table class="rows"><tr><th>Storey</th><th class="no">Permissible (sq. ft.)</th><th class="no">Sanctioned (sq.
ft.)</th></tr>${rows.join('')}
<tr><td>Total</td><td class="no">${grouped(Math.round(sqft.plan * 1.12))}</td><td class="no">${total}</td></tr></table>
<ol><li>The approval is valid for three years.</li>${
    has(0.5, 250)
      ? `<li>Land use of the site in the Master Plan 2031 is ${tell.states('usage_as_per_cdp', 'residential', 'Residential')}.</li>`
      : ''
  }<li>D.P.C. certificate shall be obtained before raising the walls.</li><li>Mumty and lift well do not count as a storey; height shall
not exceed
${onStilt ? '15.0' : '11.5'} m.</li><li>Scrutiny fee of ${rs(whole(2, 40, 251) * 450)} stands received (receipt
${digits(6, 252)}).</li></ol>
<p class="right">Sub Divisional Officer (Buildings)</p><p class="fine">CC: Er. ${escaped(ground.witnesses[1].name)}, Architect,
CA/${digits(4, 253)}/${digits(5, 254)}.</p></div>`
}
