import { describe, expect, it } from 'vitest'
import { decodeText } from './text-decoding.ts'
import { detectEncoding, type TextEncoding } from './text-encoding.ts'

const english = 'Case ID – HDL/ARJ/88213\r\n‘offer of possession’ ₹ 95,00,000'
const hindi = 'चतुर्सीमा: पूर्व – रोड 20 फीट\nपिन ४५२०१६'

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const units = [...(mark ? ['\ufeff'] : []), ...text].flatMap((character) => character.split(''))
  const bytes = new Uint8Array(units.length * 2)
  const view = new DataView(bytes.buffer)
  units.forEach((unit, i) => view.setUint16(2 * i, unit.charCodeAt(0), littleEndian))
  return bytes
}

const utf8 = (text: string) => Uint8Array.from(unescape(encodeURIComponent(text)), (character) => character.charCodeAt(0))

const samples: readonly [name: string, bytes: Uint8Array, encoding: TextEncoding, text: string][] = [
  ['UTF-8', utf8(english), 'utf-8', english],
  ['UTF-8 with a mark', utf8(`\ufeff${hindi}`), 'utf-8', hindi],
  ['UTF-8 in Hindi', utf8(hindi), 'utf-8', hindi],
  ['UTF-16 LE', utf16(english, true, true), 'utf-16le', english],
  ['UTF-16 BE', utf16(english, false, true), 'utf-16be', english],
  ['UTF-16 LE without a mark', utf16(english, true, false), 'utf-16le', english],
  ['UTF-16 BE in Hindi without a mark', utf16(hindi, false, false), 'utf-16be', hindi],
  ['cp1252', Uint8Array.of(0x91, 0x41, 0x92, 0x20, 0x96, 0x20, 0x80), 'windows-1252', '‘A’ – €'],
  ['plain letters of even length', utf8('PIN 452016'), 'utf-8', 'PIN 452016'],
  ['nothing', new Uint8Array(), 'utf-8', ''],
]

describe('decodeText', () => {
  it.each(samples)('reads %s', (_name, bytes, encoding, text) => {
    expect(detectEncoding(bytes)).toBe(encoding)
    expect(decodeText(bytes)).toBe(text)
  })

  it('never throws on bytes that are no text', () => {
    expect(typeof decodeText(Uint8Array.from({ length: 999 }, (_, i) => (i * 7919) % 256))).toBe('string')
  })
})
