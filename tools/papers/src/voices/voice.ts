import type { Person } from '../property.ts'

/** How facts stand on the page. */
export type FactsLook = 'colons' | 'grid' | 'leaders' | 'boxes' | 'numbered' | 'columns' | 'dashes'

/** A drafting style: who writes papers so, with words, forms of dates and numbers, and a page of their own. */
export type Voice = {
  name: string
  /** The wording of this style among several that mean the same, one per style, parted by '|'. */
  say: (wordings: string) => string
  date: (iso: string) => string
  rupees: (amount: number) => string
  number: (value: number) => string
  sqft: (value: number) => string
  sqmt: (value: number) => string
  sqyd: (value: number) => string
  /** The name as this style writes it, with honorific. */
  called: (person: Person) => string
  pin: (pin: string) => string
  mobile: (mobile: string) => string
  facts: FactsLook
  font: string
  size: number
  /** Headings in capitals. */
  shouts: boolean
  align: 'left' | 'justify'
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const parts = (iso: string): { d: string; m: string; y: string; day: number; month: string } => {
  const [y = '', m = '', d = ''] = iso.split('-')
  return { d, m, y, day: Number(d), month: months[Number(m) - 1] ?? '' }
}
const ordinal = (day: number): string =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`
const indian = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: 2 })

type VoiceRow = Omit<Voice, 'say'>

const rows: readonly VoiceRow[] = [
  {
    name: 'office',
    date: (iso) => `${parts(iso).d}/${parts(iso).m}/${parts(iso).y}`,
    rupees: (amount) => `Rs. ${indian(amount)}/-`,
    number: indian,
    sqft: (value) => `${indian(value)} sq. ft.`,
    sqmt: (value) => `${indian(value)} sq. mtr.`,
    sqyd: (value) => `${indian(value)} sq. yds.`,
    called: ({ honorific, name }) => `${honorific} ${name}`,
    pin: (pin) => pin,
    mobile: (mobile) => mobile,
    facts: 'colons',
    font: 'Liberation Serif, Tinos, Times New Roman, serif',
    size: 12,
    shouts: true,
    align: 'left',
  },
  {
    name: 'corporate',
    date: (iso) => `${parts(iso).d} ${parts(iso).month.slice(0, 3)} ${parts(iso).y}`,
    rupees: (amount) => `₹ ${indian(amount)}`,
    number: indian,
    sqft: (value) => `${indian(value)} Sq.Ft.`,
    sqmt: (value) => `${indian(value)} Sq.M.`,
    sqyd: (value) => `${indian(value)} Sq.Yd.`,
    called: ({ honorific, name }) => `${honorific} ${name}`,
    pin: (pin) => `PIN ${pin}`,
    mobile: (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
    facts: 'grid',
    font: 'Liberation Sans, Arimo, Arial, Helvetica, sans-serif',
    size: 11,
    shouts: false,
    align: 'left',
  },
  {
    name: 'advocate',
    date: (iso) => `${ordinal(parts(iso).day)} day of ${parts(iso).month}, ${parts(iso).y}`,
    rupees: (amount) => `Rs.${indian(amount)}/-`,
    number: indian,
    sqft: (value) => `${indian(value)} square feet`,
    sqmt: (value) => `${indian(value)} square metres`,
    sqyd: (value) => `${indian(value)} square yards`,
    called: ({ honorific, name }) => `${honorific} ${name.toUpperCase()}`,
    pin: (pin) => `Pin Code - ${pin}`,
    mobile: (mobile) => mobile,
    facts: 'numbered',
    font: 'Liberation Serif, Tinos, Times New Roman, serif',
    size: 13,
    shouts: true,
    align: 'justify',
  },
  {
    name: 'portal',
    date: (iso) => `${parts(iso).d}-${parts(iso).month.slice(0, 3)}-${parts(iso).y}`,
    rupees: (amount) => `INR ${amount}.00`,
    number: String,
    sqft: (value) => `${value} SQFT`,
    sqmt: (value) => `${value} SQMT`,
    sqyd: (value) => `${value} SQYD`,
    called: ({ name }) => name.toUpperCase(),
    pin: (pin) => pin,
    mobile: (mobile) => mobile,
    facts: 'boxes',
    font: 'Liberation Sans, Arimo, Arial, Helvetica, sans-serif',
    size: 10,
    shouts: true,
    align: 'left',
  },
  {
    name: 'clerk',
    date: (iso) => `${parts(iso).d}.${parts(iso).m}.${parts(iso).y}`,
    rupees: (amount) => `Rs ${indian(amount)}`,
    number: indian,
    sqft: (value) => `${value} sft`,
    sqmt: (value) => `${value} sqm`,
    sqyd: (value) => `${value} sq yd`,
    called: ({ honorific, name, parentage }) => `${honorific} ${name} ${parentage}`,
    pin: (pin) => `Pin-${pin}`,
    mobile: (mobile) => `${mobile.slice(0, 5)}-${mobile.slice(5)}`,
    facts: 'leaders',
    font: 'Liberation Mono, Cousine, Courier New, monospace',
    size: 11,
    shouts: true,
    align: 'left',
  },
  {
    name: 'society',
    date: (iso) => `${parts(iso).day} ${parts(iso).month} ${parts(iso).y}`,
    rupees: (amount) => `Rupees ${indian(amount)}`,
    number: indian,
    sqft: (value) => `${indian(value)} Sq Feet`,
    sqmt: (value) => `${indian(value)} Sq Metre`,
    sqyd: (value) => `${indian(value)} Sq Yard`,
    called: ({ honorific, name }) => `${honorific}${name}`,
    pin: (pin) => `${pin.slice(0, 3)} ${pin.slice(3)}`,
    mobile: (mobile) => `0${mobile}`,
    facts: 'columns',
    font: 'DejaVu Serif, Liberation Serif, Georgia, serif',
    size: 11,
    shouts: false,
    align: 'justify',
  },
  {
    name: 'lender',
    date: (iso) => `${parts(iso).m === '' ? '' : `${parts(iso).d}/${parts(iso).m}/${parts(iso).y.slice(2)}`}`,
    rupees: (amount) => `Rs. ${indian(amount)}`,
    number: indian,
    sqft: (value) => `${indian(value)} sqft`,
    sqmt: (value) => `${indian(value)} sqmt`,
    sqyd: (value) => `${indian(value)} gaj`,
    called: ({ name }) => name,
    pin: (pin) => `- ${pin}`,
    mobile: (mobile) => mobile,
    facts: 'dashes',
    font: 'DejaVu Sans, Liberation Sans, Verdana, sans-serif',
    size: 10,
    shouts: false,
    align: 'left',
  },
]

/** The drafting styles; each says everything in its own words. */
export const voices: readonly Voice[] = rows.map((row, at) => ({
  ...row,
  say: (wordings) => {
    // written over several lines of code, a wording breaks after its bar
    const all = wordings
      .replace(/^\s*\n\s*/, '')
      .replace(/\|\s*\n\s*/g, '|')
      .replace(/\s*\n\s*/g, ' ')
      .split('|')
    return all[at % all.length] ?? ''
  },
}))
