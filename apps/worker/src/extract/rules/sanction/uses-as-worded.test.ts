import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

interface Group {
  draft: Draft
  key: IntakeKey
  /** A line as offices word it, and the field's value; null where it is not the field's. */
  lines: readonly (readonly [line: string, value: unknown])[]
}

const groups: readonly Group[] = [
  {
    draft: 'letter',
    key: 'usage_approved_as_per_plan',
    lines: [
      ['Purpose\tAs per application, at Apartment No. D-102, Meridian One, Sy. No. 410/28', null],
      ['Purpose\tPurchase of residential flat', null],
    ],
  },
  {
    draft: 'permit',
    key: 'floors_sanctioned',
    lines: [
      ['Permit No. BP/2021/4471 dated 04.05.2021\nNo. of floors permitted\tGround + 2', 'G+2'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nNumber of storeys: Stilt + 4', 'S+4'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nFloors sanctioned: G+1', 'G+1'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nPermitted floors\tBasement + Ground + 3 floors', 'B+G+3'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\npermission is granted to construct a G+2 residential building', 'G+2'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nfor construction of a two storeyed residential building', 'G+1'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nBuilding: Three storied (G+2)', 'G+2'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nGround floor, first floor and second floor', 'G+2'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nNo. of Floors\tCellar + Stilt + 5 Upper Floors', 'B+S+5'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nHeight & floors\t9.75 m, G+2', 'G+2'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nSanctioned for: Ground Floor + First Floor', 'G+1'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nSTILT+5 FLOORS', 'S+5'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nNature of building: Residential (Stilt plus three floors)', 'S+3'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nStoreys approved\tG + II', 'G+2'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nBuilding consisting of ground and two upper floors', 'G+2'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nFloor details\tGF, FF, SF', 'G+2'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nProposed construction: G+3 residential', 'G+3'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nFloor\tArea (sq m)\nGround\t85.10\nFirst\t85.10\nSecond\t40.00', 'G+2'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nNo. of floors : 4 (Stilt + 4)', 'S+4'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nNumber of floors\tG+1 (Ground plus one)', 'G+1'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nHt. of building and storeys: 12.20 M, P+3', 'P+3'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\n2B+G+14 floors', '2B+G+14'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nNumber of floors approved: Basement, stilt and 12 floors', 'B+S+12'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nExisting: G+1. Proposed: second floor over existing building', null],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nProposed floors\tG+3\nPermitted floors\tG+2', 'G+2'],
    ],
  },
  {
    draft: 'deed',
    key: 'floors_sanctioned',
    lines: [
      ['the map was passed vide Plan Case No. PN/982/B+G+13/2018 dated 05.03.2018', null],
      ['a building of ground plus two floors constructed as per sanctioned plan no. 44/2019', 'G+2'],
      ['the residential house is G+1', null],
      ['the flat on the second floor', null],
      ['The tower has stilt and nine upper floors as per the plan approved vide no. 99/2020', 'S+9'],
    ],
  },
  {
    draft: 'permit',
    key: 'usage_approved_as_per_plan',
    lines: [
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLicence is issued to Sri Ram to build a residential house of G+1', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nProposed construction of G + 3 residential building at Door No. 38', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nBuilding use: Residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nUse of building permitted\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nPermitted use\tResidential dwelling', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nNature of use: Residential cum commercial', 'Mixed use'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nUsage approved: Residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nPurpose of construction\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\npermission for construction of residential building', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nOccupancy type: Residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nType of building\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nCategory of building: Individual residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nBuilding category\tCommercial', 'Commercial'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nOccupancy group: A-2 Residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nThe building shall be used for residential purpose only', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nType of use : Dwelling', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nUse group\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLand use: Residential\nBuilding use: Commercial', 'Commercial'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nMain use\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nBuilding purpose\tShops and offices', 'Commercial'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nUse (as per plan)\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nProposed use\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nUse approved for: Residential flats', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nVapar: Rahivasi', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nUpyog: Awasiya', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nbhavan ka upyog - aavasiya', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nfor construction of multi-storeyed residential apartments', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nPermission is accorded for construction of a dwelling house', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nto erect a residence', 'Residential'],
      ['Plan submitted for construction of a Stilt + 2 residential\nbuilding has been sanctioned vide BP/2021/4471', 'Residential'],
      ['for construction of a Ground + 1 floors residential building over House No. 543', 'Residential'],
      ['for a G+2 (three floors) residential dwelling unit over the plot', 'Residential'],
      ['Your proposal for a proposed residential cum commercial complex is approved', 'Mixed use'],
      ['It is certified that the residential building of Mr. Ravi Menon at Plot No. 37 is sanctioned', 'Residential'],
      ['for construction of shops on the ground floor and residence above', 'Mixed use'],
      ['Prastavit upyog: Avasiya', 'Residential'],
      ['The building shall not be used for commercial purpose', null],
      ['approval for the commercial complex at Plot No. 14', 'Commercial'],
      ['for one residential house and one commercial building on the two plots', null],
      ['Distance to the adjoining residential building shall be 3 m', null],
      ['as per the bye-laws for residential buildings', null],
      ['Boundaries: North: Residential house of Shyam Lal', null],
    ],
  },
  {
    draft: 'permit',
    key: 'floors_proposed',
    lines: [
      ['Permit No. BP/2021/4471 dated 04.05.2021\nProposed floors\tG+3\nPermitted floors\tG+2', 'G+3'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nProposed: G+3', null],
    ],
  },
  {
    draft: 'permit',
    key: 'usage_as_per_cdp',
    lines: [
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLand use as per CDP\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nZoning as per Master Plan 2031: Residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nThe land falls in Residential Zone as per the Development Plan', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nAs per the Master Plan the site is in R1 residential zone', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nZone as per DP\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLand use zone\tResidential (Master Plan 2021)', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLand use in Zonal Development Plan: Residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLAND USE (MPD-2021)\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nUse zone as per GDP\tMixed Residential', 'Mixed use'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nDP remarks: Residential zone', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nMaster plan use\tCommercial', 'Commercial'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLUDCP use zone: Primary residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nAs per revised CDP-2015 the property lies in residential (main) zone', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nZone (Development Plan): Residential R-1', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLand use as per Sarakshit/Structure plan: Residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nRMP 2015 land use\tResidential (Mixed)', 'Mixed use'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nthe land use of the plot in the Mahayojna 2031 is residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nZoning: residential as per sanctioned development plan of the city', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLand use under IDP 2041 : Residential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nThe said land has been earmarked for residential use in the Master Plan.', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nthe area is shown as residential in the Comprehensive Development Plan', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nPlanned land use (Lucknow Master Plan 2031)\tResidential', 'Residential'],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nLand use: Residential', null],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nThe use is residential.', null],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nconforms to the provisions of the Development Plan', null],
      ['Permit No. BP/2021/4471 dated 04.05.2021\nTown planning scheme: TPS 4', null],
    ],
  },
  {
    draft: 'deed',
    key: 'usage_as_per_cdp',
    lines: [
      ['As per the Master Plan the land is earmarked for residential use.', 'Residential'],
      ['falling in residential zone of the Master Plan-2031', 'Residential'],
      ['which is shown in the residential zone in the CDP of Mysore', 'Residential'],
      ['residential use only', null],
    ],
  },
]

describe.each(groups)('floors and uses: $key in a paper of kind $draft', ({ draft, key, lines }) => {
  it.each(lines)('reads %j as %j', (line, value) => {
    const found = valueIn(draft, line, key)
    if (typeof value === 'string') expect(String(found)).toBe(value)
    else expect(found).toEqual(value)
  })
})
