import type { Labelled } from '../../labels/labelled.ts'
import type { Layout, Row } from '../../layout/layout.ts'

const homeLabel = /^\W*(?:(?:full|postal|present|permanent|residential|correspondence|communication|mailing)\s+)*address\W*(?:[:\t–-]|$)/iu
const personLabel =
  /^\W*(?:name\s+(?:of\s+(?:the\s+)?)?)?(?:(?:first|sole|1st)\s+)?(?:allott?ee|purchaser|buyer|applicant|customer|vendee)s?\b|^\W*to\s*[:,]|^\W*(?:s\s*\/\s*o|d\s*\/\s*o|w\s*\/\s*o|father|husband)\b/iu
const propertyLabel = /^\W*(?:property|plot|flat|unit|site|project|apartment|house|scheme|venture)\b/iu
const reach = 6

const labelOf = (row: Row | undefined): string => row?.segments[0]?.text ?? ''

/** Whether a row tells the home of who buys: "Address" below the buyer's name and above anything of the property. */
export function isBuyersHome({ rows }: Layout, at: number): boolean {
  if (!homeLabel.test(labelOf(rows[at]))) return false
  for (let above = at - 1; above >= Math.max(0, at - reach); above -= 1) {
    const label = labelOf(rows[above])
    if (propertyLabel.test(label)) return false
    if (personLabel.test(label)) return true
  }
  return false
}

/** "Party | Name | Address" over rows of people: a column of their homes. */
export const isPartysColumn = ({ rows }: Layout, { place, label, row }: Labelled): boolean =>
  place === 'below' &&
  /^(?:full\s+|postal\s+)?address$|^पता$/iu.test(label.trim()) &&
  (rows[row]?.segments.some(({ text }) => partyHead.test(text)) ?? false)
const partyHead = /^\W*(?:part(?:y|ies)|names?|role|seller|buyer|executants?|claimants?)(?:\s+names?)?\W*$/iu
