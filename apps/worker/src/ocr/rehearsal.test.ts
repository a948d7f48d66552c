import { expect, it } from 'vitest'
import { rehearse } from './rehearsal.ts'
import { startRecogniser, type RawWord } from './recogniser.ts'
import { findTessData } from './tess-data.ts'

it('prints a paper of its own and reads it as any page', { timeout: 60_000 }, async () => {
  const recogniser = await startRecogniser('eng', findTessData(undefined))
  const words: RawWord[] = []
  const listening = {
    ...recogniser,
    read: async (...of: Parameters<typeof recogniser.read>) => {
      const read = await recogniser.read(...of)
      words.push(...read)
      return read
    },
  }
  await rehearse(listening)
  await recogniser.close()
  const text = words.map((word) => word.text).join(' ')
  expect(text).toContain('SCHEDULE OF PROPERTY')
  expect(text).toContain('Mutation allowed in favour of Asha Rao')
})
