import { describe, expect, it } from 'vitest'
import { valuesTyped } from './typed-paper.ts'
import { valueIn } from './drafted-paper.ts'

describe('tables of offices and builders', () => {
  it('takes the amounts of a sheet, not the tax in the column behind them', () => {
    const page = `VIHANGAM HOMES PVT LTD
OFFER OF POSSESSION
Dear Mr. Joseph Kharkongor, your apartment is ready for possession.
Sl    Description                            Amount        Tax
1     Balance basic sale price               3,10,500      15,525
      Interest free security deposit @ Rs. 40~
2                                            60,800        -~
      per sq. ft.
3     Electricity connection charges         28,000        5,040
4     Club membership                        90,000        16,200`
    expect(valuesTyped(page, ['amenities_others'])).toEqual({
      amenities_others: 'Interest free security deposit 60800, Electricity connection charges 28000, Club membership 90000',
    })
  })

  it('parts building and flat, and takes no scheme of homes for a loan', () => {
    const page = `HOUSING AND AREA DEVELOPMENT BOARD
POSSESSION RECEIPT
1   Scheme                     Ashiana Housing Scheme, Sector 12, Panvel, Navi Mumbai 410206
2   Name of Allottee           Shri. Dagadu Maruti Bhoir
3   Bldg. No. / Flat No.       C-4 / 212`
    expect(valuesTyped(page, ['flat', 'loan_type'])).toEqual({ flat: '212' })
  })

  it('reads a later entry over its lines, and an address in its own column', () => {
    const page = `MUNICIPAL COUNCIL, KAITHAL
TRANSFER OF PROPERTY IN HOUSE TAX RECORD
Particulars       Existing Record               Record after change
Owner Name        Jai Kishan S/o Mam Chand      Naveen Dhull S/o Balwan Dhull,~
                                                Sonia W/o Naveen Dhull
Mobile            94661xxxxx                    9802 114 556
Address           H. No. 71/4, Amargarh         H. No. 71/4, Amargarh, Kaithal~
                                                136027
Category          Residential                   Residential`
    expect(valuesTyped(page, ['property_owner_name', 'property_address_doc', 'pincode'])).toEqual({
      property_owner_name: 'Naveen Dhull, Sonia',
      property_address_doc: 'H. No. 71/4, Amargarh, Kaithal',
      pincode: '136027',
    })
  })

  it('reads owners of a record of rights with their kin in words, and its village behind labels in two scripts', () => {
    const page = `नकल जमाबंदी
Village/मौजा : Ghaniara   Tehsil/तहसील : Dharamshala   District/जिला : Kangra
Khewat    Khatauni    Name of owner with description     Name of        Khasra    Area~
No.       No.                                            cultivator     No.       (H-A-C)
12        20          Prem Singh son of Hari Singh,      Self           88/1      00-01-40~
                      1/2 share                                         88/2      00-02-10~
                      Kanta Devi wife of Prem Singh,~
                      1/2 share`
    expect(valuesTyped(page, ['property_owner_name', 'property_address_doc'])).toEqual({
      property_owner_name: 'Prem Singh, Kanta Devi',
      property_address_doc: 'Village Ghaniara, Tehsil Dharamshala, District Kangra',
    })
  })

  it('counts dwelling units over two lines of a heading for no flat', () => {
    const page = `DIRECTORATE OF TOWN PLANNING
OCCUPATION CERTIFICATE
Permission is granted for the occupation of the buildings below.
Tower      Dwelling      Storeys~
           units
T-1        96            Ground to 12th floor`
    expect(valuesTyped(page, ['flat'])).toEqual({})
  })

  it('takes the house, street and town of a receipt once', () => {
    const page = `UJJAIN MUNICIPAL CORPORATION
PROPERTY TAX RECEIPT
Service No.     UJ0044182          Ward No.           21
Name of Owner   SMT. LEELA BAI     Zone No.           3
Colony          RISHI NAGAR        Plot/House No.     14-B
Address         14-B RISHI NAGAR   Rate Zone          2~
                MAIN ROAD UJJAIN 456010
Plot Area(Sq.Ft.)  1200            Const. Area(Sq.Ft.)  1410`
    expect(valuesTyped(page, ['property_address_doc'])).toEqual({ property_address_doc: '14-B RISHI NAGAR MAIN ROAD UJJAIN' })
  })

  it.each([
    ['Land area as per deed : 02 Kh. 08 Ch. 12 Sft. (168.34 sqm)', 'land_area_plan', '168.34 sq m'],
    ['Land area : 3 K 4 Ch 10 Sft', 'land_area_plan', '3 K 4 Ch 10 Sft'],
  ] as const)('reads kathas by their letters: %s', (line, key, value) => {
    expect(valueIn('permit', line, key)).toBe(value)
  })

  it.each([
    ['The floor is built on the said plot as per plan sanctioned by the corporation vide File ID 10061422 dated 11/06/2020.', '10061422'],
    ['Building use permission is awaited; Rajachitthi No. 03311/210119/A1182/R0/M1 dated 04/07/2019.', '03311/210119/A1182/R0/M1'],
  ])('reads the number of a plan in %s', (line, value) => {
    expect(valueIn('agreement', line, 'sanction_approval_no')).toBe(value)
  })

  it('takes the address over an office for none of its permit', () => {
    const text = 'Permission is granted to Sh. Ram Lal for a residential house as per the approved drawing.'
    const page = `DIRECTORATE OF TOWN PLANNING\nSCO 11-15, Sector 17-C, Chandigarh 160017\nBUILDING PERMIT\n${text}`
    expect(valuesTyped(page, ['address_as_per_plan'])).toEqual({})
  })
})
