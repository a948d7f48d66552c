import { describe, expect, it } from 'vitest'
import { peopleOfText } from './people-of-text.ts'

const construction = (party: string, title = 'CONSTRUCTION AGREEMENT'): string =>
  `${title}\nThis ${title.toLowerCase()} is entered into at Tambaram on 3rd day of April, 2025 between Coromandel Habitat Private Limited, having office at 65, Mariamman Koil Street, Tambaram - 600040, represented by its Managing Partner Murugesan K, hereinafter called the BUILDER, and ${party}.\nWHEREAS the Owner has agreed to buy the undivided share in Schedule B by a separate sale agreement and has approached the Builder to construct the flat in Schedule C.\nSCHEDULE C\nFlat No. 202, 2nd Floor, Ragamalika, Mariamman Koil Street, Tambaram, Tamil Nadu.`

describe('agreements by which a builder constructs for the owner of a share', () => {
  it.each([
    [
      'Thiru. Murugesan P, son of Thiru. T. Palanisamy, aged about 37 years and Tmt. Revathi K, wife of Thiru. M. Kathiresan, hereinafter called the OWNERS of the undivided share',
      'Murugesan P',
      'Revathi K',
    ],
    ['Smt. N. Bhagyamma, wife of Sri. N. Basavaraj, aged about 54 years, hereinafter called the OWNER', 'N. Bhagyamma', undefined],
    ['Mr. Sarat Chandra Panda, S/o Mr. Jitendra Panda, hereinafter referred to as the "Owner"', 'Sarat Chandra Panda', undefined],
    ['Sri. K. Krishna Mohan, aged about 32 years, hereinafter called the PURCHASER', 'K. Krishna Mohan', undefined],
  ])('%s', (party, applicant, co) => {
    expect(peopleOfText(construction(party))).toMatchObject({
      applicant,
      ...(co ? { co } : {}),
      developer: 'Coromandel Habitat Private Limited',
    })
  })
  it('takes no landlord of a joint development for a buyer', () => {
    const party = 'Thiru. Murugesan P, son of Thiru. T. Palanisamy, hereinafter called the OWNER'
    expect(peopleOfText(construction(party, 'JOINT DEVELOPMENT AGREEMENT')).applicant).toBeUndefined()
  })
})

describe('from whom a book took a property', () => {
  const khata = (told: string): string =>
    `BENGALURU CITY CORPORATION\nKHATA CERTIFICATE\nThis is to certify that the property bearing PID No. 74-829-30, situated at Site No. 144, Vinayaka Layout, Bengaluru, stands in the name of\nSmt. R. Sujatha\nin the records of this office in Ward No. 77, ${told} as per registered sale deed No. 6403 dated 21-11-2019.\nAssistant Revenue Officer`
  it.each([
    'having been transferred from Smt. A. Sujatha',
    'transferred from Sri. Sudhakar Gowda',
    'purchased from Sri. Sudhakar Gowda',
    'acquired from Sri. Sudhakar Gowda and Smt. Latha Gowda',
    'derived from Thiru. S. Kannan',
    'mutated from Sri. Sudhakar Gowda',
  ])('%s', (told) => {
    expect(peopleOfText(khata(told)).owner).toBe('R. Sujatha')
  })
})

describe('orders that take a property out of one name into others', () => {
  const order = (told: string): string =>
    `PATTA TRANSFER ORDER\nTahsildar, Sriperumbudur\nPatta No. 4471 standing in the name of ${told} on the strength of registered sale deed 1123/2016.`
  it.each([
    ['Thiru. K. Ramasamy is transferred to the names of 1. Thiru. R. Balaji 2. Tmt. B. Sangeetha', 'R. Balaji, B. Sangeetha'],
    ['Thiru. K. Ramasamy is hereby transferred to the name of Tmt. B. Sangeetha', 'B. Sangeetha'],
    ['Sri. Basappa and Smt. Girija are transferred to the names of Sri. Veeresh B. and Smt. Uma V', 'Veeresh B., Uma V'],
    ['Thiru. R. Balaji and Tmt. B. Sangeetha is issued', 'R. Balaji, B. Sangeetha'],
  ])('%s', (told, owner) => {
    expect(peopleOfText(order(told)).owner).toBe(owner)
  })
})

describe('what a certificate says of whose a building is', () => {
  const certificate = (told: string): string =>
    `Panchayat: Kumarapuram\nOWNERSHIP CERTIFICATE\nThis is to certify that building No. KP IX/233 of this Grama Panchayat ${told} as per the assessment register.\nNorth: house owned by Sri. Babu Raj\nThe property tax up to 2023-24 is paid.\nSecretary`
  it.each([
    ['is in the ownership of Sri. Unnikrishnan Nair P.K. and Smt. Ambika Devi L.', 'Unnikrishnan Nair P.K., Ambika Devi L.'],
    ['is in the joint ownership of Thiru. S. Kannan and Tmt. K. Valli', 'S. Kannan, K. Valli'],
    ['is owned by Sri. Unnikrishnan Nair', 'Unnikrishnan Nair'],
    ['is owned jointly by Smt. Ambika Devi and Sri. Babu Nair', 'Ambika Devi, Babu Nair'],
    ['belongs to Tmt. K. Valli', 'K. Valli'],
    ['belongs jointly to Sri. Biju Mathew and Smt. Annamma Biju', 'Biju Mathew, Annamma Biju'],
  ])('%s', (told, owner) => {
    expect(peopleOfText(certificate(told)).owner).toBe(owner)
  })
})

describe('intimations that a flat is ready', () => {
  const letter = (first: string, second: string): string =>
    `Unit holder(s): Pranati Panda / Jitendra Nath Panda\nRegistered mobile: 89301 96817\nDate: 13-Jan-2025\n${first}\n${second}\nOn payment of the dues below by 13.01.25 we shall hand over.\nBalance of sale value\t8,50,000\nRegards,\nPranati Sahoo\nManager`
  it.each([
    [
      'Intimation of readiness and final demand for Flat No. F2, Basundhara Enclave, Bhubaneswar',
      'Greetings from M/s Hooghly Niwas!',
      'M/s Hooghly Niwas',
    ],
    [
      'Your Flat No. F2, Basundhara Enclave, is ready for handing over',
      'Greetings from Sri Vinayaka Infra Developers.',
      'Sri Vinayaka Infra Developers',
    ],
    ['The Occupancy Certificate of Basundhara Enclave is received.', 'Thank you for choosing Om Sai Builders.', 'Om Sai Builders'],
    ['Your Flat No. F2 is ready for fit-outs', 'Warm greetings from Arunai Shelters!', 'Arunai Shelters'],
    [
      'Final demand for your Flat No. F2, Basundhara Enclave',
      'The keys of your home await you. Greetings from Mandovi Realtors!',
      'Mandovi Realtors',
    ],
  ])('%s', (first, second, developer) => {
    expect(peopleOfText(letter(first, second))).toMatchObject({ applicant: 'Pranati Panda', co: 'Jitendra Nath Panda', developer })
  })
})
