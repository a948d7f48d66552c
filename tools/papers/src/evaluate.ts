import { parseArgs } from 'node:util'
import { build, runTurbo } from '@parakh/tools/build'
import { Failure, runCommand } from '@parakh/tools/failure'

const minute = 60_000
const flag = { type: 'boolean', default: false } as const
const { values: options } = parseArgs({
  options: {
    /** Fewer papers, and of scan and photograph one. */
    short: flag,
    /** Every field, kind, style, wear and tag. */
    table: flag,
    /** Every value that is not right, into the folder of results; not for whoever tunes rules or weights, if styles are unseen. */
    mistakes: flag,
    /** The machine's own tesseract on the same pictures, its wrong characters beside ours. */
    native: flag,
    /** The texts of digital papers as they may come pasted: broken lines, marks, no capitals, no columns. */
    texts: flag,
    /** Lifts the floors to just below what was measured. */
    raise: flag,
    samples: { type: 'boolean', default: true },
    papers: { type: 'boolean', default: true },
    styles: { type: 'string', default: 'unseen' },
    seed: { type: 'string' },
    /** Values that are read at the least; other than the usual ones, no floor is asked. */
    values: { type: 'string' },
  },
  allowNegative: true,
})

/** `pnpm eval`: scores autofill on the samples (--no-samples) and on papers made on the spot (--no-papers). */
const evaluate = async (): Promise<number> => {
  const say = (line: string): boolean => process.stdout.write(`${line}\n`)
  if (options.samples) await build(say)
  else if ((await runTurbo(['run', 'build', '--filter=@parakh/contracts'], 5 * minute, () => {})).code !== 0)
    throw new Failure('The contracts could not be built: run pnpm check and mend what it says.')
  // only now does what is imported by it stand
  const { evaluated } = await import('./eval/evaluated.ts')
  return evaluated(options)
}

await runCommand(evaluate)
process.exit()
