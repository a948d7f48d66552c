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

describe('who is who in mails and letters of lenders', () => {
  it('takes who proposes for no seller', () =>
    reads('Proposal received for purchase of a house from Mr. Ravi Shetty.\nName of applicant: Ravi Shetty\nLoan: Home loan', {
      applicant_name: 'Ravi Shetty',
      property_owner_name: null,
    }))

  it('reads an owner whose title is written with a stop', () =>
    reads('Sanction of loan to Mr. Mohd. Rashid Khan.\nThe house belongs to Mr. Mohd. Rashid Khan and is mortgaged.', {
      property_owner_name: 'Mohd. Rashid Khan',
    }))

  it('reads a co-borrower whom an agreement calls so', () =>
    reads(
      `LOAN AGREEMENT made between Shri Amar Gogoi, son of Shri Lakhan Gogoi (hereinafter called the "Borrower") and Smt. Rupa Gogoi, wife of Shri Amar Gogoi (hereinafter called the "Co-Borrower") and Luit Finance Limited (hereinafter called the "Lender").
The Borrower has asked for a housing loan.`,
      { applicant_name: 'Amar Gogoi', co_applicant_name: 'Rupa Gogoi' },
    ))

  it('reads who joins, beside whom a sentence has told of', () => {
    reads(
      'Kindly value the house of our customer Mr. Hari Das. It is in the name of his father Mr. Gopal Das, who joins as co-applicant.',
      {
        applicant_name: 'Hari Das',
        co_applicant_name: 'Gopal Das',
        property_owner_name: 'Gopal Das',
      },
    )
    reads('Please visit the plot of our loanee Shri Vinod Ingle. He and his wife Smt. Asha Ingle have been sanctioned a housing loan.', {
      applicant_name: 'Vinod Ingle',
      co_applicant_name: 'Asha Ingle',
    })
  })

  it('takes the co-applicant of a request for no applicant', () =>
    reads('Please arrange valuation for LAP (No. 77). Co-applicant: Smt. Usha Rani', {
      co_applicant_name: 'Usha Rani',
      applicant_name: null,
    }))

  it('reads who owns with his mother, and in whose name it stands that a letter is written to', () => {
    reads('Pls visit flat of Mr. Joel Rego, applicant for HL. He and his mother Mrs. Ana Rego are joint owners, she is also co-borrower.', {
      applicant_name: 'Joel Rego',
      co_applicant_name: 'Ana Rego',
      property_owner_name: 'Joel Rego, Ana Rego',
    })
    const letter = (to: string) => `To\n${to}\n\nSanction of loan on the security of House No. 4, which stands in your name.`
    reads(letter('Smt. Nina Pande'), { property_owner_name: 'Nina Pande' })
    reads(letter('Smt. Nina Pande and Shri Ravi Pande'), { property_owner_name: null })
  })

  it('reads who applies behind the place where both live', () =>
    reads('Smti. Rina Momin and her husband Shri Salseng Sangma of Araimile, Tura have applied for housing loan.', {
      applicant_name: 'Rina Momin',
      co_applicant_name: 'Salseng Sangma',
    }))

  it('reads who asks in Hindi, and who owns by a first name', () =>
    reads(
      'Kal visit karwa dijiye\nParty ka naam Mohan Sahu, saath me patni Gita Sahu.\nMakan banane ka loan\nPlot 1200 sqft, malik Mohan khud',
      {
        applicant_name: 'Mohan Sahu',
        co_applicant_name: 'Gita Sahu',
        property_owner_name: 'Mohan Sahu',
        loan_type: 'Construction Loan',
      },
    ))

  it('takes the proprietor of the firm that borrows for no owner of the property', () =>
    reads(
      'Valuation request\nName of the borrower: M/s Star Mills\nName of proprietor: Sri Raghu Pai\nName of the title holder: Smt. Leela Pai',
      {
        property_owner_name: 'Leela Pai',
      },
    ))
})

describe('cells of lenders’ tables', () => {
  it('reads each numbered row for itself, and no number of who hears complaints', () => {
    const text = `SANCTION LETTER
1   Borrower                          Selvi R
2   Type of loan                      Housing - construction
3   Owner of property                 Murugan M
4   Grievance redressal officer       K. Raja 94870 00115`
    expect(valuesTyped(text, ['property_owner_name', 'contact_number'])).toEqual({ property_owner_name: 'Murugan M' })
  })

  it('reads that both hold, and what a letter calls the type of its loan', () => {
    const text = `SANCTION LETTER
Member name        Sri Anand Rao
Joint member       Smt. Kavita Rao
Loan sanctioned    Rs. 12,00,000
Type               House repair and renovation
Property held by   Both members jointly
Sureties           1. Sri Ramesh Pai
Member's phone     94485 22800`
    expect(valuesTyped(text, ['property_owner_name', 'loan_type'])).toEqual({
      property_owner_name: 'Anand Rao, Kavita Rao',
      loan_type: 'Home Improvement Loan',
    })
  })

  it('reads no name on into the label of the next column, and no guarantor for a second line', () => {
    const text = `SANCTION LETTER
Applicant       Mr. Imran Shaikh       Amount     INR 5,00,000
Co-applicant    Mrs. Salma Shaikh      Tenor      228 months
Guarantor       NIL                    ROI        9.10%
Product         Home Loan              Branch     Pune`
    expect(valuesTyped(text, ['co_applicant_name'])).toEqual({ co_applicant_name: 'Salma Shaikh' })
  })

  it('reads the first of two properties told side by side', () => {
    const text = `Please value two properties of our LAP customer.
          Property 1                  Property 2
Address   14, Lake View, Karelibaug,  G-2, Star Arcade, Alkapuri,
          Vadodara 390018             Vadodara 390007
Owner     Jignesh Raval               Hetal Raval
Area      Plot 210 sq. mt.            300 sq. ft.

Contact of party: 98250 11700`
    expect(valuesTyped(text, ['property_owner_name'])).toEqual({ property_owner_name: 'Jignesh Raval' })
  })
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
