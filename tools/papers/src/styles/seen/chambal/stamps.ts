import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import type { Somebody } from '../../world.ts'
import { clock, type Scene } from './scene.ts'
import { colons, squares } from './sheets.ts'

const codes: Record<string, string> = {
  Haryana: 'HR',
  'Uttar Pradesh': 'UP',
  Uttarakhand: 'UK',
  Punjab: 'PB',
  Maharashtra: 'MH',
  Karnataka: 'KA',
  Telangana: 'TG',
  'Tamil Nadu': 'TN',
  'Andhra Pradesh': 'AP',
  Jharkhand: 'JH',
  Bihar: 'BR',
  'West Bengal': 'WB',
  Odisha: 'OD',
  'Madhya Pradesh': 'MP',
  Rajasthan: 'RJ',
  Chhattisgarh: 'CG',
}
export const codeOf = (s: Scene): string => codes[s.state] ?? 'DL'

const sum = (amount: number): string => `${grouped(amount)}<br><small>(${inWords(amount)} only)</small>`
const inCapitals = (people: readonly Somebody[]): string => escaped(people.map(({ name }) => name.toUpperCase()).join(' AND '))

type Stamped = { article: string; from: string; to: readonly Somebody[]; duty: number; price: number; day: string }
/** The sheet that carries the duty, before the deed: parties in short, no address of what is sold. */
export const stampSheet = (s: Scene, { article, from, to, duty, price, day }: Stamped): string => {
  const number = `IN-${codeOf(s)}${s.digits(14, 300)}${s.pick(['P', 'T', 'W', 'X'], 301)}`
  const [first] = to
  const what = s.isFlat ? 'FLAT' : s.pick(['PLOT', 'RESIDENTIAL PLOT'], 302)
  const leaf = s.has(0.65, 303) ? ' leaf' : ''
  return `<div class="stamp${leaf}"><p class="center"><small>सत्यमेव जयते</small><br><b>INDIA NON JUDICIAL</b><br>Government of ${s.state}</p><h1>e-Stamp</h1>${squares(s.seed)}${colons(
    [
      ['Certificate No.', number],
      ['Certificate Issued Date', clock(s, day, 304)],
      [
        'Account Reference',
        `NEWIMPACC (SV)/ ${codeOf(s).toLowerCase()}${s.digits(8, 307)}/ ${s.town.toUpperCase()}/
${codeOf(s)}-${s.town.slice(0, 3).toUpperCase()}`,
      ],
      ['Unique Doc. Reference', `SUBIN-${codeOf(s)}${codeOf(s)}${s.digits(16, 308)}`],
      ['Purchased by', escaped(first?.name.toUpperCase() ?? '')],
      ['Description of Document', article],
      ['Property Description', `${what} AT ${s.town.toUpperCase()}`],
      ['Consideration Price (Rs.)', sum(price)],
      ['First Party', from],
      ['Second Party', inCapitals(to)],
      ['Stamp Duty Paid By', escaped(first?.name.toUpperCase() ?? '')],
      ['Stamp Duty Amount(Rs.)', sum(duty)],
    ],
    1,
  )}<p class="center">.......... Please write or type below this line ..........</p><p><small>Statutory Alert: 1. The authenticity of this
Stamp certificate should be verified at the web site or using the mobile app. Any discrepancy in the details renders it invalid. 2. The
onus of checking the legitimacy is on the users of the certificate. Vendor: ${escaped(
    s.witnesses[1].name,
  )}, Lic. ${s.digits(4, 309)}/${dayOf(day).year}, ${s.town} ${s.officePin}</small></p></div>`
}
