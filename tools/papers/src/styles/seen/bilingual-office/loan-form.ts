import type { LoanType, Person } from '../../../property.ts'
import type { PaperWriter } from '../../../style.ts'
import { allowsPlot, statesPapers } from '../noted.ts'
import { dmy, indian, isWoman, parentOf } from '../wording.ts'
import { code, head, place, rows, tableFor, type Table } from './manner.ts'

/** The kinds of loan as the bank's form offers them to be ticked. */
const choices: readonly (readonly [loan: LoanType, hindi: string, english: string])[] = [
  ['Home Loan', 'मकान/फ्लैट क्रय', 'Purchase of house/flat'],
  ['Plot Loan', 'भूखण्ड क्रय', 'Purchase of plot'],
  ['Plot + Construction Loan', 'भूखण्ड क्रय एवं निर्माण', 'Plot purchase and construction'],
  ['Construction Loan', 'मकान निर्माण', 'Construction of house'],
  ['Home Improvement Loan', 'मरम्मत/नवीनीकरण', 'Repair / renovation'],
  ['Balance Transfer', 'ऋण अंतरण', 'Takeover from other bank'],
  ['Loan Against Property', 'सम्पत्ति के विरुद्ध ऋण', 'Loan against property'],
]

/** One letter to a box, as the form is to be filled; what is left of the row stays empty. */
const boxed = (text: string, count: number): string => {
  const letters = Array.from(text.toUpperCase().padEnd(Math.max(count, text.length)))
  return `<span class="boxes">${letters.map((letter) => `<i>${letter === ' ' ? '&nbsp;' : letter}</i>`).join('')}</span>`
}

const ticked = (is: boolean): string => (is ? '☑' : '☐')

type Column = { person: Person | undefined; name: string; mobile: string }

/** A person's column of the form. */
const personal = ({ label, chance, property }: Table, { person, name, mobile }: Column): string =>
  rows([
    [label('नाम', 'Full name'), boxed(name, 18)],
    [label('पिता/पति का नाम', "Father's / Husband's name"), boxed(person ? parentOf(person) : '', 18)],
    [label('जन्म तिथि', 'Date of birth'), boxed(person ? `${chance.whole(10, 28)}0${chance.whole(1, 9)}${2_025 - person.age}` : '', 8)],
    [label('लिंग', 'Sex'), person ? `${ticked(!isWoman(person))} M &nbsp; ${ticked(isWoman(person))} F` : '☐ M &nbsp; ☐ F'],
    ['PAN', boxed(person?.pan ?? '', 10)],
    [label('आधार', 'Aadhaar'), person ? `XXXX XXXX ${person.pan.slice(5, 9)}` : ''],
    [label('मोबाइल', 'Mobile'), boxed(mobile, 10)],
    [label('वर्तमान पता', 'Present address'), person?.address ?? ''],
    [label('पिन', 'PIN'), boxed(person ? `${property.bank.pin.slice(0, 3)}${String((person.age * 13) % 899).padStart(3, '0')}` : '', 6)],
  ])

/** The page on the property: where it lies, whose it is, how it is held. */
const secured = (table: Table): string => {
  const { property, tell, label, chance, owners } = table
  const { isFlat, areas } = property
  const pin = code(table)
  const holding = chance.happens(0.6)
    ? ([
        label('धारण का प्रकार', 'Tenure'),
        `☑ ${tell.states('land_freehold_or_leasehold', 'Freehold')} &nbsp; ☐ Lease hold &nbsp; ☐ GPA`,
      ] as const)
    : null
  const owner = tell.states('property_owner_name', owners.map(({ name }) => name).join(', '))
  tell.states('ownership_type', owners.length > 1 ? 'Joint' : 'Single')
  const hold = `${ticked(owners.length === 1)} एकल / Single &nbsp; ${ticked(owners.length > 1)} संयुक्त / Joint`
  const area = isFlat
    ? ([
        label('सुपर क्षेत्रफल', 'Super area (sq. ft.)'),
        tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft)),
      ] as const)
    : ([
        label('भूखण्ड क्षेत्रफल', 'Plot area (sq. yd.)'),
        tell.states('land_area_docs_sqyd', indian(areas.plotSqyd), String(areas.plotSqyd)),
      ] as const)
  return `<div class="page"></div><h4>सम्पत्ति का विवरण / DETAILS OF PROPERTY</h4>
    <table class="grid">${rows(
      [
        [label('सम्पत्ति का पता', 'Address of property'), place(table, isFlat)],
        pin ? [label('सम्पत्ति का पिन कोड', 'PIN code of property'), boxed(pin, 6)] : null,
        [label('वर्तमान स्वामी', 'Present owner'), owner],
        [label('स्वामित्व', 'Ownership'), hold],
        holding,
        area,
        [label('कारपेट क्षेत्रफल', 'Carpet area (sq. ft.)'), isFlat ? indian(areas.carpetSqft) : '-'],
        [label('मंजिलें', 'No. of floors'), isFlat ? '-' : table.houseFloors],
      ],
      true,
    )}</table>`
}

/** The form of a public-sector bank: letters in boxes, ticks, two columns of people. */
export const loanForm: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 12)
  const { label, chance, buyers, loan, prior, landline, booking } = table
  const { bank, price, isFlat, town, dates } = property
  const [first, second] = buyers
  const [, hindi = '', english = ''] = choices.find(([kind]) => kind === loan) ?? []
  const hasMobile = chance.happens(0.85)
  const columns: Column[] = [
    {
      person: first,
      name: tell.states('applicant_name', first?.name.toUpperCase() ?? '', first?.name),
      mobile: hasMobile ? tell.states('contact_number', first?.mobile ?? '') : '',
    },
    {
      person: second,
      name: second ? tell.states('co_applicant_name', second.name.toUpperCase(), second.name) : '',
      mobile: second?.mobile ?? '',
    },
  ]
  const number = tell.states('application_number', bank.applicationNumber)
  tell.states('loan_type', english, english, loan)
  const papers = chance.some(
    [prior.name, 'Sale agreement', 'Approved map', 'House tax receipt', 'Chain documents', 'Non encumbrance certificate'],
    4,
  )
  const hasPapers = chance.happens(0.6)
  statesPapers(tell, hasPapers ? papers : [])
  tell.allows('floors_sanctioned', table.houseFloors)
  tell.allows('floors_proposed', table.houseFloors)
  if (!isFlat) allowsPlot(tell, table.plot.number, property)
  const branch = `${bank.branch}, ${town} - ${bank.pin}`
  return `<section class="form">${head('गृह ऋण आवेदन पत्र', `${bank.name} - HOUSING LOAN APPLICATION`, branch)}
    <p>${label('आवेदन संख्या', 'Application No.')} ${boxed(number, 14)} <span class="far">${label('शाखा कोड', 'Branch code')}
    ${boxed(booking.slice(-5), 5)}</span></p>
    <p class="note">केवल बड़े अक्षरों में भरें / Fill in BLOCK LETTERS only. ✓ जहाँ लागू हो / Tick where applicable.</p>
    <div class="columns">${columns
      .map(
        (column, at) => `<div><h4>${at === 0 ? 'आवेदक / APPLICANT' : 'सह-आवेदक / CO-APPLICANT'}</h4><div class="photo">फोटो<br>Photo</div>
      <table class="grid">${personal(table, column)}</table></div>`,
      )
      .join('')}</div>
    <h4>ऋण का प्रकार / TYPE OF LOAN</h4>
    <p class="ticks">${choices.map(([, one, other]) => `<span>${ticked(one === hindi)} ${label(one, other)}</span>`).join(' ')}</p>
    <table class="grid">${rows([
      [label('ऋण राशि', 'Loan amount (Rs.)'), boxed(String(bank.amount), 9)],
      [label('सम्पत्ति का मूल्य', 'Cost of property (Rs.)'), boxed(String(price), 9)],
      [
        label('संदर्भ', 'References'),
        `1. ${table.witnesses[0]?.name ?? ''}, 9${chance.digits(9)} &nbsp; 2. ${table.witnesses[1]?.name ?? ''}, 8${chance.digits(9)}`,
      ],
    ])}</table>
    ${secured(table)}
    ${
      hasPapers
        ? `<h4>संलग्न दस्तावेज / DOCUMENTS ENCLOSED</h4><p class="ticks">${papers.map((paper) => `<span>☑ ${paper}</span>`).join(' ')}</p>`
        : ''
    }
    <p>मैं/हम घोषणा करते हैं कि उपरोक्त विवरण सत्य हैं। / I/We declare that the above particulars are true.</p>
    <div class="two"><div>दिनांक / Date: ${dmy(dates.letter)}<br>स्थान / Place: ${town}</div><div class="right">हस्ताक्षर /
    Signature</div></div>
    <h4>केवल कार्यालय उपयोग हेतु / FOR OFFICE USE ONLY</h4><table class="grid">${rows([
      [label('प्राप्तकर्ता', 'Received by'), `${bank.officer.name}, ${bank.officer.mobile}`],
      [label('दूरभाष', 'Telephone'), landline],
      ['CIF', chance.digits(11)],
      [label('डायरी सं.', 'Diary No.'), chance.digits(4)],
    ])}</table></section>`
}
