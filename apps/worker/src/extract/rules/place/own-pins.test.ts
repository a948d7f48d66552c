import { describe, expect, it } from 'vitest'
import { placeOf } from '../place.ts'
import { valuesBy } from '../written-paper.ts'

const own = 'Flat No. B-103, 1st Floor, Wing B, "Shaligram Prime", Chandkheda, Vadpura, Gujarat'
const pinOf = (text: string): unknown => valuesBy(placeOf, text, 'agreement_to_sell')['pincode']

/** A PIN goes with the address before it; that of somebody's office is not the property's. */
describe('the PIN of another address', () => {
  it.each([
    `SAI PROPERTY CONSULTANTS Shop 2, VIP Road, Vadpura - 390099, Mob. 9858977097\nProperty under deal\n${own}\nMeasure`,
    `OM LAND BROKERS Shop 9, 60 ft. Ring Road, Vadpura - 390099, Mob.\n9858977097\nBAYANA CHITTHI\nProperty under deal\n${own}\nMeasure`,
    `Shop No. 14, Anand Market, Vadpura 390099\nThe property under deal is ${own}.`,
    `Plot 9, Ring Road, Vadpura - 390099\nProperty under deal\n${own}\nPrice`,
    `The property to be seen is ${own}.\nThanks\nVastu Home Loans, Scheme No. 54, Vadpura 390099`,
    `We have sold ${own}.\nRegards\nSeth Brokers, House No. 7, Station Road, Vadpura 390099`,
    `Property under deal\n${own}\nBroker: Shop 5, Patel Chambers, Vadpura - 390099`,
    `Unit 4, Metro Plaza, Vadpura - 390099\nThe property sold is ${own}.`,
    `Property under deal\n${own}\nStamp vendor: Shop 11, Court Road, Vadpura 390099`,
    `The flat sold is ${own}.\nKiran Agency, Plot 3, Tower Road, Vadpura - 390099`,
    `House No. 2, Old Padra Road, Vadpura - 390099\nProperty under deal\n${own}`,
  ])('%s', (text) => {
    expect(pinOf(text)).toBeUndefined()
  })

  it.each([
    'SHANTI CO-OP HOUSING SOCIETY LIMITED\nPlot No. 12, Sector 9, Vadpura 390099\nCertificate',
    'SUNRISE ASSOCIATION\nSurvey No. 45/2, Baner Road, Vadpura - 390099\nNo dues certificate',
  ])('a society has its own: %s', (head) => {
    expect(pinOf(`${head}\nThe member holds Flat No. 203, Wing C, Plot No. 14, Sector 17, Vadpura, Gujarat 382424 and has no dues.`)).toBe(
      '382424',
    )
  })

  it.each([
    `Property under deal\n${own} - 382424\nBroker: Shop 5, Patel Chambers, Vadpura - 390099`,
    `SAI CONSULTANTS Shop 2, VIP Road, Vadpura - 390099\nProperty under deal\n${own} - 382424`,
    `The property sold is ${own}.\nSite: Flat No. B-103, Shaligram Prime, Vadpura 382424`,
  ])('leaves the property its own: %s', (text) => {
    expect(pinOf(text)).toBe('382424')
  })
})

describe('the PIN of a property whose address is unread', () => {
  const home = 'Mrs. Asha Rao, residing at 14, Gandhi Road, Erode, Tamil Nadu - 638001, (the Buyer)'
  it.each([
    `${home}. All that flat being a puram Road, Salem, Tamil Nadu - 636004,\nmeasuring 1,870 sq. ft.`,
    `${home}. The seller is entitled to No. ff Nest, ON nagar, Aluva, Kerala - 636004, with a built-up area of 900 sq. ft. flat.`,
  ])('stands behind the state and before the measure: %s', (text) => {
    expect(pinOf(text)).toBe('636004')
  })

  it.each([`${home}. All that apartment measuring 900 sq. ft.`, `${home}, measuring tape of the flat`])("is no home's: %s", (text) => {
    expect(pinOf(text)).toBeUndefined()
  })
})
