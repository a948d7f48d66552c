import { expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

/** Leads, proposals, sanctions and builders' letters of more towns; names and numbers are invented. */
const papers: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'a lead for a technical whose list names a tax receipt, and no number of the son',
    'Hello team,\nNew lead for technical from Kota hub.\n* Deal no. 5512-KTA\n* Name on file: Mahesh Gurjar\n* Speak to Mahesh ji, alternate of son 80056 11111\n* LAP, 18 lakhs\n* Docs on link: Patta, Release deed, Site plan, Nagar nigam UD tax receipt\n\nThx\nDev',
    {
      applicant_name: 'Mahesh Gurjar',
      application_number: '5512-KTA',
      contact_number: null,
      list_of_documents: ['Patta', 'Release deed', 'Site plan', 'Nagar nigam UD tax receipt'],
    },
  ],
  [
    'a map’s number and date beside its bare label in two scripts',
    'Request for valuation\nऋणी का नाम / Borrower\tSri Anil Kumar\nप्रस्ताव संख्या / Proposal no.\tMKB/2217/HL/2026/044\nनक्शा / Map\tPMAA/P-Danapur/91/2025 dt 12.09.2025',
    { applicant_name: 'Anil Kumar', sanction_approval_no: 'PMAA/P-Danapur/91/2025', sanction_number_date: '12/09/2025' },
  ],
  [
    'a sheet’s number, who joins, what the money is for, and a permit from a corporation',
    'KARAMANA BHAVANA FINANCE\nHOME LOAN PROPOSAL SHEET\tSheet no. KBF/TVM/5120\nProposer\tManoj S. Pillai\nWife / husband joining\tDeepa R. Pillai\nMoney for\tPutting up a new house on own land\nAbout the land\nPermit from corporation\tTP2/BA/88/2025 of 14-08-2025\nAlong with this\tSettlement deed, Tax receipt, Possession certificate',
    {
      applicant_name: 'Manoj S. Pillai',
      co_applicant_name: 'Deepa R. Pillai',
      application_number: 'KBF/TVM/5120',
      loan_type: 'Construction Loan',
      sanction_approval_no: 'TP2/BA/88/2025',
      sanction_number_date: '14/08/2025',
      list_of_documents: ['Settlement deed', 'Tax receipt', 'Possession certificate'],
    },
  ],
  [
    'to whom a home equity facility is extended beside the reader',
    'UPPER LAKE HOUSING FINANCE LIMITED\nTo,\nSmt. Nikhat Khan\nMadam,\nSub.: Your case ULHF-BPL-10001\nOur committee has agreed to extend to you and to Shri Salim Khan (jointly and severally) a Home Equity facility of Rs. 9,75,000 repayable in 120 EMIs.',
    { applicant_name: 'Nikhat Khan', co_applicant_name: 'Salim Khan', loan_type: 'Loan Against Property' },
  ],
  [
    'a unit that is noted at its project, car slots and a back-up by its size',
    'NILGIRI ESTATES\nUNIT CONFIRMATION ADVICE\nMr. Varun Sethi (1st)\nGreetings! We confirm having allotted to you the unit noted here at Nilgiri Heights, Sector 88, Gurugram, Haryana 122505.\nTower B\nApartment 902\nBasic @ Rs 9,000 .......... 1,50,00,000\nTwo car slots in basement-1 .......... 6,00,000\n5 kVA back-up .......... 1,10,000\nClub entry, once .......... 1,50,000',
    { pincode: '122505', amenities_car_parking: '600000', amenities_power_backup: '110000' },
  ],
  [
    'where a home is by a sentence, whose number a builder has, and no phone of its gate',
    'SAMUDRA LIFESPACES\nKind attn. Mr. Kevin Pinto\nDear Patron,\nSamudra Aura is complete. The corporation issued the full OC on 18/11/2025. You may now walk into Flat 703.\nAddress of your new home is 703, A wing, Samudra Aura, Saraswat Lane, Vasai West, Mumbai 401202. RERA carpet 612 sq ft.\nSums to be cleared at handover\nElectric and water connections\tRs. 65,000\nWe have your number as 98200 71500 and will call a day before. Our site gate phone is 98670 22300.\nfor SAMUDRA LIFESPACES',
    {
      applicant_name: 'Kevin Pinto',
      property_address_doc: '703, A wing, Samudra Aura, Saraswat Lane, Vasai West, Mumbai',
      pincode: '401202',
      contact_number: '9820071500',
    },
  ],
  [
    'an instalment that became payable as a builder’s letter',
    'ARAVALI GREENWOODS LLP\nInstalment memo\nAllottees: Shri Om Parkash Gill & Mrs. Veena Gill\nThe roof over the third floor was cast. As agreed the seventh instalment, Rs. 8,25,000, has become payable.\nof which stilt parking, one\t2,50,000\nof which power back up 3 KW\t75,000',
    { applicant_name: 'Om Parkash Gill', co_applicant_name: 'Veena Gill', developer_name: 'Aravali Greenwoods LLP' },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})
