import { routes, type Route } from '@parakh/contracts'
import type { PluginOption } from 'vite'

const contracts = /\/packages\/contracts\/dist\/.*\.js$/
const table = /\/packages\/contracts\/dist\/routes\/table\.js$/

/**
 * Contracts without the schemas that the server alone checks by, which would bring zod into the start page:
 * the routes lose theirs, and any other goes where nothing uses it.
 */
export const contractsWithoutSchemas = (): PluginOption => ({
  name: 'contracts-without-schemas',
  load: {
    filter: { id: table },
    handler: () => `export const routes = ${JSON.stringify(bareTable())}`,
  },
  transform: {
    filter: { id: contracts },
    handler(code) {
      return { code: withPureCalls(code, this.parse(code)), map: null }
    },
  },
})

/** What the console needs of a row at run time; the compiler reads the reply's and the body's shape off the whole row. */
const bareRow = ({ method, path, by, files, reply, creates }: Route): object => ({
  method,
  path,
  by,
  files,
  reply: typeof reply === 'string' ? reply : 'json',
  creates,
})

const bareTable = (): object =>
  Object.fromEntries(
    Object.entries(routes).map(([group, rows]) => [
      group,
      Object.fromEntries(Object.entries(rows as Record<string, Route>).map(([name, row]) => [name, bareRow(row)])),
    ]),
  )

/** Tells the bundler of each call that makes a table or a schema that it does nothing else. */
const withPureCalls = (code: string, program: object): string =>
  [...new Set(callsIn(program))]
    .toSorted((a, b) => b - a)
    .reduce((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code)

type Node = { type: string; start: number }

/** Where the calls start that are made while the module loads: those outside of functions. */
const callsIn = (node: object): number[] => {
  const { type, start } = node as Node
  if (type.includes('Function')) return []
  const within = Object.values(node).flat().filter(isNode).flatMap(callsIn)
  return type === 'CallExpression' || type === 'NewExpression' ? [start, ...within] : within
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
