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
