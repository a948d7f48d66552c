import type { Paper } from '../../candidate.ts'
import { isBuildersPaper, isLoanPaper } from '../../kinds/paper-kind.ts'
import type { Cell, Part } from './cells.ts'
import { partCount } from './tidy.ts'

const placesOfProjects: ReadonlySet<Part> = new Set<Part>(['project', 'whole', 'locality', 'street'])

/** In a builder's or an authority's letter a numbered home and, in one cell, where it lies: "Kachna Phase II, Raipur". */
const isSpelledOut = ({ kind }: Paper, used: readonly Cell[]): boolean =>
  (isBuildersPaper(kind) ||
    kind === 'mutation' ||
    kind === 'tax' ||
    kind === 'lease' ||
    // a lender's mail asks for flat, project and where that is
    ((isLoanPaper(kind) || kind === 'agreement_to_sell') &&
      used.some(({ part }) => part === 'unit') &&
      used.some(({ part }) => part === 'project'))) &&
  used.some(({ part }) => part === 'unit' || part === 'plot') &&
  (used.some(({ part, value }) => placesOfProjects.has(part) && partCount(value) >= 2 && /,\s*[^,\d]+$/u.test(value)) ||
    // "Premises No. 418/2, Madurdaha"
    (kind === 'mutation' && used.length > 1 && used.some(({ part, value }) => part === 'plot' && /^\d[^,]*,\s*\p{L}{3}/u.test(value))) ||
    // "Sector Xu-2, Block C, Plot no. 118"
    (used.some(({ part }) => part === 'sector') && used.some(({ part }) => part === 'tower')))
/** A permit tells its site in cells, whose town its letterhead names. */
const isPermitsSite = ({ kind }: Paper, used: readonly Cell[]): boolean =>
  kind === 'sanction' &&
  used.some(({ part }) => part === 'plot' || part === 'parcel') &&
  used.some(({ part }) => part === 'locality' || part === 'village')

/** A tax's receipt and a record of holders tell door, street, ward and quarter in cells; the town is the office's. */
const isRecordedDoor = ({ kind }: Paper, used: readonly Cell[]): boolean => {
  const [street, ward, quarter] = [['street'], ['sector'], ['locality', 'village']].map((names) =>
    used.some(({ part }) => names.includes(part)),
  )
  const isTold = kind === 'tax' ? quarter && (street || ward) : kind === 'mutation' && street && (ward || quarter)
  return Boolean(isTold) && used.some(({ part }) => part === 'unit' || part === 'plot')
}

/** A registrar's sheet tells what was sold in cells: its number, its quarter or village, and the tehsil. */
const isRegistrarsSheet = ({ kind }: Paper, used: readonly Cell[]): boolean =>
  kind === 'deed' &&
  used.some(({ part }) => part === 'plot' || part === 'parcel' || part === 'lead') &&
  used.some(({ part }) => part === 'locality' || part === 'village') &&
  used.some(({ part }) => part === 'tehsil')

/** A circle's record tells land by its mouza and the thana or halka, and by its number. */
const isCirclesRecord = ({ kind }: Paper, used: readonly Cell[]): boolean =>
  kind === 'mutation' &&
  used.some(({ part }) => part === 'plot' || part === 'parcel') &&
  used.some(({ part }) => part === 'village') &&
  used.some(({ part }) => part === 'halka' || part === 'thanaNo' || part === 'hobli')

/** Whether cells that name neither town nor state tell an address whole, in the papers of those who print them so. */
export const isToldWhole = (paper: Paper, used: readonly Cell[]): boolean =>
  isSpelledOut(paper, used) ||
  isPermitsSite(paper, used) ||
  isRecordedDoor(paper, used) ||
  isRegistrarsSheet(paper, used) ||
  isCirclesRecord(paper, used)
