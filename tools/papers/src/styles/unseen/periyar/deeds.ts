import { escaped } from '../../../telling.ts'
import { addressed } from '../../seen/drafts.ts'
import { mayBeLand } from '../../seen/scenes.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, mayApply, mayConvert, owners } from '../../truths.ts'
import { extent, flatArea, pin, place, plinth, size } from './ground.ts'
import { begun, honoured, introduced, phone, rs, writtenAs, writtenIn, type Scene } from './scene.ts'
import { facts, paras, sides, sidesAbreast, table } from './sheets.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
}
const bought = (s: Scene, between = ' and '): string => owners(s.tell, s.buyers, between, introduced(s))
const uds = (s: Scene, n: number): string =>
  s.tell.states(
    'final_land_area_uds',
    s.code === 'KL'
      ? `${s.whole(0, 1, n)}.${s.whole(610, 985, n + 1)} cents`
      : ['MH', 'GA'].includes(s.code)
        ? `${s.whole(15, 45, n)}.${s.whole(10, 90, n + 1)} sq. mtrs.`
        : `${s.whole(290, 620, n)} sq.ft.`,
  )
const freehold = (s: Scene, n: number, words: string): string =>
  s.has(0.4, n) ? words.replace('freehold', s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')) : ''

/** The place of land told in rows: the clerk puts it together. */
const scattered = (s: Scene): readonly (readonly [string, string])[] => {
  mayBeLand(s)
  const block = s.whole(3, 60, 13)
  const { printed, also } = addressed([
    `Re-Survey No. ${s.survey}`,
    [`Block No. ${block}`],
    [`Desom ${s.colony}`],
    `${s.village} Village`,
    `${s.town} Taluk`,
    `${s.district} District`,
  ])
  s.tell.states('property_address_doc', printed, printed, ...also, ...[printed, ...also].map((one) => one.replace('Re-Survey', 'Re-Sy.')))
  return [
    ['District', s.district],
    ['Sub Registry', s.town],
    ['Taluk', s.town],
    ['Village', s.village],
    ['Desom', escaped(s.colony)],
    ['Block No.', String(block)],
    ['Re-Survey No.', s.survey],
    ['Old Survey No.', `${s.whole(300, 900, 200)}/${s.whole(1, 5, 201)}`],
  ]
}

/** A deed of Kerala as a document writer types it, the schedule in rows at the end. */
const aadharam = (s: Scene): string => {
  opened(s, 'Sale Deed', 'Title Deed')
  const { seller, earlier, price, digits } = s
  const day = dayOf(s.dates.deed)
  const schedule = s.isFlat
    ? `<p>${place(s)}${pin(s, 0.4, 202)}, ${flatArea(s)}, together with ${uds(s, 204)} of undivided share in the land comprised in Re-Sy. No. ${s.survey} and right to use all common areas.</p>`
    : `${facts([...scattered(s), ['Extent', extent(s)], s.hasHouse && ['Building', `Residential building No. ${s.whole(2, 30, 206)}/${s.plot}, plinth area ${plinth(s)} sq.ft.`]], 'bare', ': ')}${
        s.has(0.4, 208) ? `<p>PIN of the place: ${s.tell.states('pincode', s.pin)}</p>` : ''
      }`
  return `<p><small>Document value ${rs(price)} | Stamp duty ${rs(Math.round(price * 0.08))} | e-Stamp KL${digits(12, 209)}</small></p><h1>SALE DEED</h1><p>Sale deed executed on this the ${day.legal} (${day.dashes}) by ${introduced(
    s,
  )(seller, escaped(seller.name), 0)}, hereinafter referred to as the VENDOR, of the one part, in favour of ${bought(
    s,
  )}, hereinafter referred to as the PURCHASER(S), of the other part.</p><p>Whereas the property described in the schedule belongs to the Vendor by virtue of Partition Deed No. ${digits(
    4,
    210,
  )}/${day.year - 17} of S.R.O. ${s.town}, executed by ${escaped(earlier.name)} and others, and the Vendor has effected mutation and is paying basic tax under Thandaper No. ${digits(
    5,
    211,
  )};</p><p>And whereas the Vendor, being in need of money, has offered to sell the same for ${rs(price)} (Rupees ${inWords(
    price,
  )} only) and the Purchaser(s) agreed to it; now this deed witnesses that the said amount has been received by the Vendor by demand draft of ${escaped(s.lender)}, ${escaped(
    s.branch,
  )}, and that the Vendor hereby conveys the schedule property with all rights, easements and improvements.</p><p>There are no encumbrances, attachments or litigations over the property${freehold(
    s,
    212,
    ', which is freehold',
  )}. The Purchaser(s) may hold and enjoy it and effect mutation in their name.</p><p class="center"><b>SCHEDULE</b></p>${schedule}<p>Boundaries:</p>${sides(
    s,
    213,
  )}<p>Vendor: ${escaped(seller.name)}</p><p>Witnesses: 1. ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)} 2. ${escaped(s.witnesses[1].name)}</p><p><small>Prepared by ${escaped(
    s.partner.name,
  )}, Document Writer, Lic. No. ${s.whole(10, 90, 214)}/EKM, ${s.town} ${s.officePin}</small></p>`
}

/** An absolute sale deed of Karnataka and Tamil Nadu. */
const absolute = (s: Scene): string => {
  opened(s, 'Sale Deed', 'Absolute Sale Deed')
  const { seller, earlier, price, digits, tell } = s
  const day = dayOf(s.dates.deed)
  const land = s.whole(18, 60, 215) * 200
  const schedule = s.isFlat
    ? () =>
        `<p class="center"><b>SCHEDULE 'A' PROPERTY</b></p><p>All that piece of land measuring ${tell.states('land_area_docs_sqft', grouped(land), String(land))} sq. ft. comprised in Survey No. ${
          s.survey
        } of ${s.village} Village.</p><p class="center"><b>SCHEDULE 'B' PROPERTY</b></p><p>${uds(s, 216)} of undivided share in the Schedule 'A' property and ${place(s)}${pin(
          s,
          0.5,
          218,
        )}, having ${flatArea(s)}, with one car park, bounded thus:</p>`
    : () =>
        `<p class="center"><b>SCHEDULE OF THE PROPERTY</b></p><p>All that piece and parcel of ${s.hasHouse ? 'residential property' : 'vacant site'} bearing ${place(s)}${pin(
          s,
          0.5,
          218,
        )}, measuring in all ${extent(s)}${s.hasHouse ? `, with a R.C.C. roofed house of ${plinth(s)} sq.ft. built up area` : ''}, and</p>`
  const sold = schedule()
  if (s.isFlat) mayConvert(tell, land)
  return `<p class="center"><small>Document sheet: Book 1, No. ${digits(4, 220)}/${day.year} &mdash; S.R.O. ${s.town}</small></p><h1>${s.code === 'KA' ? 'ABSOLUTE SALE DEED' : 'DEED OF SALE'}</h1><p>THIS DEED OF SALE is made and executed at ${
    s.town
  } on this the ${day.legal},</p><p class="center"><b>BY</b></p><p>${introduced(s)(seller, escaped(seller.name), 0)}; hereinafter called the "VENDOR"</p><p class="center"><b>IN FAVOUR OF</b></p><p>${bought(
    s,
    ';<br>and<br>',
  )}; hereinafter called the "PURCHASER/S", the terms meaning and including their respective legal heirs.</p>${paras(
    [
      `WHEREAS the Vendor is the absolute owner of the schedule property, having purchased it from ${escaped(earlier.name)} under a sale deed dated 09.07.${day.year - 9}, registered as Document No. ${digits(5, 221)}/${day.year - 9}, and ${
        s.code === 'KA'
          ? `the khata stands in the Vendor's name vide ${digits(3, 222)}/${s.plot}`
          : `Patta No. ${digits(4, 222)} stands in the Vendor's name`
      }.`,
      `WHEREAS the Vendor has agreed to sell the same for a valuable consideration of ${rs(price)} (Rupees ${inWords(price)} only).`,
      `NOW THIS DEED WITNESSETH that the Purchaser/s has/have paid the said sum as under: ${rs(Math.round(price * 0.2))} by NEFT on 02.01.${day.year} and the rest by loan from ${escaped(
        s.lender,
      )} through pay order ${digits(6, 223)}, the receipt of which the Vendor acknowledges.`,
      `The Vendor covenants that the property is free from mortgages, minor's claims, acquisition and litigation${freehold(s, 224, ' and is of freehold tenure')}, and shall indemnify the Purchaser/s.`,
      `Vacant possession and original title deeds are delivered this day. Market value as per guidance register ${rs(Math.round(price * 0.8))}.`,
    ],
    'i',
  )}${sold}${sides(s, 225)}<p>IN WITNESS WHEREOF the Vendor has signed.</p><table class="signs"><tr><td>WITNESSES<br>1. ${escaped(s.witnesses[0].name)}<br>2. ${escaped(
    s.witnesses[1].name,
  )}</td><td>VENDOR<br><br>PURCHASER/S</td></tr></table><p><small>Drafted by ${escaped(s.officer.name)}, Advocate, ${escaped(s.road)}, ${s.town} - ${s.officePin}</small></p>`
}

/** A conveyance of the west coast, its parties numbered, the schedule above referred to. */
const conveyance = (s: Scene): string => {
  opened(s, 'Deed of Sale', 'Sale Deed')
  const { seller, earlier, price, digits } = s
  const day = dayOf(s.dates.deed)
  return `<h1>DEED OF SALE</h1><p>This Deed of Sale is made on this ${day.legal} in the city of ${s.town}, within the jurisdiction of the Sub-Registrar of ${s.town}.</p><p><b>BETWEEN</b></p><p>1. ${introduced(
    s,
  )(
    seller,
    escaped(seller.name),
    0,
  )}, hereinafter called the "SELLER" (which expression shall include his/her heirs);</p><p><b>AND</b></p><p>2. ${bought(
    s,
    '; and<br>3. ',
  )}, hereinafter called the "BUYER(S)".</p><p>WHEREAS there exists a property known as "${escaped(s.colony)} Batlem", inscribed under No. ${digits(5, 226)} in the Land Registration Office and enrolled in the Taluka Revenue Roll under Matriz No. ${digits(
    3,
    227,
  )};</p><p>AND WHEREAS the said property belonged to late ${escaped(earlier.name)}, upon whose demise an inventory proceeding No. ${s.whole(11, 90, 228)}/${day.year - 14} was held and the property described in the Schedule was allotted to the SELLER;</p><p>AND WHEREAS the SELLER sells and the BUYER(S) purchase(s) it for ${rs(
    price,
  )} (Rupees ${inWords(price)} Only), being its market value, paid vide cheque ${digits(6, 229)} of ${escaped(s.lender)} less TDS of ${rs(Math.round(price / 100))};</p><p>NOW THIS DEED WITNESSETH that the SELLER conveys unto the BUYER(S) forever the said property ${freehold(
    s,
    230,
    'as freehold ',
  )}with all its rights of way.</p><p class="center"><b>SCHEDULE</b></p><p>ALL THAT ${place(s)}${pin(s, 0.5, 231)}, ${s.isFlat ? `having ${flatArea(s)}, along with proportionate undivided share of ${uds(s, 233)} in the land` : `admeasuring an area of ${size(s)}`}.</p>${sides(
    s,
    235,
  )}<p>For stamp purposes the BUYER(S) declare(s) residence at ${escaped(s.first.home)} ${s.homePin}. Confirming party: none.</p><p>SELLER ______ &emsp; BUYER(S) ______</p><p>Witnesses: ${escaped(
    s.witnesses[0].name,
  )} (${s.witnesses[0].mobile}); ${escaped(s.witnesses[1].name)}</p>`
}
export const saleDeed = writtenIn({ KL: aadharam, KA: absolute, TN: absolute, MH: conveyance, GA: conveyance })

/** A sale agreement on stamp paper with its advance. */
const advance = (s: Scene): string => {
  begun(s, 'Agreement for Sale', 'Sale Agreement', 'Agreement to Sell')
  s.tell.allows('ownership_type', 'Single', 'Joint')
  const { seller, price, digits } = s
  const day = dayOf(s.dates.letter)
  return `<h1>${s.pick(['SALE AGREEMENT', 'AGREEMENT FOR SALE', 'AGREEMENT OF SALE'], 236)}</h1><p>This agreement of sale is entered into at ${s.town} on ${day.dots} between:</p><p>First party / Owner: ${owners(
    s.tell,
    [seller],
    '',
    introduced(s),
  )} - AND -</p><p>Second party / Intending purchaser(s): ${applicants(s.tell, s.buyers, '; ', introduced(s))}, PIN ${s.homePin}.</p>${paras(
    [
      `The first party owns the property described at the foot hereof, by a deed of ${day.year - 8} from ${escaped(s.earlier.name)}, and is in enjoyment of it${freehold(s, 237, ' as freehold')}.`,
      `The price is fixed at ${rs(price)} (Rupees ${inWords(price)} only). ${rs(Math.round(price * 0.1))} is paid today as advance by cheque No. ${digits(6, 238)} of ${escaped(s.lender)}, ${escaped(s.branch)}.`,
      `Time for performance is ${s.pick(['three', 'four', 'six'], 239)} months. The second party may raise a housing loan, for which the first party shall sign and give copies of documents.`,
      'If the second party backs out, the advance stands forfeited; if the first party backs out, double the advance is payable.',
      `Commission to the middleman ${escaped(s.partner.name)} (${s.partner.mobile}) is payable by both at 1 %.`,
    ],
  )}<p><b>Description of the property</b></p><p>${place(s)}${pin(s, 0.5, 240)}; ${size(s)}</p>${sides(s, 242)}<p>First party: ${escaped(seller.name)} &emsp; Second party: ${again(
    s.buyers,
    ', ',
  )}</p><p>Witness: ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}</p>`
}

/** A memorandum that begins with a table of the deal. */
const memorandum = (s: Scene): string => {
  begun(s, 'Agreement to Sell', 'Memorandum of Understanding', 'Agreement for Sale')
  s.tell.allows('ownership_type', 'Single', 'Joint')
  const { seller, price, digits } = s
  const day = dayOf(s.dates.letter)
  return `<h1>AGREEMENT TO SELL</h1><p class="center"><small>(Rs. 500 stamp paper No. ${digits(6, 243)} purchased on ${day.dashes} by ${escaped(s.witnesses[1].name)})</small></p>${table(
    ['Sr.', 'Head', 'Details'],
    [
      ['1', 'Vendor', owners(s.tell, [seller], '', introduced(s))],
      ['2', 'Purchaser', applicants(s.tell, s.buyers, '<br>', honoured(s))],
      ['3', "Purchaser's address", `${escaped(s.first.home)} - ${s.homePin}. Cell ${phone(s, 0.6)}`],
      ['4', 'Property', `${place(s)}${pin(s, 0.5, 244)}`],
      ['5', 'Area', size(s)],
      ['6', 'Agreed value', `${rs(price)}`],
      ['7', 'Earnest money', `${rs(Math.round(price / 20))} (UTR ${digits(12, 246)})`],
      ['8', 'Last date', `${day.dots.slice(0, 6)}${day.year + 1}`],
    ],
  )}<p>The parties have agreed as stated above, and further that the Vendor shall get the property surveyed, pay all taxes till the sale deed, obtain NOC of the society / authority, and release the earlier charge of ${rs(
    s.whole(3, 12, 247) * 100_000,
  )} with the co-operative bank, ${s.town} ${s.officePin}.</p><p>The property lies within these limits:</p>${sidesAbreast(s)}<p>VENDOR<span class="far">PURCHASER</span></p><p>Notarised before ${escaped(s.officer.name)}, Notary, Reg. ${digits(4, 248)}, ${s.town}</p>`
}
export const agreementToSell = writtenAs(4_401, advance, memorandum)
