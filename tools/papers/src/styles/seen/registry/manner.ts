import { amountInWords } from '@parakh/contracts'
import type { Person, Property } from '../../../property.ts'
import type { Telling } from '../../../telling.ts'
import { chanceFor, particularsOf, type Particulars } from '../particulars.ts'
import type { Chance } from '../../../chance.ts'
import { dayOfMonth, dmy, inWords, indian, isWoman, parentOf } from '../wording.ts'

/** What a paper of this office is written from. */
export type Desk = Particulars & {
  property: Property
  tell: Telling
  chance: Chance
  /** The name as the South writes it, with the initial of the house in some families. */
  name: (person: Person) => string
  /** 'Sri. R. VENKATESH'. */
  called: (person: Person) => string
}

/** Everything at hand for one paper. */
export const deskFor = (property: Property, tell: Telling, salt: number): Desk => {
  const hasInitials = chanceFor(property, 11).happens(0.6)
  const isLoud = chanceFor(property, salt + 500).happens(0.6)
  const name = ({ name: full }: Person): string => {
    const words = full.split(' ')
    return hasInitials ? `${(words.at(-1) ?? '').charAt(0)}. ${words.slice(0, -1).join(' ')}` : full
  }
  const called = (person: Person): string => {
    const title = isWoman(person) ? 'Smt.' : 'Sri.'
    return `${title} ${isLoud ? name(person).toUpperCase() : name(person)}`
  }
  return { ...particularsOf(property), property, tell, chance: chanceFor(property, salt), name, called }
}

/** 'Rs.24,00,000/- (Rupees Twenty Four Lakh Only)'. */
export const inFull = (amount: number): string => `Rs.${indian(amount)}/- (${amountInWords(amount)})`

export const rupees = (amount: number): string => `Rs.${indian(amount)}/-`

const works = ['Business', 'Agriculture', 'Pvt. Employee', 'Retired Govt. Servant', 'Software Engineer']

/** A party with parentage, age, work, residence and the papers that prove who it is. */
export const party = (person: Person, { called, chance, property }: Desk): string => {
  const relation = person.parentage.startsWith('W/o') ? 'W/o.' : isWoman(person) ? 'D/o.' : 'S/o.'
  const work = isWoman(person) ? chance.pick(['Housewife', 'Teacher', 'Pvt. Employee']) : chance.pick(works)
  const aadhaar = chance.happens(0.5) ? `Aadhaar No. XXXX XXXX ${person.mobile.slice(-4)}` : `Aadhaar No. ${spaced(person)}`
  const proof = chance.pick([`(PAN: ${person.pan})`, `(${aadhaar})`, `(PAN ${person.pan}, ${aadhaar})`, ''])
  const late = chance.happens(0.3) ? 'late ' : ''
  const code = `${property.pin.slice(0, 3)}${String((person.age * 7) % 900).padStart(3, '0')}`
  return `<b>${called(person)}</b>, ${relation} ${late}Sri. ${parentOf(person)}, aged about ${person.age} years, Occ: ${work},
    residing at No. ${person.address} - ${code} ${proof}`
}

const spaced = ({ mobile, pan }: Person): string => `${mobile.slice(0, 4)} ${pan.slice(5, 9)} ${mobile.slice(5, 9)}`

/** 'this the 14th day of February 2020 (14.02.2020)'. */
export const onThisDay = (iso: string, chance: Chance): string =>
  chance.pick([`this the ${dayOfMonth(iso)}`, `on this the ${dayOfMonth(iso)} (${dmy(iso, '.')})`, `on this ${dmy(iso, '-')}`])

/** The head of a stamp paper: what the treasury and the stamp vendor put above the deed. */
export const stampHead = ({ property, chance, eStamp, buyers, price, called }: Desk & { price: number }): string => {
  const { state, town, dates } = property
  if (chance.happens(0.5))
    return `<div class="estamp"><div class="emblem"></div><b>INDIA NON JUDICIAL</b><br>Government of ${state}<br><b>e-Stamp</b>
      <table><tr><td>Certificate No.</td><td>: ${eStamp}</td></tr>
      <tr><td>Certificate Issued Date</td><td>: ${dmy(dates.deed, '-')} 11:42 AM</td></tr>
      <tr><td>Unique Doc. Reference</td><td>: SUBIN-${eStamp.slice(3, 15)}</td></tr>
      <tr><td>Purchased by</td><td>: ${buyers[0] ? called(buyers[0]) : ''}</td></tr>
      <tr><td>Description of Document</td><td>: Article 20 Conveyance</td></tr>
      <tr><td>Consideration Price (Rs.)</td><td>: ${indian(price)}</td></tr>
      <tr><td>Stamp Duty Amount (Rs.)</td><td>:
      ${indian(Math.round(price * 0.056))}<br>${amountInWords(Math.round(price * 0.056))}</td></tr>
      </table></div><div class="gap"></div>`
  return `<div class="stamp"><div class="rupee">ONE HUNDRED RUPEES &nbsp; Rs.100</div><div>INDIA NON
    JUDICIAL</div><div>${state.toUpperCase()}</div>
    <p>S.No. ${chance.digits(4)} &nbsp; Date: ${dmy(dates.deed, '-')} &nbsp; Sold to: ${buyers[0] ? called(buyers[0]) : ''}, ${town}<br>
    For whom: Self &nbsp; Licensed Stamp Vendor, L.No. ${chance.whole(10, 99)}/${chance.whole(1998, 2015)}, ${town} -
    ${property.bank.pin}, Ph: 9${chance.digits(9)}</p></div>`
}

/** 'Forty feet'. */
export const feetInWords = (feet: number): string => `${inWords(feet)} feet`

/** The witnesses, the scribe and the signatures at the foot. */
export const witnessed = ({ witnesses, chance, property }: Desk, left: string, right: string): string =>
  `<p>IN WITNESS WHEREOF the ${left} and the ${right} have affixed their signatures to this deed on the day, month and year
    first above written in the presence of the following witnesses.</p>
  <div class="two"><div><b>WITNESSES :</b>${witnesses
    .map(
      ({ name, address }, at) => `<p>${at + 1}.
  ${name}<br>${address}</p>`,
    )
    .join('')}</div>
  <div class="right"><p>&nbsp;</p><p>${left}</p><p>&nbsp;</p><p>${right}</p></div></div>
  <p class="small">Drafted by: ${chance.pick(['M. Raghavan', 'T. Sudhakar', 'B. Nirmala'])}, Advocate, Enrol. No.
  ${chance.whole(100, 999)}/${chance.whole(1990, 2015)},
    opposite Sub-Registrar Office, ${property.town} - ${property.bank.pin}. Cell: 9${chance.digits(9)}</p>`

/** The sub-registrar's own note on the last page. */
export const registered = ({ deed, property, chance }: Desk): string =>
  chance.happens(0.7)
    ? `<div class="endorsement">Registered as <b>No. ${deed.number} of ${property.dates.deed.slice(0, 4)}</b> of ${deed.book}, pages
    ${deed.pages}, C.D. Volume
      ${chance.whole(101, 999)}, on ${dmy(property.dates.deed, '.')}.<br>Sub-Registrar, ${property.town}. Receipt No.
      ${chance.digits(5)}</div>`
    : ''
