import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayConvert } from '../../truths.ts'
import { headTable, leftTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { standing } from '../standing.ts'
import { hidden, pinSaid } from './deeds.ts'
import {
  addressBoxes,
  begun,
  both,
  capital,
  clock,
  drafted,
  extent,
  fixed,
  ofElder,
  pinBox,
  place,
  recorded,
  rs,
  rupee,
  shri,
  type Scene,
} from './scene.ts'
import { bars, browsed, colons, frame, squares } from './sheets.ts'
import { sidesOf } from './sides.ts'
import { codeOf } from './stamps.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
  s.tell.allows('document_area_sqft', String(s.isFlat ? s.sqft.super : s.sqft.built), String(s.sqft.plot))
}
/** The owner's number in a register: no borrower's, yet nobody is blamed who types it. */
const ownerPhone = (s: Scene): string => {
  const { mobile } = s.first
  if (!s.has(0.4, 498)) return hidden(mobile)
  s.tell.allows('contact_number', mobile)
  return s.pick([mobile, `+91-${mobile}`], 499)
}
const bodyOf = (s: Scene): string =>
  s.tongue === 'hindi'
    ? `Nagar Nigam ${s.town}`
    : `${s.town} ${s.pick(['Municipal Corporation', 'City Municipal Council', 'Municipality'], 500)}`
const heading = (s: Scene): string => both(s, bodyOf(s), 'कार्यालय नगर निगम', 'महानगरपालिका कार्यालय')
/** Area as a register of houses has it: built-up of a flat, land of a plot. */
const registerArea = (s: Scene): readonly [string, string] =>
  s.isFlat
    ? ['Built-up Area', `${s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} Sq. Ft.`]
    : ['Plot Area', extent(s)]

/** The order of an online mutation: who stood, who stands now. */
const mutationOrder = (s: Scene): string => {
  opened(s, 'Mutation Order', 'Mutation Certificate')
  const { digits, dates, seller } = s
  const day = dayOf(dates.letter)
  const [label, value] = registerArea(s)
  return `${squares(s.seed, 56)}<p class="center"><b>${heading(s)}</b><br>${escaped(s.road)}, ${s.town} -
${s.officePin}</p><h1>${both(s, 'e-Mutation Certificate', 'ई-नामांतरण प्रमाण पत्र', 'फेरफार प्रमाणपत्र')}</h1>${colons([
    ['Application No.', `MUT/${digits(8, 501)}`],
    ['Case No.', `${digits(4, 502)}/${day.year - 1}-${day.year % 100}`],
    ['Application Date', dayOf(dates.deed).dashes],
    ['Order Date', day.dashes],
    ['Zone / Ward', `${s.whole(1, 9, 503)} / ${s.whole(10, 85, 504)}`],
    ['Property ID', `${codeOf(s)}${digits(9, 505)}`],
  ])}<p>On the basis of the registered sale deed No. ${digits(4, 506)} dated ${dayOf(dates.deed).dashes}, and no objection being received
on the portal within the period of notice, the following change is approved in the records of property tax:</p>${abreast(
    ['', 'Name', 'Father / Husband'],
    [
      [both(s, 'Previous owner', 'पूर्व स्वामी', 'पूर्वीचे मालक'), escaped(seller.name), escaped(seller.elder)],
      [both(s, 'New owner', 'नवीन स्वामी', 'नवीन मालक'), recorded(s, ', ', shri), s.buyers.map((one) => escaped(one.elder)).join(', ')],
    ],
  )}${leftTable([
    [both(s, 'Property Address', 'संपत्ति का पता', 'मिळकतीचा पत्ता'), `${place(s)}${pinSaid(s, 0.5, 507)}`],
    [label, value],
    ['Usage', 'Residential'],
    ['Owner Mobile', ownerPhone(s)],
    ['Mutation Fee', `${rs(s.whole(5, 60, 508) * 100)} (Receipt ${digits(8, 509)})`],
  ])}${clauses(standing(s, 'civic', 510))}<p class="right">Digitally signed by ${escaped(s.officer.name)}<br>Revenue Officer<br>Date:
${clock(s, dates.letter, 511)}</p>`
}

/** A certificate of a property's khata with its measures and neighbours. */
const khata = (scene: Scene): string => {
  const s = { ...scene, isFlat: false, boundaries: scene.landSides }
  opened(s, 'e-Khata', 'Khata Certificate')
  const { digits, dates } = s
  const body = `<p class="center"><b>${bodyOf(s)}</b><br>e-Aasthi / Property Register Extract</p><h1>FORM -
${s.pick(['2', '3', 'A'], 514)} : ${both(s, 'KHATA CERTIFICATE', 'खाता प्रमाण पत्र', 'मिळकत पत्रक')}</h1>${bars(
    s.seed,
  )}${frame('Property', colons([['PID', `${digits(3, 515)}-${digits(3, 516)}-${digits(4, 517)}`], ['Khata No.', digits(5, 518)], ...addressBoxes(s), pinBox(s, 0.4, 519), ['Site Area', extent(s)]], 2))}${frame(
    'Owner',
    abreast(
      ['Sl No', 'Owner Name', 'Relation', 'ID Proof'],
      [['1', recorded(s, '<br>', capital), ofElder(s.first, '', 0).trim(), `EPIC ${digits(7, 520)}`]],
    ),
  )}${frame(both(s, 'Checkbandi', 'चौहद्दी', 'चतुःसीमा'), sidesOf(s, 521))}${frame(
    'Mode of acquisition',
    abreast(
      ['Type', 'Document No.', 'Date', 'Transferred from'],
      [['Sale', `${s.town.slice(0, 3).toUpperCase()}-1-${digits(5, 522)}`, dayOf(dates.deed).dashes, escaped(s.seller.name)]],
    ),
  )}<p>Tax paid up to ${dayOf(dates.letter).year}. Issued on ${clock(s, dates.letter, 523)} against application ${digits(9, 526)} by
${escaped(s.witnesses[0].name)}. Fee ${rs(125)}. ${standing(s, 'civic', 527, 0.4).join(' ')}</p>`
  return browsed(dayOf(dates.letter).typed, 'e-Khata', 'https://eaasthi.example/khata/print', body)
}

/** A page of the land record with the order of mutation in its last column. */
const landRecord = (scene: Scene): string => {
  const s = { ...scene, isFlat: false }
  opened(s, 'Jamabandi', 'Record of Rights', 'Khatauni')
  const { tell, town, district, locality, survey, state, digits, dates, sqft, sqmt } = s
  const hectares = rounded(sqmt.plot / 10_000, 4)
  mayConvert(tell, sqft.plot)
  mayConvert(tell, hectares * 107_639.104)
  tell.allows('flat', survey, String(s.plot))
  tell.allows('type_of_plot', 'Residential', 'Abadi')
  const whole = `Khasra No. ${survey}, Village ${locality}, Tehsil ${town}, District ${district}, ${state}`
  const short = `Khasra No. ${survey}, Village ${locality}, Tehsil ${town}, District ${district}`
  const bare = `Village ${locality}, Tehsil ${town}, District ${district}, ${state}`
  const village = `Village ${locality}, Tehsil ${town}, District ${district}`
  tell.states(
    'property_address_doc',
    whole,
    whole,
    short,
    bare,
    village,
    `${survey}, ${locality}, ${town}, ${district}, ${state}`,
    `${survey}, ${locality}, ${town}, ${district}`,
  )
  const day = dayOf(dates.deed)
  const body = `<p class="center"><b>${both(
    s,
    `Department of Revenue,
${state}`,
    'राजस्व विभाग',
    'महसूल विभाग',
  )}</b><br>${both(s, 'Record of Rights (Computerised Copy)', 'अधिकार अभिलेख (नकल)', 'अधिकार अभिलेख')}</p>${headTable([
    [both(s, 'State', 'राज्य'), state],
    [both(s, 'District', 'जिला', 'जिल्हा'), district],
    [both(s, 'Tehsil', 'तहसील', 'तालुका'), town],
    [both(s, 'Village', 'ग्राम', 'गाव'), locality],
    ['Halka', String(s.whole(2, 60, 530))],
    ['Year', `${day.year - 1}-${day.year + 3}`],
  ])}${abreast(
    [
      'Khata No.',
      both(s, 'Name of holder with parentage', 'भूमि स्वामी', 'भोगवटादार'),
      both(s, 'Khasra No.', 'खसरा क्रमांक', 'गट क्रमांक'),
      'Area (Hect.)',
      'Land class',
      'Lagan',
      'Remarks',
    ],
    [
      [
        digits(4, 531),
        recorded(s, '<br>', (one, name) => `${ofElder(one, name, 0)} - R/o Deh${s.buyers.length > 1 ? ', share 1/2' : ''}`),
        survey,
        hectares.toFixed(4),
        'Abadi (Residential)',
        '0.50',
        `By order of Tehsildar in case ${digits(3, 532)}/A-6 dated ${day.dots}, mutation No. ${digits(4, 533)}: name of
${escaped(s.seller.name)} struck off on ground of sale.`,
      ],
    ],
  )}<p>Copy No. ${digits(10, 534)}. Generated on ${clock(s, dates.letter, 535)} from the public service centre of
${escaped(s.witnesses[0].name)}, ${s.officePin}; fee ${rupee(30)}.</p>${clauses(standing(s, 'civic', 538, 0.4))}`
  return browsed(dayOf(dates.letter).typed, 'Land Records', `https://landrecords.example/${codeOf(s).toLowerCase()}/ror`, body)
}
export const mutation = drafted(3_301, mutationOrder, khata, landRecord)

/** An e-receipt: the transaction first, the property behind it. */
const eReceipt = (s: Scene): string => {
  opened(s, 'Property Tax Receipt')
  const { digits, dates, price } = s
  const tax = Math.round(price * 0.0007)
  const year = dayOf(dates.letter).year
  const [label, value] = registerArea(s)
  const body = `${squares(s.seed, 52)}<p
class="center"><b>${heading(s)}</b></p><h1>${both(s, 'Property Tax e-Receipt', 'संपत्ति कर रसीद', 'मालमत्ता कर पावती')}</h1>${colons(
    [
      ['Receipt No.', `${codeOf(s)}/PT/${digits(9, 540)}`],
      ['Receipt Date', clock(s, dates.letter, 541)],
      ['Transaction ID', digits(14, 544)],
      ['Mode of Payment', s.pick(['UPI', 'Net Banking', 'Debit Card'], 545)],
      ['Paid By', escaped(s.partner.name)],
      ['Payer Mobile', hidden(s.partner.mobile)],
      ['Assessment Year', `${year - 1}-${year}`],
      ['Assessment / Property No.', digits(10, 546)],
      ['Old House No.', `${s.whole(2, 90, 547)}/${s.whole(100, 700, 548)}`],
      ['Owner Name', recorded(s, ', ', s.has(0.5, 549) ? capital : ofElder)],
      ['Owner Contact', ownerPhone(s)],
      ['Property Address', place(s)],
      pinBox(s, 0.5, 550),
      [label, value],
      ['Type of Property', 'Residential - Self Occupied'],
    ],
    1,
  )}${abreast(
    ['Head', 'Arrear', 'Current', 'Paid'],
    [
      ['Property / House Tax', '0.00', fixed(tax), fixed(tax)],
      ['Water Tax', '150.00', '1200.00', '1350.00'],
      ['Solid Waste User Charge', '0.00', '600.00', '600.00'],
      ['Rebate', '', `-${fixed(Math.round(tax / 10))}`, `-${fixed(Math.round(tax / 10))}`],
      ['Total Amount Paid', '', '', fixed(tax + 1_950 - Math.round(tax / 10))],
    ],
  )}<p><small>${standing(s, 'civic', 551, 0.5).join(' ')} Collection bank: ${escaped(s.lender)}, ${s.town} ${s.officePin}</small></p>`
  return browsed(dayOf(dates.letter).dashes, 'Print Receipt', 'https://citizen.example/pt/receipt', body)
}

/** A demand that has been paid, with the floors as assessed. */
const assessment = (s: Scene): string => {
  opened(s, 'Property Tax Demand and Receipt', 'Property Tax Receipt')
  const { digits, dates, price } = s
  const half = Math.round(price * 0.0004)
  const built = s.sqft.built
  const lower = Math.round(built * 0.6)
  const rows = s.isFlat
    ? [[`Floor ${s.floor}`, 'RCC', grouped(built)]]
    : s.hasHouse
      ? [
          ['Ground Floor', 'RCC', grouped(lower)],
          ['First Floor', 'RCC', grouped(built - lower)],
        ]
      : [['Vacant land', '-', '0']]
  const land = s.isFlat ? '' : (['Land Area', extent(s)] as const)
  // the sum of the floors is what is taxed: of a flat it is all there is, of a plot it stands beside the land
  const sum = s.isFlat ? s.tell.states('document_area_sqft', grouped(built), String(built)) : s.hasHouse ? grouped(built) : '0'
  return `<p class="center"><b>${bodyOf(s)}</b><br>${both(s, 'DEMAND NOTICE CUM RECEIPT', 'मांग पत्र सह रसीद', 'मागणी पत्र व पावती')}</p>${headTable(
    [
      ['PTIN / Assmt. No.', digits(10, 555)],
      ['Bill No.', digits(6, 556)],
      ['Bill Date', dayOf(dates.letter).typed],
      ['Half Year', 'I & II'],
      ['Circle', String(s.whole(1, 30, 557))],
    ],
  )}${frame(
    both(s, 'Owner / Occupier', 'स्वामी / अध्यासी', 'मालक / भोगवटादार'),
    colons(
      [
        ['Owner', recorded(s, ' & ', shri)],
        ['C/o', escaped(s.first.elder)],
        ['Occupier', escaped(s.partner.name)],
        ['Mobile', hidden(s.first.mobile)],
      ],
      2,
    ),
  )}${frame(
    'Property',
    colons([['Door No. / Address', `${place(s)}${pinSaid(s, 0.5, 558)}`], land, ['Usage', 'Residence']], 1),
  )}${abreast(['Floor', 'Construction', 'Plinth Area (Sq.Ft.)'], [...rows, ['Total', '', sum]])}${abreast(
    ['Period', 'Tax', 'Library Cess', 'Penalty', 'Amount', 'Receipt No.'],
    [
      ['Apr - Sep', grouped(half), '120', '0', grouped(half + 120), digits(8, 559)],
      ['Oct - Mar', grouped(half), '120', '0', grouped(half + 120), digits(8, 560)],
    ],
  )}<div class="paid" data-mark>PAID</div>${clauses(standing(s, 'civic', 561, 0.5))}<p>Bill collector ${escaped(s.officer.name)},
${s.officer.mobile}.</p>`
}
export const taxReceipt = drafted(3_302, eReceipt, assessment)
