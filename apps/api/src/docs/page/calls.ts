import { allRoutes, errors, examples, refusalsOf, type Route, type RouteName } from '@parakh/contracts'
import { bracedPath, groupTitles, whenMay, whoMay } from '../told.ts'
import { kindWords, nameOfRef, type Schema } from './kind-words.ts'
import { code, folded, json, prose, table, text } from './html.ts'

type Parameter = { name: string; in: string; description?: string; required?: boolean; schema: Schema; example?: string | number }
type Operation = {
  parameters: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}
type Media = { schema: Schema; example?: unknown; encoding?: Record<string, { contentType: string }> }
/** As much of openapi.json as the page shows. */
export type Description = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

const groups = () => [...Map.groupBy(allRoutes, ({ name }) => name.split('.')[0] ?? '')]
const heading = (row: Route): string => `<span class="method">${row.method}</span> ${text(bracedPath(row))}`

/** All calls with a link to each, group by group. */
export const callIndex = (): string =>
  `<nav class="index" aria-label="All calls"><div>${groups()
    .map(
      ([group, rows]) =>
        `<section><h3>${text(groupTitles[group] ?? group)}</h3><ul>${rows.map(({ name, route }) => `<li><a href="#${name}">${heading(route)}</a></li>`).join('')}</ul></section>`,
    )
    .join('')}</div></nav>`

/** Every call: who, what it takes, what it answers, what it refuses. */
export const callSections = (description: Description): string =>
  groups()
    .map(
      ([group, rows]) =>
        `<h2 id="${group}">${text(groupTitles[group] ?? group)}</h2>\n${rows.map(({ name, route }) => callSection(description, name, route)).join('\n')}`,
    )
    .join('\n')

const callSection = ({ paths }: Description, name: RouteName, row: Route): string => {
  const operation = paths[bracedPath(row)]?.[row.method.toLowerCase()]
  if (!operation) throw new Error(`${name} is not in openapi.json`)
  return `<section><h3 id="${name}">${heading(row)}</h3>
<p>${text(row.summary)}. <span class="quiet">For ${text(whoMay(row))}. ${prose(whenMay(row))}</span></p>
${parameterTable(operation)}${bodies(name, row, operation)}${replies(name, row, operation)}${refusals(row)}</section>`
}

const parameterTable = ({ parameters }: Operation): string =>
  parameters.length === 0
    ? ''
    : `<h4>Parameters</h4>${table(
        ['Name', 'In', 'Value', 'What', 'Example'],
        parameters.map(({ name, in: place, schema, description = '', example }) => [
          code(name),
          place,
          text(kindWords(schema)),
          prose(description),
          example === undefined ? '' : code(String(example)),
        ]),
      )}`

const fieldTables: Readonly<Record<string, string>> = { IntakeFields: 'intake', SiteFields: 'agent', DraftFields: 'drafter' }
const wholeBodies: { readonly [name in RouteName]?: string } = { 'intakes.create': 'intake', 'intakes.patchFields': 'intake' }

const bodies = (name: RouteName, row: Route, { requestBody }: Operation): string => {
  if (!requestBody) return ''
  const [type, { schema, encoding = {}, example }] = Object.entries(requestBody.content).at(-1) as [string, Media]
  const { properties = {}, required = [] } = schema
  const fields = wholeBodies[name]
  const own = Object.entries(properties).filter(([key]) => !fields || !isField(key))
  const rows = own.map(([key, part]) => [
    code(key),
    encoding[key] ? text(encoding[key].contentType) : kindHtml(part),
    required.includes(key) ? 'yes' : '',
    prose(part.description ?? ''),
  ])
  const also = Object.keys(requestBody.content).length > 1 ? ', or <code>application/json</code> where no file comes along' : ''
  return `<h4>Body: ${code(type)}${also}</h4>
${fields ? `<p>Any of the <a href="#fields-${fields}">${fields} fields</a>, each by its key; null or an empty text clears one.</p>` : ''}
${rows.length > 0 ? table(['Key', 'Value', 'Required', 'What'], rows) : ''}${json(example ?? examples[name].body)}${row.files ? '<p class="quiet">A file’s name stands for its bytes.</p>' : ''}`
}

const isField = (key: string): boolean => key !== 'field_meta' && key !== 'extra'

const replies = (name: RouteName, row: Route, { responses }: Operation): string => {
  const good = Object.entries(responses).filter(([status]) => Number(status) < 400)
  const told = good.map(([status, { description, content }]) => {
    const { 'application/json': inJson, ...others } = content ?? {}
    const what = inJson ? kindHtml(inJson.schema) : Object.keys(others).map(code).join(' ')
    return `<li><strong>${status}</strong> ${text(description)} ${what}</li>`
  })
  const { reply } = examples[name]
  const paged = row.paged ? '<p>A page of a list: <a href="#lists">the rest stands in headers</a>.</p>' : ''
  return `<h4>Reply</h4><ul>${told.join('')}</ul>${paged}${reply === undefined ? '' : folded('Example', json(reply))}`
}

const refusals = (row: Route): string => {
  const byStatus = Map.groupBy(refusalsOf(row), (name) => errors[name].status)
  const told = [...byStatus].map(([status, codes]) => `${status} ${codes.map(code).join(' ')}`)
  return `<h4>Refusals</h4><p>${told.join(' · ')}</p>`
}

/** A schema in few words; where it names an object or a catalogue, a link to that. */
const kindHtml = (schema: Schema): string => {
  if (schema.type === 'array' && schema.items?.$ref) return `array of ${kindHtml(schema.items)}`
  const name = nameOfRef(schema)
  if (!name) return text(kindWords(schema))
  const fields = fieldTables[name]
  return fields ? `<a href="#fields-${fields}">${fields} fields</a>` : `<a href="#object-${name}">${name}</a>`
}

/** The objects that replies hold, key by key. */
export const objectTables = ({ components }: Description): string =>
  Object.entries(components.schemas)
    .filter(([name]) => !(name in fieldTables))
    .map(([name, schema]) => `<h3 id="object-${name}">${name}</h3>\n${objectTable(schema)}`)
    .join('\n')

const objectTable = (schema: Schema): string => {
  const { properties, required = [] } = schema
  if (!properties) return `<p>${text(kindWords(schema))}</p>`
  return table(
    ['Key', 'Value', 'Always there'],
    Object.entries(properties).map(([key, part]) => [code(key), kindHtml(part), required.includes(key) ? 'yes' : '']),
  )
}
