import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { boxTable, leftTable, pairTable } from '../drafts.ts'
import { abreast } from '../layouts.ts'
import { usual } from './clauses.ts'
import { landArea, landIn, pin, pinBox, place, sizeOf } from './ground.ts'
import { drafted, held, lineage, office, page, recorded, refLine, signed, sri, upper, type Scene } from './scene.ts'

const yearOf = (s: Scene): string => {
  const { year } = dayOf(s.dates.letter)
  return `${year - 1}-${String(year % 100).padStart(2, '0')}`
}
const taxOf = (s: Scene): number => s.whole(18, 240, 1_200) * 25
const sum = (value: number): string => `${grouped(Math.round(value))}.00`
/** Built-up area as taxed; a register charges it, and deeds may not. */
const taxed = (s: Scene): string => s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))
const hasHouse = (s: Scene): boolean => s.isFlat || s.hasHouse
/** A flat's area, or that of its plot. */
const sized = (s: Scene): string => (s.isFlat ? sizeOf(s) : landArea(s))

/** A corporation's bill in two tongues: who and where above, arrears and current below. */
const bill = held(
  'any',
  (s) => {
    const tax = taxOf(s)
    const arrears = s.pick([0, 0, 1_240, 860], 1_201)
    return page(
      'gov',
      `${office(s.region.body.name.toUpperCase(), s.region.body.hindi, `जोन-${s.whole(1, 8, 1_202)}, ${s.town} - ${s.officePin} &nbsp; टोल फ्री 1533`)}<h1>गृहकर/जलकर बिल एवं रसीद — HOUSE TAX BILL CUM RECEIPT ${yearOf(s)}</h1>${pairTable(
        [
          ['बिल सं० / Bill No.', s.digits(8, 1_203)],
          ['दिनांक / Date', dayOf(s.dates.letter).dashes],
          ['भवन स्वामी / Owner', recorded(s, ', ', s.has(0.5, 1_204) ? lineage(s) : upper)],
          s.has(0.4, 1_205) && ['अध्यासी / Occupier', escaped(s.witnesses[0].name)],
          ['चक / वार्ड', `${s.whole(1, 30, 1_206)} / ${s.ward}`],
          ['पता / Address of property', `${place(s)}${pin(s, 0.4, 1_207)}`],
          ['PIN No. (Property Identification Number)', `${s.digits(4, 1_208)}-${s.digits(5, 1_209)}`],
          ['क्षेत्रफल / Area', sized(s)],
          ['वार्षिक मूल्य / ARV', sum(tax * 8)],
        ],
      )}${abreast(
        ['मद / Head', 'बकाया / Arrears', 'चालू / Current', 'योग / Total'],
        [
          ['गृहकर House tax', sum(arrears), sum(tax), sum(arrears + tax)],
          ['जलकर Water tax', '0.00', sum(Math.round(tax / 2)), sum(Math.round(tax / 2))],
          ['सीवर Sewer', '0.00', sum(Math.round(tax / 5)), sum(Math.round(tax / 5))],
        ],
      )}<p>Received ${sum(arrears + tax + Math.round(tax / 2) + Math.round(tax / 5))} by ${s.pick(['UPI', 'cash', 'cheque'], 1_211)} ref. ${s.digits(12, 1_212)}; depositor's mobile ${s.witnesses[1].mobile}.</p><p>${usual(s, 'civic', 122, 0.4).join(' ')}</p>${signed('', `कर अधीक्षक<br>${escaped(s.officer.name)}`)}`,
    )
  },
  'House Tax Bill',
  'House Tax Receipt',
  'Property Tax Receipt',
)

/** A portal's receipt of a return that the owner filed himself. */
const eReceipt = held(
  'any',
  (s) => {
    const tax = taxOf(s)
    return page(
      'portal',
      `${office(s.region.body.name, '', 'Property Tax e-Receipt (G-8)')}${boxTable(
        [
          ['Receipt No.', `PTR/${s.digits(9, 1_220)}`],
          ['Date & time', `${dayOf(s.dates.letter).brief} ${s.whole(10, 20, 1_221)}:${s.whole(10, 59, 1_222)}`],
          ['UPIC', s.digits(15, 1_223)],
          ['Assessment year', yearOf(s)],
          ['Tax payer', recorded(s, ' / ', upper)],
          ['Property address', place(s)],
          ['Pin code', pinBox(s, 0.65, 1_224)],
          [s.isFlat ? 'Flat covered area' : 'Plot area', s.isFlat ? `${taxed(s)} sq. ft.` : landArea(s)],
          s.has(0.4, 1_225) && ['Type of colony', `Category ${s.pick(['C', 'D', 'E', 'G'], 1_226)}`],
          ['Use / occupancy', s.pick(['Residential / Self', 'RESI - SELF OCCUPIED', 'Residential / Rented'], 1_227)],
          ['Contact (as filed)', `${s.witnesses[0].mobile.slice(0, 2)}******${s.witnesses[0].mobile.slice(8)}`],
          ['Transaction ID', s.digits(14, 1_228)],
        ],
        2,
      )}${leftTable([
        ['Annual value', sum(tax * 9)],
        ['Tax @ 11%', sum(tax)],
        ['Education cess 1%', sum(Math.round(tax / 11))],
        ['Rebate (lump sum)', `-${sum(Math.round(tax / 10))}`],
        ['Amount paid', sum(tax + Math.round(tax / 11) - Math.round(tax / 10))],
      ])}<p>Zone: ${s.region.pargana}, ${s.officePin}. ${usual(s, 'civic', 123, 0.4).join(' ')} No signature is required.</p>`,
    )
  },
  'Property Tax Receipt',
)

/** A notice that tells floor by floor what is taxed, with the receipt torn off below. */
const assessed = held(
  'land',
  (s) => {
    const tax = taxOf(s)
    const ground = Math.round(s.sqft.built / 2)
    return page(
      'corp',
      `${office(s.region.body.name.toUpperCase(), s.region.body.hindi, `Taxation Branch, ${s.town} ${s.officePin}`)}${refLine(`Property ID: ${s.digits(1, 1_230)}C${s.digits(6, 1_231)}`, `Demand generated ${dayOf(s.dates.letter).dashes}`)}<p><b>Owner details</b></p><p>Name: ${recorded(s, ', ', s.has(0.5, 1_232) ? sri(s) : undefined)}<br>Father/Husband: ${escaped(
        s.first.elder,
      )}<br>Communication address: ${escaped(s.first.home)} ${s.homePin}</p><p><b>Property details</b></p><p>Address: ${place(s)}${pin(s, 0.4, 1_233)}<br>Plot area: ${s.region.manner === 'hills' ? landIn(s, 'sqmt', 'sq. m.') : landIn(s, 'sqyd', 'Sq. Yard')}<br>Category: ${s.pick(['Residential', 'Residential (plotted)'], 1_234)}; ward ${s.ward}</p>${
        hasHouse(s)
          ? abreast(
              ['Floor', 'Built-up (sq. ft.)', 'Use'],
              [
                ['Ground', grouped(ground), 'Self'],
                ['First', grouped(s.sqft.built - ground), 'Self'],
                ['Total', taxed(s), ''],
              ],
            )
          : '<p>Vacant plot</p>'
      }<p>Fire tax ${sum(Math.round(tax / 10))} &nbsp; Solid waste user charges ${sum(480)} &nbsp; Property tax ${sum(tax)}</p><p>- - - - - - - - - - RECEIPT - - - - - - - - - -</p><p>Receipt ${s.digits(8, 1_235)} &nbsp; Paid ${sum(tax + Math.round(tax / 10) + 480)} on ${dayOf(s.dates.letter).typed} via ${escaped(
        s.lender,
      )}, payer ${escaped(s.partner.name)} (${s.partner.mobile})</p>`,
    )
  },
  'Property Tax Assessment',
  'Property Tax Receipt',
)

/** A slip of the collector's hand machine. */
const slip = held(
  'any',
  (s) => {
    const tax = taxOf(s)
    const mark = s.pick([': ', ' - ', ' '], 1_240)
    const line = (label: string, value: string): string => `<div>${label}${mark}${value}</div>`
    return page(
      'typed slip',
      `<p class="center">${s.region.body.short} / ${s.region.body.hindi}<br>रसीद / PAYMENT RECEIPT</p>${[
        ['RCPT', `${s.digits(4, 1_241)}/${s.digits(6, 1_242)}`],
        ['DT', `${dayOf(s.dates.letter).typed} ${s.whole(10, 17, 1_243)}:${s.whole(10, 59, 1_244)}`],
        ['HOUSE ID', s.digits(10, 1_245)],
        [s.pick(['NAME', 'MALIK', 'ASSESSEE'], 1_246), recorded(s, ', ', upper)],
        ['F/H NAME', escaped(s.first.elder.toUpperCase())],
        [s.pick(['ADDR', 'MAKAN', 'PROP'], 1_247), `${place(s)}${pin(s, 0.35, 1_248)}`],
        ['AREA', sized(s)],
        ['FY', yearOf(s)],
        ['HTAX', sum(tax)],
        ['WTAX', sum(Math.round(tax / 2))],
        ['DISC', sum(0)],
        ['PAID', sum(tax + Math.round(tax / 2))],
        ['COLLECTOR', `${escaped(s.officer.name)} ${s.officer.mobile}`],
        ['MC ID', s.digits(6, 1_250)],
      ]
        .map(([label = '', value = '']) => line(label, value))
        .join('')}<p class="center">*** धन्यवाद ***</p>`,
    )
  },
  'Property Tax Receipt',
  'House Tax Receipt',
)

/** The demand register's page, year under year, certified for the bank. */
const ledger = held(
  'any',
  (s) => {
    const tax = taxOf(s)
    const { year } = dayOf(s.dates.letter)
    const years = [3, 2, 1].map((ago) => `${year - ago}-${String((year - ago + 1) % 100).padStart(2, '0')}`)
    return page(
      'typed',
      `<p>${s.region.body.name}<br>कर मांग एवं वसूली पंजी / DEMAND AND COLLECTION REGISTER (EXTRACT)</p><p>Mohalla / Sector: ${s.ground === 'ward' ? s.colony : s.sector} &nbsp; Folio ${s.whole(3, 290, 1_260)} &nbsp; Sl. ${s.whole(11, 900, 1_261)}</p><p>Name of owner as entered: ${recorded(s, ' and ', lineage(s))}<br>(previously ${escaped(s.seller.name)}, and before him ${escaped(
        s.earlier.name,
      )})<br>Premises: ${place(s)}${pin(s, 0.4, 1_262)}<br>Size: ${sized(s)}</p>${abreast(
        ['Year', 'Demand', 'Receipt no.', 'Date', 'Balance'],
        years.map((one, at) => [
          one,
          sum(tax - 25 * (2 - at)),
          s.digits(6, 1_263 + at),
          `${s.whole(10, 28, 1_266 + at)}.0${s.whole(4, 9, 1_270)}.${year - 3 + at}`,
          '0.00',
        ]),
      )}<p>Certified that tax has been received up to 31.03.${year} and nothing is due. Issued for ${escaped(s.lender)} on ${dayOf(s.dates.letter).dots}.</p><p class="right">Tax Superintendent<br>${escaped(s.officer.name)}</p>`,
    )
  },
  'Tax Register Extract',
  'Property Tax Receipt',
)

/** A zonal officer's letter that all is paid: no table at all. */
const clearance = held(
  'any',
  (s) => {
    const tax = taxOf(s)
    return page(
      'deed',
      `${office(s.region.body.name, s.region.body.hindi, `Zonal Office, ${s.town} - ${s.officePin}`)}${refLine(`No. ${s.digits(4, 1_280)}/Tax/NDC`, dayOf(s.dates.letter).spoken)}<h1>${s.pick(['NO DUES CERTIFICATE CUM RECEIPT', 'TAX CLEARANCE'], 1_281)}</h1><p>${s.pick(['It is certified', 'Certified'], 1_282)} that ${recorded(
        s,
        ' and ',
        lineage(s),
      )} ${s.buyers.length > 1 ? 'are' : 'is'} assessed as ${s.pick(['owner', 'recorded owner', 'bhawan swami'], 1_283)} of ${place(s)}${pin(s, 0.4, 1_284)}, ${s.isFlat ? '' : 'area '}${sized(s)}, and that house tax of Rs. ${sum(tax)} for ${yearOf(s)} has been deposited by ${escaped(s.witnesses[0].name)} on ${
        dayOf(s.dates.letter).dots
      } vide receipt no. ${s.digits(6, 1_285)}. The tenant ${escaped(s.witnesses[1].name)} has been separately noted. The bill was earlier in the name of ${escaped(s.seller.name)}.</p>${usual(
        s,
        'civic',
        128,
        0.5,
      )
        .map((line) => `<p>${line}</p>`)
        .join('')}${signed(`Verified: ${escaped(s.partner.name)}, Tax Clerk`, `Zonal Officer<br>${escaped(s.officer.name)}`)}`,
    )
  },
  'No Dues Certificate',
  'Property Tax Receipt',
)
export const taxReceipt = drafted(6_111, bill, eReceipt, assessed, slip, ledger, clearance)
