import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { boxTable, factLines, leftTable, pairTable, type Fact } from '../drafts.ts'
import { abreast, dotted, twoBlocks } from '../layouts.ts'
import { extent, pin, place, size } from './ground.ts'
import { marks, standsThere, taxYear } from './register.ts'
import { child, ofEither, ofLand, recorded, sri, upper, type Scene } from './scene.ts'

const names = ['Property Tax Receipt', 'Property Tax Bill', 'Tax Receipt'] as const
const due = (s: Scene, n: number): number => s.whole(4, 90, n) * 35
/** A mobile in the tax register is the owner's own, though no borrower's. */
const registered = (s: Scene): string => {
  s.tell.allows('contact_number', s.first.mobile)
  return s.has(0.5, 900) ? s.first.mobile : `XXXXXX${s.first.mobile.slice(6)}`
}
const land = (s: Scene): Fact => !s.isFlat && ['Plot area', extent(s)]

/** A city's yearly bill: heads of tax in a table, arrears and current, two halves of the year. */
export const bill = ofEither(
  (s) => {
    const heads = s.region.isMarathi
      ? [
          'सामान्य कर / General tax',
          'पाणीपट्टी / Water benefit',
          'मलप्रवाह / Sewerage',
          'शिक्षण कर / Education cess',
          'रोजगार हमी / EGC',
          'वृक्ष कर / Tree cess',
        ]
      : ['General tax', 'Conservancy tax', 'Lighting tax', 'Drainage tax', 'Library cess', 'Water tax']
    const rows = heads.map((head, at) => [head, String(s.has(0.3, 902 + at) ? due(s, 910 + at) : 0), String(due(s, 920 + at))])
    return `<div class="index"><h1>${s.town} ${s.region.corporation}</h1><p class="mid">${s.region.isMarathi ? 'मालमत्ता कर देयक / ' : ''}PROPERTY TAX BILL ${taxYear(s)}</p>${twoBlocks(
      factLines(
        [
          [s.region.isMarathi ? 'मालमत्ता धारकाचे नाव / Owner' : 'Name of the owner', recorded(s, ', ', s.has(0.5, 930) ? upper : undefined)],
          s.has(0.4, 931) && ['Occupier', escaped(s.witnesses[0].name)],
          [
            s.region.isMarathi ? 'मालमत्तेचा पत्ता / Property address' : 'Property situated at',
            `${place(s, s.has(0.5, 932))}${pin(s, 0.5, 933)}`,
          ],
          ['Bill to be sent to', `${escaped(s.first.home)}, ${s.homePin}`],
        ],
        ' : ',
      ),
      factLines(
        [
          ['Bill No.', s.digits(8, 934)],
          ['Index / SAC No.', s.digits(9, 935)],
          ['Bill date', dayOf(s.dates.letter).dashes],
          ['Zone / Ward', `${s.whole(1, 9, 936)} / ${s.ward}`],
          ['Mobile', registered(s)],
          ['Usage', 'Residential, self'],
          [s.isFlat ? 'Built-up area' : 'Structure', standsThere(s)],
          land(s),
        ],
        ' : ',
      ),
    )}${abreast(['Tax head', 'Arrears', 'Current'], rows)}<p>Rateable value ${grouped(due(s, 940) * 6)}. Pay before ${s.whole(10, 30, 941)}.06.${dayOf(s.dates.letter).year + 1} for rebate of 5 %. Cheque in favour of Commissioner.</p>${marks(s, 94)}</div>`
  },
  ...names,
)

/** What a portal prints after payment. */
export const paid = ofEither(
  (s) => {
    const total = due(s, 950) + due(s, 951)
    return `<div class="portal"><h1>${s.town} ${s.region.corporation}</h1><p class="mid">${s.pick(['e-Receipt : Property Tax', 'PROPERTY TAX RECEIPT (ONLINE)', 'Payment acknowledgement'], 952)}</p>${boxTable(
      [
        [s.region.isMarathi ? 'Property No.' : 'PTIN', s.digits(10, 953)],
        ['Receipt No.', `R${s.digits(9, 954)}`],
        ['Receipt date', dayOf(s.dates.letter).brief],
        [s.pick(['Owner Name', 'Assessee', 'Holder Name(s)'], 955), recorded(s, ' / ')],
        ['Door No. / locality', `${place(s, false)}${pin(s, 0.5, 956)}`],
        ['Mobile No.', registered(s)],
        [s.isFlat ? 'Plinth area' : 'Plot area', size(s)],
        ['Financial year', taxYear(s)],
        ['Mode', s.pick(['Net banking', 'UPI', 'MeeSeva counter', 'Debit card'], 958)],
      ],
      3,
    )}${leftTable([
      ['Tax', grouped(total)],
      ['Penalty', grouped(s.whole(0, 8, 959) * 24)],
      ['Rebate', `- ${grouped(Math.round(total / 20))}`],
      ['Transaction ref.', s.digits(14, 960)],
    ])}<p>Previous owner as per demand : ${escaped(s.seller.name)}. Toll free 1800-${s.digits(3, 961)}-${s.digits(4, 962)}. Commissioner, ${s.town} - ${s.officePin}.</p>${marks(s, 96)}</div>`
  },
  ...names,
)

/** A village's receipt whose printed blanks were filled by hand: namuna 10 or house tax. */
export const village = ofLand(
  (s) => {
    const { isMarathi } = s.region
    return `<div class="form"><p class="mid"><b>${isMarathi ? 'ग्रामपंचायत' : 'Gram Panchayat'} ${s.village}</b>, ${isMarathi ? 'ता.' : 'Mdl.'} ${s.town}, ${isMarathi ? 'जि.' : 'Dist.'} ${s.district}<br>${isMarathi ? 'नमुना १० - कर व फी पावती / TAX RECEIPT' : s.pick(['HOUSE TAX RECEIPT', 'TAX RECEIPT - FORM 7'], 970)}</p><p>${isMarathi ? 'पुस्तक क्र. / Book' : 'Book No.'} ${s.whole(1, 60, 971)} &nbsp; ${isMarathi ? 'पावती क्र. / Receipt' : 'Receipt No.'} ${s.whole(1, 100, 972)} <span class="far">${dayOf(s.dates.letter).dots}</span></p>${dotted(
      [
        [isMarathi ? 'नाव / Received from Shri./Smt.' : 'Received from', recorded(s, ', ', s.has(0.5, 973) ? child(s) : undefined)],
        [isMarathi ? 'मिळकत / For property' : 'Towards tax of', `${place(s)}${pin(s, 0.35, 974)}`],
        [isMarathi ? 'क्षेत्र / Area' : 'Extent', extent(s)],
        [isMarathi ? 'घरपट्टी / House tax' : 'House tax', `${due(s, 976)}`],
        [isMarathi ? 'दिवाबत्ती / Lighting' : 'Light + library cess', `${s.whole(2, 9, 977) * 10}`],
        [isMarathi ? 'पाणीपट्टी / Water' : 'Water', `${s.whole(10, 60, 978) * 10}`],
        [isMarathi ? 'वर्ष / Year' : 'Year', taxYear(s)],
        [isMarathi ? 'हस्ते / Paid by hand of' : 'Through', escaped(s.witnesses[0].name)],
      ],
    )}<p>${isMarathi ? 'वसुली कारकून' : 'Bill Collector'} : ${escaped(s.officer.name)}</p></div>`
  },
  ...names,
)

/** A half-yearly demand card of a Telugu municipality. */
export const card = ofEither(
  (s) => {
    const half = due(s, 980)
    return `<div class="index small"><p class="mid"><b>${s.town} ${s.region.corporation}</b><br>${s.pick(['PROPERTY TAX DEMAND BILL', 'SPECIAL NOTICE OF ASSESSMENT', 'DEMAND CUM RECEIPT CARD'], 981)}</p>${pairTable(
      [
        ['Assessment No.', s.digits(10, 982)],
        ['Old Assmt.', s.digits(5, 983)],
        ['Rev. ward', String(s.ward)],
        ['Bill Collector', `${escaped(s.officer.name)} ${s.officer.mobile}`],
        ['Owner', recorded(s, ' and ', child(s))],
        ['Owner mobile', registered(s)],
        ['Property', `${place(s)}${pin(s, 0.45, 984)}`],
        [s.isFlat ? 'Plinth area' : 'Building', standsThere(s)],
        land(s),
        ['ARV', grouped(half * 8)],
      ],
    )}${abreast(
      ['Half year', 'Tax', 'Library cess', 'Paid on', 'Receipt'],
      [
        [
          `${taxYear(s)} / I`,
          String(half),
          String(Math.round(half * 0.08)),
          `${s.whole(10, 28, 987)}.07.${dayOf(s.dates.letter).year - 1}`,
          s.digits(6, 985),
        ],
        [`${taxYear(s)} / II`, String(half), String(Math.round(half * 0.08)), dayOf(s.dates.letter).dots, s.digits(6, 986)],
      ],
    )}<p>Name as per previous demand : ${sri(s)(s.seller, escaped(s.seller.name), 0)}</p>${marks(s, 98)}</div>`
  },
  ...names,
)

/** A corporation's certificate that nothing is due, in a letter for the bank. */
export const nothingDue = ofEither(
  (s) => {
    return `<div class="office"><h1>${s.town} ${s.region.corporation}</h1><p>${s.region.isMarathi ? 'जा.क्र. / ' : ''}No. ${s.digits(3, 990)}/TAX/${dayOf(s.dates.letter).year} <span class="far">${dayOf(s.dates.letter).spoken}</span></p><h2>${s.region.isMarathi ? 'थकबाकी नसल्याचा दाखला / ' : ''}NO DUES CERTIFICATE (PROPERTY TAX)</h2><p>Certified that property tax in respect of ${place(s)}${pin(s, 0.4, 991)}, ${s.isFlat ? `assessed for ${standsThere(s)}` : `plot ${extent(s)}`}, standing in our record in the name of ${recorded(s, ' and ', sri(s))}, is paid up to 31.03.${dayOf(s.dates.letter).year}, last receipt No. ${s.digits(7, 992)} of Rs. ${grouped(due(s, 993))}. The certificate is issued to ${escaped(s.witnesses[1].name)} on application for submission to ${escaped(s.lender)}.</p>${marks(s, 99)}<p>Ward Officer (${escaped(s.officer.name)}), ${s.town} ${s.officePin}</p></div>`
  },
  'No Dues Certificate',
  ...names,
)
