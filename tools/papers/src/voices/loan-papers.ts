import type { Property } from '../property.ts'
import type { Fact, SpokenPaper } from './paper.ts'
import type { Voice } from './voice.ts'
import { couple } from './words.ts'

const formFacts = (property: Property, voice: Voice) => {
  const { applicant, coApplicant, bank, address, pin, price } = property
  const people: Fact[] = [
    [
      voice.say(`Name of applicant|Full Name|Name of the applicant (in block letters)|APPLICANT NAME|Applicant|
          Name of first applicant|First applicant`),
      voice.called(applicant),
    ],
    [voice.say('Age|Age (years)|Age in years|AGE|Age|Age|Age'), String(applicant.age)],
    ['PAN', applicant.pan],
    [voice.say('Mobile No.|Mobile|Mobile number|MOBILE|Phone / Mobile|Contact number|Mob. No.'), voice.mobile(applicant.mobile)],
    [
      voice.say(`Residential address|Current address|Present residential address|RESIDENCE ADDRESS|Residing at|
          Address for communication|Res. address`),
      applicant.address,
    ],
    ...(coApplicant
      ? [
          [
            voice.say(`Name of co-applicant|Co-applicant full name|Name of the co-applicant (in block letters)|CO-APPLICANT NAME|
            Co-applicant|Name of second applicant|Second applicant`),
            voice.called(coApplicant),
          ] as Fact,
        ]
      : []),
  ]
  const loan: Fact[] = [
    [
      voice.say(`Loan required|Loan amount|Amount of loan applied for|LOAN AMOUNT|Amount|Loan amount requested|Amt`),
      voice.rupees(bank.amount),
    ],
    [voice.say(`Purpose of loan|Product|Type of loan|LOAN TYPE|Nature of loan|Loan type|Loan product`), bank.loan],
  ]
  const asset: Fact[] = [
    [
      voice.say(`Address of the property|Property address|Full address of the property|PROPERTY ADDRESS|Location of property|
          Property location|Property`),
      address,
    ],
    [
      voice.say(`PIN code|PIN|Pin code of property|PROPERTY PIN CODE|Pin|PIN Code of the property|Pincode`),
      voice.say(`${pin}|${pin}|${pin}|${pin}|${pin}|${voice.pin(pin)}|${pin}`),
    ],
    [voice.say(`Cost of property|Agreement value|Consideration|PROPERTY VALUE|Cost|Total cost|Cost`), voice.rupees(price)],
  ]
  return { people, loan, asset }
}

/** The lender's application form, filled in. */
export const loanForm: SpokenPaper = {
  write: (property, voice) => {
    const { applicant, coApplicant, bank, address, pin } = property
    const { people, loan, asset } = formFacts(property, voice)
    return {
      title: voice.say(`HOUSING LOAN APPLICATION FORM|Home loan application|APPLICATION FOR HOUSING LOAN|LOAN APPLICATION FORM|
          APPLICATION FORM|Application form for housing loan|Loan application`),
      blocks: [
        { is: 'letterhead', lines: [bank.name, `${bank.branch}, ${property.town} - ${bank.pin}`] },
        {
          is: 'title',
          text: voice.say(`HOUSING LOAN APPLICATION FORM|Home loan application|APPLICATION FOR HOUSING LOAN|LOAN APPLICATION FORM|
            APPLICATION FORM|Application form for housing loan|Loan application`),
        },
        {
          is: 'facts',
          facts: [
            [
              voice.say(`Application No.|Application Number|Form No.|APPLICATION NO|Loan form No.|Application ref. no.|App no.`),
              bank.applicationNumber,
            ],
          ],
        },
        {
          is: 'facts',
          heading: voice.say(`Personal details|About you|PART A - PARTICULARS OF APPLICANTS|APPLICANT DETAILS|APPLICANT|
            Personal information|Applicants`),
          facts: people,
        },
        {
          is: 'facts',
          heading: voice.say(`Loan details|Your loan|PART B - PARTICULARS OF LOAN|LOAN DETAILS|LOAN|Details of the loan|Loan`),
          facts: loan,
        },
        {
          is: 'facts',
          heading: voice.say(`Property details|The property|PART C - PARTICULARS OF PROPERTY|PROPERTY DETAILS|PROPERTY|
            Details of the property|Property`),
          facts: asset,
        },
        {
          is: 'signature',
          lines: [voice.say(`Signature of applicant|Applicant signature|(Signature of the applicants)|SIGNATURE|Sd/-|Signatures|Sign`)],
        },
      ],
      truth: {
        fields: {
          applicant_name: applicant.name,
          ...(coApplicant ? { co_applicant_name: coApplicant.name } : {}),
          contact_number: applicant.mobile,
          application_number: bank.applicationNumber,
          loan_type: bank.loan,
          property_address_doc: address,
          pincode: pin,
        },
        optional: { flat: [property.unit] },
      },
    }
  },
}

const termFacts = ({ bank, address, pin }: Property, voice: Voice): Fact[] => [
  [voice.say(`Loan account type|Facility|Nature of facility|PRODUCT|Scheme|Type of loan|Product`), bank.loan],
  [
    voice.say(`Amount sanctioned|Sanctioned amount|Limit sanctioned|SANCTIONED AMOUNT|Loan amount|Sum sanctioned|Amount`),
    voice.rupees(bank.amount),
  ],
  [voice.say('Tenure|Loan tenure|Period of repayment|TENURE (MONTHS)|Period|Repayment|Tenor'), '240 months'],
  [
    voice.say(`Security|Property to be mortgaged|Description of security|COLLATERAL ADDRESS|Security offered|
          Property offered as security|Property`),
    `${address} ${voice.pin(pin)}`,
  ],
]

/** The lender's letter that grants the loan. */
export const loanSanction: SpokenPaper = {
  write: (property, voice) => {
    const { applicant, coApplicant, bank, address, pin, dates } = property
    const borrowers = coApplicant ? [applicant, coApplicant] : [applicant]
    return {
      title: voice.say(`Sanction of loan|Loan sanction letter|SANCTION OF HOUSING LOAN|LOAN SANCTION LETTER|SANCTION LETTER|
          Sanction of your loan|Sanction letter`),
      blocks: [
        {
          is: 'letterhead',
          lines: [
            bank.name,
            `${bank.branch}, ${property.town} ${bank.pin}`,
            `Helpline 1800 ${bank.officer.mobile.slice(0, 3)} ${bank.officer.mobile.slice(3, 7)}`,
          ],
        },
        {
          is: 'facts',
          facts: [
            [
              voice.say(`Loan application No.|Application number|Ref. Application No.|APPLICATION NO|Our file No.|
            Loan application number|App. ID`),
              bank.applicationNumber,
            ],
            [voice.say('Date|Date|Dated|DATE|Dt|Date|Date'), voice.date(dates.letter)],
          ],
        },
        { is: 'text', text: `${voice.say('To|To,|To:|TO|To|To|To')} ${couple(borrowers, voice)}, ${applicant.address}` },
        {
          is: 'title',
          text: voice.say(`Sub: Sanction of loan|Loan sanction letter|SANCTION OF HOUSING LOAN|LOAN SANCTION LETTER|SANCTION LETTER|
            Sanction of your loan|Sanction letter`),
        },
        {
          is: 'text',
          text: voice.say(`With reference to your application we are pleased to sanction you a loan on the terms below.|
            We are happy to inform you that your loan has been sanctioned.|
            We are pleased to convey sanction of the loan subject to the terms and conditions hereunder.|
            YOUR LOAN HAS BEEN SANCTIONED AS PER DETAILS BELOW|Your loan is sanctioned as under.|
            We have great pleasure in sanctioning you the following loan.|Loan sanctioned as below.`),
        },
        {
          is: 'facts',
          facts: [
            [
              voice.say(`Borrower|Applicant|Name of the borrower|APPLICANT|Borrower|Name of borrower|Borrower name`),
              voice.called(applicant),
            ],
            ...(coApplicant
              ? [
                  [
                    voice.say(`Co-borrower|Co-applicant|Name of the co-borrower|CO-APPLICANT|Co-borrower|Name of co-borrower|
            Co-borrower name`),
                    voice.called(coApplicant),
                  ] as Fact,
                ]
              : []),
            ...termFacts(property, voice),
          ],
        },
        {
          is: 'signature',
          lines: [
            voice.say(`Branch Manager|For the bank|Authorised Signatory|SYSTEM GENERATED|Manager|Yours sincerely|Credit`),
            bank.officer.name,
          ],
        },
      ],
      truth: {
        fields: {
          applicant_name: applicant.name,
          ...(coApplicant ? { co_applicant_name: coApplicant.name } : {}),
          application_number: bank.applicationNumber,
          loan_type: bank.loan,
          property_address_doc: address,
          pincode: pin,
        },
        optional: { flat: [property.unit] },
      },
    }
  },
}
