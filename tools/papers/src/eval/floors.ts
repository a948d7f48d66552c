import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Summary } from './scored.ts'

/** What must be reached at the least (f1, main, sure) and what may be at the most (ece, invented). */
export type Floor = { f1: number; main: number; worstStyle?: number; sure: number; ece: number; invented: number }
export type SetName = 'samples' | 'unseen' | 'short'

const file = fileURLToPath(new URL('../../floors.json', import.meta.url))
const ceilings = new Set<string>(['ece', 'invented'])

export const floors = (): Record<SetName, Floor> => JSON.parse(readFileSync(file, 'utf8')) as Record<SetName, Floor>

/** The figures of a set that floors stand for. */
export const heightOf = ({ quality, main, byStyle, calibration, invention }: Summary): Floor => {
  const styles = Object.values(byStyle).map(({ f1 }) => f1)
  return {
    f1: quality.f1,
    main: main.f1,
    ...(styles.length > 1 ? { worstStyle: Math.min(...styles) } : {}),
    sure: calibration.sure.right ?? 0,
    ece: calibration.ece ?? 0,
    invented: invention.share,
  }
}

export type Verdict = { what: string; value: number; limit: number; holds: boolean }

/** Each figure beside its floor (or, for what should be small, its ceiling). */
export const verdicts = (set: SetName, height: Floor, floor: Floor): Verdict[] =>
  Object.entries(floor).map(([name, limit]) => {
    const value = height[name as keyof Floor] ?? 0
    const holds = ceilings.has(name) ? value <= limit : value >= limit
    return { what: `${set} ${name}`, value, limit, holds }
  })

/** Room below what was measured, as other machines draw letters a little otherwise. */
const ROOM = 0.01
const PLACES = 1_000

/** A floor lifted to just below what was measured; never lower than it was. */
export const raised = (floor: Floor, height: Floor): Floor => {
  const entries = Object.entries(floor).map(([name, limit]) => {
    const value = height[name as keyof Floor] ?? limit
    if (ceilings.has(name)) return [name, Math.min(limit, Math.ceil((value + ROOM / 2) * PLACES) / PLACES)]
    return [name, Math.max(limit, Math.floor((value - ROOM) * PLACES) / PLACES)]
  })
  return Object.fromEntries(entries) as Floor
}

/** Writes floors that rose. */
export const keepFloors = (all: Record<SetName, Floor>): void => writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
