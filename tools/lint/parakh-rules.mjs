import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allCaseStatuses, allRoles, fieldKinds, intakeStatusSchema } from '../../packages/contracts/dist/index.js'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const facts = new Set([...allRoles, ...allCaseStatuses, ...intakeStatusSchema.options])
const kinds = new Set(Object.keys(fieldKinds))
const placeOf = (file) => relative(root, file).split(sep)

/** Statuses and roles are named by contracts' tables alone; nobody compares a field's kind. */
const noFactLiterals = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const banned = (node, name) =>
      context.report({
        node,
        message: `'${name}' is a fact of packages/contracts: ask decide(), a view function or a table (role.X, caseStatus.X).`,
      })
    const isKind = (node) => node.type === 'MemberExpression' && !node.computed && node.property.name === 'kind'
    const comparesKind = (node, other) => isKind(node) && other.type === 'Literal' && kinds.has(other.value)
    return {
      Literal(node) {
        if (facts.has(node.value)) banned(node, node.value)
      },
      Property(node) {
        if (!node.computed && node.key.type === 'Identifier' && facts.has(node.key.name)) banned(node.key, node.key.name)
      },
      BinaryExpression(node) {
        if (comparesKind(node.left, node.right) || comparesKind(node.right, node.left)) banned(node, `${node.operator} on a field's kind`)
      },
      SwitchStatement(node) {
        if (isKind(node.discriminant)) banned(node, "switch on a field's kind")
      },
    }
  },
}

const mayImport = {
  'apps/web': ['@parakh/contracts'],
  'apps/api': ['@parakh/contracts', '@parakh/file-store'],
  'apps/worker': ['@parakh/contracts', '@parakh/file-store'],
  'packages/file-store': ['@parakh/contracts'],
  'packages/contracts': [],
}
// shared folders of the console, lowest first: each may import those before it
const webLayers = ['ui', 'lib', 'fields', 'features', 'app']

const webProblem = (from, to) => {
  const [fromLayer, fromFeature] = from
  const [toLayer, toFeature] = to
  if (fromLayer === 'features' && toLayer === 'features' && fromFeature !== toFeature && toFeature !== 'auth')
    return `feature ${fromFeature} may not import feature ${toFeature}`
  const [low, high] = [webLayers.indexOf(fromLayer), webLayers.indexOf(toLayer)]
  // what a session is, everybody below the features may ask
  if (toLayer === 'features' && toFeature === 'auth') return null
  return low >= 0 && high > low ? `${fromLayer} may not import ${toLayer}` : null
}

const problemOf = (file, source) => {
  const place = placeOf(file)
  const home = place.slice(0, 2).join('/')
  const isTest = /\.test\.tsx?$/.test(file) || place[2] === 'test' || /config\.[mc]?[jt]s$/.test(file)
  if (!(home in mayImport)) return null
  if (source.startsWith('@parakh/')) {
    const allowed = [...mayImport[home], ...(isTest ? ['@parakh/tools'] : [])]
    return allowed.some((name) => source === name || (isTest && source.startsWith(`${name}/`))) ? null : `${home} may not import ${source}`
  }
  if (home === 'packages/contracts' && !source.startsWith('.') && !['zod', 'zod/mini'].includes(source) && !isTest)
    return 'contracts import zod and nothing else'
  if (!source.startsWith('.')) return null
  const target = placeOf(resolve(dirname(file), source))
  if (target.slice(0, 2).join('/') !== home) return `reach ${target.slice(0, 2).join('/')} by its package name`
  return home === 'apps/web' && place[2] === 'src' && target[2] === 'src' ? webProblem(place.slice(3), target.slice(3)) : null
}

/** Imports point one way: web → contracts, api and worker → file-store → contracts; features never import features (design §1). */
const importDirections = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return
      const problem = problemOf(context.filename, node.source.value)
      if (problem) context.report({ node: node.source, message: problem })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check }
  },
}

/** Only env.ts reads the environment, so that each setting is parsed once (design §2). */
const envInOnePlace = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (context.filename.endsWith('env.ts')) return {}
    return {
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && node.object.name === 'process' && node.property.name === 'env')
          context.report({ node, message: 'process.env is read in env.ts alone: pass the setting in.' })
      },
    }
  },
}

const modifiers = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/

/** Patterns of extraction are compiled once: matchAll copies them; and modifiers inside a pattern lost matches in long runs of Node 24. */
const patternsOfExtraction = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (!placeOf(context.filename).join('/').startsWith('apps/worker/src/extract/') || context.filename.endsWith('.test.ts')) return {}
    const check = (node, source) => {
      if (modifiers.test(source))
        context.report({ node, message: 'No modifiers inside a pattern: write two patterns, or both cases of the letters.' })
    }
    return {
      CallExpression({ callee }) {
        if (callee.type === 'MemberExpression' && callee.property.name === 'matchAll')
          context.report({ node: callee.property, message: 'matchAll copies its pattern, which is compiled anew: use allMatches().' })
      },
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern)
      },
      TemplateElement(node) {
        check(node, node.value.raw)
      },
    }
  },
}

export default {
  meta: { name: 'parakh' },
  rules: {
    'patterns-of-extraction': patternsOfExtraction,
    'no-fact-literals': noFactLiterals,
    'import-directions': importDirections,
    'env-in-one-place': envInOnePlace,
  },
}
