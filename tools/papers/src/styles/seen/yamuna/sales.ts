import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again } from '../../truths.ts'
import { leftTable, numberedTable } from '../drafts.ts'
import { termOf } from '../scenes.ts'
import { numberedUsual } from './clauses.ts'
import { coveredArea, flatArea, landArea, landShare, pin, pinBox, place, sizeOf, unitNo } from './ground.ts'
import { drafted, held, lineage, page, party, recorded, refLine, rs, signed, sri, upper, type Scene } from './scene.ts'
import { acrossBoth, sidesListed, sidesPaired, sidesSaid, sidesTable } from './sides.ts'

const seller = (s: Scene): string => party(s)(s.seller, escaped(s.seller.name), 0)
const sellers = (s: Scene): string => lineage(s)(s.seller, escaped(s.seller.name), 0)
/** What stands on the plot, in the words of a deed. */
const covered = (s: Scene, n: number): string =>
  !s.isFlat && s.hasHouse && s.has(0.6, n) ? `, having covered area ${coveredArea(s)} sq. ft.` : ''
const freehold = (s: Scene, printed: string): string => s.tell.states('land_freehold_or_leasehold', printed, 'Freehold')
/** A deed's buyer gives his own number: it may be typed, though nobody asks for a loan. */
const buyersMobile = (s: Scene): string => {
  s.tell.allows('contact_number', s.first.mobile)
  return s.first.mobile
}
const circle = (s: Scene): number => s.whole(20, 90, 900) * 500

/** The sheet of particulars that goes before every deed of the state's registry, then the deed. */
const withSheet = held(
  'any',
  (s) => {
    const day = dayOf(s.dates.deed)
    const corner = s.tell
    return page(
      'deed',
      `<h1>विक्रय पत्र / SALE DEED</h1>${numberedTable(
        [
          ['भूमि का प्रकार / Kind of land', s.pick(['आवासीय / Residential', 'Residential'], 901)],
          ['परगना / Pargana', s.region.pargana],
          ['मोहल्ला / ग्राम', s.ground === 'village' ? s.village : s.ground === 'ward' ? s.colony : s.sector],
          ['सम्पत्ति का विवरण / Property', `${place(s)}${pin(s, 0.4, 902)}`],
          s.isFlat && ['फ्लैट सं० / Flat', unitNo(s)],
          ['सम्पत्ति का क्षेत्रफल / Area', sizeOf(s)],
          !s.isFlat && s.hasHouse && ['निर्मित क्षेत्रफल / Covered area', `${coveredArea(s)} sq. ft.`],
          !s.isFlat &&
            s.has(0.5, 903) && [
              'स्थिति / Position',
              s.pick(['Corner', 'Intermediate'], 904) === 'Corner'
                ? corner.states('type_of_plot', 'दो तरफा / Corner', 'Corner')
                : corner.states('type_of_plot', 'Intermediate'),
            ],
          ['सर्किल रेट / Circle rate', `Rs. ${grouped(circle(s))} per sq. mtr.`],
          ['प्रतिफल / Consideration', rs(s.price)],
          ['मालियत / Market value', rs(s.price - 50_000)],
          ['स्टाम्प / Stamp duty', rs(Math.round(s.price * 0.07))],
          ['विक्रेता की संख्या / Sellers', `1 — ${sellers(s)}`],
          ['क्रेता की संख्या / Purchasers', `${s.buyers.length} — ${recorded(s, ' एवं ', lineage(s))}`],
        ],
        'grid',
      )}<p>चौहद्दी / Boundaries of the property :</p>${s.has(0.5, 905) ? sidesPaired(s, 906) : sidesListed(s, 906)}<p>This sale deed is executed on ${day.spoken} by ${seller(s)}, hereinafter called the Seller, in favour of ${again(s.buyers, ' and ', sri(s))}, R/o ${escaped(s.first.home)} ${s.homePin}${
        s.has(0.4, 907) ? `, Mob. ${buyersMobile(s)}` : ''
      }, hereinafter called the Purchaser(s). The Seller purchased the said property from ${escaped(s.earlier.name)} through sale deed registered in Bahi No. 1, Jild ${s.digits(4, 908)}, pages ${s.whole(11, 150, 909)} to ${s.whole(151, 380, 910)}, No. ${s.digits(4, 911)} on ${dayOf(s.dates.plan).dots}, and is in possession as bhumidhar / owner.</p>${numberedUsual(
        s,
        'deed',
        91,
        (at) => `${at}.`,
      )}<p>Payment: ${rs(s.price)} (Rupees ${inWords(s.price)} only) by DD No. ${s.digits(6, 912)} drawn on ${escaped(s.lender)}.</p><p>गवाह 1 ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}, ${s.witnesses[0].mobile} &nbsp; गवाह 2 ${escaped(s.witnesses[1].name)}</p><p>Drafted by ${escaped(
        s.partner.name,
      )}, Advocate, Tehsil Compound, ${s.region.tehsil} ${s.officePin}</p>${signed('विक्रेता / Seller', 'क्रेता / Purchaser')}`,
    )
  },
  'Sale Deed',
)

/** A capital advocate's deed: whereas upon whereas, 'That' after 'That'. */
const prose = held(
  'any',
  (s) => {
    const share =
      s.isFlat && s.has(0.5, 920)
        ? ` along with proportionate undivided, indivisible and impartible share of ${landShare(s)} in the land underneath`
        : ''
    return page(
      'deed',
      `${refLine(`Sale consideration ${rs(s.price)}`, `Stamp duty ${rs(Math.round(s.price * 0.06))} (6%)`)}<h1>SALE DEED</h1><p>THIS SALE DEED is made and executed at ${s.town} on this ${dayOf(s.dates.deed).legal} BY ${seller(s)}, hereinafter called the VENDOR, IN FAVOUR OF ${recorded(s, ' AND ', party(s))}, hereinafter called the VENDEE${
        s.buyers.length > 1 ? 'S' : ''
      }.</p><p>AND WHEREAS the VENDOR is the absolute owner and in possession of ${place(s)}${pin(s, 0.45, 921)}, measuring ${sizeOf(s)}${covered(s, 922)}${share}, ${
        s.has(0.6, 923) ? `${freehold(s, s.pick(['free hold in nature', 'freehold'], 924))}, ` : ''
      }with right of common passage (hereinafter referred to as the SAID PROPERTY), having acquired the same vide ${s.pick(['Conveyance Deed', 'Relinquishment Deed', 'Sale Deed'], 925)} regd. as document No. ${s.digits(4, 926)}, Addl. Book No. I, Vol. No. ${s.digits(4, 927)} at pages ${s.whole(
        1,
        90,
        928,
      )} to ${s.whole(91, 190, 929)} dated ${dayOf(s.dates.plan).dots} from ${escaped(s.earlier.name)}.</p><p>AND WHEREAS the VENDOR for bonafide needs has agreed to sell the SAID PROPERTY for ${rs(s.price)} (Rupees ${inWords(s.price)} only), of which TDS @ 1% has been deposited.</p><p>NOW THIS SALE DEED WITNESSETH AS UNDER:</p>${numberedUsual(
        s,
        'deed',
        93,
        (at) => `${at}.`,
      )}<p>BOUNDED AS UNDER: ${sidesSaid(s, 930)}${s.isFlat || s.has(0.4, 931) ? '' : `; and measuring ${acrossBoth(s, 932)}`}.</p><p>IN WITNESS WHEREOF the parties have signed.</p><p>WITNESSES: 1. ${escaped(s.witnesses[0].name)} DL No. DL${s.digits(2, 933)}2011${s.digits(7, 934)} 2. ${escaped(s.witnesses[1].name)}, ${escaped(
        s.witnesses[1].home,
      )}</p>${signed(`VENDOR<br>${escaped(s.seller.name)}`, `VENDEE${s.buyers.length > 1 ? 'S' : ''}<br>${again(s.buyers, '<br>', upper)}`)}`,
    )
  },
  'Sale Deed',
)

/** A deed as the tehsil's counter has it: stamp and token above, a page of words below. */
const atTehsil = held(
  'land',
  (s) => {
    const day = dayOf(s.dates.deed)
    return page(
      'typed',
      `${leftTable(
        [
          ['Type of deed', s.pick(['SALE WITHIN MC AREA', 'SALE URBAN AREA WITHIN MC', 'SALE DEED (BAINAMA)'], 940)],
          ['Tehsil / Sub-tehsil', s.region.tehsil],
          ['Village / City', s.ground === 'village' ? s.village : s.town],
          ['Vasika No. / date', `${s.digits(4, 941)} / ${day.dashes}`],
          ['Area', landArea(s)],
          ['Value', `${grouped(s.price)} Rupees`],
          ['Stamp duty / GRN', `${grouped(Math.round(s.price * 0.07))} / ${s.digits(9, 942)}`],
          ['Drafted by', `${escaped(s.partner.name)} Adv. &nbsp; Service charge 200`],
        ],
        'plain',
      )}<p>यह ${s.region.manner === 'haryana' ? 'वसीका' : 'विलेख'} आज दिनांक ${day.dashes} को श्री/श्रीमती ${escaped(s.seller.name)} द्वारा पंजीकरण हेतु प्रस्तुत किया गया।</p><p>I, ${seller(s)}, the seller, do hereby sell with my free will and without any pressure ${s.pick(['my house / plot', 'my property'], 943)} i.e. ${place(s)}${pin(s, 0.35, 944)}, whose area is stated above${covered(
        s,
        945,
      )} and length and breadth are ${acrossBoth(s, 946)}, to ${recorded(s, ' and ', s.buyers.length > 1 ? (one, name, at) => `${lineage(s)(one, name, at)} (1/2 share)` : lineage(s))}, residents of ${escaped(s.first.home)} PIN ${s.homePin}, purchaser(s), in lieu of ${rs(s.price)} which stands received by RTGS UTR ${s.digits(
        12,
        947,
      )} of ${escaped(s.lender)}.</p><p>Boundaries: ${sidesSaid(s, 948)}.</p>${numberedUsual(s, 'deed', 94, (at) => `${at})`)}<p>Mutation no. ${s.digits(4, 949)} in favour of the seller. Title came from ${escaped(s.earlier.name)}. ${s.region.manner === 'haryana' ? 'Lambardar' : 'Gram Pradhan'} identified: ${escaped(s.witnesses[0].name)}, Ph. ${s.witnesses[0].mobile}. Witness: ${escaped(s.witnesses[1].name)}.</p>`,
    )
  },
  'Sale Deed',
)

/** The authority turns its lease into freehold. */
const conveyance = held(
  'sector',
  (s) => {
    const name = s.region.authority.name
    s.tell.allows('developer_name', name, s.region.authority.short)
    return page(
      'deed',
      `${refLine(`File No. ${s.digits(4, 950)}/CONV/${s.digits(2, 951)}`, `U.R. ${s.digits(5, 952)}`)}<h1>CONVEYANCE DEED ${s.pick(['(LEASE HOLD TO FREE HOLD)', '(FREE HOLD)'], 953)}</h1><p>This indenture made this ${dayOf(s.dates.deed).legal} between ${escaped(name)} (hereinafter called the VENDOR) of the one part and ${recorded(s, ' and ', lineage(s))}, R/o ${escaped(
        s.first.home,
      )} - ${s.homePin} (hereinafter called the PURCHASER) of the other part.</p><p>WHEREAS by allotment dated ${dayOf(s.leaseDay).dots} the plot hereinafter described was granted to ${escaped(s.earlier.name)}, from whom the purchaser claims through General Power of Attorney holder ${escaped(s.seller.name)}; AND WHEREAS the purchaser has applied for grant of ${freehold(
        s,
        s.pick(['free hold rights', 'freehold rights'], 954),
      )} and has paid conversion charges of ${rs(s.whole(20, 140, 955) * 1_000)} by challan ${s.digits(6, 956)};</p><p>NOW THIS INDENTURE WITNESSETH that the Vendor doth hereby grant, convey and transfer unto the purchaser the reversionary rights in ${place(s)}${pin(s, 0.4, 957)}, measuring ${landArea(
        s,
      )}, to hold absolutely, subject to dues of the local body.</p>${s.has(0.5, 958) ? sidesTable(s, 959, s.has(0.5, 960)) : sidesListed(s, 959)}<p>Signed by ${escaped(s.officer.name)}, Dy. Director (LAB), for the Vendor, in presence of ${escaped(s.witnesses[0].name)}.</p><p>Note: No. of storeys and use shall be as per the master plan and building bye-laws.</p>`,
    )
  },
  'Conveyance Deed',
  'Sale Deed',
)

/** What is left of an authority's lease passes to the next holder. */
const transfer = held(
  'estate',
  (s) => {
    const from = dayOf(s.leaseDay)
    const { years, rent } = s.lease
    s.tell.allows('developer_name', s.region.authority.name, s.region.authority.short)
    return page(
      'deed',
      `<h1>${s.pick(['TRANSFER CUM SALE DEED', 'TRANSFER DEED', 'DEED OF TRANSFER OF LEASE HOLD RIGHTS'], 970)}</h1><p>Government value : ${rs(s.price - 100_000)} &nbsp; Actual value : ${rs(s.price)} &nbsp; Stamp : ${rs(Math.round(s.price * 0.05))}</p><p>This deed is made at ${s.town} on ${dayOf(s.dates.deed).dots} between ${seller(s)} (TRANSFEROR) and ${recorded(
        s,
        ' &amp; ',
        party(s),
      )} (TRANSFEREE).</p><p>Whereas ${s.isFlat ? `a flat` : 'a plot'} was allotted by ${escaped(s.region.authority.name)} on ${s.tell.states('land_freehold_or_leasehold', s.pick(['leasehold', 'lease hold basis'], 971), 'Leasehold')} ${termOf(
        s,
        years,
        from.typed,
        rent,
        s.pick(
          [
            `for ${years} years commencing from ${from.dots} at lease rent of ${rs(rent)} per annum`,
            `for a period of ${years} years from ${from.dots}, lease rent ${rs(rent)} yearly`,
          ],
          972,
        ),
      )}; and whereas permission to transfer has been granted vide Transfer Memorandum No. ${s.region.authority.short}/RP/${s.digits(4, 973)} dated ${dayOf(s.dates.plan).dots};</p><p>Now the Transferor for ${rs(s.price)} (Rupees ${inWords(
        s.price,
      )} only) transfers the remaining lease period in ${place(s)}${pin(s, 0.4, 974)}, ${s.isFlat ? flatArea(s) : `area ${landArea(s)}`}, bounded ${sidesSaid(s, 975)}.</p>${numberedUsual(s, 'deed', 97, (at) => `${at}.`)}<p>PIN of Sub-Registrar's office ${s.officePin}. Property PIN ${pinAgain(s)}. Witness ${escaped(
        s.witnesses[0].name,
      )}; ${escaped(s.witnesses[1].name)}.</p>`,
    )
  },
  'Transfer Deed',
  'Sale Deed',
)
const pinAgain = (s: Scene): string => pinBox(s, 1, 976)
export const saleDeed = drafted(6_108, withSheet, prose, atTehsil, conveyance, transfer)
