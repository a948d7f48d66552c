import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

describe('names behind titles to choose, and labels among other rows', () => {
  it('reads both borrowers where a letter leaves the title to choose', () => {
    const wanted = { applicant_name: 'Ilavarasan M', co_applicant_name: 'Kayalvizhi R' }
    expect(
      valuesOfText(
        `CHOLAN BANK
Lr No. HL/2025/771                     Date: 02/09/2025
Shri/Smt. ILAVARASAN M and Shri/Smt. KAYALVIZHI R
NO 7 WEST STREET
KUMBAKONAM 612001
Madam/Dear Sir,
SANCTION OF HOUSING LOAN
We have sanctioned a housing loan of Rs. 18.00 lacs.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads an allottee behind a title in two scripts', () => {
    const wanted = { applicant_name: 'Kesar Bai' }
    expect(
      valuesOfText(
        `RAJ AVAS MANDAL, BARAN
आवंटन पत्र / ALLOTMENT LETTER
क्रमांक/No. 71        दिनांक/Date 12-06-2011
श्रीमती / Smt. : KESAR BAI
पति / Husband : SHRI MOHAN LAL
पता / Address : 2-KHA-7, TALWANDI, KOTA
You are allotted House No. 71, Sector 4.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads to whom a licence is granted in pursuance of a resolution', () => {
    const wanted = { property_owner_name: 'Agostinho Pereira, Rosa Pereira' }
    expect(
      valuesOfText(
        `VILLAGE PANCHAYAT OF CURTORIM
CONSTRUCTION LICENCE
Licence is hereby granted in pursuance of resolution No. 7(2) dated 10/02/2022 to Mr. Agostinho Pereira & Mrs. Rosa Pereira
for carrying out the construction of a house in Survey No. 41/2.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads the spouse who joins a loan', () => {
    expect(
      valuesTyped(
        `CREDIT SOCIETY - Application for House Loan
1   Name of member (block letters)     GOURANGA PAUL
2   Father's name                      LATE NITAI PAUL
3   Spouse (to join as co-obligant)    RINA PAUL
4   Loan applied for                   Rs. 6,00,000`,
        ['applicant_name', 'co_applicant_name'],
      ),
    ).toEqual({ applicant_name: 'Gouranga Paul', co_applicant_name: 'Rina Paul' })
  })

  it('reads in whose name a property is over a row of another label, and below a part of the form', () => {
    expect(
      valuesTyped(
        `HOME LOAN APPLICATION FORM
Name of applicant   Sunil Ghorpade
SECTION 3 - REFERENCES
Name                Vasant Shirke        Mobile    9822041183
SECTION 4 - PROPERTY
Property in the name of                  Sunil Ghorpade & Asha Ghorpade
Builder                                  Not applicable`,
        ['applicant_name', 'property_owner_name'],
      ),
    ).toEqual({ applicant_name: 'Sunil Ghorpade', property_owner_name: 'Sunil Ghorpade, Asha Ghorpade' })
  })
})
