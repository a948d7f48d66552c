import { expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

it.each<[Draft, string, string, string]>([
  [
    'agreement',
    'Said Property - #8B, Nila Springs, Eroor West, P.O. Nedumkavu, Nedumkavu, Kerala',
    '#8B, Nila Springs, Eroor West, P.O. Nedumkavu, Nedumkavu, Kerala',
    '8B',
  ],
  [
    'possession',
    'The certificate having been received, #B-14, Sahya Meadows, Marappalam, Candolpur, Goa - 403099 is ready.',
    '#B-14, Sahya Meadows, Marappalam, Candolpur, Goa',
    'B-14',
  ],
  [
    'deed',
    'Property\tCorporation: Punyapur, Other details: 1302, Shreeji Krupa, Wing D, Off Market Road, Kharadgaon, Punyapur, Maharashtra',
    '1302, Shreeji Krupa, Wing D, Off Market Road, Kharadgaon, Punyapur, Maharashtra',
    '1302',
  ],
])('reads the address and the flat of a %s: %s', (draft, text, address, flat) => {
  expect(valueIn(draft, text, 'property_address_doc')).toBe(address)
  if (draft !== 'possession') expect(valueIn(draft, text, 'flat')).toBe(flat)
})

it.each<[Draft, string, string]>([
  [
    'letter',
    'Security\tसाम्यिक बंधक / Equitable mortgage of Plot No. 195, Model Town, Market Road, Navpada, Gujarat',
    'Plot No. 195, Model Town, Market Road, Navpada, Gujarat',
  ],
  [
    'deed',
    'Property description\tNagar M.C. इतर वर्णन :- Plot No. 242, Paud Road, Ward No. 8, Nagarpur, Maharashtra',
    'Plot No. 242, Paud Road, Ward No. 8, Nagarpur, Maharashtra',
  ],
  [
    'agreement',
    'I, Smt. Saroj W/o Shri Harish, r/o 221, Subhash Ward, Gadapur, do hereby state that my Plot No. 12, Khasra No. 293/6, Shiv Nagar, Gadapur, Madhya Pradesh is free.',
    'Plot No. 12, Khasra No. 293/6, Shiv Nagar, Gadapur, Madhya Pradesh',
  ],
  [
    'agreement',
    'Ikrarnama.\nPaksh is prakar hain.\nSharten niche likhi hain.\nLalan S/o Late Awadhesh, niwasi 27, Nayapalli, Kashipath, mob 7665629770.\nPratham paksh ne Plot No. 102, Jagdeo Path, Tehsil Sadar, Zila Kashipath, Uttar Pradesh-221034 bechne ka ekrar kiya.',
    'Plot No. 102, Jagdeo Path, Tehsil Sadar, Zila Kashipath, Uttar Pradesh',
  ],
])('begins the address of a %s where it begins: %s', (draft, text, address) =>
  expect(valueIn(draft, text, 'property_address_doc')).toBe(address),
)

it.each<[Draft, string, string | null]>([
  ['tax', 'Property ..... Khasra No. 1882, Plot No. 274, Village Bhawanipur, Chhattisgarh\nPIN ..... .496089. .....', '496089'],
  ['tax', 'Arrears Rs.496089 and Plot No. 274, Village Bhawanipur, Tehsil Simri', null],
])('reads the PIN between dots, and no amount, in a %s: %s', (draft, text, pin) => expect(valueIn(draft, text, 'pincode')).toBe(pin))

it('reads the whole address of recorded land, and flat premises', () => {
  const land = 'Khata No. 112, Khasra No. 445/2, Mauza Sarora, Tehsil Sadar, District Raipuri (C.G.)'
  expect(valueIn('mutation', land, 'property_address_doc')).toBe(land)
  expect(valueIn('agreement', 'flat premises bearing No. 12 on 2nd floor of Om Sai at Tilak Road, Kalyanpur, Maharashtra', 'flat')).toBe(
    '12',
  )
})

it('takes no PIN beside the telephone of a letterhead', () => {
  const text =
    'Plot No. 33, Navodaya Layout, Hosahalli - 583047 | 040-90805586 | RERA P0588\nPROVISIONAL ALLOTMENT\nDear Mr. Rao,\nWe allot to you Flat No. 12 in Lake View.'
  expect(valueIn('letter', text, 'pincode')).toBeNull()
})
