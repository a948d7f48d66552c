import { escaped } from '../../../telling.ts'
import { dayOf, rounded } from '../../forms.ts'
import { mayApply, mayBePlot, mayConvert, mayList, owners } from '../../truths.ts'
import { located, pinIn } from '../scenes.ts'
import { byRegion, drafted, extent, honoured, place, plain, type Scene } from './scene.ts'

const recorded = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  mayApply(s.tell, s.buyers)
}
/** A register knows land by numbers in columns of their own; a clerk writes them in one line. */
const inParts = (s: Scene, parts: readonly string[], ...others: readonly string[]): void => {
  const [first = '', ...rest] = parts
  located(s, [[first, ...rest.map((part) => [part] as const)]], 1, ...others)
}

/** Tamil Nadu's patta off the portal: registers' columns, land in hectares and ares. */
const patta = (scene: Scene): string => {
  const s = { ...scene, isFlat: false }
  recorded(s, 'Patta', 'Chitta', 'Patta / Chitta Extract')
  const { tell, buyers, survey, village, district, town, sqmt, sqft, plot } = s
  const subdivision = `${s.whole(1, 9, 90)}A${s.whole(1, 4, 91)}`
  const [number = ''] = survey.split('/')
  inParts(
    s,
    [`S.No. ${number}/${subdivision}`, `${village} Village`, `${town} Taluk`, `${district} District`],
    `Survey No. ${number}, Sub-division ${subdivision}, ${village}, ${town}, ${district}`,
    `S.No. ${number}/${subdivision}, ${village}, ${town}, ${district}`,
  )
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('flat', `${number}/${subdivision}`)
  const ares = rounded(sqmt.plot / 100)
  return `<div class="sans"><p class="center"><b>Government of ${s.state}</b><br>Revenue Department<br><b>Land ownership details : ${
    s.state === 'Kerala' ? 'Thandaper Extract' : 'Extract of Patta (Chitta)'
  }</b></p><table class="pairs"><tr><td>District</td><td>: ${district}</td><td>Taluk</td><td>: ${town}</td></tr><tr><td>Revenue Village</td><td>: ${village}</td><td>Patta No.</td><td>: ${s.digits(
    4,
    92,
  )}</td></tr></table><p><b>Name(s) of owner(s)</b></p><table class="grid"><tr><th style="width:8%">1.</th><td>${owners(
    tell,
    buyers,
    '</td></tr><tr><th>2.</th><td>',
    (one, name) => `${escaped(one.elder)} &nbsp; ${one.isWoman ? 'wife' : 'son'} &nbsp; <b>${name}</b>`,
  )}</td></tr></table><table class="grid"><tr><th rowspan="2">Survey No.</th><th rowspan="2">Sub-division</th><th colspan="2">Dry (Punjai)</th><th colspan="2">Wet (Nanjai)</th><th colspan="2">Others</th></tr><tr><th>Hect - Are</th><th>Rs. P.</th><th>Hect - Are</th><th>Rs. P.</th><th>Hect - Are</th><th>Rs. P.</th></tr><tr><td>${number}</td><td>${subdivision}</td><td>0 - ${ares.toFixed(
    2,
  )}</td><td>0.${s.digits(2, 93)}</td><td>--</td><td>--</td><td>--</td><td>--</td></tr><tr><td></td><td></td><td>0 - ${ares.toFixed(2)}</td><td></td><td></td><td></td><td></td><td></td></tr></table><p>Extent as per F.M.B. sketch : ${tell.states('land_area_docs_sqmt', String(sqmt.plot))} sq.m.</p><p class="small">Remarks: 20${s.whole(
    12,
    23,
    94,
  )}/0103/${s.digits(2, 95)}/${s.digits(6, 96)} ${dayOf(s.dates.deed).dashes}<br>1. The above certified extract is obtained from the digitised land records. 2. This can be verified with reference number ${s.digits(
    2,
    97,
  )}/${s.digits(2, 98)}/${s.digits(3, 99)}/${s.digits(5, 100)}. 3. Printed on ${dayOf(s.dates.letter).dashes} at 04:12:37 PM.</p></div>`
}

/** Khata certificate of a city corporation of Karnataka, or mutation proceedings further east. */
const khata = (s: Scene): string => {
  recorded(s, 'Khata Certificate', 'Khata', 'Mutation Certificate', 'Mutation Proceedings')
  const { tell, buyers, seller, dates } = s
  if (s.state === 'Karnataka')
    return `<div class="sans"><p class="center"><b>${s.town.toUpperCase()} CITY CORPORATION</b><br>Office of the Assistant Revenue Officer, ${s.colony} Sub-Division, ${s.town} - ${
      s.officePin
    }</p><h1>KHATA CERTIFICATE</h1><p>No. ARO/${s.colony.slice(0, 3).toUpperCase()}/KC/${s.digits(4, 101)}/${dates.letter.slice(0, 4)} <span class="far">Date: ${
      dayOf(dates.letter).dashes
    }</span></p><p>This is to certify that the property bearing Municipal No. ${s.digits(3, 102)}, PID No. ${s.digits(2, 103)}-${s.digits(3, 104)}-${s.digits(
      2,
      105,
    )}, situated at ${place(s)}${pinIn(s, 0.4, 106)}, stands in the name of</p><p class="center"><b>${owners(tell, buyers, '<br>', honoured(s))}</b></p><p>in the records of this office in Ward No. ${
      s.ward
    }, having been transferred from ${honoured(s)(seller, escaped(seller.name), 0)} as per registered sale deed No. ${s.digits(4, 107)} dated ${
      dayOf(dates.deed).dashes
    }.</p>${s.isFlat ? '' : `<p>Site measurement as per records: ${extent(s)}.</p>`}<p>Fee of Rs.25/- received vide challan ${s.digits(
      6,
      108,
    )}. This certificate does not confer title.</p><p class="right">Assistant Revenue Officer</p></div>`
  return `<div class="wide"><h1>PROCEEDINGS OF THE DEPUTY COMMISSIONER, ${s.colony.toUpperCase()} CIRCLE<br>${s.town.toUpperCase()} MUNICIPAL CORPORATION</h1><p>Present: ${honoured(
    s,
  )(
    s.officer,
    escaped(s.officer.name),
    0,
  )}</p><p>Procs. No. A1/${s.digits(4, 109)}/MUT/${dates.letter.slice(0, 4)} <span class="far">Dated: ${dayOf(dates.letter).dots}</span></p><p>Sub: Property Tax - Transfer of title in respect of ${place(
    s,
  )}${pinIn(s, 0.4, 110)} ${s.isFlat ? '' : ` (extent ${extent(s)})`} - Orders issued.</p><p>Ref: 1. Application of the party through Mee Seva No. ${s.digits(8, 111)}. 2. Regd. document No. ${s.digits(
    4,
    112,
  )}/${dates.deed.slice(0, 4)}. 3. Report of the Bill Collector.</p><p>ORDER: In the reference 1st cited a request was made for mutation. After verification the name in the assessment register under PTIN ${s.digits(
    10,
    113,
  )} is changed from ${honoured(s)(seller, escaped(seller.name), 0)} to that of ${owners(tell, buyers, ' and ', honoured(s))}.</p><p>This order is liable to be cancelled if the particulars are found false.</p><p class="right">Deputy Commissioner</p><p>To<br>the applicant. Copy to the Bill Collector, Docket ${s.whole(
    1,
    9,
    114,
  )}.</p></div>`
}

/** The city survey's property card, in Marathi and English. */
const propertyCard = (scene: Scene): string => {
  const s = { ...scene, isFlat: false }
  recorded(s, 'Property Card', 'Malmatta Patrak')
  const { tell, buyers, seller, earlier, sqmt, sqft, plot, dates } = s
  const number = `${s.whole(210, 4_900, 115)}`
  inParts(
    s,
    [`C.T.S. No. ${number}`, s.village, s.town, `District ${s.district}`],
    `C.T.S. No. ${number}, Village ${s.village}, Taluka ${s.town}, District ${s.district}`,
    `C.T.S. No. ${number}, ${s.village}, ${s.town}, ${s.district}`,
  )
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('flat', number)
  const year = Number(dates.deed.slice(0, 4))
  const row = (a: string, b: string, c: string, d: string): string => `<tr><td>${a}</td><td>${b}</td><td>${c}</td><td>${d}</td></tr>`
  return `<div class="sans"><h1>मालमत्ता पत्रक / PROPERTY CARD</h1><table class="grid"><tr><th>गाव / पेठ Village</th><th>तालुका Taluka</th><th>न.भू.मा.का. City Survey Office</th><th>जिल्हा District</th></tr><tr><td>${
    s.village
  }</td><td>${s.town}</td><td>City Survey Officer, ${s.town}</td><td>${s.district}</td></tr></table><table class="grid"><tr><th>नगर भूमापन क्रमांक<br>C.T.S. No.</th><th>शिट नंबर<br>Sheet</th><th>प्लॉट नंबर<br>Plot</th><th>क्षेत्र चौ.मी.<br>Area sq.m.</th><th>धारणाधिकार<br>Tenure</th><th>शासनाला दिलेल्या आकारणीचा तपशील</th></tr><tr><td>${number}</td><td>${s.whole(
    2,
    60,
    116,
  )}</td><td>${plot}</td><td>${tell.states('land_area_docs_sqmt', sqmt.plot.toFixed(2))}</td><td>C</td><td>सारा माफ</td></tr></table><p>सुविधाधिकार / Easements: -- &nbsp; हक्काचा मुळ धारक / Original holder (${
    year - 34
  }): ${escaped(earlier.name)}</p><table class="grid"><tr><th>दिनांक Date</th><th>व्यवहार Transaction</th><th>खंड क्रमांक Volume</th><th>नविन धारक (धा) / New holder (H)</th></tr>${row(
    dayOf(`${year - 12}${dates.deed.slice(4)}`).typed,
    `खरेदी दस्ताने - By sale, Mut. Entry ${s.digits(4, 117)}`,
    s.digits(3, 118),
    `H<br>${escaped(seller.name)}`,
  )}${row(
    dayOf(dates.deed).typed,
    `By registered sale deed No. ${s.digits(4, 119)}/${year}, Mut. Entry ${s.digits(4, 120)}`,
    s.digits(3, 121),
    `H<br>${owners(tell, buyers, '<br>', plain)}`,
  )}</table><p>Digitally generated on ${dayOf(dates.letter).typed}. Fee Rs.135/-. Check at the portal with ${s.digits(10, 122)}.</p></div>`
}

/** A municipality's certificate, or Odisha's order of a tahasildar. */
const certificate = (s: Scene): string => {
  recorded(s, 'Mutation Certificate', 'Certificate of Mutation')
  const { tell, buyers, seller, dates } = s
  mayConvert(tell, s.sqft.plot)
  return `<div class="head"><b>${s.state === 'Odisha' ? `OFFICE OF THE TAHASILDAR, ${s.town.toUpperCase()}` : `${s.town.toUpperCase()} MUNICIPALITY`}</b><br><span class="small">${
    s.road
  }, P.O. ${s.town}, PIN ${s.officePin} : Phone ${s.whole(2_500, 2_999, 123)}-${s.digits(4, 124)}</span></div><h1>MUTATION CERTIFICATE</h1><table class="pairs"><tr><td>Memo No.</td><td>${s.digits(
    4,
    125,
  )}/M/A</td><td>Date</td><td>${dayOf(dates.letter).dots}</td></tr><tr><td>Mutation Case No.</td><td>${s.digits(4, 126)} of ${dates.letter.slice(
    0,
    4,
  )}</td><td>Ward / Holding</td><td>${s.ward} / ${s.house}</td></tr></table><table class="grid"><tr><td style="width:35%">Recorded owner before</td><td>${honoured(
    s,
  )(
    seller,
    escaped(seller.name),
    0,
  )}</td></tr><tr><td>Mutated in favour of</td><td>${owners(tell, buyers, ' &amp; ', honoured(s))}</td></tr><tr><td>Particulars of the holding</td><td>${place(s)}${pinIn(
    s,
    0.4,
    127,
  )}</td></tr>${s.isFlat ? '' : `<tr><td>Quantum of land</td><td>${extent(s)}</td></tr>`}<tr><td>Deed</td><td>No. ${s.digits(5, 128)} of ${dates.deed.slice(
    0,
    4,
  )}, A.D.S.R. ${s.town}</td></tr><tr><td>Annual valuation</td><td>Rs. ${s.whole(12, 90, 129) * 100}</td></tr><tr><td>Quarterly tax</td><td>Rs. ${s.whole(
    120,
    900,
    130,
  )} with effect from 2nd quarter</td></tr></table><p>The mutation is made for realisation of rates only.</p><p class="right">${escaped(s.officer.name)}<br>Head Assistant / Tax Daroga</p>`
}
export const mutation = drafted(19, byRegion({ tamil: patta, deccan: khata, maratha: propertyCard, east: certificate }))
