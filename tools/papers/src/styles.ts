import type { Style } from './style.ts'
import { bilingualOffice } from './styles/seen/bilingual-office/style.ts'
import { chambal } from './styles/seen/chambal/style.ts'
import { deccan } from './styles/seen/deccan/style.ts'
import { dravida } from './styles/seen/dravida/style.ts'
import { godavari } from './styles/seen/godavari/style.ts'
import { kaveri } from './styles/seen/kaveri/style.ts'
import { kosi } from './styles/seen/kosi/style.ts'
import { malabar } from './styles/seen/malabar/style.ts'
import { narmada } from './styles/seen/narmada/style.ts'
import { panchnad } from './styles/calibration/panchnad/style.ts'
import { purva } from './styles/seen/purva/style.ts'
import { satluj } from './styles/seen/satluj/style.ts'
import { sindhu } from './styles/seen/sindhu/style.ts'
import { tapi } from './styles/seen/tapi/style.ts'
import { teesta } from './styles/seen/teesta/style.ts'
import { utkal } from './styles/seen/utkal/style.ts'
import { vaigai } from './styles/seen/vaigai/style.ts'
import { portalPrints } from './styles/seen/portal-prints/style.ts'
import { registry } from './styles/seen/registry/style.ts'
import { bhagirathi } from './styles/seen/bhagirathi/bhagirathi.ts'
import { doab } from './styles/seen/doab/doab.ts'
import { karavali } from './styles/seen/karavali/karavali.ts'
import { mahi } from './styles/unseen/mahi/mahi.ts'
import { marwar } from './styles/calibration/marwar/marwar.ts'
import { periyar } from './styles/unseen/periyar/periyar.ts'
import { shivalik } from './styles/seen/shivalik/shivalik.ts'
import { sahyadri } from './styles/seen/sahyadri/sahyadri.ts'
import { sabarmati } from './styles/seen/sabarmati/style.ts'
import { yamuna } from './styles/seen/yamuna/style.ts'
import { spokenStyles } from './voices/spoken-style.ts'

/** The drafting styles that rules and the weights of readings may be made on. */
export const seenStyles: readonly Style[] = [
  ...spokenStyles,
  registry,
  bilingualOffice,
  portalPrints,
  sahyadri,
  doab,
  karavali,
  deccan,
  dravida,
  purva,
  narmada,
  malabar,
  utkal,
  sindhu,
  kosi,
  satluj,
  vaigai,
  tapi,
  teesta,
  bhagirathi,
  shivalik,
  kaveri,
  chambal,
  sabarmati,
  godavari,
  yamuna,
]

/**
 * Styles that say how sure a choice is, and nothing else: nobody who writes rules looks at them, since what rules know well looks
 * surer than it is.
 */
export const calibrationStyles: readonly Style[] = [marwar, panchnad]

/** The styles that are kept from them: what is reported is measured on these. */
export const unseenStyles: readonly Style[] = [mahi, periyar]

/** The styles of a word of the command line: 'seen', 'unseen', or names parted by commas. */
export const stylesNamed = (words: string): readonly Style[] => {
  const all = [...seenStyles, ...calibrationStyles, ...unseenStyles]
  const groups: Record<string, readonly Style[]> = { seen: seenStyles, calibration: calibrationStyles, unseen: unseenStyles }
  return words.split(',').flatMap((word) => {
    const found = groups[word] ?? all.filter(({ name }) => name === word)
    if (found.length === 0)
      throw new Error(`No style is called ${word}: choose among seen, unseen, ${all.map(({ name }) => name).join(', ')}.`)
    return found
  })
}
