import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, mayApply, owners } from '../../truths.ts'
import { factLines, numberedTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { begun, recitals, regional, schedule } from './ground.ts'
import { drafted, party, place, rs, share, siteArea, size, type Scene } from './scene.ts'

const deeded = (s: Scene, ...names: string[]): void => {
  begun(s, 'Sale Deed', ...names)
  mayApply(s.tell, s.buyers)
}
/** The print of Maharashtra's index of registered papers. */
const indexTwo = (s: Scene): string => {
  deeded(s, 'Index II')
  const { buyers, seller, price, dates } = s
  const at = (home: string): string => `Address: Plot No: -, Floor No: -, Building Name: -, Block No: -, Road No: ${home}`
  return `<p><b>Index-II (Suchi Kr. 2)</b> <span class="far">S.R.: Joint S.R. ${s.town} ${s.whole(1, 9, 41)}<br>Doc No.: ${s.digits(5, 42)}/${
    dayOf(dates.deed).year
  }<br>Regn: 63m</span></p><p class="center"><b>Village Name: ${s.village}</b></p>${numberedTable([
    ['Article / Type of document', 'Sale Deed'],
    ['Consideration', grouped(price)],
    ['Market Value (in case of lease, whether lessor or lessee pays)', grouped(Math.round(price * 0.92))],
    [
      'Land Measurement / Survey, Sub-division, House No. (if any)',
      `1) Corporation: ${s.town} Mahanagarpalika, Other details: ${place(s)}${pinIn(s, 0.4, 43)}; ( C.T.S. Number: ${s.cts} ; )`,
    ],
    ['Area', size(s)],
    ['Assessment or Judi', ''],
    [
      'Name and address of executing party / seller',
      `1): Name: ${escaped(seller.name)} Age: ${seller.age}; ${at(escaped(seller.home))}. Pin Code: ${s.officePin} PAN No: ${seller.pan}`,
    ],
    [
      'Name and address of claimant / purchaser',
      buyers
        .map(
          (one, n) =>
            `${n + 1}): Name: ${owners1(s, n)} Age: ${one.age}; ${at(escaped(one.home))}. Pin Code: ${s.homePin} PAN No: ${one.pan}`,
        )
        .join('<br>'),
    ],
    ['Date of execution', dayOf(dates.deed).typed],
    ['Date of registration', dayOf(dates.deed).typed],
    ['Serial No. / Volume / Page', `${s.digits(5, 44)}/${dayOf(dates.deed).year}`],
    ['Stamp duty as per market value', grouped(Math.round(price * 0.06))],
    ['Registration fee', '30,000'],
  ])}<p><small>Details taken into account for valuation: within the limits of any Municipal Corporation.</small></p>`
}
const owners1 = (s: Scene, n: number): string =>
  s.tell.states('property_owner_name', s.buyers[n]?.name ?? '', s.buyers.map(({ name }) => name).join(', '))

/** Bengaluru's absolute sale deed. */
const absolute = (s: Scene): string => {
  deeded(s, 'Absolute Sale Deed')
  const { tell, buyers, seller, price, dates, first, earlier } = s
  return `<h1>ABSOLUTE SALE DEED</h1><p>THIS DEED OF ABSOLUTE SALE is made and executed on this the ${dayOf(dates.deed).legal} at ${
    s.town
  } BY:</p><p>${party(seller, escaped(seller.name), 0)}, residing at ${escaped(
    seller.home,
  )}, hereinafter called the "VENDOR" of the ONE PART.</p><p class="center">IN FAVOUR OF:</p><p>${owners(tell, buyers, '<br>and<br>', party)}, residing at
${escaped(first.home)} - ${s.homePin}, hereinafter called the "PURCHASER/S" of the OTHER PART.</p><p><b>WITNESSETH AS FOLLOWS:</b></p>${clauses(
    [
      `WHEREAS the Vendor is the absolute owner of the Schedule Property having acquired the same from Sri. ${escaped(
        earlier.name,
      )} under a registered Sale Deed dated ${dayOf(dates.plan).dots}, Document No. ${s.digits(5, 45)}, Book I, and the khata stands in the name of the Vendor.`,
      ...recitals(s, 80),
      `WHEREAS the Vendor, to meet family necessities, offered to sell the Schedule Property for a sale consideration of ${rs(price)} (Rupees ${inWords(
        price,
      )} Only), and the Purchaser has paid the entire amount by way of Cheque No. ${s.digits(6, 46)}.`,
      ...standing(s, 'deed', 47),
    ],
    () => '',
  )}<p class="center"><b>SCHEDULE PROPERTY</b></p><p>All that piece and parcel of the ${s.isFlat ? 'residential apartment' : 'immovable property'} being ${place(
    s,
  )}${pinIn(s, 0.5, 48)}, measuring ${size(s)}${s.isFlat ? `, together with ${share(s)} undivided share in the land of ${siteArea(s)}` : ''},</p>${schedule(
    s,
    49,
  )}<p>IN WITNESS WHEREOF the parties have signed this deed. VENDOR <span class="far">PURCHASER: ${again(buyers, ', ')}</span></p><p>Drafted by: ${escaped(
    s.officer.name,
  )}, Advocate</p>`
}

/** Delhi and its neighbours: the stamp's sheet, then the deed's particulars and covenants. */
const eStamped = (s: Scene): string => {
  deeded(s)
  const { tell, buyers, seller, price, dates, first } = s
  const where = place(s)
  return `<div class="stamp"><p class="center"><b>INDIA NON JUDICIAL<br>Government of ${s.state}<br>e-Stamp</b></p>${factLines([
    ['Certificate No.', `IN-DL${s.digits(8, 50)}${s.digits(6, 51)}W`],
    ['Certificate Issued Date', `${dayOf(dates.deed).brief} 11:42 AM`],
    ['Description of Document', 'Article 23 Sale'],
    ['Property Description', where],
    ['Consideration Price (Rs.)', `${grouped(price)} (${inWords(price)} only)`],
    ['First Party', escaped(seller.name).toUpperCase()],
    ['Second Party', again(buyers, ' AND ').toUpperCase()],
    ['Stamp Duty Paid By', again(buyers, ' AND ').toUpperCase()],
  ])}</div><h1>SALE DEED FOR ${rs(price)}</h1><p>This Sale Deed is executed at ${s.town} on this ${dayOf(dates.deed).legal} by ${party(
    seller,
    escaped(seller.name),
    0,
  )}, R/o ${escaped(seller.home)}, hereinafter called the VENDOR, IN FAVOUR OF ${owners(tell, buyers, ' and ', party)}, R/o ${escaped(
    first.home,
  )} - ${s.homePin}, hereinafter called the VENDEE.</p><p>WHEREAS the Vendor is the sole, absolute and lawful owner of ${where}${pinIn(
    s,
    0.5,
    52,
  )}, area measuring ${size(s)}${
    s.has(0.5, 53) ? `, ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} in nature` : ''
  }, having purchased the same from ${escaped(s.earlier.name)} vide Sale Deed registered as Document No. ${s.digits(4, 54)}, Addl. Book No. 1, Volume
No. ${s.digits(4, 55)}, pages 21 to 34.</p>${schedule(s, 56)}${clauses(recitals(s, 90), () => '')}<p><b>NOW THIS SALE DEED WITNESSETH AS UNDER:-</b></p>${clauses(standing(s, 'deed', 57, 0.7))}<p>WITNESSES:
1. ${escaped(s.witnesses[0].name)} 2. ${escaped(s.witnesses[1].name)} <span class="far">VENDOR &nbsp; VENDEE</span></p>`
}

export const saleDeed = drafted(7, regional(indexTwo, absolute, eStamped), regional(absolute, absolute, eStamped))
