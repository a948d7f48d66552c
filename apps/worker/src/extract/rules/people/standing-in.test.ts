import { describe, expect, it } from 'vitest'
import { peopleOfText } from './people-of-text.ts'

describe('who builds, and who stands in for another', () => {
  const agreement = (builder: string): string =>
    `AGREEMENT FOR CONSTRUCTION AND SALE\nThis agreement is made at Thrissur between ${builder}, hereinafter called the BUILDER, and Sri. Manoj Nair, aged 36, S/o Raman Nair, hereinafter called the BUYER. The builder shall construct and sell Villa No. 3.`

  it('names a person who builds in his own name', () => {
    expect(peopleOfText(agreement('Sri. T. D. Davis, aged 54, S/o Devassy, contractor'))).toMatchObject({
      developer: 'T. D. Davis',
      applicant: 'Manoj Nair',
    })
  })

  it('names the firm of its proprietor', () => {
    expect(
      peopleOfText(agreement('Sri. T. D. Davis, aged 54, S/o Devassy, sole proprietor of M/s Marigold Homes, Ollur')).developer,
    ).toMatch(/Marigold Homes$/u)
  })

  it("leaves a borrower's attorney and his kin their phones", () => {
    const offer = `HOUSING FINANCE CORPORATION LTD\nOFFER LETTER\nMr. Sibi Mathew\nP.O. Box 12, Doha\nThrough POA holder: Mrs. Aley Mathew, Aluva 683101, Ph 98000 11227\nDear Mr. Mathew,\nWe are pleased to offer you a housing loan of Rs. 40,00,000.`
    expect(peopleOfText(offer).applicant).toBe('Sibi Mathew')
    expect(peopleOfText(offer).phone).toBeUndefined()
    const slip = `RIDDHI REALTY\nPOSSESSION LETTER\nName of Purchaser\tMr. Umesh Sawant\nFlat No.\t12\nTaken over by\tMr. Ravi Sawant (father of purchaser) 98000 11228`
    expect(peopleOfText(slip).phone).toBeUndefined()
  })

  it('reads the new holders whom a society resolves to enter', () => {
    const memo = `SHANTI CO-OP HOUSING SOCIETY\nTRANSFER MEMORANDUM\nOn the application of Sri. Gopal Kamath, the committee resolved to transfer the membership and the site in the names of his sons 1) Sri. Ajit G. Kamath and 2) Sri. Vinod G. Kamath jointly.\nPresident: Sri. D. Pai`
    expect(peopleOfText(memo).owner).toBe('Ajit G. Kamath, Vinod G. Kamath')
  })

  it("takes a coloniser's letterhead for no person, and who stands behind titles to choose from", () => {
    const slip = `SHRI AMBIKA COLONISERS\nPlot allotment slip\nShriman/Shrimati: Sunita Solanki\nMobile: 98000 11229\nPlot No. 44`
    expect(peopleOfText(slip).applicant).toBe('Sunita Solanki')
  })

  it('knows an owner in Marathi', () => {
    const form = `KARJ MAGNI ARJ\nArjdarache nav : Balu Ramdas Wagh\nMilkatiche malak : Ramdas Bhau Wagh\nKarjachi rakkam : 6,00,000`
    expect(peopleOfText(form)).toMatchObject({ applicant: 'Balu Ramdas Wagh', owner: 'Ramdas Bhau Wagh' })
  })
})
