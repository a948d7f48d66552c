import { caseRows } from './cases.ts'
import { designRows } from './design.ts'
import { errorRows } from './errors.ts'
import { intakeRows } from './intakes.ts'
import { peopleRows } from './people.ts'
import { shellRows } from './shell.ts'

/** Every sentence, label, colour, default, order and limit that the specification writes down for a person, with its proof. */
export const specRows = [...shellRows, ...intakeRows, ...caseRows, ...peopleRows, ...errorRows, ...designRows]
