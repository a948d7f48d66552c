import type { Page } from '../../ocr/model.ts'
import { withColumnSigns } from './column-signs.ts'
import { withMendedMarks } from './mended-marks.ts'
import { withLostSides } from './lost-sides.ts'
import { withAddressCommas } from './misread-commas.ts'
import { withMendedPlaces } from './misread-places.ts'
import { withMendedSides } from './misread-sides.ts'
import { withMendedUnits } from './misread-units.ts'
import { withMendedWords } from './misread-words.ts'
import { tidiedPage } from './tidied-page.ts'

/** A recognised page as its paper will have printed it: without specks, with its marks and with the words of the field. Text that a file stores stays. */
export const pageAsPrinted = (page: Page): Page =>
  page.source === 'ocr'
    ? withAddressCommas(
        withLostSides(
          withMendedSides(withMendedPlaces(withMendedUnits(withMendedWords(withColumnSigns(withMendedMarks(tidiedPage(page))))))),
        ),
      )
    : page
