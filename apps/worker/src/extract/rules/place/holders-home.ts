import type { Paper } from '../../candidate.ts'
import type { Cell } from './cells.ts'

const peopleKeys: ReadonlySet<string> = new Set(['applicant_name', 'property_owner_name'])
/** "Name of applicant" over "Address": beside the site's own numbers the address in a permit of who builds there. */
export const withoutHolders = ({ labelled, layout }: Paper, cells: readonly Cell[]): Cell[] =>
  cells.filter(({ part, row }) => {
    const isBelowName = labelled.some((one) => peopleKeys.has(one.key) && one.row < row && row - one.row <= 2)
    const isBare = /^\W*(?:postal\s+|full\s+)?address\W*$/iu.test(layout.rows[row]?.segments[0]?.text ?? '')
    return !(part === 'whole' && isBelowName && isBare && cells.some((one) => one.part === 'plot'))
  })
