import { expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

/** Forms and letters of lenders with heads and labels of their own; names and numbers are invented. */
const forms: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'rows numbered by letter and figure under "Who you are" and "Who is with you", and no name of the lender’s staff',
    [
      'SUKHAD AFFORDABLE HOMES                                        Form: AH-9',
      'Lead ID: SAH0091827                    Emp code (sourcing): E-471    Name: Kiran Teja',
      'Section A - Who you are',
      'A1 Name as per Aadhaar          : Smt. Mopuri Lakshmi',
      'A2 Mobile (OTP verified)        : 90525 22873',
      'Section B - Who is with you',
      'B1 Name                         : Mopuri Srinivas',
      'B2 Mobile                       : 90525 22874',
      'Section D - House details',
      'D1 House is in the name of      : Mopuri Srinivas',
      'D2 Door No., street, village    : 4-118, Gandhi Street, Nidadavole, East Godavari Dist.',
    ].join('\n'),
    {
      applicant_name: 'Mopuri Lakshmi',
      co_applicant_name: 'Mopuri Srinivas',
      contact_number: '9052522873',
      property_owner_name: 'Mopuri Srinivas',
      property_address_doc: '4-118, Gandhi Street, Nidadavole, East Godavari Dist',
    },
  ],
  [
    'names right below "You" and "Joining you"',
    [
      'YOUR HOME LOAN REQUEST',
      'Request number: YHL/BLR/7720         Received at: Whitefield',
      'You                                      Joining you',
      'Girish Prabhu                            Namrata Prabhu',
      'The loan',
      'New home loan, Rs. 88 lakh',
    ].join('\n'),
    { applicant_name: 'Girish Prabhu', co_applicant_name: 'Namrata Prabhu', application_number: 'YHL/BLR/7720' },
  ],
]

it.each(forms)('reads %s', (_, text, wanted) => {
  expect(valuesTyped(text, Object.keys(wanted) as (keyof typeof wanted)[])).toEqual(wanted)
})

const letters: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'to whom what is mortgaged belongs',
    'Sanction ticket\nParty: Sh. Ranbir Yadav s/o Sh. Mange Ram\nJt. party: Smt. Santra Devi\nwhich belongs to: Sh. Mange Ram (father, will sign as guarantor)',
    {
      applicant_name: 'Ranbir Yadav',
      co_applicant_name: 'Santra Devi',
      property_owner_name: 'Mange Ram',
    },
  ],
  [
    'a loan’s number for no phone, who inherited, and the house on the land',
    'MRS. APARNA DASGUPTA        \tLoan No.: 8800127746\nMobile 70010 44988\nDear Customer,\nSub: Approval of your Loan Against Property\nYour application has been approved. EMI Rs 9,000\nMortgage property: Holding No. 118/2, Nediarpara, Krishnanagar, Nadia 741101; area 1.5 katha with 920 sq ft pucca house\nTitle: Inherited by Mrs. Aparna Dasgupta from late Haripada Sen.',
    {
      applicant_name: 'Aparna Dasgupta',
      contact_number: '7001044988',
      application_number: '8800127746',
      property_owner_name: 'Aparna Dasgupta',
      document_area_sqft: 920,
    },
  ],
  [
    'whose property a short note asks for, and a loan in small letters',
    "Kindly do valuation of MAHENDRA PAL SINGH'S property, lap case, lead 8812299, MOB 9719022399, owner his mother Smt Kiran Devi",
    { applicant_name: 'Mahendra Pal Singh', loan_type: 'Loan Against Property', property_owner_name: 'Kiran Devi' },
  ],
  [
    'the building told beside its land, and the unit that borrows',
    'APPLICATION FOR CREDIT FACILITIES AGAINST PROPERTY\nName of borrowing unit\tSri Velan Modern Rice Mills\nNature\tLoan against property\nOwner(s)\tS. Parvathi\nLand\t2,400 sq ft\nBuilding\t3,150 sq ft',
    {
      applicant_name: 'Sri Velan Modern Rice Mills',
      property_owner_name: 'S. Parvathi',
      land_area_docs_sqft: 2400,
      document_area_sqft: 3150,
    },
  ],
]

it.each(letters)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})
