import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

const agreement = (recital: string): string =>
  `AGREEMENT FOR SALE\nThis agreement is made at Kochi on 4th May 2023 between Seaview Homes Private Limited (hereinafter called the "Promoter") of the One Part and Smt. Asha Menon, W/o Ravi Menon, residing at 12, Park Avenue, Kochi (hereinafter called the "Allottee") of the Other Part.\nWHEREAS\n${recital}\nNow this agreement witnesseth as under.`

/** How agreements of builders tell by whose leave they build; numbers are invented. */
it.each([
  [
    'The Promoter has obtained the sanction of the Corporation to build, being Permit KMC/E4/BA/77/2019 of 18.06.2019, for Ground + 7 floors.',
    { sanction_approval_no: 'KMC/E4/BA/77/2019', sanction_number_date: '18/06/2019', floors_sanctioned: 'G+7' },
  ],
  [
    'Municipal approval: No. E2/TP/9911/17, dated 23.11.2017. Storeys approved: G+5.',
    { sanction_approval_no: 'E2/TP/9911/17', sanction_number_date: '23/11/2017' },
  ],
  [
    'the Local Authority has, on 11.08.2021, granted permission number PPA/118/21 to construct a building of stilt and nine floors;',
    { sanction_approval_no: 'PPA/118/21', sanction_number_date: '11/08/2021', floors_sanctioned: 'S+9' },
  ],
  [
    'By Permit bearing No. E8-BA-447-2021, issued on the 9th of June 2021 by the Municipality of Aluva, the Promoter is authorised to put up eleven floors above the ground floor.',
    { sanction_approval_no: 'E8-BA-447-2021', sanction_number_date: '09/06/2021', floors_sanctioned: 'G+11' },
  ],
  [
    'The Promoter holds RERA registration K-RERA/PRJ/TVM/044/2021 dated 01.02.2021 and building permit BP-3391/2020 dated 06.03.2020 for the project.',
    { sanction_approval_no: 'BP-3391/2020', sanction_number_date: '06/03/2020' },
  ],
  [
    'The Promoter holds RERA registration K-RERA/PRJ/TVM/044/2021 dated 01.02.2021 for the project.',
    { sanction_approval_no: null, sanction_number_date: null },
  ],
])('%s', (recital, wanted) => {
  expect(valuesOfText(agreement(recital), wanted)).toEqual(wanted)
})
