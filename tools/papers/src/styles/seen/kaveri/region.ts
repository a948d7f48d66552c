import type { Lists } from '../../world.ts'

/** One state as its small towns write: bodies, revenue words, honorifics and the measures of land. */
export type Region = {
  lists: Lists
  /** The state as it is cut short. */
  short: string
  /** The village's and the town's body. */
  rural: string
  urban: string
  /** Words of revenue: village, its tehsil, the number of a piece of land. */
  village: string
  tehsil: string
  survey: string
  sri: string
  /** The tongue of letterheads beside English. */
  tongue: 'hi' | 'mr' | ''
  units: readonly ('sqft' | 'sqmt' | 'sqyd' | 'cents' | 'acre' | 'biswa')[]
  villages: readonly string[]
  /** What else than deeds lies in a file there. */
  papers: readonly string[]
}

/** A list written in one line. */
export const worded = (text: string): string[] => text.split(',').map((word) => word.trim())

type PlaceOf = { town: string; district: string; state: string; pin: string }

/** Towns of a state: 'Town/District/480, …'. */
export const townsOf = (state: string, text: string): PlaceOf[] =>
  worded(text).map((one) => {
    const [town = '', district = '', pin = ''] = one.split('/')
    return { town, district, state, pin }
  })
