import type { Lists } from '../../world.ts'

const women = ['Babita', 'Kamlesh', 'Kiran', 'Manju', 'Maya', 'Neelam', 'Pinki', 'Poonam', 'Rajni', 'Seema', 'Shashi', 'Sunita', 'Urmila']
const sikhs = new Set(['Sandhu', 'Dhillon', 'Bajwa'])
const ofVillages = new Set(['Prajapati', 'Kushwaha', 'Saini', 'Lodhi', 'Jatav'])

/** A Sikh is Singh or Kaur before the clan; a woman of a village is Devi and has no family's name. */
const named = (given: string, _elder: string, family: string): string => {
  const isWoman = women.includes(given)
  if (sikhs.has(family)) return `${given} ${isWoman ? 'Kaur' : 'Singh'} ${family}`
  if (ofVillages.has(family)) return isWoman ? `${given} Devi` : `${given} ${family}`
  return family === 'Chauhan' && !isWoman ? `${given} Singh ${family}` : `${given} ${family}`
}

/** The towns' own script, for the heads of offices. */
export const inHindi: Readonly<Record<string, string>> = {
  Dwarkeshpuri: 'द्वारकेशपुरी',
  Rohtasgarh: 'रोहतासगढ़',
  Sonagarh: 'सोनागढ़',
  Malerpura: 'मलेरपुरा',
  Alwargarh: 'अलवरगढ़',
  Kotputra: 'कोटपुत्रा',
  Gwalnagar: 'ग्वालनगर',
  Avantipur: 'अवंतिपुर',
  Muradganj: 'मुरादगंज',
  Jhansigarh: 'झांसीगढ़',
  Ghazinagar: 'गाज़ीनगर',
  Haldupur: 'हल्दूपुर',
}

/** People, firms and places from the Sutlej to the Narmada. */
export const lists: Lists = {
  men: ['Bhupendra', 'Devendra', 'Jaswant', 'Kailash', 'Mahendra', 'Mahipal', 'Naresh', 'Pawan', 'Rajkumar', 'Rakesh', 'Satish', 'Subhash'],
  women,
  families: [
    'Sharma',
    'Verma',
    'Gupta',
    'Chauhan',
    'Tomar',
    'Rawat',
    'Negi',
    'Garg',
    'Srivastava',
    'Sandhu',
    'Dhillon',
    'Bajwa',
    'Prajapati',
    'Kushwaha',
    'Saini',
    'Lodhi',
    'Jatav',
  ],
  developers: [
    'Omkareshwar Buildtech Pvt. Ltd.',
    'M/s Vardhman Colonisers',
    'Suryodaya Infra Developers Private Limited',
    'Aravali Township Ltd.',
    'Ganga Valley Infrahomes LLP',
    'M/s Chambal Builders & Promoters',
    'Uttaranchal Estates Pvt. Ltd.',
  ],
  projects: [
    'Gokuldham City',
    'Aangan Greens',
    'Sushant Vihar',
    'Krishna Sarovar',
    'Ashiana Kunj',
    'Rudra Enclave',
    'Shubh Awas',
    'Ganga Vatika',
  ],
  colonies: [
    'Shiv Vihar Colony',
    'Indira Colony',
    'Jawahar Nagar',
    'Saket Colony',
    'Rajendra Puram',
    'Subhash Nagar',
    'Guru Nanak Pura',
    'Awas Vikas Colony',
    'Sanjay Nagar',
    'Vikas Nagar',
    'Kavi Nagar',
  ],
  roads: ['Delhi Road', 'Railway Road', 'Civil Lines', 'G.T. Road', 'Bypass Road', 'Kachehri Road', 'Mandi Road', 'Circular Road'],
  lenders: ['Uttar Bharat Bank', 'Apna Aashiyana Housing Finance Ltd.', 'Janpad Bank of India', 'Saral Awas Finance Limited'],
  authorities: ['Vikas Pradhikaran', 'Development Authority', 'Awas Evam Vikas Parishad', 'Housing Board'],
  places: [
    { town: 'Dwarkeshpuri', district: 'South West', state: 'Delhi', pin: '110' },
    { town: 'Rohtasgarh', district: 'Rohtasgarh', state: 'Haryana', pin: '124' },
    { town: 'Sonagarh', district: 'Sonagarh', state: 'Haryana', pin: '131' },
    { town: 'Malerpura', district: 'Sangrana', state: 'Punjab', pin: '148' },
    { town: 'Alwargarh', district: 'Alwargarh', state: 'Rajasthan', pin: '301' },
    { town: 'Kotputra', district: 'Kotputra', state: 'Rajasthan', pin: '324' },
    { town: 'Gwalnagar', district: 'Gwalnagar', state: 'Madhya Pradesh', pin: '474' },
    { town: 'Avantipur', district: 'Avantipur', state: 'Madhya Pradesh', pin: '456' },
    { town: 'Muradganj', district: 'Muradganj', state: 'Uttar Pradesh', pin: '244' },
    { town: 'Jhansigarh', district: 'Jhansigarh', state: 'Uttar Pradesh', pin: '284' },
    { town: 'Ghazinagar', district: 'Ghazinagar', state: 'Uttar Pradesh', pin: '201' },
    { town: 'Haldupur', district: 'Kumaon Tarai', state: 'Uttarakhand', pin: '263' },
  ],
  named,
}
