import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './rules/typed-paper.ts'

/** Reads the paper for the keys of `wanted` and expects these values. */
const reads = (text: string, wanted: Parameters<typeof valuesOfText>[1]) => expect(valuesOfText(text, wanted)).toEqual(wanted)

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

  it('reads who owns by "they", and by "her" beside a husband', () => {
    reads('Customers Sri N. Ramesh and Smt. N. Swarna have applied for a housing loan. They are owners.', {
      property_owner_name: 'N. Ramesh, N. Swarna',
    })
    reads(
      'LAP case of Ms. Lucy Dias. The house was originally owned by her father Mr. Marcel Dias and now stands in her name. Her husband Mr. Denis Pinto is the co-applicant.',
      { applicant_name: 'Lucy Dias', co_applicant_name: 'Denis Pinto', property_owner_name: 'Lucy Dias' },
    )
  })

  it('reads who applies behind where both reside, and whose documents are sent', () => {
    reads(
      'Sau. Archana Jadhav and Shri. Sunil Jadhav, residing at 118 Shukrawar Peth, Satara 415002, have applied for a house repair loan.',
      {
        applicant_name: 'Archana Jadhav',
        co_applicant_name: 'Sunil Jadhav',
      },
    )
    reads(
      'We enclose documents of Sri. Nazar Koya and his wife Smt. Suhara for valuation in connection with their application for a loan.',
      {
        applicant_name: 'Nazar Koya',
        co_applicant_name: 'Suhara',
      },
    )
  })

  it('reads a joint name, who is joining, and a number behind "ji"', () => {
    reads('Loan case\nName: Mrs. Hema Bisht\nJoint name: Mr. Govind Bisht', {
      applicant_name: 'Hema Bisht',
      co_applicant_name: 'Govind Bisht',
    })
    reads('LOAN APPLICATION\nWHO IS APPLYING\nName: Rina Kujur\nWHO IS JOINING\nName: Amit Tirkey', {
      applicant_name: 'Rina Kujur',
      co_applicant_name: 'Amit Tirkey',
    })
    reads('Naya case LAP\nParty: Devendra Rathore, co: Rekha Rathore\nDevendra ji 94600 22800', { contact_number: '9460022800' })
  })

  it('reads the parties of a loan’s agreement in Hindi', () =>
    reads(
      'ऋण अनुबंध\nयह अनुबंध श्री महेश शर्मा पुत्र श्री रामलाल शर्मा एवं श्रीमती संगीता शर्मा पत्नी श्री महेश शर्मा, निवासी भोपाल (जिन्हें आगे "ऋणी" कहा गया है) तथा भोज बैंक (जिसे आगे "बैंक" कहा गया है) के मध्य हुआ। गृह ऋण स्वीकृत।',
      { applicant_name: 'महेश शर्मा', co_applicant_name: 'संगीता शर्मा' },
    ))

  it('reads who offers a security for a loan, and in whose name the first of two stands', () =>
    reads(
      'We have to value two items offered as security by Sri Kempaiah Gowda and his wife Smt. Lakshmamma for a mortgage loan.\nItem 1: House No. 4, KGF, 1200 sq ft. In the name of Sri Kempaiah Gowda.\nItem 2: Site No. 7, Bangarpet. In the name of Smt. Lakshmamma.',
      { applicant_name: 'Kempaiah Gowda', co_applicant_name: 'Lakshmamma', property_owner_name: 'Kempaiah Gowda' },
    ))

  it('reads who shall join, owners told by "both", and a label behind a large Roman number', () => {
    reads('Sri Khaja Moin is sanctioned a housing loan. His wife Smt. Shaheda Begum shall be the co-obligant.', {
      co_applicant_name: 'Shaheda Begum',
    })
    reads('Valuation for LAP\nApplicant: Gurnoor Bains\nCo-applicant: Simran Bains\nOwner both', {
      property_owner_name: 'Gurnoor Bains, Simran Bains',
    })
    reads('LOAN APPLICATION\nI. Applicant: Smt. T. Ratna, W/o T. Mohan\nII. Co-applicant: Sri T. Mohan\nVII. Pattadar: Smt. T. Ratna', {
      co_applicant_name: 'T. Mohan',
      property_owner_name: 'T. Ratna',
    })
  })

  it('reads borrowers that brackets name in a mail, and not to whom it goes', () =>
    reads(
      'To\nShri D. N. Bora, Registered Valuer, Nagaon\n\nSir,\nPlease value the property.\nA/C: SHRI PRABIN DAS (BORROWER), SMTI. NILIMA DAS (CO-BORROWER)\nThe above persons have approached us for a housing loan.',
      { applicant_name: 'Prabin Das', co_applicant_name: 'Nilima Das' },
    ))

  it('reads both to whom an offer in principle goes', () =>
    reads(
      'Ref: HLIP/0077/27\n\nMr. Antony Pereira\nMrs. Shanthi Pereira\n22/118, Fishermen Colony, Kanyakumari 629702\n\nIN-PRINCIPLE OFFER FOR CONSTRUCTION LOAN\n\nBased on application number HLAPP2203118 you are eligible for a construction loan of Rs. 16,00,000.',
      { applicant_name: 'Antony Pereira', co_applicant_name: 'Shanthi Pereira', application_number: 'HLAPP2203118' },
    ))

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

  it('reads a whole name no further into a label that is not known', () => {
    const text = `IN-PRINCIPLE APPROVAL OF HOME LOAN
Customer           DR. MEHUL SHAH            Expiry          04-06-2027
Co-borrower        DR. KHYATI SHAH           City            SURAT`
    expect(valuesTyped(text, ['applicant_name', 'co_applicant_name'])).toEqual({
      applicant_name: 'Mehul Shah',
      co_applicant_name: 'Khyati Shah',
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
