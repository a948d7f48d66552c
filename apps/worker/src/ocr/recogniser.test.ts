import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startRecogniser } from './recogniser.ts'

const asked = vi.hoisted((): Record<string, string>[] => [])
vi.mock('tesseract.js', () => ({
  default: {
    OEM: { LSTM_ONLY: 1 },
    createWorker: () =>
      Promise.resolve({
        setParameters: () => Promise.resolve(),
        recognize: (_: Buffer, options: Record<string, string>) => {
          asked.push(options)
          return Promise.resolve({ data: { blocks: [] } })
        },
        terminate: () => Promise.resolve(),
      }),
  },
}))

describe('startRecogniser', () => {
  beforeEach(() => asked.splice(0))

  it('looks for light print in a line by itself alone, since a page has had its dark bands turned', async () => {
    const recogniser = await startRecogniser('eng', { folder: '/data', gzip: true })
    await recogniser.read(Buffer.alloc(1), 200)
    await recogniser.read(Buffer.alloc(1), 200, 'line')
    await recogniser.read(Buffer.alloc(1), 200, 'page')
    expect(asked.map((options) => [options.tessedit_pageseg_mode, options.tessedit_do_invert])).toEqual([
      ['3', '0'],
      ['7', '1'],
      ['3', '0'],
    ])
  })
})
