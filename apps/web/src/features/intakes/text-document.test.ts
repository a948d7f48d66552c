import { describe, expect, it } from 'vitest'
import { findBlock, readTextDocument, type TextBlock } from './text-document.ts'

describe('readTextDocument', () => {
  it('takes the lines of a text file apart, whatever its encoding, and leaves out blank ones', async () => {
    const text = new File([new Uint8Array([0xff, 0xfe, ...Buffer.from('Owner: Asha\r\n\r\n  PIN 411014 ', 'utf16le')])], 'note.txt')
    expect(await readTextDocument(text, 'txt')).toEqual([['Owner: Asha'], ['PIN 411014']])
  })
})

describe('findBlock', () => {
  const blocks: TextBlock[] = [
    ['Sale deed of Flat 3A'],
    ['Flat 3A'],
    ['Item', 'Rupees'],
    ['Car park', '2,75,000'],
    ['On the east:\nby Premises 57/1'],
  ]

  it('prefers the paragraph or cell that says it whole', () => {
    expect(findBlock(blocks, 'Flat 3A')).toBe(1)
    expect(findBlock(blocks, '2,75,000')).toBe(3)
  })

  it('finds a part of a paragraph, a row read as one, and other white space', () => {
    expect(findBlock(blocks, 'Sale deed')).toBe(0)
    expect(findBlock(blocks, 'On the east: by …')).toBe(4)
    expect(findBlock(blocks, 'car park 2,75,000')).toBe(3)
    expect(findBlock(blocks, 'on the East: by  Premises 57/1')).toBe(4)
  })

  it('finds a paragraph that is a part of what was read, and nothing where nothing is', () => {
    expect(findBlock(blocks, 'SCHEDULE Flat 3A, 2nd floor')).toBe(1)
    expect(findBlock(blocks, 'Survey 12')).toBe(-1)
    expect(findBlock(blocks, '  ')).toBe(-1)
  })
})
