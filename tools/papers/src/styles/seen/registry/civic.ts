import type { PaperWriter } from '../../../style.ts'
import { allowsBuyers, allowsPlot, allowsTitle } from '../noted.ts'
import { dmy, indian, parentOf } from '../wording.ts'
import { deskFor, rupees, type Desk } from './manner.ts'

/** Where the property lies, as the books of a corporation have it; noted. */
const premises = (desk: Desk, door: string): { address: string; code: string } => {
  const { property, tell, chance, plot, flat } = desk
  const { isFlat, town, pin } = property
  const address = isFlat
    ? `Flat No. ${flat.unit}, ${flat.project}, ${flat.colony}, ${town}`
    : `${door}Plot No. ${plot.number}, ${plot.colony}, ${plot.road}, ${town}`
  if (isFlat) tell.allows('flat', flat.unit)
  else {
    allowsPlot(tell, plot.number, property)
    if (door) tell.allows('flat', desk.door)
  }
  const plain = address.replace(door, '')
  const code = chance.happens(0.7) ? tell.states('pincode', pin) : ''
  return { address: tell.states('property_address_doc', address, address, plain, `${address}, ${property.state}`), code }
}

/** Orders that transfer the khata. */
export const mutation: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 7)
  const { chance, buyers, sellers, name, called, assessment, deed, flat } = desk
  const { town, khata, areas, isFlat, dates } = property
  allowsTitle(tell, 'Khata Certificate')
  allowsBuyers(tell, buyers.map(name))
  tell.states('property_owner_name', buyers.map(name).join(', '))
  const { address, code } = premises(desk, '')
  if (isFlat) tell.states('flat', flat.unit)
  const area = isFlat
    ? `a flat of super built up area ${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} Sq.ft.`
    : `a site measuring East to West ${property.sizes.eastWest} ft and North to South ${property.sizes.northSouth} ft, in all
       ${tell.states('land_area_docs_sqft', indian(areas.plotSqft), String(areas.plotSqft))} Sq.ft.`
  if (!isFlat)
    for (const side of ['east', 'west', 'north', 'south'] as const)
      tell.states(
        `dimensions_deed_${side}`,
        `${side === 'east' || side === 'west' ? property.sizes.northSouth : property.sizes.eastWest} ft`,
      )
  const name0 = sellers.map(called).join(' and ')
  return `<section class="proceedings"><header><h2>OFFICE OF THE ASSISTANT REVENUE OFFICER</h2><p>${town.toUpperCase()} MAHANAGARA PALIKE,
    SUB-DIVISION ${chance.whole(2, 30)}</p></header>
    <p>No. ARO/${chance.digits(2)}/KTR/${chance.digits(4)}/${dates.letter.slice(0, 4)} <span class="far">Dated:
    ${dmy(dates.letter, '.')}</span></p>
    <h1>PROCEEDINGS OF THE ASSISTANT REVENUE OFFICER<br>KHATA TRANSFER AND CERTIFICATE</h1>
    <p class="sub"><b>Sub:</b> Transfer of khata in respect of property No. ${desk.door} - orders - reg.</p>
    <p class="sub"><b>Ref:</b> 1. Application of ${buyers[0] ? called(buyers[0]) : ''} received under inward No. ${chance.digits(5)},
    dated ${dmy(dates.deed, '.')}<br>
    2. Registered Sale Deed No. ${deed.number}/${dates.deed.slice(0, 4)}, S.R.O. ${town}<br>3. Report of the Revenue Inspector, Ward
    ${chance.whole(2, 90)}</p>
    <p class="mid">* * * * *</p>
    <p>The property bearing ${address}${code ? ` - ${code}` : ''}, being ${area}, stood in the name of ${name0} under Khata No.
    ${chance.digits(3)}.
    The applicant has produced the sale deed cited at reference 2 and paid the betterment charges of ${rupees(chance.whole(20, 90) * 100)}
    in
    challan No. ${chance.digits(6)}. No objection was received to the notice published. Hence this order:</p>
    <h3>ORDER</h3><p>The khata of the above property is transferred to the names of <b>${buyers.map(called).join(' and ')}</b>,
    ${buyers.map((one) => one.parentage.replace('Shri', 'Sri.')).join(' and ')},
    under New Khata No. <b>${khata}</b>, P.I.D. No. ${chance.whole(11, 99)}-${chance.digits(3)}-${chance.whole(11, 99)}, Assessment No.
    ${assessment}. This certificate is not a document of title.</p>
    <div class="two"><div>To<br>${buyers[0] ? called(buyers[0]) : ''}<br>${property.applicant.address}</div><div
    class="right"><br><br>Assistant Revenue Officer<br>${town}</div></div></section>`
}

/** A receipt as a form of small boxes. */
export const taxReceipt: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 8)
  const { chance, buyers, name, assessment, receipt, door } = desk
  const { areas, dates, isFlat, khata, town } = property
  const owners = chance.happens(0.5) ? buyers : buyers.slice(0, 1)
  tell.states('property_owner_name', owners.map(name).join(', '))
  tell.allows('ownership_type', owners.length > 1 ? 'Joint' : 'Single')
  allowsTitle(tell, 'Property tax receipt')
  tell.allows('document_area_sqft', String(areas.builtSqft), String(areas.superSqft))
  const { address, code } = premises(desk, isFlat ? '' : `Door No. ${door}, `)
  const land = isFlat ? '' : `<td>Site Area (Sft)<br><b>${tell.states('land_area_docs_sqft', String(areas.plotSqft))}</b></td>`
  const tax = chance.whole(24, 190) * 50
  const cess = Math.round(tax * 0.24)
  const half = (at: string, amount: number): string =>
    `<tr><td>${at}</td><td class="num">${indian(amount)}</td><td class="num">${indian(Math.round(cess / 2))}</td><td
    class="num">${chance.whole(0, 90)}</td>
      <td class="num">${indian(amount + Math.round(cess / 2))}</td></tr>`
  return `<section class="form"><header><p>FORM - 3 [See Rule 17(2)]</p><h2>${town.toUpperCase()} CITY CORPORATION</h2><h3>PROPERTY TAX
    RECEIPT</h3></header>
    <table class="dense"><tr><td>Receipt No.<br><b>${receipt}</b></td><td>Date<br><b>${dmy(dates.letter, '-')}</b></td><td>Assessment
    No.<br><b>${assessment}</b></td>
      <td>Old Asst. No.<br><b>${chance.digits(5)}</b></td></tr>
    <tr><td>Zone / Ward<br><b>${chance.whole(1, 9)} / ${chance.whole(10, 190)}</b></td><td>Khata No.<br><b>${khata}</b></td><td>Challan
    No.<br><b>${chance.digits(8)}</b></td>
      <td>Mobile (regd.)<br><b>XXXXXX${chance.digits(4)}</b></td></tr>
    <tr><td colspan="4">Name of the Owner(s) (Sri/Smt.)<br><b>${owners.map(name).join(', ')}</b></td></tr>
    <tr><td colspan="4">Father / Husband name<br><b>${owners[0] ? parentOf(owners[0]) : ''}</b></td></tr>
    <tr><td colspan="${code ? 3 : 4}">Property Address<br><b>${address}</b></td>${code ? `<td>Pin Code<br><b>${code}</b></td>` : ''}</tr>
    <tr>${land}<td>Built-up Area (Sft)<br><b>${isFlat ? areas.superSqft : areas.builtSqft}</b></td><td>Usage<br><b>RESIDENTIAL</b></td>
      <td${isFlat ? ' colspan="2"' : ''}>Zone value / Sft<br><b>${chance.whole(2, 9)}.00</b></td></tr></table>
    <table class="dense"><tr><th>Half Year</th><th>Property Tax</th><th>Cess (24%)</th><th>Penalty</th><th>Total Rs.</th></tr>
      ${half(`I / ${dates.letter.slice(0, 4)}`, tax)}${half(`II / ${dates.letter.slice(0, 4)}`, tax)}</table>
    <p>Received the sum of ${rupees(2 * tax + cess)} by ${chance.pick(['cash', 'UPI', `cheque No. ${chance.digits(6)}`])} at
    ${chance.pick(['Bangalore One', 'e-Seva', 'Ward Office'])} centre, ${town} - ${property.bank.pin}.</p>
    <p class="right">Bill Collector</p></section>`
}
