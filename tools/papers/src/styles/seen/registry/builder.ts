import { amountInWords } from '@parakh/contracts'
import type { PaperWriter } from '../../../style.ts'
import type { Telling } from '../../../telling.ts'
import { allowsTitle, statesApplicants } from '../noted.ts'
import { dmy, indian, storey } from '../wording.ts'
import { deskFor, inFull, onThisDay, party, rupees, witnessed, type Desk } from './manner.ts'

/** The builder's paper: the head of the letter with offices and telephones that are not the buyer's. */
const head = ({ property, landline, chance }: Desk): string => `<header><h2>${property.developer}</h2>
  <p>Regd. Office: No. ${chance.whole(3, 90)}, ${chance.pick(['Residency', 'Brigade', 'Cathedral', 'Mount'])} Road, ${property.town} -
  ${property.bank.pin}</p>
  <p>Ph: ${landline}, 9${chance.digits(9)} | CIN: U45200KA${chance.whole(1995, 2018)}PTC${chance.digits(6)}</p></header>`

const buyersNoted = (desk: Desk): string[] =>
  statesApplicants(
    desk.tell,
    desk.buyers.map((person) => ({ ...person, name: desk.name(person) })),
    (person) => person.name,
  )

/** The flat in one sentence, noted. */
const apartment = (desk: Desk, isSite: boolean): string => {
  const { property, tell, chance, flat } = desk
  const { town, state, pin, areas, developer, floor } = property
  const place = `${flat.project}, ${flat.colony}, ${town}, ${state}`
  tell.states(
    'property_address_doc',
    place,
    `Flat No. ${flat.unit}, ${place}`,
    place,
    `Flat No. ${flat.unit}, ${storey(floor)} Floor, ${place}`,
  )
  tell.states('developer_name', developer)
  tell.allows('property_owner_name', desk.buyers.map(desk.name).join(', '), developer)
  tell.allows('ownership_type', desk.buyers.length > 1 ? 'Joint' : 'Single')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const area = chance.pick(['super built up area', 'Super Built-up Area', 'saleable area (SBA)'])
  const code = isSite && chance.happens(0.75) ? ` - ${tell.states('pincode', pin)}` : ''
  const number = tell.states('flat', flat.unit)
  return `Flat No. <b>${number}</b> in ${storey(floor)} Floor, Block '${flat.tower}', with a carpet area of ${indian(areas.carpetSqft)}
    Sft. and
    ${area} of ${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} Sft. in our project ${place}${code}`
}

/** A cost sheet of typed lines. */
const costs = ({ property, tell, chance, rate }: Desk): string => {
  const { charges, areas } = property
  const line = (label: string, amount: number, key?: Parameters<Telling['states']>[0]): [string, string, number] => [
    label,
    key ? tell.states(key, indian(amount), String(amount)) : indian(amount),
    amount,
  ]
  const basic = Math.round(areas.superSqft * rate)
  const isShort = chance.happens(0.4)
  const rows = [
    line(`Basic cost (${areas.superSqft} Sft. x Rs.${indian(rate)})`, basic),
    line('Covered car park', charges.parking, 'amenities_car_parking'),
    ...(isShort ? [] : [line('Preferential location charges (East facing, park view)', charges.plc, 'amenities_plc')]),
    ...(isShort ? [] : [line('Generator back-up 1 KVA', charges.power, 'amenities_power_backup')]),
  ]
  const others = [
    line('Club house membership', charges.club),
    line('BWSSB, BESCOM & sewerage deposit', charges.idc),
    line('Advance maintenance for 12 months', charges.power + 4_000),
  ]
  const said = others.map(([label, , amount]) => `${label} ${amount}`).join(', ')
  tell.states('amenities_others', indian(charges.club), said)
  const all = [...rows, ...others]
  const total = all.reduce((sum, [, , amount]) => sum + amount, 0)
  return `<table class="lines"><tr><th>Sl.</th><th>Particulars</th><th>Amount (Rs.)</th></tr>${all
    .map(([label, printed], at) => `<tr><td>${at + 1}</td><td>${label.replace('&', '&amp;')}</td><td class="num">${printed}.00</td></tr>`)
    .join('')}<tr><td></td><td><b>TOTAL (excluding GST, stamp duty)</b></td><td class="num"><b>${indian(total)}.00</b></td></tr></table>
    <p>(${amountInWords(total)})</p>`
}

/** A letter that allots a flat, with its costs. */
export const allotment: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 4)
  const { chance, buyers, called } = desk
  allowsTitle(tell, 'Allotment Letter')
  buyersNoted(desk)
  const mobile = chance.happens(0.6) ? `<br>Cell: ${tell.states('contact_number', buyers[0]?.mobile ?? '')}` : ''
  return `<section class="letter">${head(desk)}<p class="right">Date: ${dmy(property.dates.letter, '.')}<br>Ref:
    ${desk.booking}/ALLOT/${chance.digits(3)}</p>
    <p>To<br>${buyers.map((person) => `${called(person)}, ${person.parentage.replace('Shri', 'Sri.')}`).join('<br>')}
    <br>${property.applicant.address} - ${property.bank.pin}${mobile}</p>
    <p>Dear Sir / Madam,</p><p class="sub"><b>Sub:</b> Allotment of flat in '${desk.flat.project}' - reg.<br>
    <b>Ref:</b> 1. Your application form No. ${chance.digits(4)} dated ${dmy(property.dates.deed, '.')}<br>2. Booking receipt No.
    ${desk.receipt} for ${rupees(100_000)}</p>
    <p>With reference to the above, we are happy to allot ${apartment(desk, true)} on the following terms.</p>
    ${costs(desk)}
    <p>Payment schedule: 10% on booking, 15% on agreement, 60% in six slabs, 15% on handing over. Delay attracts interest at 18% p.a.
    All payments to be made in favour of "${property.developer} - Escrow A/c" with ${property.bank.name}, ${property.bank.branch}.</p>
    <p>For bank loan assistance please contact Mr. ${property.bank.officer.name}, ${property.bank.officer.mobile}.</p>
    <p class="right">For <b>${property.developer}</b><br><br><br>Authorised Signatory</p></section>`
}

/** The builder's agreement to construct and sell. */
export const buyerAgreement: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 5)
  const { chance, buyers, seller, developer, site, survey, village, tower } = { ...property, ...desk }
  allowsTitle(tell, 'Construction Agreement', 'Agreement for Sale')
  buyersNoted(desk)
  const uds = `${indian(site.udsSqft)} sq.ft.`
  const flats = apartment(desk, true)
  const share = chance.happens(0.7)
    ? `together with ${tell.states('final_land_area_uds', uds, uds)} undivided share in the land`
    : 'together with the proportionate undivided share in the land'
  const permit = chance.happens(0.5)
    ? ` and has obtained a sanctioned plan bearing No. ${tell.states('sanction_approval_no', property.plan.number)} dated
       ${tell.states('sanction_number_date', dmy(property.plan.date, '-'), dmy(property.plan.date))}`
    : ''
  const title = chance.pick(['AGREEMENT FOR SALE AND CONSTRUCTION', 'CONSTRUCTION AGREEMENT', "FLAT BUYER'S AGREEMENT"])
  return `<section class="legal"><h1>${title}</h1>
    <p>THIS AGREEMENT is executed ${onThisDay(property.dates.deed, chance)} at ${property.town} BETWEEN:</p>
    <p>M/s. <b>${developer}</b>, having its office at No. ${chance.whole(2, 99)}, ${chance.pick(['Infantry', 'Greams'])} Road,
    ${property.town} - ${property.bank.pin}
    (PAN: AAC${chance.pick(['C', 'F'])}B${chance.digits(4)}K), represented by its Managing Partner Sri. ${seller.name},
    ${seller.parentage.replace('Shri', 'Sri.')}, hereinafter called the
    DEVELOPER of the FIRST PART;</p><p class="mid">AND</p>
    <p>${buyers.map((person) => party(person, desk)).join(' and ')}, hereinafter called the PURCHASER of the SECOND PART.</p>
    <p>WHEREAS the Developer is entitled to develop the land measuring ${chance.whole(1, 6)} Acres ${chance.whole(1, 39)} Guntas in Survey
    No. ${survey} of ${village}
    Village under a Joint Development Agreement dated ${dmy(desk.prior.date, '.')} with the land owner Sri. ${desk.prior.from}${permit};</p>
    <p>AND WHEREAS the Project is registered under the Real Estate (Regulation and Development) Act, No. ${desk.rera};</p>
    <h3>NOW THIS AGREEMENT WITNESSETH:</h3>
    <p class="clause">1. The Developer agrees to construct and sell and the Purchaser agrees to purchase ${flats}, ${share}, for a total
    price of
    ${inFull(property.price)}.</p>
    <p class="clause">2. The Purchaser has paid ${rupees(Math.round(property.price / 10))} on booking vide receipt No. ${desk.receipt} and
    shall pay the rest in stages.</p>
    <p class="clause">3. Possession of Block ${tower} shall be delivered within ${chance.pick(['30', '36'])} months with a grace period of
    six months.</p>
    <p class="clause">4. The Purchaser shall pay maintenance at Rs.${chance.pick(['3.50', '4.25'])} per Sft. per month from the date of
    handing over.</p>
    ${witnessed(desk, 'DEVELOPER', 'PURCHASER')}</section>`
}

/** The certificate of handing over. */
export const possession: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 6)
  const { chance, buyers, called, oldSqft } = desk
  allowsTitle(tell, 'Possession Certificate')
  buyersNoted(desk)
  return `<section class="letter">${head(desk)}<p class="right">${dmy(property.dates.letter, '.')}</p><h1>POSSESSION CERTIFICATE</h1>
    <p>This is to certify that M/s. ${property.developer} have this day handed over vacant physical possession of
    ${apartment(desk, true)}, to
    ${buyers.map(called).join(' and ')}, residing at ${property.applicant.address} - ${property.bank.pin}, the purchaser under Sale Deed
    No. ${desk.deed.number}/${property.dates.deed.slice(0, 4)}.</p>
    ${
      chance.happens(0.5)
        ? `<p>The area as per the booking was ${indian(oldSqft)} Sft.; the area now certified is as measured on
    completion by Er. ${desk.architect}.</p>`
        : ''
    }
    <p>The keys, the fittings and the electrical meter (RR No. ${chance.digits(6)}, reading ${chance.whole(11, 99)}) have been found in
    good order. The purchaser has no
    claim against us in respect of the area, the quality of construction or the specifications.</p>
    <p>Received the keys: 1 set main door, 2 sets bed room.</p>
    <div class="two"><div>${buyers.map(called).join('<br>')}<br>(PURCHASER)</div><div class="right">For
    ${property.developer}<br><br>Project Manager<br>Cell 9${chance.digits(9)}</div></div></section>`
}
