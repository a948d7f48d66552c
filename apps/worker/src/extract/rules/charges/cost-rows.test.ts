import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'
import { valuesTyped } from '../typed-paper.ts'

const keys = [
  'amenities_plc',
  'amenities_edc',
  'amenities_idc',
  'amenities_car_parking',
  'amenities_power_backup',
  'amenities_others',
] as const

const centred = `VERDANT HOMES LTD
PROVISIONAL ALLOTMENT LETTER
Head                   Basis        Rate      Value (Rs.)   GST (Rs.)   Payable (Rs.)
Basic Price            Super area   6,200     1,29,27,000   6,46,350    1,35,73,350
Preferential Location~
                       Super area   175       3,64,875      18,244      3,83,119~
(Club facing)
External Development~
                       Super area   330       6,88,050      -           6,88,050~
Charges
Reserved Covered~
                       Fixed                  7,00,000      35,000      7,35,000~
Parking (2 Nos.)
Club Membership        Fixed                  1,50,000      27,000      1,77,000
Power Backup (5 KVA)   Fixed                  1,00,000      18,000      1,18,000
I.F.M.S.               Super area   50        1,04,250      -           1,04,250
Total                                         1,51,07,150   7,44,594    1,58,51,744`

describe('a cost sheet with a column of bases and labels around their amounts', () => {
  it('reads each charge before its tax, by both lines of its label', () => {
    expect(valuesTyped(centred, keys)).toEqual({
      amenities_plc: '364875',
      amenities_edc: '688050',
      amenities_car_parking: '700000',
      amenities_power_backup: '100000',
      amenities_others: 'Club Membership 150000, I.F.M.S 104250',
    })
  })

  it('leaves a heading and a note around a row of figures alone', () => {
    const loose = centred.replace('Preferential Location~', 'Preferential Location').replace('3,83,119~', '3,83,119')
    expect(valuesTyped(loose, keys)).not.toHaveProperty('amenities_plc')
  })
})

/** One row of a sheet whose figures stand in many orders, with the charge that it tells. */
const rows: readonly (readonly [row: string, amount: string])[] = [
  ['Covered Car Parking\t2,00,000\t18,000\t18,000\t2,36,000', '200000'],
  ['Covered Car Parking\tFixed\t2,00,000\t36,000\t2,36,000', '200000'],
  ['Covered Car Parking\tper slot 2,00,000\t2,00,000\t36,000\t2,36,000', '200000'],
  ['Covered Car Parking\t1\t2,00,000\t2,00,000\t-\t2,00,000', '200000'],
  ['Covered Car Parking\tLS\t2,00,000\tNil\t2,00,000', '200000'],
  ['Covered Car Parking\t@ Rs. 2,00,000\tRs. 2,00,000/-', '200000'],
  ['Covered Car Parking\t995411\t2,00,000.00\t10,000.00\t2,10,000.00', '200000'],
]

describe('the figure of a charge that gives the last one with its tax', () => {
  it.each(rows)('%s', (row, amount) => {
    const sheet = `Particulars\tAmount\nClub membership\t1,00,000\n${row}\nLegal charges\t15,000`
    expect(valueIn('allotment', sheet, 'amenities_car_parking')).toBe(amount)
  })
})

describe('an account of what is due and received', () => {
  it.each([
    ['S.No\tParticulars\tAmount Due (Rs.)\tReceived (Rs.)', '4\tPower Backup\t71000.00\t0.00'],
    ['S.No\tParticulars\tAmount\tPaid\tBalance', '4\tPower Backup\t71,000\t21,000\t50,000'],
    ['Particulars\tDemand\tReceived\tDue', 'Power Backup\t71,000\t71,000\t-'],
  ])('%s: %s', (heads, row) => {
    const sheet = `${heads}\n${row.replace('Power Backup', 'Club')}\n${row}`
    expect(valueIn('possession', sheet, 'amenities_power_backup')).toBe('71000')
  })

  it('takes no line of a list in a sentence for a row of a sheet', () => {
    const list =
      'The following are payable over and above the price, namely\n(a) car parking in stilt - Rs. 6,00,000/- (b) genset / inverter backup - Rs. 30,000/-\n(c) current connection deposit - Rs. 53,000/-.'
    expect(valueIn('agreement', list, 'amenities_car_parking')).toBe('600000')
    expect(valueIn('agreement', list, 'amenities_power_backup')).toBe('30000')
  })

  it('knows a charge by the letters in brackets behind its name', () => {
    const extra =
      'The following is extra : Rs. 4,00,000/- for covered car parking, Rs. 2,42,000/- for floor rise and road facing (PLC), Rs. 51,000/- for electric meter.'
    expect(valueIn('allotment', extra, 'amenities_plc')).toBe('242000')
  })
})
