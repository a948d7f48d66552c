import type { Lists } from '../../world.ts'

const women = ['Bhavna', 'Jayshree', 'Mangala', 'Pushpa', 'Rupal', 'Savita', 'Shobha', 'Varsha', 'Vaishali', 'Sarita', 'Ranjana']
const gujarati = new Set(['Desai', 'Prajapati', 'Vaghela', 'Panchal'])
const marathi = new Set(['Kulkarni', 'Shinde', 'Deshmukh', 'Bhosale', 'Wankhede'])

/** A Gujarati and a Marathi bear the father's or the husband's name before the family's, a Rajput his clan's after Singh. */
const named = (given: string, elder: string, family: string): string => {
  const isWoman = women.includes(given)
  if (gujarati.has(family)) return `${given}${isWoman ? 'ben' : 'bhai'} ${elder}bhai ${family}`
  if (marathi.has(family)) return `${given} ${elder} ${family}`
  if (family === 'Shekhawat') return `${given} ${isWoman ? 'Kanwar' : 'Singh'} ${family}`
  if (family === 'Sahu' && isWoman) return `${given} Bai ${family}`
  return `${given} ${family}`
}

/** People, firms and places from the Gulf of Khambhat to the Mahanadi. */
export const lists: Lists = {
  men: ['Ashok', 'Bharat', 'Dilip', 'Girish', 'Hitesh', 'Jayant', 'Kishor', 'Mukesh', 'Nilesh', 'Pravin', 'Rajesh', 'Sanjay', 'Vinod'],
  women,
  families: [
    'Desai',
    'Prajapati',
    'Vaghela',
    'Panchal',
    'Kulkarni',
    'Shinde',
    'Deshmukh',
    'Bhosale',
    'Wankhede',
    'Shekhawat',
    'Sahu',
    'Dewangan',
    'Tiwari',
    'Agrawal',
    'Jain',
  ],
  developers: [
    'Shivalay Infraspace LLP',
    'M/s. Gajanan Developers',
    'Rudra Realcon Pvt. Ltd.',
    'Nakshatra Spaces',
    'Avadh Corporation',
    'Sankalp Buildhome Private Limited',
    'Om Siddhi Associates',
  ],
  projects: [
    'Shaligram Prime',
    'Vrindavan Skyline',
    'Nisarg Kunj',
    'Swastik Platinum',
    'Aarambh Residency',
    'Tulsi Vatika',
    'Sanskar City',
  ],
  colonies: [
    'Vesu',
    'Gotri',
    'Manjalpur',
    'Wakad',
    'Pimple Saudagar',
    'Arera Colony',
    'Scheme No. 54',
    'Shankar Nagar',
    'Mansarovar',
    'Nikol',
  ],
  roads: ['Canal Road', 'S.P. Ring Road', 'Baner-Mahalunge Road', 'Hoshangabad Road', 'VIP Road', 'New Sanganer Road', '80 ft. T.P. Road'],
  lenders: [
    'Sarvoday Sahakari Bank Ltd.',
    'Bank of Maharajya',
    'Aadharshila Housing Finance Ltd.',
    'Union Grih Finance Limited',
    'Vastu Nidhi Home Loans',
    'Dena Gurjar Bank',
    'Capitol Home Credit Limited',
  ],
  authorities: ['Municipal Corporation', 'Nagar Palika Parishad', 'Nagar Nigam', 'Urban Development Authority'],
  places: [
    { town: 'Suryanagar', district: 'Suryanagar', state: 'Gujarat', pin: '395' },
    { town: 'Vadpura', district: 'Vadpura', state: 'Gujarat', pin: '390' },
    { town: 'Karnavati', district: 'Karnavati', state: 'Gujarat', pin: '382' },
    { town: 'Punawadi', district: 'Punawadi', state: 'Maharashtra', pin: '411' },
    { town: 'Nashirabad', district: 'Nashirabad', state: 'Maharashtra', pin: '422' },
    { town: 'Nagardhan', district: 'Nagardhan', state: 'Maharashtra', pin: '440' },
    { town: 'Bhojnagar', district: 'Bhojnagar', state: 'Madhya Pradesh', pin: '462' },
    { town: 'Indrapur', district: 'Indrapur', state: 'Madhya Pradesh', pin: '452' },
    { town: 'Rajnagar', district: 'Rajnagar', state: 'Chhattisgarh', pin: '492' },
    { town: 'Jaipuria', district: 'Jaipuria', state: 'Rajasthan', pin: '302' },
  ],
  named,
}
