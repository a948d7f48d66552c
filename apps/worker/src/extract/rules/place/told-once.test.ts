import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../../ocr/model.ts'
import { extractFields } from '../../extract-fields.ts'
import { valueIn, type Draft } from '../drafted-paper.ts'
import { tidyAddress } from './tidy.ts'

describe('a place told by the revenue’s books and as the post knows it', () => {
  it.each([
    [
      'R.S. Dag No. 537 under L.R. Khatian No. 7638, P.S. Kathajodi, District Cuttackpur, being Premises No. 14/1, Banerjee Lane, Ward No. 4, Kathajodi Municipality, District - Cuttackpur',
      'Premises No. 14/1, Banerjee Lane, Ward No. 4, Kathajodi Municipality, District - Cuttackpur',
    ],
    [
      'Khasra No. 12/3, Mohal Chakkar, Tehsil and District Shimlapur, now known as House No. 44, Lower Bazar, Ward 9, Shimlapur',
      'House No. 44, Lower Bazar, Ward 9, Shimlapur',
    ],
    [
      'Dag No. 118, Patta No. 22, Mouza Beltola, P.S. Dispur, known and numbered as Holding No. 71, Survey Path, Beltola, Guwahati',
      'Holding No. 71, Survey Path, Beltola, Guwahati',
    ],
    [
      'T.S. No. 14, Block 3, Egmore Taluk, having municipal address Door No. 8, Casa Street, Egmore, Chennai',
      'Door No. 8, Casa Street, Egmore, Chennai',
    ],
    [
      'Gat No. 112, Taluka Haveli, District Pune, presently known as Bungalow No. 5, Green Layout, Wagholi, Pune',
      'Bungalow No. 5, Green Layout, Wagholi, Pune',
    ],
    [
      'Survey No. 44/2, being Plot No. 12, Shanti Layout, Kolar Road, Bhopal',
      'Survey No. 44/2, being Plot No. 12, Shanti Layout, Kolar Road, Bhopal',
    ],
  ])('%s', (told, address) => expect(tidyAddress(told)).toBe(address))
})

describe('behind its district an address is over', () => {
  it.each([
    ', in Mouza - Purba Sitarampur, J.L. No. 33, Touzi No. 188, comprised in R.S. Dag No. 676',
    ', Assessee No. 12855946875, comprising land of 1 Cottahs 15 Chittacks',
    ', comprised in Khata No. 12 and Khasra No. 40',
    ', Holding tax paid',
    ' (recorded as L.R. Plot No. 4 in the parcha)',
  ])('Premises No. 5/8, Ghat Lane, Ward No. 25, Shyamganga Municipality, District - Uttar Barnali%s', (rest) => {
    const address = 'Premises No. 5/8, Ghat Lane, Ward No. 25, Shyamganga Municipality, District - Uttar Barnali'
    expect(tidyAddress(`${address}${rest}`)).toBe(address)
  })

  it.each([
    'Plot No. 7, Shiv Colony, Village Sohanpur, Tehsil Nalkot, Distt. Ludhianvi, Punjab',
    'Plot No. 7, Shiv Colony, Village Sohanpur, Tehsil Nalkot, Distt. Ludhianvi (U.P.)',
    'Door No. 4/77, East Street, Kovilur Village, Sivaganga District, Tamil Nadu',
    'Flat No. 302, Wing A, Hill View, District Centre, Janakpuri, New Delhi',
    'S.No. 22, Tambaram Village, Tambaram Taluk, Chengalpattu Registration District, Plot No. 4, Anna Nagar',
    'Gat No. 12, District Pune, Taluka Haveli, Mouje Wagholi',
    'Survey No. 4, Village Kharadi, Taluka Haveli, District Pune, Flat No. 302, Rose Court',
  ])('but not before its state, nor where a house follows: %s', (address) => expect(tidyAddress(address)).toBe(address))

  it('leaves numbers of somebody’s books out', () => {
    expect(tidyAddress('House No. 4, Assessee No. 1285594, Ram Gali, Ward 9, Hapur, Consumer No. 55210')).toBe(
      'House No. 4, Ram Gali, Ward 9, Hapur',
    )
    expect(tidyAddress('House No. 4, comprising an area of 2 Biswas, Ram Gali, Ward 9, Hapur')).toBe('House No. 4, Ram Gali, Ward 9, Hapur')
  })
})

/** Each paper with its address, and its PIN where that counts. */
const papers: readonly (readonly [Draft, string, string | null, string | null])[] = [
  [
    'agreement',
    'between Kasauli Ridge Homes Ltd., SCO 607, Mohalgarh 160071 and Smt. Neelam Verma.\nUnit\t301\nLocation: Unit No. 301 (Third Floor), Palm Enclave, Housefed Complex, Mohalgarh, Punjab, PIN 160047.',
    'Unit No. 301 (Third Floor), Palm Enclave, Housefed Complex, Mohalgarh, Punjab',
    '160047',
  ],
  [
    'letter',
    'Panj Darya Home Finance Ltd.\tPhase VII, Nalkot - 141059\nSecurity: First charge by deposit of title deeds of Flat No. 101 (First Floor), Hill Crest Apartments, Urban Estate, Nalkot, Punjab.',
    'Flat No. 101 (First Floor), Hill Crest Apartments, Urban Estate, Nalkot, Punjab',
    null,
  ],
  [
    'allotment',
    'Sapphire Homes Private Limited, 4, MG Road, Indore - 452001\nUnit No. 902, Tower B, Sapphire Sky, Bypass Road, Indore, Madhya Pradesh - 452010',
    'Unit No. 902, Tower B, Sapphire Sky, Bypass Road, Indore, Madhya Pradesh',
    '452010',
  ],
  [
    'deed',
    'SCHEDULE\nPlot No. 304, Urban Estate, Village Sohanpur, Tehsil Nalkot, Distt. Ludhianvi, as detailed below:\nCategory of plot\tArea\nPark facing\t139 sq. mtrs.',
    'Plot No. 304, Urban Estate, Village Sohanpur, Tehsil Nalkot, Distt. Ludhianvi',
    null,
  ],
  [
    'deed',
    'SCHEDULE\nHouse No. 14, Kot Road, Village Bhilpur, Tehsil Bada, District Raipura as described in the jamabandi',
    'House No. 14, Kot Road, Village Bhilpur, Tehsil Bada, District Raipura',
    null,
  ],
]

it.each(papers)('tells the property from a firm’s office and from the words behind it, in a %s: %s', (draft, text, address, pin) => {
  expect([valueIn(draft, text, 'property_address_doc'), valueIn(draft, text, 'pincode')]).toEqual([address, pin])
})

it('takes the columns of a register for no cells of an address', () => {
  const text = `REGISTER OF MUTATIONS
Village: Sohanpur\tTehsil: Nalkot\tDistrict: Ludhianvi
Mutation\tEntry\tNew entry (owner)\tKhasra\tArea\tReason\tFee
No.\t(owner)\tto be made\tNo.\tand kind\tof change\tpaid
5666\tSmt. Paramjeet Kaur\tSmt. Manjit Kaur\t28//18\t0K-12.2M\tBai (sale), vasika No.\tRs. 422`
  const page = typed(text)
  expect(extractFields([{ file: 'a.txt', sha256: '', pages: [page] }], []).property_address_doc?.value).toBe(
    'Village Sohanpur, Tehsil Nalkot, District Ludhianvi',
  )
})

const columns = 110
const lineHeight = 0.016

/** A page as a typewriter would fill it; a tab goes to the next of its stops. */
function typed(text: string): Page {
  const words: Word[] = text.split('\n').flatMap((line, row) => {
    let at = 0
    return line.split('\t').flatMap((cell, stop) => {
      at = Math.max(at, stops[stop] ?? at + 3)
      return cell.split(' ').map((word): Word => {
        const box = { x: at / columns, y: 0.05 + row * lineHeight, w: word.length / columns, h: 0.011 }
        at += word.length + 1
        return { text: word, conf: 1, page: 1, box, level: box, line: row, block: 0, size: box.h }
      })
    })
  })
  return { page: 1, width: 595, height: 842, turn: 0, source: 'text', words: words.filter((word) => word.text !== '') }
}
const stops = [2, 6, 18]

it('reads a cell of several lines whose label takes two', () => {
  const text = `PURVANCHAL GRAMIN BANK

SANCTION LETTER

Loan sanctioned to Sri Pradip Sarkar

4\tMargin\t20 %


5\tPrimary\tEquitable mortgage of Flat No. 3B on the 3rd floor of Purbachal Residency, Ananda Road, Premises
\tsecurity\tNo. 58/4, Ananda Pally Road, Ward No. 10, Shyamganga Municipality, District - Uttar
\t\tBarnali

6\tCollateral\tPersonal guarantee of Sri Subrata Chakraborty and others


7\tMoratorium\t6 months`
  const read = extractFields([{ file: 'a.pdf', sha256: '', pages: [typed(text)] }], [])
  expect(read.property_address_doc?.value).toBe(
    'Flat No. 3B on the 3rd floor of Purbachal Residency, Ananda Road, Premises No. 58/4, Ananda Pally Road, Ward No. 10, Shyamganga Municipality, District - Uttar Barnali',
  )
})
