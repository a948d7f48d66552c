import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { readTextFile } from '../ocr/text-file.ts'
import type { Candidate, CandidateValue, Paper, Sign } from './candidate.ts'
import { chosen, sameValue, withoutFirstAsSecond } from './choose.ts'
import { paperOf } from './extract-fields.ts'

const paper = (file: string, text: string): Paper =>
  paperOf({ file, sha256: file, pages: [readTextFile(new TextEncoder().encode(text), file)] })
const deed = paper('deed.txt', 'SALE DEED\nPlot admeasuring 200 sq yards')
const letter = paper('letter.txt', 'ALLOTMENT LETTER\nPlot of 196 sq yards')

const reading = (key: IntakeKey, value: CandidateValue, signs: Sign[], of: Paper = deed, from = 0): Candidate => ({
  key,
  value,
  words: of.layout.pages[0]?.words.slice(from, from + 1) ?? [],
  signs,
  paper: of,
})

describe('the value of a field', () => {
  it('is the reading with the most to say for it, the others beside it', () => {
    const found = chosen('land_area_docs_sqyd', [
      reading('land_area_docs_sqyd', 196, ['clause_loose']),
      reading('land_area_docs_sqyd', 200, ['clause', 'checked']),
    ])
    expect(found?.value).toBe(200)
    expect(found?.candidates?.map(({ value }) => value)).toEqual([196])
    expect(found?.notes).toBe('Also read in deed.txt: 196 sq yd.')
  })

  it('is surer alone than beside a rival, and least sure against another paper', () => {
    const alone = [reading('pincode', '560001', ['label', 'shaped'])]
    const rival = [...alone, reading('pincode', '560002', ['label'], deed, 2)]
    const disputed = [...alone, reading('pincode', '560003', ['label', 'shaped'], letter)]
    const [a, b, c] = [alone, rival, disputed].map((all) => chosen('pincode', all)?.conf ?? 0)
    expect(a).toBeGreaterThan(b ?? 1)
    expect(a).toBeGreaterThan(c ?? 1)
    expect(chosen('pincode', disputed)?.notes).toMatch(
      /^The papers differ: the deed deed\.txt says 560001; the allotment letter letter\.txt says 560003\.$/,
    )
  })

  it('is never sure where another paper says otherwise with as much for it', () => {
    const both = [
      reading('pincode', '560001', ['label', 'shaped', 'checked', 'repeated']),
      reading('pincode', '560003', ['label', 'shaped', 'checked', 'repeated'], letter),
    ]
    expect(chosen('pincode', both)?.conf).toBeLessThan(0.9)
  })

  it('is offered with its candidates, however little each of two papers has for its own', () => {
    const both = [reading('floors_sanctioned', 'G+2', ['label_loose']), reading('floors_sanctioned', 'G+3', ['label_loose'], letter)]
    const found = chosen('floors_sanctioned', both)
    expect(found?.conf).toBeGreaterThanOrEqual(0.4)
    expect(found?.candidates).toHaveLength(1)
  })

  it('is not disputed by an address that tells less of the same place', () => {
    const long = 'Flat No. 7, Second Floor, Sai Residency, S. No. 44/2, Godoli, Satara'
    const one = [reading('property_address_doc', long, ['label', 'address_ended', 'checked'])]
    const less = reading('property_address_doc', 'Flat 7, Sai Residency, Godoli', ['label', 'address_ended'], letter)
    const other = reading('property_address_doc', 'Plot 9, Karanje Peth, Satara', ['label', 'address_ended'], letter)
    const conf = (rival: Candidate) => chosen('property_address_doc', [...one, rival])?.conf ?? 0
    expect(conf(less)).toBeGreaterThan(conf(other))
    expect(chosen('property_address_doc', [...one, less])?.notes).toBe('Also read in letter.txt: Flat 7, Sai Residency, Godoli.')
  })

  it('is surer where another paper says the same', () => {
    const one = [reading('property_owner_name', 'Kavita Meena', ['party_called'])]
    const both = [...one, reading('property_owner_name', 'KAVITA MEENA', ['label'], letter)]
    expect(chosen('property_owner_name', both)?.conf).toBeGreaterThan(chosen('property_owner_name', one)?.conf ?? 1)
    expect(chosen('property_owner_name', both)?.candidates).toBeUndefined()
  })

  it('stays empty where too little speaks for any reading', () => {
    expect(chosen('applicant_name', [reading('applicant_name', 'Signature', ['clause_loose', 'kind_odd', 'misshapen'])])).toBeNull()
  })
})

describe('the second borrower', () => {
  it('is another person than the first, however much speaks for the first', () => {
    const candidates = [
      reading('applicant_name', 'Bimal Kumar Sahu', ['people_table', 'kind_fits']),
      reading('co_applicant_name', 'SAHU Bimal Kumar', ['people_table', 'kind_fits', 'label']),
      reading('co_applicant_name', 'Sabita Sahu', ['people_table', 'kind_fits']),
    ]
    expect(chosen('co_applicant_name', candidates)?.value).toBe('SAHU Bimal Kumar')
    expect(chosen('co_applicant_name', withoutFirstAsSecond(candidates))?.value).toBe('Sabita Sahu')
    expect(withoutFirstAsSecond(candidates.slice(1))).toHaveLength(2)
  })
})

describe('two writings of one value', () => {
  it.each<[IntakeKey, CandidateValue, CandidateValue, boolean]>([
    ['property_address_doc', 'Plot No. 5, Civil Lines, Station Road, Kanpur', 'Plot 5, Civil Lines, Station Road, Kanpur', true],
    ['property_address_doc', 'Plot No. 5, Civil Lines, Kanpur', 'Plot No. 6, Civil Lines, Kanpur', false],
    ['property_address_doc', 'Flat 3A, Mallika Apartment, Kolkata', '22, Netaji Palli, Kolkata', false],
    ['property_owner_name', 'Asha Rao, Ravi Rao', 'RAVI RAO, ASHA RAO', true],
    ['applicant_name', 'Asha Rao', 'Ravi Rao', false],
    ['land_area_docs_sqft', 1200, '1200', true],
  ])('%s: %j and %j: %j', (key, a, b, same) => {
    expect(sameValue(key, a, b)).toBe(same)
  })
})
