import { escaped } from '../../../telling.ts'
import { applicants, owners, type Dress } from '../../truths.ts'
import type { Somebody } from '../../world.ts'
import { holders } from '../scenes.ts'
import type { Scene } from './scene.ts'

const plain: Dress = (_, name) => name
const shri = ({ isWoman }: Somebody): string => (isWoman ? 'Smt.' : 'Shri')
export const named: Dress = (one, name) => `${shri(one)} ${name}`
export const mister: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const capitals: Dress = (_, name) => name.toUpperCase()
/** With father or husband, as orders have it. */
export const withKin: Dress = (one, name) => `${shri(one)} ${name} ${one.isWoman ? 'W/o' : 'S/o'} Shri ${escaped(one.elder)}`
/** The same in the Hindi of document writers, typed in Latin letters. */
export const hinglishKin: Dress = (one, name) =>
  `${one.isWoman ? 'Smt.' : 'Shri'} ${name} ${one.isWoman ? 'patni' : 'putra'} Shri ${escaped(one.elder)}`
/** A party with age, work, abode and PAN. */
export const fullParty =
  (s: Scene): Dress =>
  (one, name) =>
    `${withKin(one, name, 0)}, aged ${one.age} years, ${s.pick(['Occ.', 'occupation'], 30)} ${
      one.isWoman ? 'household' : s.pick(['business', 'service', 'farming'], one.age)
    }, ${s.pick(['residing at', 'R/o.', 'resident of'], 31)} ${escaped(one.home)} (PAN ${one.pan})`

export const recorded = (s: Scene, between: string, dress = plain): string => owners(s.tell, s.buyers, between, dress)
/** Who holds the title while the loan is asked for. */
export const titled = (s: Scene, dress = plain): string => owners(s.tell, holders(s), ', ', dress)
export const isOwn = (s: Scene): boolean => holders(s) === s.buyers
/** First and second borrower or buyer; the second is empty where there is none. */
export const pair = (s: Scene, dress = plain): [string, string] => {
  const [first = '', second = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [first, second]
}
export const buyersOf = (s: Scene, between: string, dress = plain): string => applicants(s.tell, s.buyers, between, dress)

export const person = (one: Somebody, dress = plain): string => dress(one, escaped(one.name), 0)
