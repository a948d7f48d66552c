import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './rules/typed-paper.ts'

/** Reads the paper for the keys of `wanted` and expects these values. */
const reads = (text: string, wanted: Parameters<typeof valuesOfText>[1]) => expect(valuesOfText(text, wanted)).toEqual(wanted)

describe('requests that systems write', () => {
  it('reads nested data, whose firm that values is nobody who sells', () => {
    reads(
      `{ "losId": "HF/9921", "loanType": "Home Loan",
  "borrower": { "firstName": "Meera", "lastName": "Kulkarni", "mobile": "9822011345" },
  "coBorrower": { "name": "Ajay Kulkarni" },
  "property": { "addressLine1": "Flat 7, Sai Krupa", "addressLine2": "Kothrud", "city": "Pune", "pincode": "411038", "builtUpAreaSqft": 640 },
  "vendor": { "name": "Sharp Valuers" } }`,
      {
        applicant_name: 'Meera Kulkarni',
        co_applicant_name: 'Ajay Kulkarni',
        contact_number: '9822011345',
        application_number: 'HF/9921',
        property_address_doc: 'Flat 7, Sai Krupa, Kothrud, Pune',
        pincode: '411038',
        property_owner_name: null,
      },
    )
  })

  it('reads the row of an exported sheet by its heads', () => {
    reads(
      `Cases of the day:
CaseId,CustomerName,CoBorrower,Mobile,PropertyAddress,PinCode,Owner
LX-7719,Tomy Kurian,Reena Tomy,9446011287,"Plot 9, Green Lane, Aluva",683101,Reena Tomy`,
      {
        applicant_name: 'Tomy Kurian',
        co_applicant_name: 'Reena Tomy',
        contact_number: '9446011287',
        application_number: 'LX-7719',
        property_address_doc: 'Plot 9, Green Lane, Aluva',
        pincode: '683101',
        property_owner_name: 'Reena Tomy',
      },
    )
  })
})

describe('records in lines', () => {
  it('reads fields that semicolons part', () =>
    reads(
      'CASE\nLoanNo=LX-20993;Type=LAP;Branch=Una\nBorrower=Sh. Tara Chand;CoBorrower=Smt. Bimla Devi;Mobile=9418022800\nLandArea=152 sq mt;PIN=174303',
      {
        applicant_name: 'Tara Chand',
        co_applicant_name: 'Bimla Devi',
        contact_number: '9418022800',
        application_number: 'LX-20993',
        pincode: '174303',
        land_area_docs_sqmt: 152,
      },
    ))

  it('leaves a sentence with two signs', () => reads('Loan of A = 5 and B = 6; borrower is Mr. Ravi Naik', { applicant_name: 'Ravi Naik' }))
})

it('reads records between tags, and leaves a page of the web', () => {
  reads(
    `<Request><AppNo>LX/771204</AppNo><LoanType>Loan Against Property</LoanType>
<Applicant><Name>Sarat Das</Name><Mobile>9437118800</Mobile></Applicant>
<CoApplicant><Name>Mina Das</Name></CoApplicant>
<Property><Address>Plot No. 12, Sahid Nagar, Cuttack</Address><Pin>753001</Pin><Owner>Mina Das</Owner></Property></Request>`,
    {
      applicant_name: 'Sarat Das',
      co_applicant_name: 'Mina Das',
      contact_number: '9437118800',
      application_number: 'LX/771204',
      property_address_doc: 'Plot No. 12, Sahid Nagar, Cuttack',
      pincode: '753001',
      property_owner_name: 'Mina Das',
    },
  )
  reads('<html><body><p>Borrower: Sarat Das</p></body></html>', { application_number: null })
})

it('reads a mail that was saved as a page of the web', () =>
  reads(
    `<p>Dear Sir,</p><p>Please arrange valuation &amp; report.</p>
<table><tr><td>Application No</td><td>JK-HL-00400</td></tr>
<tr><td>Applicant</td><td>Mr. Showkat Dar</td></tr><tr><td>Co-applicant</td><td>Mrs. Rubeena Dar</td></tr>
<tr><td>Property</td><td>House No. 41, Nowgam, Srinagar</td></tr><tr><td>Pin code</td><td>190015</td></tr></table>`,
    {
      application_number: 'JK-HL-00400',
      applicant_name: 'Showkat Dar',
      co_applicant_name: 'Rubeena Dar',
      property_address_doc: 'House No. 41, Nowgam, Srinagar',
      pincode: '190015',
    },
  ))

describe('places, numbers and kinds told in passing', () => {
  it('reads a place without a number by the property before it and the PIN behind', () => {
    reads('Kindly value the building of our customer Smt. Rina Sangma at Hawakhana, Tura, Meghalaya 794001. Branch: Tura 794101.', {
      property_address_doc: 'Hawakhana, Tura, Meghalaya',
      pincode: '794001',
    })
    reads('Valuation please. Customer Mr. A Rao is living in a house at Main Road, Anakapalle 531001.', { pincode: null })
  })

  it('reads an application of three figures by the date behind it', () =>
    reads('Sanction letter\nWith reference to your loan application no. 318 dated 20.01.2027 a housing loan is sanctioned to you.', {
      application_number: '318',
    }))

  it('takes a number of a year for no date', () =>
    reads('Sanction letter\nYour application No. 77/26-27 for a housing loan is sanctioned.', { application_number: '77/26-27' }))

  it('reads a number of registration', () =>
    reads('HOUSING LOAN APPLICATION\nFor office use: Appl. Regn. No. 318/HL/26-27\nName of applicant: Ravi Das', {
      application_number: '318/HL/26-27',
    }))

  it('reads a plot at its noun by the PIN behind it, and who sells it', () =>
    reads('LOAN APPLICATION FORM\nApplicant: GURTEJ SINGH\nPlot seller: HARI SINGH\nPlot: No. 18, Anand Nagar, Near Mill, Patiala 147004', {
      property_owner_name: 'Hari Singh',
      property_address_doc: 'Plot No. 18, Anand Nagar, Near Mill, Patiala',
      pincode: '147004',
    }))

  it('reads where land lies without how much it is, and a town by its short name', () => {
    reads('Valuation. Customer: Lucy Dias. House in 12.25 cents (495.75 sqm) of land at Door No. 2-118/3, Kulshekar, Mangaluru 575005.', {
      property_address_doc: 'Door No. 2-118/3, Kulshekar, Mangaluru',
    })
    reads('Valuation. Customer: Feroz Khan\nProperty: Row house no. 14, Paithan Road, Chh. Sambhajinagar 431005', {
      property_address_doc: 'Row house no. 14, Paithan Road, Chh. Sambhajinagar',
    })
  })

  it('takes a house with its land for a home', () =>
    reads('Please value for the housing loan to purchase 7 cents of land with house at Kasaba, Kozhikode.', { loan_type: 'Home Loan' }))

  it.each([
    ['Land area: 0.008 hect. / 861 sq ft', 861],
    ['Land area: 2 guntha / 2178 sq ft', 2178],
    ['Land: 2 guntha, 2178 sq ft', 2178],
    ['Land: 133 sqyd; Const: 1800 sqft', null],
  ])('reads the land of "%s"', (line, sqft) =>
    reads(`Sub: valuation, home loan\nBorrower: Mr. Ravi Rao\nProperty: House No. 18, Gaulapar, Haldwani 263139\n${line}`, {
      land_area_docs_sqft: sqft,
    }),
  )

  it('takes a lender’s own number for nobody’s', () =>
    reads('Sanction of home loan to Mr. Ravi Nair.\nFor any clarification contact our centre on 0471-2461100 / 94474 00100.', {
      contact_number: null,
    }))

  it('reads the kind of loan out of a form’s title where nothing else tells it', () => {
    reads('APPLICATION FOR HOUSING LOAN\nName of applicant: Ravi Kumar\nMobile: 9845011200', { loan_type: 'Home Loan' })
    reads('APPLICATION FOR HOUSING LOAN\nName of applicant: Ravi Kumar\nPurpose of loan: Repairs to house', {
      loan_type: 'Home Improvement Loan',
    })
  })

  it('reads who a form names with his post, and whose title a plot is', () =>
    reads(
      'HOUSE LOAN APPLICATION\nName and designation: Smt. Amrit Kaur, Lecturer\nTitle of plot: Shri Daljit Singh\nPlot area: 200 sq. yds',
      {
        applicant_name: 'Amrit Kaur',
        property_owner_name: 'Daljit Singh',
      },
    ))
})

it('reads what a loan is for where a plot is only where the home stands', () =>
  reads('In-principle sanction of a housing loan for purchase of ready built house at Plot 31, Lake Road', { loan_type: 'Home Loan' }))

it('reads a plot loan with the building on it', () =>
  reads('Valn reqd - HL - Anita Tamang, Siliguri\nPlot + constn. App SLG-77. Land 1800 sft.', {
    applicant_name: 'Anita Tamang',
    loan_type: 'Plot + Construction Loan',
  }))

it('reads the area of a villa, and a builder behind a street of initials', () =>
  reads(
    'Valuation of villa\nArea of villa: 1980 sq.ft.\nOur client Mrs. Rita Shah is purchasing Flat No. 4, B. G. Road, Pune 411001 from M/s Shah Builders Pvt. Ltd. Home loan.',
    { document_area_sqft: 1980, developer_name: 'M/s Shah Builders Pvt. Ltd' },
  ))

it('reads the figure of a row by its own label, below what a loan is for', () => {
  const text = `LOAN APPLICATION FORM
Name of applicant   Smt. Rinpuii Ralte
Purpose             Construction of residential building
Plot area           2,400 sq ft
Title holder        Smt. Rinpuii Ralte`
  expect(valuesTyped(text, ['land_area_docs_sqft', 'document_area_sqft'])).toEqual({ land_area_docs_sqft: 2400 })
})
