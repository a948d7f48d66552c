import { describe, expect, it } from 'vitest'
import { writtenPaper } from '../rules/written-paper.ts'
import { surroundedMentions, wordedValues, type Chosen, type MentionWords } from './worded.ts'

const factsOf = (text: string, value: string, chosen: Chosen = {}): readonly string[] =>
  surroundedMentions(writtenPaper(text), chosen, ['property_owner_name', 'contact_number']).find(({ mention }) => mention.value === value)
    ?.facts ?? []

describe('what stands around a mention', () => {
  it('is heard in its line, its cell, above it and in the heading', () => {
    const facts = factsOf('TITLE HOLDER\nPlot\tHeld by\n12\tAsha Rani', 'Asha Rani')
    expect(facts).toEqual(expect.arrayContaining(['label above:held', 'heading:title', 'whole', 'first', 'place:head']))
  })

  it('tells the words before and behind it, and their stems', () => {
    const facts = factsOf('The khata stands transferred to Asha Rani since then.', 'Asha Rani')
    expect(facts).toEqual(expect.arrayContaining(['last two:transferred to', 'said:tran~', 'behind 0:since', 'deed|last:to']))
  })

  it('tells who the rules say somebody is, and of whom they say nothing', () => {
    const told = factsOf('by Asha Rani', 'Asha Rani', { applicant_name: 'ASHA RANI' })
    expect(told).toEqual(expect.arrayContaining(['is:applicant_name', 'none is:developer_name']))
    expect(told).not.toContain('none is:applicant_name')
  })
})

describe('values by the words around them', () => {
  const words: MentionWords = {
    property_owner_name: { bias: -3, 'said:khata': 4, 'last:of': 2 },
    contact_number: { bias: -3, 'said:reach': 4 },
  }
  const values = (text: string, chosen: Chosen = {}) =>
    wordedValues(writtenPaper(text), chosen, ['property_owner_name', 'contact_number'], words).map(({ key, value, odds }) => [
      key,
      value,
      Math.round(odds * 10) / 10,
    ])

  it('are those that the words speak for most', () => {
    expect(values('Paid by Ravi Menon\nat the counter on that very day before noon, for the khata of Asha Rani.')).toEqual([
      ['property_owner_name', 'Asha Rani', 3],
    ])
  })

  it('are all owners whom they tell', () => {
    expect(values('khata of Asha Rani and of Gopal Das')).toEqual([['property_owner_name', 'Asha Rani, Gopal Das', 3.8]])
  })

  it('are ten digits of a mobile', () => {
    expect(values('You can reach him at +91 98450-12345')).toEqual([['contact_number', '9845012345', 1]])
  })

  it('are no number of an office or a helper', () => {
    expect(values('reach the broker at 98450 12345')).toEqual([])
  })

  it('are nobody who asks for a loan, as an owner', () => {
    const paper = writtenPaper('khata of Asha Rani', 'form')
    expect(wordedValues(paper, { applicant_name: 'Asha Rani' }, ['property_owner_name'], words)).toEqual([])
    expect(wordedValues(paper, {}, ['property_owner_name'], words)).toHaveLength(1)
  })

  it('are no Aadhaar or PAN', () => {
    expect(surroundedMentions(writtenPaper('No. ABCPD1234F'), {}, ['sanction_approval_no'])).toEqual([])
  })
})
