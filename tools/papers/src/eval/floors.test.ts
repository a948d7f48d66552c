import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { floors, raised, verdicts, type Floor } from './floors.ts'

const low: Floor = { f1: 0.8, main: 0.9, sure: 0.9, ece: 0.1, invented: 0.02 }

describe('a floor', () => {
  it('fails a figure below it, and what should be small above it', () => {
    const said = verdicts('unseen', { f1: 0.79, main: 0.95, sure: 0.9, ece: 0.11, invented: 0.01 }, low)
    expect(said.filter(({ holds }) => !holds).map(({ what }) => what)).toEqual(['unseen f1', 'unseen ece'])
  })

  it('rises to just below what was measured, and never sinks', () => {
    expect(raised(low, { f1: 0.9, main: 0.85, sure: 0.95, ece: 0.05, invented: 0.03 })).toEqual({
      f1: 0.89,
      main: 0.9,
      sure: 0.94,
      ece: 0.055,
      invented: 0.02,
    })
  })

  it('was never higher in an earlier version of its file', () => {
    const folder = fileURLToPath(new URL('../..', import.meta.url))
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    let versions: string[] = []
    try {
      versions = git('log', '--format=%H', '--', 'floors.json').split('\n').filter(Boolean)
    } catch {
      process.stdout.write('The history of the floors is left out: this is no checkout of git.\n')
    }
    const now = floors()
    for (const version of versions) {
      const then = JSON.parse(git('show', `${version}:./floors.json`)) as Record<string, Floor>
      for (const [set, floor] of Object.entries(then)) {
        const fallen = verdicts('unseen', now[set as keyof typeof now], floor).filter(({ holds }) => !holds)
        expect([version, set, fallen]).toEqual([version, set, []])
      }
    }
  })
})
