import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { signs } from './candidate.ts'
import { shapes, shapesOf } from './shape.ts'
import learned from './weights.json' with { type: 'json' }

describe('what the form of a value says', () => {
  it.each<[IntakeKey, string | number | string[], string, string[]]>([
    ['pincode', '560039', 'Hosakere, Karnataka', ['pin_of_state']],
    ['pincode', '110001', 'Hosakere, Karnataka', ['pin_of_other_state']],
    ['pincode', '110001', 'New Delhi and Karnataka', []],
    ['applicant_name', 'K. R. Venkatesan', '', ['name_initials']],
    ['applicant_name', 'Description', '', ['name_one_word']],
    ['property_owner_name', 'Asha Rao, Ravi Rao', '', ['names_several']],
    ['property_address_doc', 'Plot No. 5, Civil Lines, Kanpur, Uttar Pradesh', '', ['address_with_state', 'address_with_premise']],
    ['property_address_doc', 'Kanpur', '', ['address_short']],
    ['boundaries_deed_east', '30 feet wide road', '', ['boundary_of_place']],
    ['boundaries_deed_east', '70', '', ['boundary_bare_figure']],
    ['application_number', 'HL8797', '', ['code_letters_and_figures']],
    ['land_area_docs_sqft', 7, '', ['area_odd']],
    ['list_of_documents', ['Sale deed'], '', ['list_single']],
    ['developer_name', 'Bhoomi Developers', '', ['firm_form']],
  ])('%s %j', (key, value, text, expected) => {
    expect(shapesOf(key, value, text)).toEqual(expected)
  })
})

describe('the learned weights', () => {
  it('are of signs and shapes that there are', () => {
    const known = new Set<string>([...Object.keys(signs), ...shapes, 'bias', 'doubt', 'worst_doubt', 'ocr'])
    expect(Object.keys(learned.reading).filter((name) => !known.has(name) && !name.startsWith('key:'))).toEqual([])
  })
})
