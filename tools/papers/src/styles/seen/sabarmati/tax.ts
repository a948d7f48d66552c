import { escaped } from '../../../telling.ts'
import { dayOf } from '../../forms.ts'
import { mayApply } from '../../truths.ts'
import { boxTable, pairTable } from '../drafts.ts'
import { twoBlocks } from '../layouts.ts'
import { capitals, named, person, recorded, withKin } from './people.ts'
import { extent, houseSeen, where } from './ground.ts'
import { selfAssessed } from './holdings.ts'
import { drafted, ofAny } from './drafting.ts'
import { isGujarat, on, pinOf, rupees, type Scene } from './scene.ts'
import { banner, bar, numberAndDay, page, para, rows, signed, title } from './sheets.ts'

const opened = (s: Scene): void => {
  mayApply(s.tell, s.buyers)
  s.tell.allows('document_area_sqft', String(s.isFlat ? s.sqft.super : s.sqft.built), String(s.sqft.plot))
}
const yearOf = (s: Scene): string => `${dayOf(s.dates.letter).year - 1}-${String(dayOf(s.dates.letter).year % 100).padStart(2, '0')}`
const heads = (s: Scene): (readonly [string, number])[] => [
  [s.pick(['General tax', 'Sampatti kar', 'House tax', 'Property tax'], 710), s.whole(8, 90, 711) * 40],
  [s.pick(['Water charge', 'Jal kar', 'Conservancy tax'], 712), s.whole(3, 12, 713) * 100],
  [s.pick(['Education cess', 'Shiksha upkar', 'Street light tax'], 714), s.whole(4, 40, 715) * 5],
  [s.pick(['Sanitation charge', 'Safai kar', 'Drainage'], 716), s.whole(2, 12, 717) * 30],
]
const total = (s: Scene): number => heads(s).reduce((sum, [, amount]) => sum + amount, 0)
const body = (s: Scene): string => `${s.region.body}, ${s.town}`
const area = (s: Scene, often: number): string => (s.has(often, 718) ? `${extent(s)}${houseSeen(s, 719, '; const. ')}` : '')
const use = (s: Scene): string => s.pick(['Residential - Self', 'Residential', 'Rahvasi (Residential)', 'Awasiya'], 720)

/** A bill by tenement number: owner and occupier beside each other, taxes in columns. */
const tenementBill = ofAny(
  (s) => {
    opened(s)
    const measure = area(s, 0.7)
    return page(
      'press',
      banner(escaped(body(s)), `Tax Department, Ward ${s.ward}`),
      title(
        s.pick(
          [isGujarat(s) ? 'PROPERTY TAX BILL / VERA BILL' : 'SAMPATTI KAR DEYAK / TAX BILL', 'TAX BILL CUM RECEIPT', 'DEMAND BILL'],
          721,
        ),
      ),
      boxTable([
        ['Tenement No.', s.tenement],
        ['Bill No.', s.digits(8, 722)],
        ['Year', yearOf(s)],
        [
          s.pick(['Owner name', 'Name of owner', 'Malik (Owner)', 'Primary owner'], 1010),
          recorded(s, ', ', s.has(0.5, 723) ? capitals : undefined),
        ],
        [s.pick(['Occupier name', 'Possessor', 'Kabjedar'], 1011), s.has(0.5, 724) ? person(s.witnesses[0]) : 'SELF'],
        ['Old tenement / census no.', s.digits(6, 725)],
        [s.pick(['Property address', 'Address of tenement', 'Property situated at'], 1012), `${where(s, 726)}${pinOf(s, 0.45, 727)}`],
        ['Usage', use(s)],
        measure !== '' && ['Area', measure],
      ]),
      rows(
        ['Tax head', 'Arrears', 'Current', 'Total'],
        heads(s).map(([label, amount]) => [label, '0.00', `${amount}.00`, `${amount}.00`]),
      ),
      para(
        `Net payable ${rupees(total(s))} on or before 30.06.${dayOf(s.dates.letter).year}. Rebate 10% if paid in advance. Paid on ${on(s, 728, s.dates.letter)} by receipt ${s.digits(9, 729)}.`,
      ),
      para(
        `<small>Bill served through ${escaped(s.witnesses[1].name)}. Complaint : 0${s.digits(4, 730)}-${s.digits(6, 731)}. City Civic Centre, ${s.town} ${s.officePin}</small>`,
      ),
    )
  },
  'Property Tax Bill',
  'Tax Receipt',
)

/** An online receipt: pairs, a transaction, nothing signed. */
const onlineReceipt = ofAny(
  (s) => {
    opened(s)
    const measure = area(s, 0.6)
    return page(
      'screen',
      banner(escaped(body(s)), `e-Nagar Portal | ${s.state}`),
      title(s.pick(['PROPERTY TAX RECEIPT', 'Sampatti Kar Rasid (Online)', 'U.D. TAX RECEIPT'], 740)),
      pairTable(
        [
          ['Receipt No.', s.digits(12, 741)],
          ['Payment date', `${on(s, 742, s.dates.letter)} ${s.whole(10, 23, 743)}:${s.whole(10, 59, 744)}`],
          [s.pick(['Property ID', 'Sampatti ID', 'Service No.'], 745), s.digits(10, 746)],
          ['Zone / Ward', `${s.whole(1, 9, 747)} / ${s.ward}`],
          [s.pick(['Owner', 'Name of assessee', 'Bhavan swami'], 748), recorded(s, ', ', s.has(0.4, 749) ? capitals : undefined)],
          ["Father's / husband's name", escaped(s.first.elder)],
          ['Mobile', `${s.first.mobile.slice(0, 2)}******${s.first.mobile.slice(8)}`],
          ['Property type', use(s)],
        ],
        2,
        'rule',
      ),
      para(`Property address : ${where(s, 750)}${pinOf(s, 0.5, 751)}`),
      measure !== '' && para(`Area : ${measure}`),
      rows(
        ['Particulars', yearOf(s)],
        [...heads(s).map(([label, amount]) => [label, String(amount)]), ['Rebate', '-50'], ['Amount paid', String(total(s) - 50)]],
      ),
      para(`Txn ref ${s.digits(14, 752)} | Mode UPI | Paid by ${person(s.witnesses[0])}`),
      bar(`Computer generated receipt, no signature needed. Toll free 1800${s.digits(6, 753)}`),
    )
  },
  'Property Tax Receipt',
  'Tax Receipt',
)

/** Torn at the middle: an office's half and the payer's half of one slip. */
const counterfoil = ofAny((s) => {
  opened(s)
  const tax = rupees(total(s))
  const slip = s.digits(5, 760)
  const measure = area(s, 0.5)
  return page(
    'press',
    twoBlocks(
      `<b>OFFICE COPY</b><br>Slip ${slip}<br>${dayOf(s.dates.letter).dashes}<br>Khata ${s.digits(4, 761)}<br>Amount ${tax}<br>Cashier ${escaped(s.officer.name)}`,
      `<b>${escaped(body(s))}</b><br>${s.pick(['RASID / TAX RECEIPT', 'HOUSE TAX RECEIPT', 'KAR RASID (Property tax)'], 762)}<br>Slip ${slip} &nbsp; Date ${dayOf(s.dates.letter).dashes}<br>Received from ${recorded(s, ' and ', s.has(0.5, 763) ? withKin : named)}<br>for ${where(s, 764)}${pinOf(s, 0.35, 765)}${
        measure === '' ? '' : `<br>Area ${measure}`
      }<br>${heads(s)
        .map(([label, amount]) => `${label} ${amount}`)
        .join('<br>')}<br>Total ${tax}<br>Year ${yearOf(s)}`,
    ),
    para(`Deposited by ${person(s.witnesses[1])}. Cheque subject to realisation.`),
  )
}, 'Tax Receipt')

/** A demand register's page with one account: last year's holder beside today's. */
const ledger = ofAny(
  (s) => {
    opened(s)
    const measure = area(s, 0.7)
    return page(
      'office',
      banner(escaped(`Office of the ${s.region.body}, ${s.town}`), `${s.state} - ${s.officePin}`),
      numberAndDay(`Assessment list p. ${s.whole(4, 220, 770)}, Sl. ${s.whole(3, 900, 771)}`, on(s, 772, s.dates.letter)),
      title(s.pick(['TAX PAID CERTIFICATE', 'EXTRACT OF ASSESSMENT AND TAX PAYMENT', 'NO DUES - PROPERTY TAX'], 773)),
      para(
        `It is certified from the demand register that the property ${where(s, 774)}${pinOf(s, 0.4, 775)}${measure === '' ? '' : ` (${measure})`} stands assessed in the name of ${recorded(s, ' and ', withKin)}; previous name in register ${person(s.seller)}, deleted on ${on(s, 776, s.dates.deed)}.`,
      ),
      rows(
        ['Year', 'Demand', 'Received', 'Receipt / date'],
        [1, 0].map((back) => {
          const year = dayOf(s.dates.letter).year - 1 - back
          return [
            `${year - 1}-${String(year % 100).padStart(2, '0')}`,
            String(total(s)),
            String(total(s)),
            `${s.digits(4, 777 + back)} / 1${back + 2}.03.${year}`,
          ]
        }),
      ),
      para('Nothing is due for the above years.'),
      signed('Tax Collector', `Revenue Officer<br>${escaped(s.officer.name)}`),
    )
  },
  'Tax Paid Certificate',
  'Tax Receipt',
)
export const taxReceipt = drafted(3_311, tenementBill, onlineReceipt, counterfoil, ledger, selfAssessed)
