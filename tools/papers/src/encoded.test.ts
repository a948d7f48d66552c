import { expect, it } from 'vitest'
import { chanceOf } from './chance.ts'
import { encoded } from './encoded.ts'

const read: Record<string, (bytes: Buffer) => string> = {
  utf8: (bytes) => bytes.toString('utf8'),
  'utf8-bom': (bytes) => bytes.toString('utf8').replace(/^\u{feff}/u, ''),
  utf16: (bytes) => bytes.toString('utf16le').replace(/^\u{feff}/u, ''),
  cp1252: (bytes) => new TextDecoder('windows-1252').decode(bytes),
}

it('writes every encoding so that its decoder reads the same text', () => {
  const text = 'Applicant – “Rao” € 1,00,000\nPIN 560001'
  const seen = new Set<string>()
  for (let seed = 1; seed <= 40; seed += 1) {
    const { bytes, encoding } = encoded(text, chanceOf(seed))
    seen.add(encoding)
    expect(read[encoding]?.(bytes)).toBe(text.replace('\n', '\r\n'))
  }
  expect([...seen].toSorted()).toEqual(['cp1252', 'utf16', 'utf8', 'utf8-bom'])
})

it('never writes Hindi or the sign of the rupee in cp1252', () => {
  const made = Array.from({ length: 40 }, (_, seed) => encoded('नाम: Rao ₹ 500', chanceOf(seed)).encoding)
  expect(made).not.toContain('cp1252')
})
