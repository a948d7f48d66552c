import { expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

/** Loan papers that tell who joins and who owns by kin, first names and pronouns; names and numbers are invented. */
const papers: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'a wife who will stand as co-borrower on her own land, and the asker’s telephone',
    'To\nThe Manager\nSub: Prayer for house loan\nSir,\nI, Sri Ratan Deka, son of Late Bipin Deka, resident of Nalbari, beg to request you to kindly sanction me a loan of Rs. 8,00,000 for building a house over my wife Smt. Mira Deka’s land under Dag No. 52, Patta No. 18 of village Bor Gaon, Nalbari. My wife will stand as co-borrower. My telephone is 98641 55121.\nYours faithfully',
    {
      applicant_name: 'Ratan Deka',
      co_applicant_name: 'Mira Deka',
      property_owner_name: 'Mira Deka',
      contact_number: '9864155121',
      loan_type: 'Construction Loan',
    },
  ],
  [
    'a mother who has to sign as co-borrower, in a society’s letter',
    'KOYNA CREDIT SOCIETY\nTo, Shri Anant Vishnu Shirke, Member No. 812\nSub: Your application for repairs loan\nThe Managing Committee vide resolution no. 14 dated 3/1/2027 has granted you repairs loan Rs 3,50,000 against house no. 71, Khed, Ratnagiri 415709 belonging to your mother Smt. Kamal Vishnu Shirke. She has to sign as co-borrower.',
    { applicant_name: 'Anant Vishnu Shirke', co_applicant_name: 'Kamal Vishnu Shirke', property_owner_name: 'Kamal Vishnu Shirke' },
  ],
  [
    'a note in Hindi: who is with whom, whose the house is, and where',
    'Sir ek file hai Ujjain ki\nnaam Suresh Malviya, sath me patni Rekha Malviya\nmakan Rekha ji ke naam se hai\npata - 14/2 Freeganj main road, Ujjain 456010\nloan mortgage 9 lakh\nsuresh ka no 9826 400 112\nkal 11 baje visit kar lijiye',
    {
      applicant_name: 'Suresh Malviya',
      co_applicant_name: 'Rekha Malviya',
      property_owner_name: 'Rekha Malviya',
      loan_type: 'Loan Against Property',
      property_address_doc: '14/2 Freeganj main road, Ujjain',
    },
  ],
  [
    'constituents of a bank, and no valuer for the borrower',
    'To: Mr. S. Raghavan, Chartered Engineer\nSir,\nRe: Our constituent Thiru. K. Palanisamy and Tmt. P. Sumathi\nThe above-named have applied to us for a housing loan. You are instructed to furnish your valuation.',
    { applicant_name: 'K. Palanisamy', co_applicant_name: 'P. Sumathi' },
  ],
  [
    'primary and secondary borrowers, and whom to reach on which phone',
    'Hi, kindly value\nPrimary: Savio Fernandes\nSecondary: Lorna Fernandes\nReach Savio on 98221 33551 or Lorna on 98221 33552',
    { applicant_name: 'Savio Fernandes', co_applicant_name: 'Lorna Fernandes', contact_number: '9822133551' },
  ],
  [
    'joint owners behind areas in the security of a sanction',
    'LETTER OF ARRANGEMENT\nShri Nitinbhai Ranpara\nRajkot\nDear Sir,\nwe are pleased to sanction the following facility\nFacility: Term Loan against mortgage\nSecurity: mortgage of bungalow on sub plot no. 4, R.S. No. 211, Rajkot, land 334.45 sq.mts, construction 290 sq.mts, in the joint names of Shri Nitinbhai Ranpara and his brother Shri Hareshbhai Ranpara',
    { property_owner_name: 'Nitinbhai Ranpara, Hareshbhai Ranpara' },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})

it('reads each borrower in the column that is headed so, whatever row stands between', () => {
  const form = [
    'LOAN APPLICATION',
    'PERSONAL                Applicant                       Co-Applicant',
    'Title                   [x] Mr [ ] Mrs [ ] Ms           [ ] Mr [x] Mrs [ ] Ms',
    'Name                    Girish Kumar Koshta             Anita Koshta',
    'Mobile no.              9424300200                      9424300201',
  ].join('\n')
  expect(valuesTyped(form, ['applicant_name', 'co_applicant_name', 'contact_number'])).toEqual({
    applicant_name: 'Girish Kumar Koshta',
    co_applicant_name: 'Anita Koshta',
    contact_number: '9424300200',
  })
})
