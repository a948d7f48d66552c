import type { Area } from '../../measures.ts'

const building = String.raw`(?:house|building|bldg|superstructure|structure|shed|godown|warehouse|factory)`
/** "with RCC house of 860 sq. ft. thereon" */
const withHouseOf = new RegExp(
  String.raw`\b(?:with|(?<!\bland\s+)and|having)\s+(?:an?\s+|the\s+)?(?:[\p{L}.+-]+\s+){0,3}${building}\s+of\s+(?:(?:ground|single|one)\s+(?:floor|storey)\s+)?(?:about\s+)?$`,
  'iu',
)
/** "with construction thereon of ground and first floor, totally admeasuring" */
const withConstruction =
  /\b(?:with|and|having)\s+(?:the\s+)?construction\b(?![^;]*\d\s*sq)[^;.]{0,80}?\s(?:total(?:ly)?\s+)?(?:ad)?-?measuring\s+(?:about\s+)?$/iu
/** "with 920 sq. ft. pucca house" */
const withArea = /\bwith\s+(?:an?\s+)?(?:about\s+)?$/iu
const houseBehind = new RegExp(String.raw`^[\s.]*(?:[\p{L}.+-]+\s+){0,2}${building}\b(?!\s+(?:plot|site|no))`, 'iu')
/** "Land 8 cents (323.75 sq. m.), building 1,650 sq. ft.": the word right before the figure, behind an area of land. */
const beside = new RegExp(
  String.raw`\b(?:land|plot|site|extent)\b[^\n;]{0,24}?\d[^;]{0,90}(?:[\n\t,;|+&]|\band\b|\bwith\b)[^\S\n]*(?:\d{1,2}[.)]\s*)?(?:existing\s+|present\s+|rcc\s+|pucca\s+)*${building}[\s:=–-]*$`,
  'iu',
)
const reach = 160

/** "built on a plot of": what stands there has an area of its own. */
export const builtOn =
  /\b(?:built|constructed|standing|raised)\s+(?:(?:up)?on|over)\s+(?:an?\s+|the\s+)?(?:plot|site)\s+(?:of|(?:ad)?-?measuring)(?:\s+(?:about|area))?\s*$/iu

/** Whether an area is of the building that stands on a land told with it. */
export function isOfBuilding(text: string, { start, end, unit }: Area): boolean {
  const before = text.slice(Math.max(0, start - reach), start)
  if (withHouseOf.test(before) || withConstruction.test(before) || (withArea.test(before) && houseBehind.test(text.slice(end, end + 40))))
    return true
  // a house told by the yard is told with its plot
  return unit !== 'sqyd' && beside.test(before)
}

/** "my house measuring 220 sq. yards": a house is sold by the yard with its land. */
const houseMeasures = /\b(?:house|kothi|bungalow|property|haveli)\s+(?:ad-?)?measuring\s+(?:about\s+)?$/iu
/** "with open place, total admeasuring 220 sq. yards": behind the floors of a house its land, told by the yard. */
const totalsUp =
  /\b(?:open\s+(?:place|space|yard|land)|vacant\s+(?:site|land|place))\b[^.;\d]{0,16}\btotal(?:ly)?\s+(?:(?:ad)?-?measuring|extent(?:\s+of)?|area(?:\s+of)?)\s*$/iu

/** "G+2, plot 167 sq. yds", "plot area: 220 sq. yds": the word right before a figure. */
const plotBefore = /(?:^|[\s,;(+&/])(?:plot|land|site)(?:\s+(?:area|size|extent))?(?:\s+of)?[\s:=–-]*$/iu

/** Whether the words before a figure of yards tell land, where a cell's label may tell of it, too. */
export const isLandByYards = (before: string, isLabelled: boolean): boolean =>
  houseMeasures.test(before) || totalsUp.test(before) || (!isLabelled && plotBefore.test(before))

/** "150 sq. yards of land". */
export const landAfter =
  /^[\s.)]*(?:\([^()\n]{1,30}\)\s*)?of\s+(?:the\s+|vacant\s+|open\s+|dry\s+|wet\s+|garden\s+|house\s+)*(?:land|plot|site)\b/iu

/** Behind the land of a house the figure of what is built. */
export const builtBehind =
  /^[\s,.;()]*(?:with\s+|and\s+|having\s+)?(?:an?\s+)?(?:total\s+)?(?:built|covered|constructed|plinth|construction)\b[^.;\n]{0,24}\d/iu

/** "388.89 square yards (8.03 cents)": only land is told in a unit of the state too. */
export const saidLocallyBehind =
  /^[\s.]*(?:[(=]|i\.?\s?e\.?|or\b|equal\s+to|equivalent\s+to)[\s(]*(?:about\s+)?\d+(?:\.\d+)?\s*(?:acres?|ac|cents?|dec(?:imals?)?|dismils?|kath?as?|cott?ahs?|bighas?|biswas?|kanals?|marlas?|gun(?:th|t)as?|grounds?|ankanams?|le(?:ch|ss)as?|hectares?)(?!\p{L})/iu
