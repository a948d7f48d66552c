import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ocrLanguages } from '@parakh/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { findTessData, hasLanguage } from './tess-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'parakh-test-tessdata-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('hasLanguage', () => {
  it('knows which languages a folder has data for, gzipped or not', () => {
    writeFileSync(join(folder, 'eng.traineddata'), '')
    const data = findTessData(folder)
    expect(hasLanguage(data, ocrLanguages.en)).toBe(true)
    expect(hasLanguage(data, ocrLanguages.hi)).toBe(false)
    expect(Object.values(ocrLanguages).every((language) => hasLanguage(findTessData(undefined), language))).toBe(true)
  })
})
