import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { pinIn } from '../../seen/scenes.ts'
import { mayApply } from '../../truths.ts'
import { begun, draftedByState, kin, loud, place, recorded, rs, shri, shriOf, size, type Scene } from './ground.ts'
import { hi, lines, sheet, some, terms } from './sheets.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
  s.tell.allows('document_area_sqft', String(s.isFlat ? s.sqft.built : s.sqft.plot))
}
const year = (s: Scene): string => `${dayOf(s.dates.letter).year - 1}-${dayOf(s.dates.letter).year}`
const notes = [
  'This is a computer generated copy and does not require signature.',
  'This entry is for fiscal purpose only and does not confer any title.',
  'Appeal against this order lies within 30 days.',
  'In case of cheque, the receipt is subject to realisation.',
  'Objections, if any, may be filed online with property ID.',
]
/** A flat is assessed by its covered area; a house on its plot may be typed with it. */
const covered = (s: Scene): string => {
  if (s.isFlat) return `${s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} Sq. Ft.`
  s.tell.allows('document_area_sqft', String(s.sqft.built))
  return `${grouped(s.sqft.built)} Sq. Ft.`
}

/** A tehsildar's order of dakhil kharij, Hindi beside English, the names within its last sentence. */
const order = (s: Scene): string => {
  opened(s, 'Mutation Order', 'Dakhil Kharij', 'Mutation')
  const { digits, dates, seller } = s
  return `<p class="center"><b>न्यायालय तहसीलदार ${s.hindi}</b><br>Court of Tehsildar, ${s.town}, District ${s.district}</p><p class="center">वाद संख्या / Case No. T20${digits(
    11,
    260,
  )} &nbsp; धारा / Section 34, Revenue Code</p>${sheet(
    [],
    [
      [hi('वादी', 'Applicant'), `${escaped(s.first.name)} ${kin(s.first)}`],
      [hi('प्रतिवादी', 'Opposite party'), `${escaped(seller.name)} ${kin(seller)}`],
      [hi('दायरा दिनांक', 'Date of institution'), dayOf(dates.deed).dots],
      [hi('निर्णय दिनांक', 'Date of order'), dayOf(dates.letter).dots],
    ],
  )}<h1>आदेश / ORDER (दाखिल खारिज / MUTATION)</h1><p>The file was put up today. The applicant filed application with certified copy of sale deed, Bahi No. 1, Sl. No. ${digits(
    5,
    261,
  )}, dated ${dayOf(dates.deed).dots}. Ishtihar was issued and report of Lekhpal ${escaped(s.officer.name)} and Revenue Inspector was called; no objection
  was received within the period. The witness of the deed ${escaped(s.witnesses[0].name)} was examined.</p><p>अतः आदेश हुआ कि / It is therefore ordered that
  in respect of ${place(s)}${pinIn(s, 0.3, 262)}, area ${size(s)}, the name of vendor ${shri(seller, escaped(seller.name), 0)} be expunged from the record and the
  name of vendee ${recorded(s, ' and ', shriOf)}, R/o ${escaped(s.first.home)}, be recorded in its place. Parwana amaldaramad be issued. File be consigned after
  compliance.</p><p class="right">तहसीलदार / Tehsildar<br>${s.town}</p><p><small>Copy applied ${dayOf(dates.letter).dashes}, words 212, fee Rs. 10. ${some(
    s,
    notes,
    263,
    0.5,
  ).join(' ')}</small></p>`
}

/** A corporation's certificate of a changed name: a form with its labels in Hindi and English. */
const certificate = (s: Scene): string => {
  opened(s, 'Mutation Certificate', 'Namantaran', 'Mutation')
  const { digits, dates, seller } = s
  return `<p class="center"><b class="big">नगर निगम ${s.hindi}</b><br>NAGAR NIGAM ${s.town.toUpperCase()}<br><small>Zonal Office No. ${s.whole(1, 12, 264)}, ${escaped(s.road)} - ${
    s.officePin
  }</small></p><h1>नामान्तरण प्रमाण पत्र<br>MUTATION CERTIFICATE</h1>${lines([
    [hi('प्रमाण पत्र सं.', 'Certificate No.'), `${digits(4, 265)}/NN/TAX/${dayOf(dates.letter).year}`],
    [hi('आवेदन सं.', 'Application No.'), `NM${digits(8, 266)}`],
    [hi('भवन सं. / यूनिक आई.डी.', 'Unique property ID'), digits(10, 267)],
    [hi('संपत्ति का पता', 'Property address'), `${place(s)}${pinIn(s, 0.4, 268)}`],
    [hi('क्षेत्रफल', 'Area'), size(s)],
    [hi('पूर्व स्वामी', 'Previous owner'), escaped(seller.name)],
    [hi('वर्तमान स्वामी', 'Present owner'), recorded(s, '<br>', s.has(0.5, 269) ? loud : shriOf)],
    [hi('नामान्तरण का आधार', 'Basis'), `Registered sale deed No. ${digits(5, 270)} dt. ${dayOf(dates.deed).dots}`],
    [hi('शुल्क', 'Fee'), `${rs(s.whole(5, 50, 271) * 100)}, receipt ${digits(6, 272)}`],
  ])}<p>प्रमाणित किया जाता है कि उक्त संपत्ति का नाम परिवर्तन निगम अभिलेख में कर दिया गया है। / It is certified that the above change has been
  made in the assessment register of the Nigam.</p>${terms(some(s, notes, 273, 0.5))}<p class="right">कर अधीक्षक / Tax Superintendent<br>दिनांक ${dayOf(dates.letter).dots}</p>`
}

/** A leaf of the register of intkals: old and new owner in columns side by side. */
const intkal = (s: Scene): string => {
  opened(s, 'Intkal', 'Mutation')
  const { digits, dates, seller } = s
  return `<p class="center"><b>REGISTER INTKAL / रजिस्टर इन्तकाल</b></p>${sheet(
    ['Village / मौजा', 'Hadbast No.', 'Tehsil', 'District', 'Jamabandi year'],
    [[s.mauja, `${s.whole(10, 210, 274)}`, s.town, s.district, year(s)]],
  )}${sheet(
    ['Intkal No.', 'Previous owner / पूर्व मालिक', 'New owner / नया मालिक', 'Khewat / Khata', 'Kind', 'Fee'],
    [
      [
        digits(4, 275),
        `${escaped(seller.name)} ${kin(seller)} (1/1 share)`,
        recorded(s, ', ', (one, name) => `${name} ${kin(one)}`),
        `${s.whole(30, 400, 276)} / ${s.whole(400, 700, 277)}`,
        'Bai (Sale)',
        rs(s.whole(3, 15, 278) * 100),
      ],
    ],
  )}${sheet(['Description of property / तफसील', 'Area / रकबा'], [[`${place(s)}${pinIn(s, 0.3, 279)}`, size(s)]])}<p>Report Patwari: Sir, as per Vasika No. ${digits(
    4,
    280,
  )} dated ${dayOf(dates.deed).dashes}, the intkal is entered for sanction. ${escaped(s.partner.name)}, Patwari Halqa.</p><p>Order: In Jalsa-e-Aam, seller and purchaser
  present and identified by ${escaped(s.witnesses[0].name)} Numberdar. Intkal is sanctioned (manzoor).</p><p class="right">${escaped(s.officer.name)}<br>Assistant
  Collector 2nd Grade, ${dayOf(dates.letter).dots}</p>`
}
export const mutation = draftedByState(
  3_401,
  { 'Uttar Pradesh': [order, certificate], Uttarakhand: [order], Haryana: [intkal, certificate], Punjab: [intkal] },
  [certificate],
)

const taxOf = (s: Scene): number => Math.round(s.price * 0.0008)

/** A house-tax receipt of a corporation of Uttar Pradesh or Madhya Pradesh: form on top, taxes in a table. */
const grihkar = (s: Scene): string => {
  opened(s, 'House Tax Receipt', 'Property Tax Receipt')
  const { digits } = s
  const tax = taxOf(s)
  return `<p class="center"><b class="big">नगर निगम, ${s.hindi}</b><br>गृहकर / जलकर रसीद &nbsp; HOUSE TAX / WATER TAX RECEIPT<br>वित्तीय वर्ष / Year ${year(s)}</p>${sheet(
    [],
    [
      [hi('रसीद सं.', 'Receipt No.'), digits(8, 281), hi('दिनांक', 'Date'), `${dayOf(s.dates.letter).typed} 13:${s.whole(10, 59, 282)}`],
      [hi('पी.आई.एन.', 'PIN/Arazi'), digits(9, 283), hi('भवन सं.', 'House No.'), `${s.whole(1, 90, 284)}/${s.whole(100, 900, 285)}`],
      [hi('ज़ोन', 'Zone'), `Zone-${s.whole(1, 8, 286)}`, hi('वार्ड', 'Ward'), `${s.whole(1, 100, 287)} - ${s.mauja}`],
    ],
  )}${lines([
    [hi('भवन स्वामी का नाम', 'Owner'), recorded(s, ' / ', loud)],
    [hi('पिता / पति', 'Father / Husband'), escaped(s.first.elder).toUpperCase()],
    [hi('पता', 'Address'), `${place(s)}${pinIn(s, 0.45, 288)}`],
    !s.isFlat && [hi('भूखण्ड क्षेत्रफल', 'Plot area'), size(s)],
    [hi('निर्मित क्षेत्रफल', 'Covered area'), s.isFlat || s.hasHouse ? covered(s) : 'Nil'],
    [hi('वार्षिक मूल्यांकन', 'A.R.V.'), rs(Math.round(s.price * 0.006))],
    ['Mobile', `XXXXXX${s.first.mobile.slice(6)}`],
  ])}${sheet(
    [hi('मद', 'Head'), hi('बकाया', 'Arrear'), hi('चालू', 'Current'), hi('योग', 'Total')],
    [
      ['House tax', '0.00', `${grouped(tax)}.00`, `${grouped(tax)}.00`],
      ['Water tax', '0.00', `${Math.round(tax / 2)}.00`, `${Math.round(tax / 2)}.00`],
      ['Sewer tax', '0.00', '120.00', '120.00'],
      ['Rebate', '', '', `-${Math.round(tax / 10)}.00`],
    ],
  )}<p>जमाकर्ता / Deposited by: ${escaped(s.partner.name)}, UPI ${digits(12, 289)}. Collecting bank ${escaped(s.lender)}, ${s.officePin}.</p><p><small>${some(
    s,
    notes,
    290,
    0.6,
  ).join(' ')}</small></p>`
}

/** A local body's assessment notice cum receipt, pairs of labels and answers without lines. */
const assessment = (s: Scene): string => {
  opened(s, 'Property Tax Notice cum Bill', 'Property Tax Receipt')
  const { digits } = s
  const tax = taxOf(s)
  return `<p class="strip">DEPARTMENT OF URBAN LOCAL BODIES<span class="far">${s.town}</span></p><h1>PROPERTY TAX PAYMENT RECEIPT</h1>${lines(
    [
      [
        'Property Id',
        `${s.whole(1, 9, 291)}${String.fromCharCode(65 + (s.plot % 26))}${digits(4, 292)}U${digits(2, 293)}`,
        'Old PID',
        `${digits(3, 294)}C${digits(3, 295)}U${digits(2, 296)}`,
      ],
      ['Transaction No.', digits(12, 297), 'Payment Dt.', dayOf(s.dates.letter).brief],
      ['Assessment Yr.', year(s), 'Category', s.isFlat ? 'Flat - Residential' : s.hasHouse ? 'Residential' : 'Vacant Plot'],
    ],
  )}<hr>${lines(
    [
      ['Owner Name', recorded(s, ', ', (_, name) => name)],
      ['Relation Name', escaped(s.first.elder)],
      ['Occupier', s.has(0.4, 298) ? `${escaped(s.partner.name)} (Tenant)` : 'Self'],
      ['Property Address', `${place(s)}${pinIn(s, 0.5, 299)}`],
      ['Area', size(s)],
      ...(s.hasHouse && !s.isFlat ? [['Covered (GF+FF)', covered(s)]] : []),
      ['Authorised / Unauthorised', 'Authorised'],
    ],
    ':',
  )}${sheet(
    ['Property tax', 'Fire tax', 'Garbage charges', 'Interest', 'Rebate', 'Amount paid (Rs.)'],
    [[grouped(tax), String(Math.round(tax / 10)), '360', '0', `${Math.round(tax / 10)}`, grouped(tax + 360)]],
  )}<p>Remitted through ${escaped(s.lender)} net banking. No Dues upto 31-03-${dayOf(s.dates.letter).year}. Helpline 1800-180-${digits(4, 300)}, ${escaped(
    s.road,
  )} ${s.officePin}.</p>${terms(some(s, notes, 301, 0.5), (at) => `${at})`)}`
}
export const taxReceipt = draftedByState(3_402, { Haryana: [assessment], Punjab: [assessment], Delhi: [assessment] }, [grihkar])
