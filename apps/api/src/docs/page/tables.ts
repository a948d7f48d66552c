import {
  allCaseActions,
  allCaseStatuses,
  allIntakeActions,
  allRoutes,
  caseActions,
  caseStatuses,
  catalogues,
  errors,
  groupsOf,
  intakeActions,
  intakeStatuses,
  unitOf,
  type CaseAction,
  type CatalogueName,
  type ErrorCode,
  type Field,
  type IntakeAction,
} from '@parakh/contracts'
import { bracedPath } from '../told.ts'
import { code, folded, table, text } from './html.ts'

type Moves = Readonly<Record<string, string>>

const movesOf = (moves: Moves, anywhere: string): string =>
  [...Map.groupBy(Object.entries(moves), ([from, to]) => (from === to ? 'stays' : to))]
    .map(([to, pairs]) => {
      const from = pairs.map(([status]) => code(status)).join(' ')
      return to === 'stays' ? `${from} → the same` : `${from} → ${to in caseStatuses || to in intakeStatuses ? code(to) : anywhere}`
    })
    .join('<br>')

const needWords = {
  agent: 'the required site fields',
  drafter: 'the required drafter fields',
  assigned_agent: 'an assigned agent, a reason',
} as const

const needsOf = (row: (typeof caseActions)[keyof typeof caseActions]): string => {
  const notes = ['own' in row ? 'it is their own case (ADMIN: any)' : '', 'needs' in row ? needWords[row.needs] : '']
  return notes.filter(Boolean).join('; ')
}

/** The call that does an action. */
const callOf = (action: CaseAction | IntakeAction): string => {
  const found = allRoutes.find(({ route }) => route.does?.includes(action))
  return found ? `<a href="#${found.name}">${found.route.method} ${text(bracedPath(found.route))}</a>` : 'the program itself'
}

/** The statuses of a case, and all that may happen to it. */
export const caseTables = (): string =>
  table(
    ['Status', 'Label', 'Intake may still be corrected'],
    allCaseStatuses.map((status) => [code(status), text(caseStatuses[status].label), caseStatuses[status].intakeOpen ? 'yes' : 'no']),
  ) +
  table(
    ['Action in the audit', 'Call', 'Who', 'From → to', 'Needs'],
    allCaseActions.map((action) => {
      const row = caseActions[action]
      return [
        code(action),
        callOf(action),
        row.by.join(', '),
        movesOf(row.moves, 'the status that it was archived from'),
        text(needsOf(row)),
      ]
    }),
  )

/** The statuses of an intake, and all that may happen to it. */
export const intakeTables = (): string =>
  table(
    ['Status', 'Label'],
    Object.entries(intakeStatuses).map(([status, { label }]) => [code(status), text(label)]),
  ) +
  table(
    ['Action in the audit', 'Call', 'Who', 'From → to', 'Archived too'],
    allIntakeActions.map((action) => {
      const row = intakeActions[action]
      return [code(action), callOf(action), row.by.join(', '), movesOf(row.moves, ''), 'archivedToo' in row ? 'yes' : 'no']
    }),
  )

const titles: Record<CatalogueName, string> = {
  intake: 'Intake fields: bodies of POST /intakes and PATCH /intakes/{id}/fields',
  agent: 'Site fields: fields of PATCH /cases/{id}/agent',
  drafter: 'Drafter fields: fields of PATCH /cases/{id}/drafter',
}

/** Every key of the three catalogues. */
export const catalogueTables = (): string =>
  (Object.keys(catalogues) as CatalogueName[])
    .map((name) => {
      const rows = groupsOf<string>(catalogues[name]).flatMap((group) => group.fields.map(fieldRow))
      return `<div id="fields-${name}">${folded(text(`${titles[name]} (${rows.length} keys)`), table(['Key', 'Label', 'Group', 'Value', 'Needed for the submit'], rows))}</div>`
    })
    .join('\n')

const fieldRow = (field: Field): string[] => [
  code(field.key),
  text(field.label),
  text(field.group),
  text(valueWords(field)),
  field.required ? 'yes' : '',
]

const valueWords = ({ kind, unit, options, closed, pattern }: Field): string => {
  const choices = options ? `${closed ? 'one of' : 'text, such as'} ${options.join(' · ')}` : ''
  const measure = unit ? `number, ${[unitOf(unit).money ? '₹' : '', unitOf(unit).symbol].filter(Boolean).join(' ')}` : ''
  return choices || measure || (pattern ? `text, ${pattern}` : (plainWords[kind] ?? kind))
}

const plainWords: Partial<Record<Field['kind'], string>> = {
  date: 'date, YYYY-MM-DD',
  list: 'array of texts',
  multiline: 'text of several lines',
}

/** Every code that a refusal may carry. */
export const errorTable = (): string =>
  table(
    ['Status', 'Code', 'Sentence'],
    (Object.keys(errors) as ErrorCode[])
      .sort((a, b) => errors[a].status - errors[b].status)
      .map((name) => [String(errors[name].status), code(name), text(errors[name].msg)]),
  )
