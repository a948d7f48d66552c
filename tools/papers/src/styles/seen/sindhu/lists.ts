import type { Lists } from '../../world.ts'

const middleNamed = new Set(['Kulkarni', 'Deshmukh', 'Sawant', 'Gaikwad', 'Shah', 'Mehta'])
const initialled = new Set(['Subramanian', 'Murthy', 'Gowda', 'Raghavan'])

/** A Maharashtrian or Gujarati has the father's or the husband's name in the middle, a southerner an initial. */
const named = (given: string, elder: string, family: string): string => {
  if (middleNamed.has(family)) return `${given} ${elder} ${family}`
  return initialled.has(family) ? `${given} ${elder.charAt(0)} ${family}` : `${given} ${family}`
}

/** People, firms and places of the metros. */
export const lists: Lists = {
  men: ['Sandeep', 'Rajesh', 'Vasant', 'Mohammed', 'Amit', 'Prashant', 'Karthik', 'Gaurav', 'Sunil', 'Nikhil', 'Ashok', 'Deepak', 'Vinod'],
  women: ['Priyanka', 'Rashmi', 'Neha', 'Sunita', 'Ayesha', 'Kavita', 'Divya', 'Pooja', 'Manjula', 'Swati', 'Archana', 'Ritu'],
  families: [
    'Kulkarni',
    'Deshmukh',
    'Sawant',
    'Gaikwad',
    'Shah',
    'Mehta',
    'Subramanian',
    'Murthy',
    'Gowda',
    'Raghavan',
    'Sharma',
    'Khan',
    'Malhotra',
    'Aggarwal',
    'Sinha',
    'Chopra',
    'Rastogi',
    'Menezes',
  ],
  developers: [
    'Arihant Skyline Developers Pvt. Ltd.',
    'Meridian Realty and Infrastructure Limited',
    'Orchid Habitat LLP',
    'Prithvi Urban Spaces Private Limited',
    'M/s. Shreeji Buildcon',
    'Sterling Crest Estates Pvt. Ltd.',
    'Nakshatra Township Developers LLP',
  ],
  projects: ['Skyline Aura', 'Meridian One', 'Orchid Central', 'Prithvi Elanza', 'Shreeji Krupa', 'Sterling Woods', 'Nakshatra Greens'],
  colonies: ['Shivaji Park Extn', 'Kalyan Nagar', 'Preet Vihar', 'Lokhand Wadi', 'Sahakar Nagar', 'Vasant Enclave', 'Ganesh Peth'],
  roads: ['S. V. Road', '80 Feet Road', 'Link Road', 'Outer Ring Road', 'L. B. S. Marg', 'Main Market Road', 'Service Road'],
  lenders: [
    'Bharat State Bank',
    'Dharohar Housing Finance Limited',
    'Indus Axis Bank Ltd.',
    'LFC Home Finance Ltd.',
    'Bank of Paschim',
    'Sarvottam Finserv Housing Ltd.',
    'Union Kanara Bank',
  ],
  authorities: ['Navodaya Industrial Development Authority', 'Rajdhani Development Authority', 'City Planning and Industrial Corporation'],
  places: [
    { town: 'Mahimpur', district: 'Mahimpur Suburban', state: 'Maharashtra', pin: '400' },
    { town: 'Punyanagar', district: 'Punyanagar', state: 'Maharashtra', pin: '411' },
    { town: 'Thanapur', district: 'Thanapur', state: 'Maharashtra', pin: '421' },
    { town: 'Hesaruru', district: 'Hesaruru Urban', state: 'Karnataka', pin: '560' },
    { town: 'Chennapet', district: 'Chennapet', state: 'Tamil Nadu', pin: '600' },
    { town: 'Indraprastha', district: 'South West Indraprastha', state: 'Delhi', pin: '110' },
    { town: 'Navodaya', district: 'Gautam Nagar', state: 'Uttar Pradesh', pin: '201' },
    { town: 'Gurugaon', district: 'Gurugaon', state: 'Haryana', pin: '122' },
  ],
  named,
}
