import { describe, expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

describe('licensees, the reader with his wife, and holders on a line each', () => {
  it('reads the licensees of an agreement to lease, and not who held before', () => {
    const wanted = { property_owner_name: 'Balaram Posha Koli, Hirabai Posha Koli' }
    expect(
      valuesOfText(
        `AGREEMENT TO LEASE
AN AGREEMENT made at Panvel the 2nd day of May 1997 BETWEEN THE COASTAL NAGAR VIKAS CORPORATION LTD., a company (hereinafter called "THE CORPORATION") of the one part and
SHRI BALARAM POSHA KOLI AND SMT. HIRABAI POSHA KOLI, all of Village Ulwe (hereinafter collectively called "THE LICENSEES") of the other part.
WHEREAS the land of the Licensees was acquired in the name of late Posha Hasha Koli.
Plot No. 71, Sector 9, 100 sq. m.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads the wife in whose name too a plot will be registered', () => {
    const wanted = { applicant_name: 'Kona Srinivasa Rao', co_applicant_name: 'Kona Padmavathi' }
    expect(
      valuesOfText(
        `KRISHNA GREEN AVENUES
Plot Allotment Letter
To
Mr. Kona Srinivasa Rao
Main Road, Gudivada
Dear Sir,
Thank you for booking Plot No. 71. The registration will be done jointly in your name and your wife's name, Mrs. Kona Padmavathi.
For Krishna Green Avenues`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads two holders on a line each, whose parents stand in a column', () => {
    const wanted = { property_owner_name: 'Mohd Sultan Wani, Fatima Begum' }
    expect(
      valuesOfText(
        `MUNICIPAL COMMITTEE DODA
BUILDING PERMISSION
Sanction is accorded in favour of
Sh. Mohd Sultan Wani\tS/o Gh. Nabi Wani
Smt. Fatima Begum\tW/o Mohd Sultan Wani
R/o Ward No. 2 Doda
for construction of a residential house at Khasra No. 71.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads the house that stands in the name of a numbered co-obligant', () => {
    const wanted = { co_applicant_name: 'Manjunath Hegde', property_owner_name: 'Manjunath Hegde' }
    expect(
      valuesOfText(
        `LOAN SANCTION ORDER
Name of the loanee member: Smt. Sharada Hegde
Co-obligants: 1) Sri Manjunath Hegde 2) Sri Vinayak Hegde
The Board has sanctioned a loan of Rs. 4,50,000 for repairs to the house bearing V.P. No. 7 of Banavasi which stands in the name of co-obligant No. 1.`,
        wanted,
      ),
    ).toEqual(wanted)
  })
})
