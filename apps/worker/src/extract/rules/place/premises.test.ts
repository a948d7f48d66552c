import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { placeOf } from '../place.ts'
import { valuesBy } from '../written-paper.ts'

const rest = 'Shanti Nagar, Kolar Road, Rampur, Uttar Pradesh'
/** Address, PIN and flat of a paper. */
const asked = (text: string, kind: PaperKind): unknown[] => {
  const values = valuesBy(placeOf, text, kind)
  return [values['property_address_doc'], values['pincode'], values['flat']]
}
const listed = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/u)

/** What an address begins with, as offices of all states write it; behind the arrow the flat's number where it is one. */
const premises = listed(`
Flat No. 302 -> 302 | Flat No.302 -> 302 | Flat # 302 -> 302 | Flat-302 -> 302 | Flat 4B -> 4B | Flt. No. 302 -> 302
F.No. 302 -> 302 | F. No. D-2 -> D-2 | F/No. 12 -> 12 | Flat bearing No. 302 -> 302 | Flat Number 302 -> 302
Flat numbered 302 -> 302 | Apartment bearing No. 4B -> 4B | Apartment 4B -> 4B | Apt. No. 1204 -> 1204
Apptt. No. 1204 -> 1204 | Unit No. T4-0903 -> T4-0903 | Unit bearing No. 1104 -> 1104 | Dwelling Unit No. 17 -> 17
D.U. No. 17 -> 17 | Tenement No. 14 -> 14 | Room No. 7 | Sadanika No. 302 -> 302 | Sadnika Kr. 302 -> 302 | Shop No. 5
Gala No. 5 | Office No. 501 | Penthouse No. 2001 -> 2001 | Villa No. 18 | Villa 18 | Row House No. 6 | Rowhouse No. 6
Twin Bungalow No. 6 | Bungalow No. 12 | Duplex No. 12 | Duplex House No. 12 | Quarter No. B/12 | Qtr. No. 12/B
Qr. No. MIG-45 | Kothi No. 212 | Makan No. 54 | Makan Number 54 | Bhavan Sankhya 54 | Makan Sankhya 54 | Bhukhand Sankhya 323
Bhukhand No. 323 | Ghar Kramank 54 | House No. 7 | House bearing No. 7 | House bearing Municipal No. 7/12 | Hse. No. 7
H.No. 5-9-22/A | H. No. 5-9-22/A | HNo. 54 | Door No. 42/22 | D.No. 42/22 | D. No. 4-7-12 | Old Door No. 4, New Door No. 12
New No. 12, Old No. 7 | Municipal House No. 77 | Municipal No. 77/2 | M.C. No. B-34/122 | MCF No. 1123 | Premises No. 12/1A
Municipal Premises No. 12/1A | Holding No. 44/N | Municipal Holding No. 44 | Plot No. 45 | Plot bearing No. 45
Plot No. A-45 | Plot Nos. 45 & 46 | Plot # 45 | Plot 45 | Part of Plot No. 45 | Sub-Plot No. 45/2 | Sub Plot No. 45/2
Final Plot No. 45 | F.P. No. 45 | Revenue Plot No. 1659 | Nazul Plot No. 45 | Site No. 212 | Site bearing No. 212
Khasra No. 113/2 | Kh. No. 113/2 | Khesra No. 1659 | Khasra Nos. 113 and 114 | Gata No. 113 | Gata Sankhya 113
Arazi No. 113 | Araji No. 113 | Gat No. 113 | Gut No. 113 | Survey No. 60/5 | Sy. No. 60/5 | Sy.No. 60/5 | S.No. 60/5
R.S. No. 60/5 | R.S.No. 60/5 | Re-Survey No. 60/5 | Re.Sy. No. 60/5 | T.S. No. 60/5 | S.F. No. 60/5 | C.T.S. No. 601
CTS No. 601 | City Survey No. 601 | Block No. 12 | R.S. Dag No. 417 | L.R. Dag No. 417 | Dag No. 417 | Khata No. 441
Khatian No. 441 | S.C.O. No. 45 | SCO 45 | SCF No. 45 | Booth No. 45 | Killa No. 12//4 | Rect. No. 34, Killa No. 12
Chak No. 45 | Khewat No. 45 | Patta No. 45 | L.P. No. 45 | Katha No. 45 | Building No. 5 | Bldg. No. 5, Flat No. 302 -> 302
Tower 3, Flat No. 1204 -> 1204 | Tower-B, Unit 1204 -> 1204 | Wing A, Flat No. 302 -> 302 | Block C, Flat C-302 -> C-302
Saket Dham Apartment, Flat 1202 -> 1202 | Shanti Sadan, Flat No. 12 -> 12 | मकान संख्या 54 | मकान नं. 54 | भवन संख्या 54
गाटा संख्या 113 | खसरा नं. 113 | आराजी संख्या 113 | भूखण्ड संख्या 323 | भूखंड क्र. 323 | फ्लैट संख्या 302 -> 302
फ्लैट नं. 302 -> 302 | सदनिका क्र. 302 -> 302 | घर क्र. 54 | गट नं. 113 | सर्व्हे नं. 60
`).map((line) => line.split(' -> '))

describe('what an address begins with', () => {
  it.each(premises)('reads %s in a schedule', (premise, flat) => {
    const text = `SCHEDULE OF PROPERTY\nAll that ${premise}, ${rest} - 244901.`
    expect(asked(text, 'deed')).toEqual([`${premise}, ${rest}`, '244901', flat])
  })
  it.each(premises)('reads %s at a label', (premise, flat) => {
    expect(asked(`Property Address : ${premise}, ${rest} - 244901`, 'mail')).toEqual([`${premise}, ${rest}`, '244901', flat])
  })
})

it('finds the number of a plot behind what it is called', () => {
  const text = `The Lessor leases to the Lessee all that plot of land known as No. 384, 9th Cross, ${rest} - 244901, contained by measurement 2,100 sq. ft.`
  expect(asked(text, 'lease').slice(0, 2)).toEqual([expect.stringContaining('No. 384, 9th Cross'), '244901'])
})
