import { allSides } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { sidesOf } from '../sides.ts'
import { valuesBy } from '../written-paper.ts'

const [e, w, n, s] = ['Plot No. 12', 'House of Sh. Ram Lal', '30 feet wide road', 'Land of Smt. Sita Devi']

const read = (text: string): unknown[] => {
  const values = valuesBy(sidesOf, text) as Record<string, unknown>
  return allSides.map((side) => values[`boundaries_deed_${side}`])
}

describe('words that join one side to the next are no part of a boundary', () => {
  it.each([
    `${e} lies to its East and ${w} to its West, whereas ${n} lies to its North and ${s} to its South.`,
    `${e} is on the East while ${w} is on the West; ${n} is on the North whilst ${s} is on the South.`,
    `There is ${e} to the East, there is ${w} to the West, there is ${n} to the North and there is ${s} to the South.`,
    `Boundaries of the unit -\n${e} lies to its East and ${w} to its West, whereas ${n} lies to its North and ${s} to its South.`,
    `Boundaries of the said plot are:\n${e} on the East, ${w} on the West, ${n} on the North and lastly ${s} on the South.`,
    `The boundaries of this property are ${e} on the East, ${w} on the West, then ${n} on the North and ${s} on the South.`,
    `Bounded on all four sides by ${e} on the East, by ${w} on the West, also by ${n} on the North and by ${s} on the South.`,
    `with ${e} to its East, with ${w} to its West, with ${n} to its North and with ${s} to its South.`,
    `East by ${e}, West by ${w}, whereas North by ${n}, and South by ${s}.`,
    `To its East is ${e}, to its West is ${w}, whereas to its North is ${n} and to its South is ${s}.`,
    `On its East lies ${e}, while on its West lies ${w}, and on its North lies ${n}, while on its South lies ${s}.`,
  ])('%s', (text) => {
    expect(read(`SCHEDULE\nAll that Plot No. 7 at Bhilgaon.\n${text}\nVENDOR\tVENDEE`)).toEqual([e, w, n, s])
  })
})

describe('where a clause of sides begins and ends', () => {
  const sides = `${e} on its eastern side, ${w} on its western side, ${n} on its northern side and ${s} on its southern side.`
  it.each([
    `measuring 00-08-19 bigha equivalent to 362.32 sq. mtr., being a corner plot, having ${sides}`,
    `admeasuring 200 sq. yds. and having ${sides}`,
    `measuring 1200 sq.ft. with ${sides}`,
    `[E] : ${e} [W] : ${w} [N] : ${n} [S] : ${s}\nValuation\nMarket value\t: 1,20,000\t`,
    `The four sides are, towards east, ${e}; towards west, ${w}; towards north, ${n}; towards south, ${s}.`,
    `The four sides are, towards east, ${e}; towards west, ${w}: towards north, ${n}; towards south, ${s}.`,
    `On the east, ${e}; on the west, ${w}; on the north, ${n}; on the south, ${s}.`,
    `${e} on the east; ${w} on the west; ${n} on the north; ${s} on the south.`,
    `Sun rise : ${e}\nSun set : ${w}\nNorth : ${n}\nSouth : ${s}`,
    `Towards sunrise by ${e}, towards sunset by ${w}, north by ${n} and south by ${s}.`,
    `Suryoday : ${e}\nSuryast : ${w}\nUttar : ${n}\nDakshin : ${s}`,
    `[E] - ${e}; [W] - ${w}; [N] - ${n}; [S] - ${s}`,
    `East : ${e} West : ${w} North : ${n} South : ${s}\nValuation Details\nMarket value\t: 1,20,000\t`,
  ])('%s', (text) => {
    expect(read(`SCHEDULE\nAll that Plot No. 7 at Bhilgaon.\n${text}\nVENDOR\tVENDEE`)).toEqual([e, w, n, s])
  })

  it.each(["out of the Schedule 'A' land", 'in the Schedule A property', 'from the said Schedule-I land'])(
    'counts the part sold, though it tells what it is a part of: %s',
    (of) => {
      const land = 'bounded on the East by land of A, West by road, North by Dag No. 300 and South by nala.'
      const flat = `along with 328 sq.ft. of undivided share ${of}, whose boundaries are :- East - ${e}; South - ${s}; West - ${w}; North - ${n}.`
      expect(read(`SCHEDULE 'A'\nAll that land in Dag No. 41/7, ${land}\nSCHEDULE 'B'\nAll that Flat No. 401, ${flat}`)).toEqual([
        e,
        w,
        n,
        s,
      ])
    },
  )
})

describe('the number of the next clause is no part of the last boundary', () => {
  it.each([
    '\n1. Token of Rs. 1,00,000/- is paid.',
    ' 2. The seller got the property by will.',
    '\n3) Brokerage of 1 % is payable.',
    '\n(4) Time is the essence.',
    '\nii. Stamp duty is borne by the purchaser.',
    ' iii) The purchaser has seen the papers.',
    '\n10. Disputes are referred to an arbitrator.',
    '\n\n5. Possession is given today.',
    '\n(b) The dues are cleared.',
    ' 12) No loan stands on it.',
  ])('%s', (next) => {
    const text = `Plot No. 7 and bounded as under: On the East: ${e}; On the West: ${w}; On the North: ${n}; On the South: Open to sky.${next}`
    expect(read(text)).toEqual([e, w, n, 'Open to sky'])
  })

  it('keeps a number that belongs to the boundary', () => {
    const text = `bounded on the East by ${e}, West by ${w}, North by ${n} and South by land of Kh. No. 12. The vendor has seen it.`
    expect(read(text)[3]).toBe('land of Kh. No. 12')
  })
})

describe('of two schedules that of the part sold', () => {
  const land = 'East by 12 M D.P. road, West by S. No. 365, North by nala, South by hill slope.'
  it.each([
    ['FIRST SCHEDULE (Land)', 'SECOND SCHEDULE (Said Apartment)', 'Wing B'],
    ['THE FIRST SCHEDULE', 'THE SECOND SCHEDULE', 'Lobby'],
    ['SCHEDULE A', 'SCHEDULE B', 'Block C'],
    ['SCHEDULE "A" (whole property)', 'SCHEDULE "B" (flat)', 'Duct'],
    ['SCHEDULE - I', 'SCHEDULE - II', 'Tower 4'],
    ['Schedule I (entire land)', 'Schedule II (unit sold)', 'Lift'],
    ['SCHEDULE 1', 'SCHEDULE 2', 'Bldg. 3'],
    ['The larger land', 'Portion sold', 'Shop of Anil'],
    ['The entire plot', 'The flat hereby sold', 'Stairs'],
    ['The total land', 'SCHEDULE OF FLAT', 'Flat 4'],
  ])('%s, %s', (first, second, west) => {
    const part = `(a) Eastern side — ${e}\n(b) Western side — ${west}\n(c) Northern side — ${n}\n(d) Southern side — ${s}`
    const text = `${first}\nAll that land bearing S. No. 257, bounded: ${land}\n${second}\nNo. 1403, 14th Floor, "Nisarg Kunj", Althan.\n${part}`
    expect(read(text)).toEqual([e, west, n, s])
  })
})
