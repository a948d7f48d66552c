import { makePaper, openPress } from './make.ts'
import type { PaperKind } from './style.ts'
import { stylesNamed } from './styles.ts'
import type { Wear } from './wears.ts'

/** One paper to be made in a process of its own; its answer is the order's number in the list, once its files stand. */
export type ChildOrder = { at: number; folder: string; style: string; kind: PaperKind; number: number; wears: readonly Wear[] }

const press = await openPress()
process.on('message', ({ at, folder, style: name, kind, number, wears }: ChildOrder) => {
  const [style] = stylesNamed(name)
  if (!style) throw new Error(`No style is called ${name}.`)
  makePaper(press, folder, { style, kind, number, wears }).then(
    () => process.send?.(at),
    (error: unknown) => {
      process.stderr.write(`${name}, ${kind}: ${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => void press.close().finally(() => process.exit()))
process.send?.(-1)
