import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

interface Group {
  draft: Draft
  key: IntakeKey
  /** A line as offices word it, and the field's value; null where it is not the field's. */
  lines: readonly (readonly [line: string, value: string | null])[]
}

const groups: readonly Group[] = [
  {
    draft: 'permit',
    key: 'sanction_approval_no',
    lines: [
      ['Building Plan Sanction No. 2023/0144 dated 04.05.2021', '2023/0144'],
      ['BRS Proceedings No. 1144/2021/G1\tDate: 04.05.2021', '1144/2021/G1'],
      ['Permit No. : A2-1144/2021, Dated : 04/05/2021', 'A2-1144/2021'],
      ['Ref. : CHE/WS/1144/K/337(NEW)\tDate: 04 MAY 2021', 'CHE/WS/1144/K/337(NEW)'],
      ['CC No. MH/EE/(BP)/GM/1144\nDt. 04.05.2021', 'MH/EE/(BP)/GM/1144'],
      ['IOD No. P-1144/2021\tDate 04.05.2021', 'P-1144/2021'],
      ['Vikas Anugya kramank 1144/BP/2021 dinank 04-05-2021', '1144/BP/2021'],
      ['Panchayat resolution No. 14 dated 01.02.2021\nPermission No. 1144/2021 dated 04.05.2021', '1144/2021'],
      ['BBMP/Addl.Dir/JD North/LP/0144/2021-22 dated 04.05.2021', 'BBMP/Addl.Dir/JD North/LP/0144/2021-22'],
      ['Planning Permit No. C/PP/MSB/44/2021\nPermit date: 04.05.2021', 'C/PP/MSB/44/2021'],
      ['Sanction memo no. 1144 dt. 04.05.2021', '1144'],
      ['Challan No. 88112 dated 01.05.2021\nBuilding permit number\tBP-1144-2021', 'BP-1144-2021'],
      ['Registration No. of architect CA/2001/1144\nPermit No. 55/2021', '55/2021'],
      ['No. 1144/TP/BP of 2021\tDate 4-5-2021', '1144/TP/BP'],
    ],
  },
  {
    draft: 'permit',
    key: 'sanction_number_date',
    lines: [
      ['Building Plan Sanction No. 2023/0144 dated 04.05.2021', '04/05/2021'],
      ['Ref. : CHE/WS/1144/K/337(NEW)\tDate: 04 MAY 2021', '04/05/2021'],
      ['Permit No. 55/2021\nDate of application 01.02.2021\nDate of approval 04.05.2021\nValid till 03.05.2024', '04/05/2021'],
      ['Permit No. 55/2021\nWith reference to your application dated 01.02.2021\nIssue date : 4-May-2021', '04/05/2021'],
      ['Permit No. 55/2021 (04/05/2021)', '04/05/2021'],
      ['Date: 04.05.2021\nNo: 55/2021', '04/05/2021'],
    ],
  },
  {
    draft: 'deed',
    key: 'sanction_approval_no',
    lines: [
      ['The plan of the house is approved by Corporation, Permit No. 1144/2021 dt 04.05.2021.', '1144/2021'],
      ['building constructed under licence no. 1144/2021 dated 04.05.2021 of the Grama Panchayat', '1144/2021'],
      ['vide Building Permission No. 1/C1/1144/2021, dt. 04.05.2021 of GHMC', '1/C1/1144/2021'],
      ['sanctioned building plan (No. 1144 of 04.05.2021)', '1144'],
      ['plan passed in the name of the vendor under No. BLD/1144/2021 on 04.05.2021', 'BLD/1144/2021'],
      ['The vendor got the building map sanctioned from the M.C. vide Endst. No. 1144 dated 04.05.2021.', '1144'],
      ['occupancy certificate No. OC/1144/2021 dated 04.05.2021', null],
      ['completion certificate No. CC/1144/2021 dated 04.05.2021 was issued', null],
      ['approved layout No. LP/1144/2010 of the DTCP dated 04.05.2010', null],
      ['mutation No. 1144 sanctioned on 04.05.2021', null],
      ['NOC of the fire department No. F/1144 dated 04.05.2021 for the building', null],
    ],
  },
  {
    draft: 'mail',
    key: 'sanction_approval_no',
    lines: [
      ['Sanctioned plan: Yes (No. 1144/2021 dt. 04.05.2021)', '1144/2021'],
      ['Building approval no - BA/1144/21', 'BA/1144/21'],
      ['Plan approved by gram panchayat, no. 1144 dated 04.05.2021', '1144'],
      ['Approved plan copy is attached.', null],
    ],
  },
  {
    draft: 'permit',
    key: 'floors_sanctioned',
    lines: [
      ['Number of floors : Ground Floor + First Floor + Second Floor', 'G+2'],
      ['Proposed building: Residential, (GF+2UF)', 'G+2'],
      ['Building height 9.9 m (Stilt+3 upper floors)', 'S+3'],
      ['Permitted: Ground and two upper floors', 'G+2'],
      ['consisting of stilt, first to fourth floors', 'S+4'],
      ['Floors approved\tBasement, ground, first & second', 'B+G+2'],
      ['Nos. of storey\t3 (G+2)', 'G+2'],
      ['construction of double storey residential house', 'G+1'],
      ['Number of storeys: 3', 'G+2'],
      ['No. of floors\tTwo', 'G+1'],
      ['2 Basements + Ground + 14 floors', '2B+G+14'],
      ['Podium + 11', 'P+11'],
      ['bhu-tal + pratham tal + dwitiya tal', 'G+2'],
      ['Duplex (G+1)', 'G+1'],
      ['Triplex house, three levels: G+2', 'G+2'],
    ],
  },
  {
    draft: 'deed',
    key: 'floors_sanctioned',
    lines: [
      ['As per sanctioned plan the building has Stilt + 5 floors.', 'S+5'],
      ['The flat is on the third floor of the building.', null],
      ['the building consists of ground plus four floors', null],
    ],
  },
  {
    draft: 'mail',
    key: 'floors_sanctioned',
    lines: [
      ['Sanctioned: G+2, at site: G+3', 'G+2'],
      ['Approved for G + 2 floors', 'G+2'],
      ['Flat on 3rd floor of G+7 building', null],
    ],
  },
  {
    draft: 'permit',
    key: 'usage_approved_as_per_plan',
    lines: [
      ['Building use : Residential (apartment)', 'Residential'],
      ['Occupancy class: A-2 Residential', 'Residential'],
      ['Proposed use\tResidential cum commercial', 'Mixed use'],
      ['Type of occupancy\tResidential - single family', 'Residential'],
      ['Upayog: Awasiya', 'Residential'],
      ['Purpose for which permit is issued: dwelling', 'Residential'],
      ['Construction type: RCC, for residential purpose only', 'Residential'],
      ['Sub use : plotted residential housing', 'Residential'],
      ['Use of building\tShops on ground floor and residence above', 'Mixed use'],
      ['Nature of building: Commercial (shop)', 'Commercial'],
      ['Permission to construct a residential house', 'Residential'],
      ['Type of building : Flats', 'Residential'],
      ['Category: Non high rise residential', 'Residential'],
    ],
  },
  {
    draft: 'permit',
    key: 'usage_as_per_cdp',
    lines: [
      ['Land use as per Master Plan 2031 : Residential', 'Residential'],
      ['Zone (as per Regional Plan): R2', 'Residential'],
      ['Master Plan zone : Residential Use Zone (RUZ)', 'Residential'],
      ['Land use zone - Primary Residential as per DCR', 'Residential'],
      ['Site zoning: Residential (CDP 2031)', 'Residential'],
      ['As per the sanctioned Regional Plan, the land is in agricultural zone.', 'Agricultural'],
      ['Zone No. 4, Ward 12', null],
      ['The building shall be used for residential purpose.', null],
    ],
  },
  {
    draft: 'mail',
    key: 'usage_as_per_cdp',
    lines: [
      ['Land use in MP: Residential', 'Residential'],
      ['The area is residential in nature.', null],
    ],
  },
  {
    draft: 'possession',
    key: 'sanction_approval_no',
    lines: [['The keys are taken with the B.U.\npermission No. 6277 dated 15.11.2021 of the flat.', null]],
  },
  { draft: 'permit', key: 'floors_sanctioned', lines: [['Permitted: Hollow Plinth + 2 floors.', 'S+2']] },
]

describe.each(groups)('permits: $key in a paper of kind $draft', ({ draft, key, lines }) => {
  it.each(lines)('reads %j as %j', (line, value) => {
    const found = valueIn(draft, line, key)
    if (typeof value === 'string') expect(String(found)).toBe(value)
    else expect(found).toBeNull()
  })
})
