import type { Bench } from './bench.ts'
import { measureBundle } from './bench-web-bundle.ts'
import { measureOpen } from './bench-web-open.ts'
import { benchScroll } from './bench-web-scroll.ts'
import { measureShift } from './bench-web-shift.ts'
import { withWeb } from './bench-web-stack.ts'
import { measureTyping } from './bench-web-typing.ts'

/** Everything that the console promises of its speed, each figure beside a peer of the same run. */
export const benchWeb: Bench = async (figure) => {
  await withWeb({ cases: 400, intakes: 200 }, async (bench) => {
    await measureBundle(bench, figure)
    await measureOpen(bench, figure)
    await measureTyping(bench, figure)
    await measureShift(bench, figure)
  })
  await benchScroll(figure)
}
