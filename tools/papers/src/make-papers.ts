import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makePaper, openPress, ordersOf } from './make.ts'
import { paperKinds, type PaperKind } from './style.ts'
import { stylesNamed } from './styles.ts'
import { wears, type Wear } from './wears.ts'

const usage = `node tools/papers/src/make-papers.ts --out FOLDER [--seed N] [--styles seen|unseen|name,…]
  [--kinds 'sale deed',…] [--wears ${wears.join('|')},…]
Writes each kind in each style, in each of the wears, into the folder, each beside its truth; papers.txt lists them.`

const oneOf = <T extends string>(word: string, all: readonly T[]): T => {
  const found = all.find((one) => one === word)
  if (!found) throw new Error(`${word} is none of ${all.join(', ')}.`)
  return found
}

const listed = <T extends string>(words: string | undefined, all: readonly T[]): readonly T[] | undefined =>
  words?.split(',').map((word) => oneOf(word.trim(), all))

const text = { type: 'string' } as const

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { out: text, seed: text, styles: text, kinds: text, wears: text },
  })
  if (!values.out) throw new Error(usage)
  const folder = resolve(values.out)
  const chosen: readonly Wear[] = listed(values.wears, wears) ?? ['digital']
  const kinds: readonly PaperKind[] = listed(values.kinds, paperKinds) ?? paperKinds
  const orders = ordersOf(Number(values.seed ?? 1), stylesNamed(values.styles ?? 'seen'), () => chosen, kinds)
  const press = await openPress()
  const lines: string[] = []
  try {
    for (const order of orders)
      for (const { file, kind, style, tags } of await makePaper(press, folder, order))
        lines.push([file, kind, style, tags.join(' ')].join('\t'))
  } finally {
    await press.close()
  }
  writeFileSync(join(folder, 'papers.txt'), `${lines.join('\n')}\n`)
  process.stdout.write(`${lines.length} papers in ${folder}\n`)
}

await main()
process.exit()
