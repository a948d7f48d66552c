import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'
import { valuesTyped } from '../typed-paper.ts'

const keys = [
  'sanction_approval_no',
  'sanction_number_date',
  'usage_approved_as_per_plan',
  'usage_as_per_cdp',
  'floors_sanctioned',
] as const

const numbered = `SONEPUR NAGAR PANCHAYAT
PERMISSION FOR CONSTRUCTION
1 Name of owner        Smt. Asha Pandey
2 Permission no. and   B/454/2021-22 dt. 10-Jul-2021~
  date
3 Situation of land    Mauza Dhelwan, Thana No. 174, Khata No. 575, Plot No.~
                       107, P.S. Sonepur, Dist. Gaya, Bihar
4 Nature of            Residential, R.C.C.~
  building
5 Floors allowed       Stilt + 2
6 Zone in the          Residential Zone~
  Master Plan
Town Planner`

const online = `KOTLA DEVELOPMENT AUTHORITY
BUILDING PERMIT
Permit No.             495075/KOT/2013     Sanctioned On     11-02-2013
Building Use           Commercial          Floors Permitted  Ground + 3 Floor
Land use as per        Residential Use Zone~
Master Plan 2031
Authorised signatory`

describe('a form of a permit whose labels take two lines', () => {
  it('reads the value beside the first line, with the number of the row before it', () => {
    expect(valuesTyped(numbered, keys)).toEqual({
      sanction_approval_no: 'B/454/2021-22',
      sanction_number_date: '10/07/2021',
      usage_approved_as_per_plan: 'Residential',
      usage_as_per_cdp: 'Residential',
      floors_sanctioned: 'S+2',
    })
  })

  it('takes the second line of a label for no value of it', () => {
    expect(valuesTyped(online, keys)).toMatchObject({ usage_as_per_cdp: 'Residential', usage_approved_as_per_plan: 'Commercial' })
  })
})

describe('the date of a plan in a paper that only names it', () => {
  it.each([
    'Plan No.\tPL-29989\tPlan date\t24-12-2017',
    'Plan No. PL-29989\nPlan Date: 24.12.2017',
    'Plan No. : PL-29989\nDate of plan sanction : 24/12/2017',
    'Plan No.\tPL-29989\nPlan approved on\t24-Dec-2017',
    'Plan No.\tPL-29989\nBuilding plan dt.\t24-12-2017',
  ])('%s', (text) => {
    expect(valueIn('agreement', text, 'sanction_number_date')).toBe('24/12/2017')
  })

  it.each(['Booking No.\t4038\tBooking date\t24-12-2017', 'Payment plan\t24-12-2017', 'RERA Regn.\tRP/58/2020\tDate\t24-12-2017'])(
    'is none of anything else: %s',
    (text) => {
      expect(valueIn('agreement', text, 'sanction_number_date')).toBeNull()
    },
  )
})
