import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

describe('papers on lines of their own, without numbers', () => {
  it('reads them down to the next statement', () => {
    expect(
      valueIn(
        'mail',
        'The member has given the following documents as security:\nGift deed\nParent document\nEC\nHouse tax receipt\nDetails of security: Plot No. 4, Kukatpally.',
        'list_of_documents',
      ),
    ).toEqual(['Gift deed', 'Parent document', 'EC', 'House tax receipt'])
  })

  it('takes what is still to come, and other lines, for none', () => {
    expect(valueIn('mail', 'The following documents are required:\nGift deed\nHouse tax receipt', 'list_of_documents')).toBe(null)
    expect(valueIn('mail', 'The following documents were submitted:\nWarm greetings\nAsha Menon', 'list_of_documents')).toBe(null)
  })
})
