import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { mayConvert } from '../../truths.ts'
import { factLines, leftTable } from '../drafts.ts'
import { abreast, mailHead, valueFirst } from '../layouts.ts'
import { bill, card, nothingDue, paid, village } from './dues.ts'
import { extent, pin, place, size } from './ground.ts'
import { marks, online, panchayat, propertyCard, standsThere, taxYear, transfer, villageEight } from './register.ts'
import { child, ofEither, ofLand, recorded, sri, writtenBy, type Scene } from './scene.ts'

const year = (s: Scene): number => dayOf(s.dates.letter).year

/** The village's mutation register (form 6): the entry told in one cell, the holders in others. */
const formSix = ofLand(
  (s) => {
    mayConvert(s.tell, s.sqft.plot)
    return `<div class="index"><p class="mid"><b>गाव नमुना ६ - फेरफाराची नोंदवही / VILLAGE FORM VI (REGISTER OF MUTATIONS)</b><br>गाव : ${s.village} &nbsp; तालुका : ${s.town} &nbsp; जिल्हा : ${s.district}</p>${abreast(
      ['नोंदीचा क्र. / Entry', 'संपादन केलेल्या अधिकाराचे स्वरूप / Nature of right acquired', 'परिणाम झालेले क्षेत्र / Land affected', 'शेरा / Test'],
      [
        [
          s.digits(4, 1_170),
          `खरेदी / By registered sale deed No. ${s.digits(4, 1_171)} dated ${dayOf(s.dates.deed).typed}. देणार / Transferor : ${escaped(s.seller.name)}. घेणार / Transferee, whose name is entered : ${recorded(s, ' व ')}. मोबदला Rs. ${grouped(s.price)}.`,
          `${place(s)}${pin(s, 0.35, 1_172)}<br>${s.tell.states('land_area_docs_sqmt', grouped(s.sqmt.plot), String(s.sqmt.plot))} चौ.मी. / sq. m.`,
          `मंजूर / Certified ${dayOf(s.dates.letter).typed}, मंडळ अधिकारी ${escaped(s.officer.name)}`,
        ],
      ],
    )}<p>हितसंबंधितांना नोटीस / Notice served on : 1. ${escaped(s.seller.name)} 2. ${escaped(s.witnesses[0].name)} (adjacent holder)</p><p>तलाठी ${escaped(s.witnesses[1].name)}, ${s.witnesses[1].mobile}</p></div>`
  },
  'Mutation Extract',
  'Mutation Entry',
  'Ferfar',
)

/** A tahsildar's memo: the subject, what was read, whose name now stands. */
const memo = ofLand(
  (s) => {
    return `<div class="office"><p class="mid"><b>OFFICE OF THE TAHSILDAR, ${s.town.toUpperCase()} ${s.region.taluka.toUpperCase()}</b></p><p>Memo No. B/${s.digits(4, 1_175)}/${year(s)} <span class="far">Dt : ${dayOf(s.dates.letter).dots}</span></p><p>Sub : Mutation - ${s.village} Village - ${s.region.survey} ${s.survey} - implementation in the record - reg.<br>Read : Application of the purchaser dt. ${dayOf(s.dates.deed).dots} through MeeSeva No. ${s.region.short === 'T.S.' ? 'TS' : 'AP'}${s.digits(10, 1_176)}.</p><p>In the circumstances reported by the Revenue Inspector ${escaped(s.witnesses[0].name)}, mutation is ordered as follows :</p>${valueFirst(
      [
        ['Pattadar / owner to be recorded', recorded(s, ', ', child(s))],
        ['Owner to be rounded off', child(s)(s.seller, escaped(s.seller.name), 0)],
        ['Property', `${place(s)}${pin(s, 0.35, 1_177)}`],
        ['Extent', extent(s)],
        ['Mode of acquisition', `Regd. sale deed ${s.digits(4, 1_178)}/${dayOf(s.dates.deed).year}`],
      ],
    )}${marks(s, 117)}<p>Tahsildar<br>To the Village Revenue Officer, ${s.village}. Copy to the individual.</p></div>`
  },
  'Mutation Order',
  'Mutation Memo',
)

/** The citizen is thanked by mail for what was paid. */
const thanks = ofEither(
  (s) => {
    const amount = s.whole(20, 210, 1_180) * 45
    return `<div class="outlook">${mailHead([
      ['From', `noreply@propertytax.${s.digits(3, 1_181)}.example`],
      ['Subject', `Property tax payment received - ${taxYear(s)}`],
      ['Date', `${dayOf(s.dates.letter).brief} 09:${s.whole(10, 59, 1_182)}`],
    ])}<p>Dear citizen,</p><p>${s.town} ${s.region.corporation} has received Rs. ${grouped(amount)} towards property tax. This mail is your receipt.</p>${factLines(
      [
        ['Assessment number', s.digits(11, 1_183)],
        ['Name in the assessment', recorded(s, ' &amp; ')],
        ['For the premises', `${place(s, false)}${pin(s, 0.5, 1_184)}`],
        ['Measured as', size(s)],
        ['Transaction', `${s.digits(12, 1_185)} (${s.pick(['UPI', 'card', 'net banking'], 1_186)})`],
        ['Paid by', escaped(s.witnesses[1].name)],
      ],
      ' - ',
    )}<p>For complaints call ${escaped(s.officer.name)}, Ward Office ${s.ward}, ${s.officer.mobile}. ${s.town} ${s.officePin}</p>${marks(s, 118)}</div>`
  },
  'Property Tax Receipt',
  'Tax Receipt',
)

/** A ledger of years: what was demanded and what was paid. */
const passbook = ofEither(
  (s) => {
    const tax = s.whole(20, 160, 1_190) * 15
    const rows = [3, 2, 1, 0].map((ago) => [
      `${year(s) - ago - 1}-${String((year(s) - ago) % 100).padStart(2, '0')}`,
      grouped(tax - ago * 30),
      grouped(tax - ago * 30),
      `${s.whole(10, 28, 1_191 + ago)}.0${s.whole(4, 9, 1_195 + ago)}.${year(s) - ago - 1}`,
      s.digits(5, 1_200 + ago),
    ])
    return `<div class="index"><h1>${s.town} ${s.region.corporation}</h1><p class="mid">${s.region.isMarathi ? 'मालमत्ता कर खाते उतारा / ' : ''}PROPERTY TAX LEDGER EXTRACT (RECEIPT HISTORY)</p>${leftTable(
      [
        [s.region.isMarathi ? 'खातेदार / Account holder' : 'Assessee', recorded(s, ', ', s.has(0.5, 1_205) ? sri(s) : undefined)],
        [s.region.isMarathi ? 'मिळकत / Premises' : 'Premises assessed', `${place(s)}${pin(s, 0.45, 1_206)}`],
        [s.isFlat ? 'Assessed area' : 'Construction', standsThere(s)],
        !s.isFlat && ['Land', extent(s)],
        ['Ledger folio / UPIC', `${s.whole(2, 400, 1_207)} / ${s.digits(14, 1_208)}`],
      ],
    )}${abreast(['Year', 'Demand', 'Collected', 'On', 'Receipt'], rows)}<p>Balance : Nil as on ${dayOf(s.dates.letter).typed}. Transferred from ${escaped(s.seller.name)} w.e.f. ${dayOf(s.dates.deed).typed}.</p><p>Ledger keeper ${escaped(s.officer.name)}</p></div>`
  },
  'Property Tax Receipt',
  'Tax Ledger Extract',
)

export const mutation = writtenBy(8_401, [villageEight, propertyCard, transfer, formSix], [online, panchayat, transfer, memo])
export const taxReceipt = writtenBy(
  8_402,
  [bill, paid, village, nothingDue, thanks, passbook],
  [bill, paid, village, card, thanks, passbook],
)
