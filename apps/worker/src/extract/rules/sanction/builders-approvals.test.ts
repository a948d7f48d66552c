import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

/** Where builders' papers name the leave to build: the number, and its date. */
const told: readonly (readonly [Draft, string, string | null, string | null])[] = [
  [
    'agreement',
    'The Town Authority has granted the commencement certificate to develop the Project vide approval dated 14/03/2022 bearing registration no. TA/BP/21-22/0455;',
    'TA/BP/21-22/0455',
    '14/03/2022',
  ],
  [
    'agreement',
    'The Promoter obtained approval from the Corporation vide BA No. 2086/31/B/Z2/2018 dated 26-12-2018 for construction of the building.',
    '2086/31/B/Z2/2018',
    '26/12/2018',
  ],
  [
    'agreement',
    'The Corporation has sanctioned the plans under V.P. No. 2009/31 TMC/TDD/712 dated 14th November 2009.',
    '2009/31 TMC/TDD/712',
    '14/11/2009',
  ],
  ['possession', 'PMDA permission\tNo. PMDA/BP/221/0915 dated 22.05.2015', 'PMDA/BP/221/0915', '22/05/2015'],
  ['allotment', 'T&CP approval\tNo. 812/SP/TCP/2019 dated 11/07/2019', '812/SP/TCP/2019', '11/07/2019'],
  ['allotment', 'RERA approval\tNo. P/IND/19/2211 dated 11/07/2019', null, null],
]

describe('leave to build in builders’ papers', () => {
  it.each(told)('%s: %s', (draft, text, number, date) => {
    expect(valueIn(draft, text, 'sanction_approval_no')).toBe(number)
    expect(valueIn(draft, text, 'sanction_number_date')).toBe(date)
  })
})
