import type { Person, Property } from '../property.ts'
import { sides, type Side } from '../property.ts'
import type { Truth } from '../truth.ts'
import type { Fact } from './paper.ts'
import type { Voice } from './voice.ts'

/** A text written over several lines of code as one. */
export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

/** Both buyers as a style names them, in the order printed. */
export const couple = (people: readonly Person[], voice: Voice): string =>
  people.map(voice.called).join(voice.say(' and | & | AND |, | and | & |, '))

/** The buyers' bare names, as a clerk types them. */
export const bareNames = (people: readonly Person[]): string => people.map(({ name }) => name).join(', ')

/** The applicant and, if there is one, the second. */
export const buyersOf = ({ applicant, coApplicant }: Property): Person[] => (coApplicant ? [applicant, coApplicant] : [applicant])

export const boundaryFacts = ({ boundaries }: Property, voice: Voice): Fact[] =>
  sides.map((side): Fact => [
    voice.say(`${title(side)}|${title(side)} side|ON THE ${side.toUpperCase()}|${side.toUpperCase()}|To the ${side}|
        ${title(side)} by|${title(side)}wards`),
    boundaries[side],
  ])

const title = (side: Side): string => `${side[0]?.toUpperCase()}${side.slice(1)}`

export const boundaryTruth = ({ boundaries }: Property): Truth['fields'] => ({
  boundaries_deed_east: boundaries.east,
  boundaries_deed_west: boundaries.west,
  boundaries_deed_north: boundaries.north,
  boundaries_deed_south: boundaries.south,
})

/** 'East to West 40 feet' is the length of the north and the south side (samples' table of values). */
export const sizeTruth = ({ sizes }: Property): Truth['fields'] => ({
  dimensions_deed_north: `${sizes.eastWest} feet`,
  dimensions_deed_south: `${sizes.eastWest} feet`,
  dimensions_deed_east: `${sizes.northSouth} feet`,
  dimensions_deed_west: `${sizes.northSouth} feet`,
})

export const boundedHeading = (voice: Voice): string =>
  voice.say(`The said property is bounded as under:|Boundaries|BUTTED AND BOUNDED AS FOLLOWS:|CHATUHSEEMA / BOUNDARIES|
      Four boundaries of the site|The property is surrounded as below|Boundaries as per deed`)

/** Title papers may always be named as themselves. */
export const itself = (name: string): Pick<Required<Truth>, 'optional'>['optional'] => ({
  legal_documents: [[name]],
  property_documents: [name],
  list_of_documents: [[name]],
})

/** What a plot's number and a converted area may be: a value costs nothing. */
export const plotOptional = ({ isFlat, unit, areas }: Property): Truth['optional'] =>
  isFlat
    ? {}
    : {
        flat: [unit],
        land_area_docs_sqft: [String(areas.plotSqft)],
        land_area_docs_sqyd: [String(areas.plotSqyd)],
        land_area_docs_sqmt: [String(areas.plotSqmt)],
        type_of_plot: ['Residential', 'Residential plot'],
        usage_approved_as_per_plan: ['Residential'],
      }
