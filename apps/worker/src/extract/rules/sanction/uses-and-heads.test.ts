import { describe, expect, it } from 'vitest'
import { valuesTyped } from '../typed-paper.ts'
import { valueIn } from '../drafted-paper.ts'

describe('what a permit allows', () => {
  it.each([
    ['Permission is granted for residential construction of G+1 on the plot.', 'Residential'],
    ['Leave is given for the erection of a Residential (plotted) building of stilt and three floors.', 'Residential'],
    ['You may proceed with commercial construction on Plot No. 9.', 'Commercial'],
    ['Residential construction byelaws of 2016 apply.', null],
  ])('%j is for %j', (line, use) => {
    expect(valueIn('permit', line, 'usage_approved_as_per_plan')).toBe(use)
  })

  it('reads a use and a lone floor below their heads', () => {
    const paper = [
      'MUNICIPAL CORPORATION OF SONEPUR',
      'BUILDING PERMIT',
      'Plot area           Proposed use                 Storeys sanctioned',
      '104.52 sqm          Residential (one unit)       Ground floor',
    ].join('\n')
    expect(valuesTyped(paper, ['usage_approved_as_per_plan', 'floors_sanctioned'])).toEqual({
      usage_approved_as_per_plan: 'Residential',
      floors_sanctioned: 'G',
    })
  })

  it.each([
    'The plan for the building of two floors is passed, the land being in Residential as per the Draft D.P., subject to these terms.',
    'The building is allowed on a plot falling under the residential zone in the Draft Development Plan.',
  ])('%j tells the use of the land', (line) => {
    expect(valueIn('permit', line, 'usage_as_per_cdp')).toBe('Residential')
  })
})

describe('the number of a plan', () => {
  it.each([
    [
      'agreement',
      'The Builder is constructing a complex under building plan No. TCP/(BP) 4821/F-32 dated 07.12.2012.',
      'TCP/(BP) 4821/F-32',
    ],
    ['agreement', 'Approval of building plan\tNo. 4417/BP/21 dt. 02-10-2013', '4417/BP/21'],
    ['permit', 'Sanction No. : 4471/TP/2019\nSafety rests with the structural engineer, Registration No.\nSE/774.', '4471/TP/2019'],
  ] as const)('in the %s %j', (draft, line, number) => {
    expect(valueIn(draft, line, 'sanction_approval_no')).toBe(number)
  })
})
