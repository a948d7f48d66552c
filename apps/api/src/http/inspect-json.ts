import { limits } from '@parakh/contracts'
import { AppError } from './app-error.ts'

const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Refuses what no caller means: keys that reach a prototype or are operators, more nesting or more values than `limits.bodies` allows. */
export const inspectJson = (root: unknown): void => {
  const left: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  let values = 0
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next
    if (value === null || typeof value !== 'object') continue
    if (depth >= limits.bodies.depth) throw refused('is nested too deeply')
    // each value costs time in every check that follows
    values += Array.isArray(value) ? value.length : Object.keys(value).length
    if (values > limits.bodies.values) throw new AppError('BODY_TOO_LARGE')
    for (const key of Object.keys(value)) {
      if (prototypeKeys.has(key) || key.startsWith('$') || key.includes('\0')) throw refused('has a key that is not allowed')
      left.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1 })
    }
  }
}

const refused = (why: string): AppError => new AppError('BAD_REQUEST', { msg: `The body ${why}. Correct it and try again.` })
