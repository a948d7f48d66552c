import type { Page } from '../../ocr/model.ts'
import { withAgreeingAreas } from './agreeing-areas.ts'
import { withAlikeSideRows } from './alike-side-rows.ts'
import { withColumnSigns } from './column-signs.ts'
import { withLostSides } from './lost-sides.ts'
import { withMendedMarks } from './mended-marks.ts'
import { withAddressCommas } from './misread-commas.ts'
import { withMendedPins } from './misread-pins.ts'
import { withMendedPlaces } from './misread-places.ts'
import { withoutMisreadScript } from './misread-script.ts'
import { withMendedSides } from './misread-sides.ts'
import { withMendedTicks } from './misread-ticks.ts'
import { withMendedUnits } from './misread-units.ts'
import { withMendedWords } from './misread-words.ts'
import { withPairedLengths } from './paired-lengths.ts'
import { withRowBegins } from './row-begins.ts'
import { withSideLabels } from './side-label-cells.ts'
import { withWholeFigures } from './split-figures.ts'
import { withSidesInPlace } from './sides-in-place.ts'
import { tidiedPage } from './tidied-page.ts'
import { withWordsBesideOthers } from './words-beside-others.ts'
import { withWordsOfPhrases } from './words-in-phrases.ts'

/** What is mended of a recognised page, one after the other. */
const mends: readonly ((page: Page) => Page)[] = [
  tidiedPage,
  withWholeFigures,
  withMendedMarks,
  withoutMisreadScript,
  withMendedTicks,
  withColumnSigns,
  withWordsOfPhrases,
  withMendedWords,
  withMendedUnits,
  withWordsBesideOthers,
  withMendedPins,
  withMendedPlaces,
  withRowBegins,
  withPairedLengths,
  withMendedSides,
  withSidesInPlace,
  withAlikeSideRows,
  withSideLabels,
  withLostSides,
  withAgreeingAreas,
  withAddressCommas,
]

/** A recognised page as its paper will have printed it: without specks, with its marks and with the words of the field. Text that a file stores stays. */
export const pageAsPrinted = (page: Page): Page => (page.source === 'ocr' ? mends.reduce((mended, mend) => mend(mended), page) : page)
