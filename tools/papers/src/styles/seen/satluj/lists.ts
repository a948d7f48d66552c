import type { Lists } from '../../world.ts'

const women = [
  'Sunita',
  'Kamlesh',
  'Paramjit',
  'Rajni',
  'Santosh',
  'Hansa',
  'Nirmala',
  'Krishna',
  'Kiran',
  'Seema',
  'Anju',
  'Manjit',
  'Bimla',
]
const sikh = new Set(['Sandhu', 'Dhillon', 'Grewal', 'Bajwa', 'Saini'])
const gujarati = new Set(['Patel', 'Solanki', 'Trivedi'])

/** A Sikh is Singh or Kaur before the clan, a Gujarati bears the father's or the husband's name, a villager of Haryana no surname. */
const named = (given: string, elder: string, family: string): string => {
  const isWoman = women.includes(given)
  if (sikh.has(family)) return `${given} ${isWoman ? 'Kaur' : 'Singh'} ${family}`
  if (gujarati.has(family)) return `${given}${isWoman ? 'ben' : 'bhai'} ${elder}bhai ${family}`
  if (family === 'Kumar') return isWoman ? `${given} Devi` : `${given} Kumar`
  return `${given} ${family}`
}

/** People, firms and places between the five rivers, the desert and the hills. */
export const lists: Lists = {
  men: [
    'Rajinder',
    'Surinder',
    'Mohinder',
    'Ramesh',
    'Bhupinder',
    'Kuldeep',
    'Naresh',
    'Jitendra',
    'Mahendra',
    'Dinesh',
    'Parveen',
    'Vijay',
  ],
  women,
  families: ['Sandhu', 'Dhillon', 'Grewal', 'Bajwa', 'Saini', 'Patel', 'Solanki', 'Trivedi', 'Kumar', 'Chauhan', 'Rawat', 'Goel', 'Garg'],
  developers: [
    'Satluj Valley Infracon Pvt. Ltd.',
    'Omansh Promoters & Developers Private Limited',
    'M/s Jhandewalan Colonisers',
    'ATL Greenfield Townships Ltd.',
    'Rudraksh Infra Height LLP',
    'Vatika Deep Estates Pvt. Ltd.',
  ],
  projects: [
    'Palm Village',
    'Rudraksh Floors',
    'Sukhmani Enclave',
    'Green Lotus Saavi',
    'Vatika Xpressions',
    'Highland Park',
    'Mohinder Vihar',
  ],
  colonies: [
    'Bhai Randhir Colony',
    'Urban Estate Phase II',
    'Shastri Nagar',
    'Guru Teg Nagar',
    'Civil Lines',
    'New Mandi',
    'Subhash Enclave',
  ],
  roads: ['Ferozpur Road', 'G.T. Road', 'Rajpura Bypass', 'Sahastradhara Road', 'Tonk Road', 'Old Bus Stand Road', 'Chakki Wali Gali'],
  lenders: [
    'Punjab & Doaba Bank',
    'Bank of Hindustan',
    'Rajputana Gramin Bank',
    'GIC Griha Finance Ltd.',
    'Central Union Bank',
    'PNL Housing Finance Limited',
    'Aavaran Home Financiers Ltd.',
  ],
  authorities: [
    'Greater Satluj Area Development Authority',
    'Shahari Vikas Pradhikaran',
    'Urban Improvement Trust',
    'Himachal Housing and Urban Development Board',
  ],
  places: [
    { town: 'Sahibgarh', district: 'S.A.S. Garh', state: 'Punjab', pin: '160' },
    { town: 'Ludhanpur', district: 'Ludhanpur', state: 'Punjab', pin: '141' },
    { town: 'Panchgaon', district: 'Panchgaon', state: 'Haryana', pin: '134' },
    { town: 'Karnalpur', district: 'Karnalpur', state: 'Haryana', pin: '132' },
    { town: 'Solanpur', district: 'Solanpur', state: 'Himachal Pradesh', pin: '173' },
    { town: 'Jaisagar', district: 'Jaisagar', state: 'Rajasthan', pin: '302' },
    { town: 'Alwargarh', district: 'Alwargarh', state: 'Rajasthan', pin: '301' },
    { town: 'Dehranagar', district: 'Dehranagar', state: 'Uttarakhand', pin: '248' },
    { town: 'Vadnagar Kasba', district: 'Vadnagar', state: 'Gujarat', pin: '390' },
    { town: 'Dwarkapuri', district: 'South West', state: 'Delhi', pin: '110' },
  ],
  named,
}
