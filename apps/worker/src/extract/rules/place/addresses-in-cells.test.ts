import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { valueIn } from '../drafted-paper.ts'
import { placeOf } from '../place.ts'
import { valuesBy } from '../written-paper.ts'

const read = (text: string, kind: PaperKind = 'allotment'): unknown[] => {
  const { property_address_doc: address, pincode, flat } = valuesBy(placeOf, text, kind)
  return [address, pincode, flat]
}

describe('a label for two numbers', () => {
  const scheme = 'Dear Customer,\nScheme\t: Ruby Elysium, nr. VIP Circle, Utran, Surat - 394105'
  it.each([
    ['Bldg / Unit\t: D / 903 (9th floor), 2 BHK', 'Unit No. 903 (9th floor), Bldg D', '903'],
    ['Tower / Flat No.\tT4 / 1203', 'Flat No. 1203, Tower T4', '1203'],
    ['Block - Unit No. : C - 302', 'Unit No. 302, Block C', 'C-302'],
    ['Wing / Flat\tB / 704', 'Flat No. 704, Wing B', '704'],
    ['Tower & Flat No.\t: 2 - 1109', 'Flat No. 1109, Tower 2', '1109'],
  ])('%s', (line, lead, flat) => {
    expect(read(`${scheme}\n${line}`)).toEqual([`${lead}, Ruby Elysium, nr. VIP Circle, Utran, Surat`, '394105', flat])
  })

  it.each([
    ['Ward - Door No.  : 18 / 344 B', 'Door No. 344 B, Ward 18'],
    ['Ward / House No.\t: 7 / 112', 'House No. 112, Ward 7'],
    ['Ward & Holding No. : 22 - 81', 'Holding No. 81, Ward 22'],
  ])('%s', (line, lead) => {
    expect(read(`${line}\nLocality\t: Palarivattom, Thammanam P.O., Ernakulam 682032`, 'tax').slice(0, 2)).toEqual([
      `${lead}, Palarivattom, Thammanam P.O., Ernakulam`,
      '682032',
    ])
  })
})

describe('where an address ends, and what it leaves out', () => {
  it.each([
    [
      'hereby sells Plot No. 16-B, Village Kalyanpur, Ward 12, Lucknow to the Purchaser for Rs. 5',
      'Plot No. 16-B, Village Kalyanpur, Ward 12, Lucknow',
    ],
    ['sells House No. 4, Ram Gali, Ward 9, Hapur to the said Vendee', 'House No. 4, Ram Gali, Ward 9, Hapur'],
    [
      'sells Flat No. 2B, second floor, consisting of two bed rooms, a kitchen and a toilet at Premises No. 88, Garfa Road, Kolkata - 700075',
      'Flat No. 2B, second floor, Premises No. 88, Garfa Road, Kolkata',
    ],
    [
      'sells Flat No. 7, Rose Court, comprising of 2 bed rooms and hall, MG Road, Thane, Maharashtra',
      'Flat No. 7, Rose Court, MG Road, Thane, Maharashtra',
    ],
    [
      'demises Plot No. R-22, within the village limits of Ambad Khurd, Taluka Nashik, Maharashtra',
      'Plot No. R-22, Ambad Khurd, Taluka Nashik, Maharashtra',
    ],
    [
      'SCHEDULE\nR.S. No. 87/2, Near Door No. 48-9, Asst. No. 110221, Patamata, Vijayawada, Andhra Pradesh',
      'R.S. No. 87/2, Near Door No. 48-9, Asst. No. 110221, Patamata, Vijayawada, Andhra Pradesh',
    ],
  ])('%s', (text, wanted) => expect(valueIn('deed', text, 'property_address_doc')).toBe(wanted))

  it.each([
    ['SCHEDULE\nDoor No. 48-9, Asst. No. 110221, Patamata, Vijayawada', null],
    ['SCHEDULE\nDoor No. 48-9, Khata No: 220145, Patamata, Vijayawada', null],
    ['SCHEDULE\nDoor No. 48-9, Asst. No. 110221, Patamata, Vijayawada - 520010', '520010'],
    ['SCHEDULE\nDoor No. 48-9, Patamata, Vijayawada, Pin Code No. 520010', '520010'],
    ['SCHEDULE\nDoor No. 48-9, Patamata, Vijayawada, PIN No: 520010', '520010'],
  ])('takes no other number for a PIN: %s', (text, pin) => expect(valueIn('deed', text, 'pincode')).toBe(pin))

  it('leaves the home behind a number of somebody', () => {
    const text = 'in favour of Sri Praveen S/o Rao, aged 38, Cell: 9963344556, D.No. 54-8-11, Gurunanak Colony, Vijayawada - 520008'
    expect(valueIn('deed', text, 'property_address_doc')).toBeNull()
  })
})
