import { describe, expect, it } from 'vitest'
import { peopleOfText, peopleOfTyped } from './people-of-text.ts'

const card = (rows: string, head = 'नविन धारक (धा) / New holder'): string => `                    मालमत्ता पत्रक / PROPERTY CARD
C.T.S. No.     Sheet    Plot    Area sq.m.     Tenure
1549           28       112     362.32         C
Original holder (1988): Pandurang Milind Kamat
Date Transaction                                  Volume        ${head}
                                                  No.           (H)
${rows}
Digitally generated on 16/01/2026. Fee Rs.135/-. Check at the portal with 7401048140.`

const sold = (on: string, volume: string, ...names: string[]): string =>
  [`${on} By sale, Mut. Entry 1015`.padEnd(50) + volume.padEnd(14) + 'H', ...names.map((name) => ' '.repeat(64) + name)].join('\n')

describe('a register of holders', () => {
  it.each([
    [
      'the last of two sales',
      card(
        `${sold('03/06/2010', '314', 'Dattatray Prasad Kulkarni')}\n${sold('03/06/2022', '173', 'Sanjay Milind Kulkarni', 'Ujwala Dattatray Kulkarni')}`,
      ),
      'Sanjay Milind Kulkarni, Ujwala Dattatray Kulkarni',
    ],
    [
      'the latest, listed first',
      card(`${sold('03/06/2022', '173', 'Sanjay Milind Kulkarni')}\n${sold('03/06/2010', '314', 'Dattatray Prasad Kulkarni')}`),
      'Sanjay Milind Kulkarni',
    ],
    ['one entry', card(sold('03/06/2010', '314', 'Vaishali Nitin Kamat')), 'Vaishali Nitin Kamat'],
    [
      'no lender entered later',
      card(
        `${sold('03/06/2010', '314', 'Vaishali Nitin Kamat')}\n${sold('03/06/2022', '173', 'Asha Arvind Rao').replace('173           H', '173           E')}`,
      ),
      'Vaishali Nitin Kamat',
    ],
    [
      'no lessee',
      card(
        `${sold('03/06/2010', '314', 'Vaishali Nitin Kamat')}\n${sold('03/06/2022', '173', 'Asha Arvind Rao').replace('173           H', '173           L')}`,
      ),
      'Vaishali Nitin Kamat',
    ],
    ['a head of one language', card(sold('3-6-10', '314', 'Shri. Ashok Rao', 'Smt. Usha Rao'), 'New holder'), 'Ashok Rao, Usha Rao'],
    ['a name of two lines', card(sold('03.06.2010', '314', 'Smt. Vaishali', 'Kamat'), 'New owner'), 'Vaishali Kamat'],
    ['a head in Marathi', card(sold('03/06/2010', '314', 'Vaishali Nitin Kamat'), 'नवीन धारक'), 'Vaishali Nitin Kamat'],
    [
      'names with initials',
      card(sold('03/06/2010', '314', 'R. Selvakumar', 'Murugesan B'), 'Present holder'),
      'R. Selvakumar, Murugesan B',
    ],
    [
      'three holders',
      card(sold('03/06/2010', '314', 'Sanjay Milind Kulkarni', 'Nitin Milind Kulkarni', 'Asha Milind Kulkarni')),
      'Sanjay Milind Kulkarni, Nitin Milind Kulkarni, Asha Milind Kulkarni',
    ],
  ])('tells %s', (_, text, owner) => {
    expect(peopleOfTyped(text).owner).toBe(owner)
  })
})

const patta = (rows: string, head = 'Name(s) of owner(s)'): string =>
  `Government of Tamil Nadu\nRevenue Department\nExtract of Patta (Chitta)\nDistrict\t: Madurai\tTaluk\t: Madurai\nRevenue Village\t: Selaiyur\tPatta No.\t: 6715\n${head}\n${rows}\nSurvey No.\tSub-division\tDry\tWet\n191\t5A3\t0 - 1.11\t0.27`

describe('owners of a numbered list', () => {
  it.each([
    [patta('1.\tRajendran S wife Thenmozhi R\n2.\tBalasubramanian T son Anbarasan B'), 'Thenmozhi R, Anbarasan B'],
    [patta('1. Rajendran wife Thenmozhi R'), 'Thenmozhi R'],
    [patta('1\tMurugan\tSon\tSelvakumar M', 'Names of Pattadars'), 'Selvakumar M'],
    [patta('1. Kannan daughter Nithya K\n2. Kannan son Ramesh K', 'Owner Names'), 'Nithya K, Ramesh K'],
    [patta('1. Thiru. Murugesan B\n2. Tmt. Revathi A'), 'Murugesan B, Revathi A'],
    [patta('1. Thenmozhi R wife of Rajendran S'), 'Thenmozhi R'],
    [patta('1. Thenmozhi R W/o Rajendran S\n2. Anbarasan B S/o Balasubramanian'), 'Thenmozhi R, Anbarasan B'],
    [patta('1.\tLakshmi husband Ramasamy L', 'Name of the owner(s):'), 'Ramasamy L'],
    [patta('1. Ponnusamy - son - Karuppasamy P', 'Pattadars'), 'Karuppasamy P'],
    [patta('1. M. Senthil Nathan', 'Land owners'), 'M. Senthil Nathan'],
  ])('%s', (text, owner) => {
    expect(peopleOfText(text).owner).toBe(owner)
  })
})

const index = (seven: string, eight: string): string =>
  `सूची क्र.2 / Index-2\tदुय्यम निबंधक : सह दु.नि. Pune 7\nदस्त क्रमांक : 3965/2024\n(1) विलेखाचा प्रकार / Type of document\tSale Deed\n(4) Property description\tFlat No. 4D, Indrayani Nest, Bibwewadi, Pune\n(7) ${seven}\n(8) ${eight}\n(9) Date of execution\t16/10/2024\n(11) अनुक्रमांक, खंड व पृष्ठ\t3965/2024`
const gives = 'दस्तऐवज करुन देणा-या पक्षकाराचे नाव / Executing party'
const gets = 'दस्तऐवज करुन घेणा-या पक्षकाराचे नाव / Claiming party'
const address = 'पत्ता:-प्लॉट नं: -, माळा नं: -, इमारतीचे नाव: -, रोड नं: 199, Savedi, Pune. पिन कोड:-411080 पॅन नं:-DEVPP5810R'

describe('parties of an index of registered deeds', () => {
  const seller = `${gives}\t1): नाव:-Pratibha Ashok Kulkarni वय:-41; ${address}`
  it.each([
    [`${gets}\t1): नाव:- Smita Milind Pawar वय:- 57; ${address}`, 'Smita Milind Pawar'],
    [
      `${gets}\t1): नाव:-Smita Milind Pawar वय:-57; ${address} 2): नाव:-Anil Milind Pawar वय:-31; ${address}`,
      'Smita Milind Pawar, Anil Milind Pawar',
    ],
    [`दस्तऐवज करून घेणाऱ्या पक्षकाराचे नाव\t1): नाव:-Smita Pawar वय:-57; ${address}`, 'Smita Pawar'],
    [`लिहून घेणाऱ्या पक्षकाराचे नाव\t1): नाव:-Smita Pawar वय:-57; ${address}`, 'Smita Pawar'],
    [`Name of the claiming party\t1): Name:- Smita Pawar Age:- 57; Address:- Savedi`, 'Smita Pawar'],
    [`${gets}\t1): नाव:-स्मिता मिलिंद पवार वय:-57; ${address}`, 'स्मिता मिलिंद पवार'],
    [`Claimant\t1) नाव:- Shri. Anil Rao, वय:- 31; ${address}`, 'Anil Rao'],
    [`${gets}\t1): नाव:-SMITA MILIND PAWAR वय:-57; ${address}`, 'Smita Milind Pawar'],
    [`${gets}\t1): नाव:-Smt. Smita Pawar  वय : 57 ${address}`, 'Smita Pawar'],
    [`${gets}\t1): नांव:-Smita M. Pawar वय:-57; ${address}`, 'Smita M. Pawar'],
  ])('%s', (eight, owner) => {
    expect(peopleOfText(index(seller, eight)).owner).toBe(owner)
  })
})

/** A register of mutations with a column for what was and one for what is entered. */
const mutations = (was: string, is: string): string => `                    REGISTER OF MUTATIONS
Mutation  Khewat   ${was.padEnd(24)}${is.padEnd(30)}Area       Fee
No.       No.      (owner)                 (owner)
5666      179      Smt. Param Kaur         Smt. Manjit Kaur W/o Sh.      0K-12M     422
                   W/o Sh. Gurdeep         Balwant Rai, Sh. Ramesh
                   Singh, full share       Chand S/o Sh. Balwant Rai,
                                           1/2 share each
Order: Sanctioned in general assembly on 04.09.2025. Identified by Ritu Bala, Lambardar.`

describe('who is entered by a register of mutations', () => {
  it.each([
    ['Entry of jamabandi', 'New entry to be made (owner)'],
    ['Previous entry', 'Entry after mutation'],
    ['Present entry', 'Proposed entry'],
    ['Transferor', 'Name of transferee'],
    ['Vendor', 'Vendee'],
    ['Old khatedar', 'Owner after mutation'],
    ['Struck off', 'Person in whose favour'],
  ])('%s beside %s', (was, is) => {
    expect(peopleOfTyped(mutations(was, is)).owner).toBe('Manjit Kaur, Ramesh Chand')
  })

  it('takes the cell of the column where a table was typed', () => {
    const rows = 'No.\tPresent entry\tNew entry proposed\tArea\n566\tSmt. Param Kaur\tSmt. Manjit Kaur W/o Sh. Balwant Rai\t0K-12M'
    expect(peopleOfText(`REGISTER OF MUTATIONS\n${rows}`).owner).toBe('Manjit Kaur')
  })
})
