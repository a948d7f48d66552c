import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, mayApply, mayList, owners } from '../../truths.ts'
import { houseArea, pinIn, soldArea } from '../scenes.ts'
import {
  bought,
  byRegion,
  drafted,
  extent,
  honoured,
  lengths,
  party,
  place,
  plain,
  rs,
  share,
  side,
  siteLand,
  type Scene,
} from './scene.ts'

const deeded = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, 'Sale Deed', ...names)
  mayApply(s.tell, s.buyers)
}
const title = (s: Scene, vendor: string): string =>
  `WHEREAS the ${vendor} is the absolute owner of the property having purchased the same from ${honoured(s)(s.earlier, escaped(s.earlier.name), 0)} under a Sale Deed dated ${
    dayOf(`${Number(s.dates.deed.slice(0, 4)) - 11}${s.dates.deed.slice(4)}`).dots
  }, registered as Document No. ${s.digits(4, 40)} of ${Number(s.dates.deed.slice(0, 4)) - 11}, Book I, Volume ${s.digits(3, 41)}, Pages ${s.digits(2, 42)} to ${s.digits(3, 43)} in the office of the Sub-Registrar, ${s.village}, and has been in possession, paying taxes in his own name`

const runBounds = (s: Scene): string =>
  s.pick(
    [
      `<p class="indent">North by : ${side(s, 'north')}<br>South by : ${side(s, 'south')}<br>East by : ${side(s, 'east')}<br>West by : ${side(s, 'west')}</p>`,
      `<p>Bounded on the North by ${side(s, 'north')}, South by ${side(s, 'south')}, East by ${side(s, 'east')} and West by ${side(s, 'west')}.</p>`,
    ],
    44,
  )

/** Tamil Nadu and Kerala: schedules A and B, measurements side by side. */
const ofTheSouth = (s: Scene): string => {
  deeded(s, 'Absolute Sale Deed')
  const { tell, buyers, seller, price, dates, isFlat } = s
  const [wide, long] = isFlat ? ['', ''] : lengths(s)
  const schedules = isFlat
    ? `<p class="center"><b>SCHEDULE 'A' PROPERTY</b><br>(Description of the entire land)</p><p>All that piece and parcel of land comprised in S.No. ${s.survey}A, as per Patta S.No. ${
        s.survey
      }A2, ${s.village} Village, measuring ${siteLand(s)} sq.ft. or thereabouts,</p>${runBounds(s)}<p>situated within the Registration District of ${
        s.district
      } and Sub-Registration District of ${s.village}.</p><p class="center"><b>SCHEDULE 'B' PROPERTY</b><br>(Property hereby conveyed)</p><p>${share(
        s,
      )} undivided share of land in Schedule 'A' together with ${place(s)}${pinIn(s, 0.5, 45)}, having a super built-up area of ${soldArea(
        s,
      )} sq.ft. (inclusive of common area) with covered car parking.</p>`
    : `<p class="center"><b>SCHEDULE OF PROPERTY</b></p><p>All that piece and parcel of the ${
        s.hasHouse ? 'land and building' : 'vacant house site'
      } bearing ${place(s)}${pinIn(s, 0.5, 45)}, measuring an extent of ${extent(s)}${
        s.hasHouse ? ` with the RCC building thereon of ${houseArea(s)} sq.ft. plinth area` : ''
      }.</p>${runBounds(s)}<p>Measuring:<br>East to West on both sides : ${wide}<br>North to South on both sides : ${long}</p><p>Situated within the Sub-Registration District of ${
        s.village
      }, Registration District of ${s.district}.</p>`
  return `<p class="small">Doc. No. ${s.digits(4, 46)}/${dates.deed.slice(0, 4)} &nbsp; Book 1 &nbsp; SRO ${s.village} &nbsp; Sheet 1 of ${s.whole(9, 16, 47)}<span class="far">Stamp vendor L.No. ${s.digits(
    4,
    48,
  )}, ${s.town} - ${s.officePin}</span></p><h1>DEED OF ABSOLUTE SALE</h1><div class="wide"><p>THIS DEED OF ABSOLUTE SALE executed at ${s.town} on this the ${
    dayOf(dates.deed).legal
  }, BY ${party(s)(seller, escaped(seller.name), 0)}, hereinafter called the VENDOR of the one part, TO AND IN FAVOUR OF ${owners(
    tell,
    buyers,
    ' and ',
    party(s),
  )}, hereinafter called the PURCHASER${buyers.length > 1 ? 'S' : ''} of the other part;</p><p>${title(s, 'Vendor')};</p><p>AND WHEREAS the Vendor has offered to sell and the Purchaser has agreed to buy the schedule property for a total sale consideration of ${rs(
    price,
  )} (Rupees ${inWords(price)} only), received by RTGS from ${s.lender}, ${s.branch} Branch.</p><p>NOW THIS DEED WITNESSETH that the Vendor doth hereby grant, convey and transfer the schedule property free from all encumbrances, and has handed over the original parent documents, patta and encumbrance certificate.</p></div>${schedules}<p>The market value of the property is ${rs(
    Math.round(price * 0.9),
  )}.</p><table class="halves"><tr><td>WITNESSES:<br>1. ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}<br>2. ${escaped(
    s.witnesses[1].name,
  )}, ${escaped(s.witnesses[1].home)}</td><td class="right">VENDOR<br>${escaped(seller.name)}<br><br>PURCHASER<br>${again(buyers, '<br>', plain)}</td></tr></table><p class="small">Drafted by ${escaped(
    s.officer.name,
  )}, Document Writer, Licence B-${s.digits(3, 49)}, ${s.town}. Cell ${s.officer.mobile}</p>`
}

/** Karnataka, Andhra Pradesh and Telangana: an e-stamp's box above, then vendor, vendee and schedule. */
const ofTheDeccan = (s: Scene): string => {
  deeded(s, 'Absolute Sale Deed')
  const { tell, buyers, seller, price, dates, isFlat } = s
  const [wide, long] = isFlat ? ['', ''] : lengths(s, s.pick(['feet', 'Ft.'], 50))
  return `<div class="card sans"><table class="pairs"><tr><td>Certificate No.</td><td>IN-${s.state === 'Karnataka' ? 'KA' : 'TS'}${s.digits(12, 51)}V</td><td>Certificate Issued Date</td><td>${
    dayOf(dates.deed).brief
  } 11:42 AM</td></tr><tr><td>Account Reference</td><td>NONACC/ crsfl08/ ${s.village.toUpperCase()}</td><td>Description of Document</td><td>Article 20(1) Sale</td></tr><tr><td>First Party</td><td>${escaped(
    seller.name.toUpperCase(),
  )}</td><td>Second Party</td><td>${escaped((buyers[0] ?? seller).name.toUpperCase())}</td></tr><tr><td>Stamp Duty Paid By</td><td>SECOND PARTY</td><td>Stamp Duty Amount (Rs.)</td><td>${grouped(
    Math.round(price * 0.05),
  )}</td></tr></table></div><h1>ABSOLUTE SALE DEED</h1><p>This Sale Deed is made and executed on this ${dayOf(dates.deed).legal} at ${s.town} by:</p><p>${party(
    s,
  )(
    seller,
    escaped(seller.name),
    0,
  )}. Hereinafter referred to as the <b>VENDOR</b></p><p class="center">AND IN FAVOUR OF</p><p>${buyers.length > 1 ? '1) ' : ''}${owners(
    tell,
    buyers,
    '<br>2) ',
    party(s),
  )}. Hereinafter referred to as the <b>PURCHASER/S</b></p><p>${title(s, 'Vendor')}.</p><ol><li>That in consideration of ${rs(price)} (Rupees ${inWords(
    price,
  )} Only) the Vendor has sold the Schedule Property to the Purchaser, who has paid Rs.${grouped(Math.round(price * 0.2))}/- by cheque No. ${s.digits(
    6,
    52,
  )} and the balance through a demand draft of ${s.lender}.</li><li>The ${s.state === 'Karnataka' ? 'khata' : 'assessment'} of the schedule property stands at Sl. No. ${s.digits(
    3,
    53,
  )} and the Purchaser shall get it transferred.</li><li>The Schedule Property is not subject to any litigation, lien, or PTCL proceedings.</li></ol><p class="center"><b>SCHEDULE${
    isFlat ? '' : ' PROPERTY'
  }</b></p><p>All that piece and parcel of the ${isFlat ? 'residential apartment' : 'immovable property'} bearing ${place(s)}${pinIn(s, 0.5, 54)}, ${
    isFlat
      ? `having super built up area of ${soldArea(s)} sq. ft. together with ${share(s)} of undivided share in the land`
      : `measuring East to West ${wide} and North to South ${long}, totally measuring ${extent(s)}${
          s.hasHouse ? ` with the residential house of ${houseArea(s)} Sq. ft.` : ''
        }`
  } and bounded on:</p><table class="pairs" style="width:70%">${(['east', 'west', 'north', 'south'] as const)
    .map((which) => `<tr><td>${which.charAt(0).toUpperCase()}${which.slice(1)} by</td><td>: ${side(s, which)}</td></tr>`)
    .join(
      '',
    )}</table><p>In witness whereof the Vendor has signed this deed.</p><p>Witnesses: 1) ${escaped(s.witnesses[0].name)} 2) ${escaped(
    s.witnesses[1].name,
  )} <span class="far">VENDOR</span></p>`
}

/** Maharashtra's Index II, the sub-registrar's extract of the deed. */
const indexTwo = (s: Scene): string => {
  deeded(s, 'Index II', 'Index-II')
  const { tell, buyers, seller, price, dates, isFlat } = s
  const person = (one: typeof seller, name: string, at: number): string =>
    `${at + 1}): नाव:- ${name} वय:- ${one.age}; पत्ता:- प्लॉट नं: -, माळा नं: -, इमारतीचे नाव: -, रोड नं: ${escaped(one.home)}. पिन कोड:- ${s.homePin} पॅन नं:- ${one.pan}`
  const rows: readonly (readonly [string, string])[] = [
    ['(1) विलेखाचा प्रकार / Type of document', isFlat ? 'Agreement of transfer - Sale Deed' : 'Sale Deed'],
    ['(2) मोबदला / Consideration', grouped(price)],
    ['(3) बाजारभाव / Market value', grouped(Math.round(price * 0.86))],
    [
      '(4) भू-मापन, पोटहिस्सा व घरक्रमांक / Property description',
      `${s.town} M.C. इतर वर्णन :- ${place(s)}${pinIn(s, 0.4, 55, ' PIN ')} ( ( Survey Number : ${s.survey} ; ) )`,
    ],
    ['(5) क्षेत्रफळ / Area', bought(s)],
    ['(6) आकारणी किंवा जुडी देण्यात असेल तेव्हा', ''],
    ['(7) दस्तऐवज करुन देणा-या पक्षकाराचे नाव / Executing party', person(seller, escaped(seller.name), 0)],
    ['(8) दस्तऐवज करुन घेणा-या पक्षकाराचे नाव / Claiming party', owners(tell, buyers, '<br>', person)],
    ['(9) दस्तऐवज करुन दिल्याचा दिनांक / Date of execution', dayOf(dates.deed).typed],
    ['(10) दस्त नोंदणी केल्याचा दिनांक / Date of registration', dayOf(dates.deed).typed],
    ['(11) अनुक्रमांक, खंड व पृष्ठ', `${s.digits(4, 56)}/${dates.deed.slice(0, 4)}`],
    ['(12) बाजारभावाप्रमाणे मुद्रांक शुल्क', String(Math.round(price * 0.07))],
    ['(13) बाजारभावाप्रमाणे नोंदणी शुल्क', '30000'],
    ['(14) शेरा', ''],
  ]
  return `<div class="sans"><table class="pairs"><tr><td>${dayOf(dates.deed).typed}</td><td class="center"><b>सूची क्र.2 / Index-2</b></td><td class="right">दुय्यम निबंधक : सह दु.नि. ${
    s.town
  } ${s.whole(1, 27, 57)}<br>दस्त क्रमांक : ${s.digits(4, 56)}/${dates.deed.slice(0, 4)}<br>नोदंणी : Regn:63m</td></tr></table><p class="center"><b>गावाचे नाव : ${
    s.village
  }</b></p><table class="grid">${rows.map(([a, b]) => `<tr><td style="width:36%">${a}</td><td>${b}</td></tr>`).join('')}</table><p class="small">मुल्यांकनासाठी विचारात घेतलेला तपशील:- within the limits of any Municipal Corporation. Payment GRN MH0${s.digits(
    10,
    58,
  )}.</p></div>`
}

/** Bengal, Odisha and Assam: conveyance in long recitals, first and second schedule. */
const ofTheEast = (s: Scene): string => {
  deeded(s, 'Deed of Conveyance', 'Conveyance Deed')
  const { tell, buyers, seller, price, dates, isFlat } = s
  const bounds = `<p><b>Butted and bounded as follows:-</b></p><table class="pairs indent">${(['north', 'south', 'east', 'west'] as const)
    .map((which) => `<tr><td>ON THE ${which.toUpperCase()}</td><td>: ${side(s, which)};</td></tr>`)
    .join('')}</table>`
  return `<p class="small">Deed No. I-${s.digits(5, 59)} for the year ${dates.deed.slice(0, 4)} &nbsp; Query No. ${s.digits(10, 60)} &nbsp; A.D.S.R. ${
    s.town
  }</p><h1>${s.state === 'West Bengal' ? 'DEED OF CONVEYANCE' : 'SALE DEED'}</h1><div class="wide"><p>THIS INDENTURE made this the ${
    dayOf(dates.deed).legal
  } BETWEEN ${party(s)(seller, escaped(seller.name), 0)}, by faith Hindu, by occupation business, hereinafter referred to as the VENDOR (which expression shall include heirs, executors and assigns) of the ONE PART AND ${owners(
    tell,
    buyers,
    ' AND ',
    party(s),
  )}, by faith Hindu, hereinafter jointly and severally the PURCHASER of the OTHER PART.</p><p>${title(s, 'Vendor')}.</p><p>NOW THIS INDENTURE WITNESSETH that in consideration of ${rs(
    price,
  )} (Rupees ${inWords(price)}) only the Vendor doth hereby grant, sell, convey, transfer and assign ALL THAT described in the ${
    isFlat ? 'SECOND' : ''
  } SCHEDULE hereunder.</p></div>${
    isFlat
      ? `<p class="center"><b>THE FIRST SCHEDULE ABOVE REFERRED TO</b></p><p>ALL THAT piece of bastu land measuring ${siteLand(s)} sq.ft. be the same a little more or less with a four storied building thereon.</p>${bounds}<p class="center"><b>THE SECOND SCHEDULE ABOVE REFERRED TO</b></p><p>ALL THAT self-contained residential ${place(
          s,
        )}${pinIn(s, 0.5, 61)}, measuring ${soldArea(s)} sq.ft. super built-up area, consisting of two bed rooms, one dining, one kitchen and two toilets, together with undivided impartible proportionate share of the land and common facilities.</p>`
      : `<p class="center"><b>SCHEDULE OF THE LAND</b></p><p>ALL THAT piece and parcel of homestead land measuring ${bought(s)}, lying at ${place(s)}${pinIn(
          s,
          0.5,
          61,
        )}, P.S. ${s.town}.</p>${bounds}`
  }<p>SIGNED, SEALED AND DELIVERED in presence of: 1. ${escaped(s.witnesses[0].name)} of ${escaped(s.witnesses[0].home)}; 2. ${escaped(
    s.witnesses[1].name,
  )}.</p><p class="small">Drafted by: ${escaped(s.officer.name)}, Advocate, Enrolment No. F/${s.digits(3, 62)}/${s.whole(1994, 2012, 63)}</p>`
}

export const saleDeed = drafted(11, byRegion({ tamil: ofTheSouth, deccan: ofTheDeccan, maratha: indexTwo, east: ofTheEast }))
