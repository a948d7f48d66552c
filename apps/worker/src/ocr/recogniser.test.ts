import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rawWords, startRecogniser } from './recogniser.ts'

const asked = vi.hoisted((): Record<string, string>[] => [])
vi.mock('tesseract.js', () => ({
  default: {
    OEM: { LSTM_ONLY: 1 },
    createWorker: () =>
      Promise.resolve({
        setParameters: () => Promise.resolve(),
        recognize: (_: Buffer, options: Record<string, string>) => {
          asked.push(options)
          return Promise.resolve({ data: { tsv: '' } })
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

describe('rawWords', () => {
  it('takes words with their places and lines, and nothing that is blank', () => {
    const rows = [
      '2\t1\t1\t0\t0\t0\t0\t0\t900\t20\t-1\t',
      '5\t1\t2\t1\t1\t1\t40\t100\t60\t18\t96.7\t Plot',
      '5\t1\t2\t1\t1\t2\t108\t101\t30\t17\t88.0\t12',
      '5\t1\t2\t1\t1\t3\t150\t101\t9\t17\t95.0\t ',
      '5\t1\t2\t1\t2\t1\t40\t130\t60\t18\t12.0\tEast',
      '5\t1\t4\t1\t1\t1\t500\t130\t60\t18\t90.0\tWest',
      '',
    ]
    expect(rawWords(rows.join('\n'))).toEqual([
      { text: 'Plot', conf: 0.96, left: 40, right: 100, top: 100, bottom: 118, line: 0, block: 0 },
      { text: '12', conf: 0.88, left: 108, right: 138, top: 101, bottom: 118, line: 0, block: 0 },
      { text: 'East', conf: 0.12, left: 40, right: 100, top: 130, bottom: 148, line: 1, block: 0 },
      { text: 'West', conf: 0.9, left: 500, right: 560, top: 130, bottom: 148, line: 2, block: 1 },
    ])
  })
})
