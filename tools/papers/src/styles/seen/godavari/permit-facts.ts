import { dayOf, grouped } from '../../forms.ts'
import { mayApply, mayConvert } from '../../truths.ts'
import type { Scene } from './scene.ts'

const storeys: Record<string, readonly string[]> = {
  G: ['Ground floor only', 'Ground', 'G'],
  'G+1': ['G+1', 'Ground + 1 upper floor', 'Ground + First floor'],
  'G+2': ['G+2', 'Ground + 2 upper floors', 'Ground + First + Second'],
  'S+3': ['S+3', 'Stilt + 3 upper floors', 'Stilt + 3'],
  'S+4': ['S+4', 'Stilt + 4 upper floors', 'Stilt + 4'],
}
/** Heights in metres that go with the storeys. */
export const heights: Record<string, string> = { G: '4.20', 'G+1': '7.20', 'G+2': '9.90', 'S+3': '12.00' }
/** What every permit tells: number, day, floors, areas and use. */
export const permitOf = (s: Scene) => {
  const { tell, pick, dates, region, sqft, sqmt, sqyd, houseFloors } = s
  const day = dayOf(dates.plan)
  mayApply(tell, s.buyers)
  tell.allows('floors_proposed', houseFloors, ...(storeys[houseFloors] ?? []))
  mayConvert(tell, sqft.plot)
  const number = region.isMarathi
    ? pick(
        [
          `LND/BP/C2/${s.digits(3, 1_000)}/${day.year}`,
          `NRV/${s.digits(4, 1_000)}/${day.year}`,
          `TPV/SEC.44/${s.digits(3, 1_000)}/${day.year}`,
          `${s.digits(3, 1_000)}/CC/${day.year}`,
        ],
        1_001,
      )
    : region.short === 'T.S.'
      ? pick(
          [
            `${s.digits(6, 1_000)}/TSBP/${day.year}/${s.digits(4, 1_002)}`,
            `3/C${s.whole(3, 18, 1_000)}/${s.digits(5, 1_002)}/${day.year}`,
            `TGB/${s.digits(8, 1_000)}`,
          ],
          1_001,
        )
      : pick(
          [
            `1086/${s.digits(4, 1_000)}/B/${s.ward}/${day.year}`,
            `BA-${s.digits(5, 1_000)}/${day.year}`,
            `G1/${s.digits(4, 1_000)}/UDA/${day.year}`,
          ],
          1_001,
        )
  const area = region.isMarathi
    ? `${grouped(sqmt.plot)} sq. m.`
    : pick([`${grouped(sqyd)} Sq. Yards`, `${grouped(sqmt.plot)} Sq.Mtrs.`], 1_003)
  return {
    number: tell.states('sanction_approval_no', number),
    date: tell.states('sanction_number_date', pick([day.dots, day.typed, day.brief, day.spoken], 1_004), day.typed),
    floors: tell.states(
      'floors_sanctioned',
      pick(storeys[houseFloors] ?? [houseFloors], 1_005),
      houseFloors,
      ...(houseFloors === 'G' ? ['G+0', 'Ground floor', 'GF'] : []),
    ),
    area: tell.states('land_area_plan', area),
    /** In square feet, with square metres before it where the office counts in them. */
    built: (): string => {
      const feet = tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))
      return pick([`${grouped(sqmt.plan)} sq. m. (${feet} sq. ft.)`, `${feet} sq. ft.`, `${feet} Sft`], 1_006)
    },
    use: tell.states(
      'usage_approved_as_per_plan',
      pick(['Residential', 'Residential building', 'Individual residential'], 1_007),
      'Residential',
      'Individual residential',
      'Residential building',
    ),
  }
}
/** The land's use in the town's plan. */
export const zone = (s: Scene): string =>
  s.tell.states(
    'usage_as_per_cdp',
    s.pick(['Residential', 'Residential use zone', 'Residential (R-1)'], 1_008),
    'Residential',
    'Residential (R-1)',
  )
/** What that plan is called. */
export const plans = (s: Scene): string => s.pick(['Development Plan', 'Master Plan', 'Draft D.P.'], 1_009)
