import { describe, expect, it } from 'vitest'
import { findBlock, findValue, readTextDocument, runsOf, type TextBlock } from './text-document.ts'

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

  it('finds what was kept with private numbers hidden, and takes other signs as they are', () => {
    const deed = [['Ravi (Rao), PAN ABCPE1234F'], ['Mohan Rao, PAN ABCPE1234G, of Pune. He is the buyer.']]
    expect(findBlock(deed, 'Ravi (Rao), PAN ••••••••••')).toBe(0)
    expect(findBlock(deed, 'PAN ••••••••••, of Pune. He')).toBe(1)
    expect(findBlock(deed, 'PAN ••••••••••, of Pune, He')).toBe(-1)
  })

  it('finds where a value begins that a system wrote in pieces', () => {
    const data = [['{'], ['"firstName": "Asha",'], ['"surname": "Rao",'], ['"line1": "Plot 4, MG Road",'], ['"city": "Pune"'], ['}']]
    expect(findBlock(data, 'Asha Rao')).toBe(1)
    expect(findBlock(data, 'Plot 4, MG Road, Pune')).toBe(3)
    expect(findBlock(data, 'Nita Shah')).toBe(-1)
  })

  it('finds the line of a broken paragraph, or the cell on its own line, that says the value', () => {
    const mail = [['1'], ['Please visit the flat of Mrs. Kaveri'], ['Iyer at Hebbal,'], ['whose number is 9845012345.']]
    const text = 'Please visit the flat of Mrs. Kaveri Iyer at Hebbal, whose number is 9845012345.'
    expect(findBlock(mail, text, '9845012345')).toBe(3)
    expect(findBlock(mail, text, 'Kaveri Iyer')).toBe(1)
    expect(findBlock([['1'], ['2'], ['Club house'], ['84,000']], '2 Club house 84,000', 'Club house 84000')).toBe(2)
  })

  it('finds a part in a document of very many lines', () => {
    const lines: TextBlock[] = Array.from({ length: 200_000 }, (_, at) => [`line ${at}`])
    expect(findBlock(lines, 'line 5, and more', 'more')).toBe(5)
    expect(findBlock(lines, 'nothing of it')).toBe(-1)
  })

  it('finds a paragraph that is a part of what was read, and nothing where nothing is', () => {
    expect(findBlock(blocks, 'SCHEDULE Flat 3A, 2nd floor')).toBe(1)
    expect(findBlock(blocks, 'Survey 12')).toBe(-1)
    expect(findBlock(blocks, '  ')).toBe(-1)
  })
})

describe('findValue', () => {
  const said = (text: string, value: string) => {
    const found = findValue(text, value)
    return found && text.slice(found.start, found.end)
  }

  it('finds a value however it is written', () => {
    expect(said('at Skyreach, PIN 122 505.', '122505')).toBe('122 505')
    expect(said('a sum of Rs. 34,47,500/- only', '3447500')).toBe('34,47,500')
    expect(said('MRS. ASHA\n  VERMA, wife of', 'Asha Verma')).toBe('ASHA\n  VERMA')
    expect(said('श्रीमती आशा वर्मा ने', 'आशा वर्मा')).toBe('आशा वर्मा')
  })

  it('finds nothing where the value was put together, or is no word', () => {
    expect(said('Asha Verma and Ravi Verma', 'Asha Verma, Sunil')).toBeNull()
    expect(said('(a+)+ $', '(+)')).toBeNull()
  })
})

describe('runsOf', () => {
  const blocks: TextBlock[] = [['Receipt'], ['Owner', 'Asha Rao'], ['Pin', '411014', 'Ward', '7'], ['Thank you'], ['A', 'B']]

  it('keeps the rows of a table together, and paragraphs and other tables apart', () => {
    expect(runsOf(blocks, 0, 5)).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 3 },
      { from: 3, to: 4 },
      { from: 4, to: 5 },
    ])
  })

  it('begins where it is told to, also within a table', () => {
    expect(runsOf(blocks, 2, 4)).toEqual([
      { from: 2, to: 3 },
      { from: 3, to: 4 },
    ])
  })
})
