import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

const expectFrom = (text: string, wanted: Parameters<typeof valuesOfText>[1]): void => expect(valuesOfText(text, wanted)).toEqual(wanted)

describe('cells of several lines, and forms that ask row by row', () => {
  it('reads sides listed in a cell down that cell, not across its row', () => {
    const record = `MUTATION SLIP
   Name of raiyat          Khesra    Rakba           Chauhaddi
   Smt. Afsana Begum       1204      2 decimal       N- House of Shyam ~
   W/o Md. Aslam                     (871 sq.ft.)    Lal; S- Rasta; E- Kedar Sah; W- Nij`
    expect(valuesTyped(record, ['boundaries_deed_north', 'boundaries_deed_south', 'boundaries_deed_east'])).toEqual({
      boundaries_deed_north: 'House of Shyam Lal',
      boundaries_deed_south: 'Rasta',
      boundaries_deed_east: 'Kedar Sah',
    })
  })

  it('puts an address together whose last cell goes on to the district', () => {
    const deed = `SUB-LEASE DEED
SCHEDULE OF THE HOLDING
Holding No.\t44, Road No. 3, Dhobi Ghat Area
Ward\tIX, Sakchi, P.S. Sakchi, Town Jamshedpur, District East Singhbhum`
    expectFrom(deed, {
      property_address_doc:
        'Holding No. 44, Road No. 3, Dhobi Ghat Area, Ward IX, Sakchi, P.S. Sakchi, Town Jamshedpur, District East Singhbhum',
    })
  })

  it('reads khesra at the head of a column below an office of the circle', () => {
    const record = `CIRCLE OFFICE, DANAPUR
Mutation correction slip
Mauza\tKhagaul\tAnchal\tDanapur
District\tPatna\tCase No.\t118/2021-22
Name of raiyat\tKhata\tKhesra\tRakba
Smt. Afsana Begum\t88\t1204\t2 decimal`
    expectFrom(record, { property_address_doc: 'Khata No. 88, Khesra No. 1204, Mauza Khagaul, Anchal Danapur, District Patna' })
  })

  it('takes the postal index for a PIN, and a figure with a label of its own for no share of land', () => {
    expectFrom(`Please value for loan.\nSecurity\tHouse at D.No. 4-118, Gandhi Road, Eluru\nPostal index\t534001`, { pincode: '534001' })
    const mail = `Pls do TV for below case
Case ID - MR/26/0118
Prop - Flat No. 4, Sea Breeze, Village Morjim, Pernem, Goa 403512
carpet 71.20 sq.mts, UDS not applicable`
    expectFrom(mail, { final_land_area_uds: null, application_number: 'MR/26/0118' })
  })
})
