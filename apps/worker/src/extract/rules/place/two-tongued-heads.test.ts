import { describe, expect, it } from 'vitest'
import { placeOf } from '../place.ts'
import { valuesBy } from '../written-paper.ts'

const values = 'Moshi\tHaveli\tIndrapur'
const numbered = 'C.T.S. No.\tSheet No.\tArea sq.mt.\n1144\t21\t167.23'

/** Headings of one part in two languages stand over values; neither half is the other's value. */
describe('headings in two languages over the parts of an address', () => {
  it.each([
    'ग्राम : Village\tतहसील : Taluka\tजिला : District',
    'गाव : Village\tतालुका : Taluka\tजिल्हा : District',
    'ग्राम - Village\tतहसील - Taluka\tजिला - District',
    'ग्राम / Village\tतहसील / Taluka\tजिला / District',
    'Village : ग्राम\tTaluka : तहसील\tDistrict : जिला',
    'मौजा = Mouza\tतालुका = Taluka\tजिल्हा = District',
    'ग्राम (Village)\tतहसील (Taluka)\tजिला (District)',
    'गांव: Village Name\tतहसील: Taluka\tज़िला: District',
    'मौजे – Mouje\tतालुका – Taluka\tजिल्हा – Dist.',
    'Village\tTaluka\tDistrict',
  ])('%s', (heads) => {
    const address = valuesBy(placeOf, `PROPERTY CARD\n${heads}\n${values}\n${numbered}`, 'mutation')['property_address_doc']
    expect(address).toMatch(
      /^C\.T\.S\.? No\. 1144, (?:(?:Village|Mouza|Mouje) )?Moshi, (?:Taluka|Tehsil|तहसील) Haveli, Dist(?:rict|\.)? Indrapur$/u,
    )
  })
})
