import { describe, expect, it } from 'vitest'
import { placeOf } from '../place.ts'
import { valuesBy } from '../written-paper.ts'

const read = (text: string): unknown => valuesBy(placeOf, text, 'mutation').property_address_doc

describe('where recorded land lies', () => {
  it.each([
    [
      'Village Bir Ghaggar, Tehsil Alwargarh, District Alwargarh Hadbast No. 100 Year 2023-24',
      'Village Bir Ghaggar, Tehsil Alwargarh, District Alwargarh',
    ],
    ['Village: Rampur Kalan   Tehsil: Kharar   District: Mohali', 'Village Rampur Kalan, Tehsil Kharar, District Mohali'],
    ['Mauza Pundag, Anchal Argora, Zila Ranchi Thana No. 228', 'Mauza Pundag, Anchal Argora, Zila Ranchi'],
    ['Gram Semaria, Tehsil Huzur, Distt. Rewa, Patwari Halka 12', 'Gram Semaria, Tehsil Huzur, Distt. Rewa'],
    ['Mouje Wagholi, Taluka Haveli, Dist. Pune', 'Mouje Wagholi, Taluka Haveli, Dist. Pune'],
    ['VILLAGE KANDIVEL, TALUKA BORIVADA, DISTRICT THANAPUR', 'VILLAGE KANDIVEL, TALUKA BORIVADA, DISTRICT THANAPUR'],
    ['ग्राम सेमरिया, तहसील हुजूर, जिला रीवा वर्ष 2023', 'ग्राम सेमरिया, तहसील हुजूर, जिला रीवा'],
    ['Vill. Chak Jhotwara, Teh. Amer Distt. Jaipur Khata No. 12', 'Vill. Chak Jhotwara, Teh. Amer, Distt. Jaipur'],
  ])('reads the line %s', (line, wanted) => {
    expect(read(`COPY OF JAMABANDI\n${line}\nKhewat\tKhasra\n383\t85//23/2`)).toBe(wanted)
  })

  it.each([
    'Sh. Mohan Lal S/o Sh. Ram Lal, R/o Village Bir Ghaggar, Tehsil Alwargarh, District Alwargarh',
    'the village records and the tehsil office keep one copy each',
    'Copy prepared by the Patwari of the village, Tehsil',
  ])('leaves %s', (line) => expect(read(`COPY OF JAMABANDI\n${line}\nKhewat\tKhasra\n383\t85//23/2`)).toBeUndefined())
})

describe('cells of a record of rights', () => {
  it.each([
    [
      'गाव / पेठ Village\tतालुका Taluka\tजिल्हा District\nHingne\tMapusa\tNorth Goa\nC.T.S. No.\tSheet\tArea sq.m.\n4488\t7\t241.55',
      'C.T.S No. 4488, Village Hingne, Taluka Mapusa, District North Goa',
    ],
    [
      'District\t: Madurai\tTaluk\t: Madurai\nRevenue Village\t: Selaiyur\tPatta No.\t: 6715\nSurvey No.\tSub-division\tExtent\n191\t5A3\t111.48',
      'Survey No. 191/5A3, Selaiyur Village, Madurai Taluk, Madurai District',
    ],
    [
      'Village\tTehsil\tDistrict\nSemaria\tHuzur\tRewa\nKhasra No.\tArea\n118/2\t0.20',
      'Khasra No. 118/2, Village Semaria, Tehsil Huzur, District Rewa',
    ],
    [
      'Village : Kuppam\nMandal : Puttur\nDistrict : Chittoor\nSurvey No. : 44/3',
      'Survey No. 44/3, Kuppam Village, Puttur Mandal, Chittoor District',
    ],
    ['Mouza : Pundag\nDistrict : Ranchi\nDag No. : 417', 'Dag No. 417, Mouza Pundag, District Ranchi'],
  ])('%s', (text, wanted) => expect(read(`RECORD OF RIGHTS\n${text}`)).toBe(wanted))
})
