import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

/** Addresses as deed writers of several states tell them, from the largest place or among other matters. */
const papers: readonly (readonly [Draft, string, string])[] = [
  [
    'deed',
    'SCHEDULE\nGuntur District, Guntur Sub-District, Guntur Municipal Corporation, Koritipadu Village, S.No. 118-2, an extent of 30 ankanams of house site bounded by:',
    'Guntur District, Guntur Sub-District, Guntur Municipal Corporation, Koritipadu Village, S.No. 118-2',
  ],
  [
    'deed',
    'SCHEDULE\nIn Salem Registration District, Suramangalam Sub Registration District, Salem West Taluk, Andipatti Village, in S.F. No. 77/1, an extent of 4 1/2 cents within the following boundaries:',
    'Salem Registration District, Suramangalam Sub Registration District, Salem West Taluk, Andipatti Village, S.F. No. 77/1',
  ],
  [
    'deed',
    'SCHEDULE OF PROPERTY\nDistrict Puri, Tahasil Sadar, P.S. Kumbharpada, P.S. No. 9, Mouza Baliapanda, Khata No. 210/44, Plot No. 901/2, Kisam Gharabari, Area Ac. 0.040 dec., Sub-plot No. 2 as per the map attached herewith, rent Rs. 9.00',
    'District Puri, Tahasil Sadar, P.S. Kumbharpada, P.S. No. 9, Mouza Baliapanda, Khata No. 210/44, Plot No. 901/2, Sub-plot No. 2',
  ],
  [
    'deed',
    'SCHEDULE\nVizianagaram District, V.M.C. limits, Cantonment Village, V.M.R.D.A. Layout No. 9/84, Plot No. 12 (Western half), Survey No. 40, an extent of 150 sq.yds of vacant site',
    'Vizianagaram District, V.M.C. limits, Cantonment Village, V.M.R.D.A. Layout No. 9/84, Plot No. 12 (Western half), Survey No. 40',
  ],
  [
    'deed',
    'SCHEDULE\nAll that plot numbered as Residential Plot No. C-9, Block C, Sector 31 in Noida, Distt. Gautam Budh Nagar contained by measurement 200 sq. mtrs. be the same a little more or less and bounded:',
    'Plot No. C-9, Block C, Sector 31 in Noida, Distt. Gautam Budh Nagar',
  ],
  [
    'agreement',
    'Property description: An extent of 2.83 Are in Re.Sy.No. 15/9 of Kolazhy Village, Thrissur Taluk, Thrissur District, with house bearing No. 6/118 of Kolazhy Panchayath, having plinth area 120 sq.m, well, trees and all improvements.',
    'Re.Sy.No. 15/9 of Kolazhy Village, Thrissur Taluk, Thrissur District, No. 6/118 of Kolazhy Panchayath',
  ],
  [
    'deed',
    'SCHEDULE\nAll that land situated at Village Hatia, P.S. No. 205, District Ranchi, being portion of R.S. Plot No. 88, Khata No. 12, measuring 4 Kathas 2 Chhataks i.e. 6.80 decimals (2970 Sq.ft.), which is butted and bounded',
    'Village Hatia, P.S. No. 205, District Ranchi, being portion of R.S. Plot No. 88, Khata No. 12',
  ],
  [
    'deed',
    'SCHEDULE\nAll that Flat No. 203 in Second Floor of "Rama Elite" with built up area of 1100 Sq.feet along with car parking in stilt and undivided share of land 40 Sq.yards out of 900 Sq.yards, in Survey No. 61, situated at Kondapur Village, Serilingampally Mandal, Ranga Reddy District and bounded by:',
    'Flat No. 203 in Second Floor of Rama Elite, Survey No. 61, Kondapur Village, Serilingampally Mandal, Ranga Reddy District',
  ],
  [
    'deed',
    'Whereas the vendors own the property bearing no. A-4/9, area measuring 125.42 sq. meters, situated in the layout plan of Paschim Vihar, New Delhi-110063, freehold.',
    'no. A-4/9, Paschim Vihar, New Delhi',
  ],
  [
    'deed',
    'Land: Mauza Rampur, Thana No. 12, Anchal Mushahari, Dist. Muzaffarpur, Khata 21, Khesra 109, area 1 katha (1361 sq.ft.)',
    'Mauza Rampur, Thana No. 12, Anchal Mushahari, Dist. Muzaffarpur, Khata 21, Khesra 109',
  ],
  [
    'deed',
    'Donee: Mehul Kakadiya, aged 40, residing at the same place\nThe donor gifts to her son the tenement No. 6 of Tulsi Park Society, Nikol, Ahmedabad 382350, standing on land',
    'tenement No. 6 of Tulsi Park Society, Nikol, Ahmedabad',
  ],
  [
    'agreement',
    'The Vendor is the lessee of CDA plot No. 6-D/12, Sector-10, Bidanasi, Cuttack - 753014 having area 2400 sq.ft.\nSchedule: Plot No. 6-D/12, bounded N: Plot 6-D/11, S: Plot 6-D/13, E: Road 30 ft, W: Plot 6-D/41.',
    'plot No. 6-D/12, Sector-10, Bidanasi, Cuttack',
  ],
  [
    'deed',
    'Description: Village Wagholi, Tal. Haveli, Dist. Pune, Gat No. 21/3 total area 0 Hectare 54 Are, out of which plot of 1.5 guntha',
    'Village Wagholi, Tal. Haveli, Dist. Pune, Gat No. 21/3',
  ],
  [
    'deed',
    'Property: Erode District, Bhavani Sub Registration, Ward K, Block 21, T.S. No. 231/2, new door No. 31, Salai Road, site measuring 600 sq. ft.',
    'Erode District, Bhavani Sub Registration, Ward K, Block 21, T.S. No. 231/2, new door No. 31, Salai Road',
  ],
]

describe('the address that a deed writer tells', () => {
  it.each(papers)('%s: %s', (draft, text, address) => {
    expect(valueIn(draft, text, 'property_address_doc')).toBe(address)
  })
})
