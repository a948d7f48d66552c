import type { LoanType } from '../../../property.ts'
import type { PaperWriter } from '../../../style.ts'
import { allowsPlot, statesPapers } from '../noted.ts'
import { indian } from '../wording.ts'
import { devanagari, inHindi } from './hindi.ts'
import { called, code, dated, head, homeCode, place, rows, tableFor, type Table } from './manner.ts'

const products: Record<LoanType, readonly [hindi: string, english: string]> = {
  'Home Loan': ['आवास ऋण', 'Housing Loan'],
  'Plot Loan': ['भूखण्ड ऋण', 'Plot Loan'],
  'Plot + Construction Loan': ['भूखण्ड एवं निर्माण ऋण', 'Plot and Construction Loan'],
  'Construction Loan': ['निर्माण ऋण', 'House Construction Loan'],
  'Home Improvement Loan': ['गृह सुधार ऋण', 'Home Improvement Loan'],
  'Balance Transfer': ['ऋण अंतरण', 'Home Loan - Balance Transfer'],
  'Loan Against Property': ['सम्पत्ति ऋण', 'Loan Against Property'],
}

type Row = readonly [label: string, value: string] | null

/** Who borrows, what and on which number: rows in the order of the office. */
const borrowers = (table: Table): Row[] => {
  const { tell, label, property, buyers, loan } = table
  const [first, second] = buyers
  const [, english] = products[loan]
  return [
    [
      label('ऋणी का नाम', 'Name of Borrower'),
      first ? `${called(first).split(' ')[0] ?? ''} ${tell.states('applicant_name', first.name)}` : '',
    ],
    second ? [label('सह-ऋणी का नाम', 'Name of Co-borrower'), tell.states('co_applicant_name', second.name)] : null,
    [label('ऋण आवेदन संख्या', 'Loan Application No.'), tell.states('application_number', property.bank.applicationNumber)],
    [label('ऋण का प्रकार', 'Nature of Loan'), tell.states('loan_type', english, english, loan)],
  ]
}

/** The branch's letter to its valuer, as a table. */
export const bankMail: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 10)
  const { label, chance, buyers, owners, landline, prior } = table
  const { bank, town, isFlat, dates, areas } = property
  const papers = chance.some([prior.name, 'Map sanction letter', 'House tax bill', 'Khatauni', 'Agreement to Sell'], 3)
  const hasPapers = chance.happens(0.55)
  statesPapers(tell, hasPapers ? papers : [])
  tell.allows('ownership_type', owners.length > 1 ? 'Joint' : 'Single')
  if (!isFlat) allowsPlot(tell, table.plot.number, property)
  const pin = code(table)
  const [hindi] = products[table.loan]
  const inYards = !isFlat && chance.happens(0.6)
  return `<section>${head(inHindi(bank.name), bank.name, `${bank.branch}, ${town} - ${bank.pin} &nbsp; दूरभाष / Tel: ${landline}`)}
    <p>पत्रांक / Ref. No.: ADV/VAL/${chance.digits(3)} <span class="far">दिनांक / Date: ${dated(dates.letter, table)}</span></p>
    <p>सेवा में / To,<br>पैनल मूल्यांकक / The Empanelled Valuer, ${town}</p>
    <p><b>विषय / Subject: ${hindi} हेतु सम्पत्ति का मूल्यांकन / Valuation of property</b></p>
    <p>महोदय / Sir,<br>कृपया निम्नलिखित सम्पत्ति का निरीक्षण कर मूल्यांकन रिपोर्ट दो प्रतियों में भेजें। / Please inspect the property
    given below and send
    the report in duplicate within ${devanagari('3')} days.</p>
    <table class="grid">${rows(
      [
        ...borrowers(table),
        [
          label('मोबाइल नं.', 'Mobile No.'),
          chance.happens(0.8) ? tell.states('contact_number', buyers[0]?.mobile ?? '') : 'XXXXXX' + chance.digits(4),
        ],
        [label('सम्पत्ति का पता', 'Address of the property'), place(table, isFlat)],
        pin ? [label('पिन कोड', 'PIN Code'), pin] : null,
        chance.happens(0.8)
          ? [label('सम्पत्ति स्वामी', 'Owner of property'), tell.states('property_owner_name', owners.map(({ name }) => name).join(', '))]
          : null,
        inYards
          ? [
              label('भूखण्ड क्षेत्रफल', 'Plot area'),
              `${tell.states('land_area_docs_sqyd', indian(areas.plotSqyd), String(areas.plotSqyd))} वर्ग गज / sq. yd.`,
            ]
          : null,
        hasPapers ? [label('संलग्नक', 'Enclosures'), papers.join('; ')] : null,
        [label('अनुरोधित राशि', 'Amount requested'), `Rs. ${indian(bank.amount)}/-`],
      ],
      true,
    )}</table>
    <p>पूर्व मूल्यांकन / Earlier valuation: Rs. ${indian(property.price)}/- by M/s ${table.architect} &amp; Co., file
    V-${chance.digits(4)}.</p>
    <p class="right">भवदीय / Yours faithfully,<br><br>${bank.officer.name}<br>मुख्य प्रबंधक / Chief
    Manager<br>${bank.officer.mobile}</p></section>`
}

/** Terms in two languages. */
export const loanSanction: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 13)
  const { label, chance, buyers } = table
  const { bank, town, isFlat, dates, applicant } = property
  const pin = code(table)
  const [hindi] = products[table.loan]
  if (!isFlat) allowsPlot(tell, table.plot.number, property)
  tell.allows('property_owner_name', table.owners.map(({ name }) => name).join(', '))
  return `<section>${head(inHindi(bank.name), bank.name, `${bank.branch}, ${town} - ${bank.pin}`)}
    <h1>ऋण स्वीकृति पत्र / LETTER OF SANCTION</h1>
    <p>संदर्भ / Ref: RACPC/${chance.digits(2)}/${chance.digits(5)} <span class="far">दिनांक / Date: ${dated(dates.letter, table)}</span></p>
    <p>${buyers.map((one) => called(one)).join(' एवं / and ')}<br>${applicant.address} - ${homeCode(table)}</p>
    <p>प्रिय महोदय/महोदया, आपके आवेदन पर विचार कर ${hindi} निम्न शर्तों पर स्वीकृत किया जाता है। / With reference to your application we
    are pleased to
    sanction the loan on the following terms:</p>
    <table class="grid"><tr><th>${label('क्र.', 'S.')}</th><th>${label('विवरण', 'Particulars')}</th><th>${label('शर्तें', 'Terms')}</th>
      </tr>${rows(
        [
          ...borrowers(table),
          [label('स्वीकृत राशि', 'Amount sanctioned'), `Rs. ${indian(bank.amount)}/-`],
          [label('ब्याज दर', 'Rate of interest'), `${chance.whole(8, 9)}.${chance.pick(['40', '65', '90'])}% (floating)`],
          [label('अवधि', 'Period'), `${chance.pick(['180', '240', '360'])} माह / months`],
          [label('मासिक किस्त', 'EMI'), `Rs. ${indian(Math.round(bank.amount / 117))}/-`],
          [label('प्रतिभूति', 'Security'), `साम्यिक बंधक / Equitable mortgage of ${place(table, isFlat)}${pin ? ` - ${pin}` : ''}`],
          [label('गारंटर', 'Guarantor'), `${table.witnesses[0]?.name ?? ''}, PAN BZXPK${chance.digits(4)}L`],
          [label('प्रक्रिया शुल्क', 'Processing fee'), `Rs. ${indian(Math.round(bank.amount / 300))}/- + GST`],
        ],
        true,
      )}</table>
    <p>नियम एवं शर्तें / Conditions: (१) यह स्वीकृति तीन माह तक वैध है। This sanction is valid for three months. (२) सम्पत्ति का बीमा बैंक
    के पक्ष में कराया जाएगा। The
    property shall be insured in favour of the Bank. (३) मूल दस्तावेज जमा करने होंगे। Original title deeds shall be deposited.</p>
    <div class="two"><div>स्वीकार है / Accepted<br><br>ऋणी / Borrower</div><div class="right">${bank.officer.name}<br>शाखा प्रबंधक /
    Branch Manager<br>${bank.officer.mobile}</div></div></section>`
}
