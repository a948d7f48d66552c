import { describe, expect, it } from 'vitest'
import { peopleOfText, peopleOfTyped } from './people-of-text.ts'

describe('parties as papers say them', () => {
  it('takes a promoter whom the words behind the name call a firm', () => {
    const text = `AGREEMENT FOR SALE\nThis agreement is made at Akola between Meghmalhar Vastu (PAN AAQFM1100N), a registered partnership firm, represented by its partner Mr. Anil Oak, hereinafter called the "Promoter", and Mr. Sunil Bapat, son of Mr. Ravi Bapat, aged 40 years, hereinafter called the "Allottee". Flat No. 4 is sold in Meghmalhar Court.`
    expect(peopleOfText(text)).toMatchObject({ applicant: 'Sunil Bapat', developer: 'Meghmalhar Vastu' })
  })

  it('reads no second buyer in the next sentence of a certificate', () => {
    const text = `NILGIRI FLAT PROMOTERS\nPOSSESSION CERTIFICATE\nWe have handed over the possession of Flat No. F3, Nilgiri Nest, Chennai to Mr. T. Xavier, S/o. Mr. Thomas, in good order along with keys.\nBuyer's wife Mrs. T. Rosy was present.`
    expect(peopleOfText(text).applicant).toBe('T. Xavier')
    expect(peopleOfText(text).co).toBeUndefined()
  })

  it('lends to a firm, and not to who opens its letters', () => {
    const text = `VISHWAS CAPITAL LIMITED\nSANCTION LETTER\nM/s Ganga Textiles (Prop. Mr. Arun Seth)\nShop 4, Surat\nKind Attn: Mr. Arun Seth\nDear Sir,\nWe are pleased to sanction a Loan Against Property of Rs. 40,00,000 to M/s Ganga Textiles.\nRate of interest 11 %`
    expect(peopleOfText(text).applicant).toMatch(/Ganga Textiles$/u)
  })

  it('reads a banakhat as an agreement between people', () => {
    const text = `BANAKHAT (POSSESSION NOT GIVEN)\nSeller: Kantaben Popat, age 50, resident of Rajkot\nPurchaser:\n(1) Hareshbhai Mehta, age 40\n(2) Binaben Mehta, age 38\nThe seller agrees to sell House No. 4, Rajkot.`
    expect(peopleOfText(text)).toMatchObject({ applicant: 'Hareshbhai Mehta', co: 'Binaben Mehta', owner: 'Kantaben Popat' })
  })

  it('reads a line for each holder below one heading', () => {
    const text = `OFFICE OF THE TAHASILDAR\nRECORD OF RIGHTS - MUTATION\nKhata No. 41\n1. Name of the Raiyat, father's name, caste and residence\nHari Sahu, S/o: Dinabandhu Sahu  Caste: Teli\nMina Sahu, W/o: Hari Sahu  Caste: Teli\n2. Plot No. 44`
    expect(peopleOfText(text).owner).toBe('Hari Sahu, Mina Sahu')
  })

  it("takes the buyer's phone below his signature", () => {
    const text = [
      'AGREEMENT TO SELL',
      'This agreement is made between Smt. Sarla Devi widow of Late Sh. Ram Lal (First Party)',
      'and Sh. Nitin Rana son of Sh. Hari Rana resident of Bareilly (Second Party).',
      'The first party is the owner of House No. 4, Bareilly.',
      'FIRST PARTY                                   SECOND PARTY',
      '(Sarla Devi)                                  (Nitin Rana)',
      'Mob. 98000 11221                              Mob. 98000 11222',
      'Witness 1                                     Witness 2',
      'Mob. 98000 11223                              Mob. 98000 11224',
    ].join('\n')
    expect(peopleOfTyped(text).phone).toBe('9800011222')
  })

  it('ends a name before the next question of its row', () => {
    const form = [
      'HOUSING LOAN APPLICATION FORM',
      'Branch                 Madurai                Date          03/03/2024',
      "APPLICANT'S DETAILS",
      'Full Name              Ilango R.              Gender        Male',
      "CO-APPLICANT'S DETAILS",
      'Full Name              Devaki I.              Relationship  Wife',
    ].join('\n')
    expect(peopleOfTyped(form)).toMatchObject({ applicant: 'Ilango R.', co: 'Devaki I.' })
  })
})
