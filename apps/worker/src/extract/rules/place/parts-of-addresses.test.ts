import { expect, it } from 'vitest'
import type { Candidate, Paper } from '../../candidate.ts'
import { typedPage } from '../typed-paper.ts'
import { withoutTails } from './parts-of-addresses.ts'

const told = 'Flat No. 504, Asha Residency, Khasra No. 118/3, Gram Barodia, District Devgarh'
const { words } = typedPage(told)
const paper = {} as Paper
/** The address from its nth word on. */
const addressFrom = (at: number, key: Candidate['key'] = 'property_address_doc'): Candidate => ({
  key,
  value: told.split(' ').slice(at).join(' '),
  words: words.slice(at),
  signs: ['label'],
  paper,
})

it('leaves out the land behind a flat that another address tells with it', () => {
  expect(withoutTails([addressFrom(0), addressFrom(5)])).toEqual([addressFrom(0)])
})

it('keeps a flat, land that is told elsewhere, and other values', () => {
  const elsewhere = { ...addressFrom(5), words: typedPage('Khasra No. 118/3, Gram Barodia, District Devgarh').words }
  const apart = [addressFrom(0), elsewhere, addressFrom(5, 'address_as_per_plan')]
  expect(withoutTails(apart)).toEqual(apart)
  expect(withoutTails([addressFrom(5), addressFrom(8)])).toHaveLength(2)
  expect(withoutTails([{ ...addressFrom(0), signs: ['cells'] }, addressFrom(5)])).toHaveLength(2)
})
