import { allMatches } from '../../all-matches.ts'
/** What an area of a plan may be of, the total by how surely its words say so. */
export type Of = 'total' | 'total_loose' | 'total_alone' | 'land'

/** What an area of a plan is of, by its label or the words before it; the first row that fits counts. */
export const kinds: readonly (readonly [Of | null, RegExp])[] = [
  [
    null,
    /\b(?:permissible|set\s?backs?|open\s+space|margin|coverage|parking|balcon\w*|terrace|road|widening|surrender\w*|deduct\w*|carpet|fee|charges?)\b|खुल/iu,
  ],
  [null, /\b(?:balance|existing)\b/iu],
  [
    'total',
    /\b(?:sum|total|aggregate)\s+of\s+(?:all\s+)?(?:the\s+)?floors?\b|\b(?:total|gross|overall|sanctioned|approved|permitted)\b[^.;\n\t]{0,40}?\b(?:built|builtup|bua|b\.?\s?\/?\s?u\.?(?:\s?p)?(?=\s+area)|b\.?\s?u\.?\s?a|covered|construct\w*|plinth|floor\s+area)\b|\b(?:built|covered|construct\w*|plinth|floor)\b[^.;\n\t]{0,30}\((?:total|sanctioned|approved)\)|\b(?:built|covered|construct\w*|plinth|floor)[\w\s-]{0,16}\barea\s+(?:sanctioned|approved|permitted)|(?:कुल|एकूण)[^\n\t]{0,16}(?:निर्मि|आच्छादित|बांधकाम)|\b(?:built|builtup|bua|b\.?\s?\/?\s?u\.?(?:\s?p)?(?=\s+area)|b\.?\s?u\.?\s?a|covered|construct\w*|plinth|floor)[\w\s-]{0,16}\b(?:area|not)\s+(?:shall\s+|is\s+|to\s+)?(?:not\s+(?:to\s+)?(?:exceed(?:ing)?|be\s+more\s+than|more\s+than)|(?:limited|restricted|confined)\s+to|(?:up\s?to|within))\s*$/iu,
  ],
  [
    'total_loose',
    /\b(?:total|sanctioned|approved|permitted)\s+(?:(?:f\.?a\.?r\.?|f\.?s\.?i\.?)\s+)?area\b|\btotal\s*(?:[:=(-]|$)|\b(?:far|fsi|f\.\s?a\.\s?r\.?|f\.\s?s\.\s?i\.?)\s+area\b|\b(?:all|both)\s+(?:the\s+)?(?:floors|storeys)\b/iu,
  ],
  // of one floor, or of a part of the building
  [
    null,
    /\b(?:ground|first|second|third|fourth|\d(?:st|nd|rd|th)|typical|each|every|stilt|basement|upper|lower|mumty|servant|shops?|per)\b/iu,
  ],
  [
    'total_alone',
    /\b(?:built[\s-]*up|builtup|bua|b\.\s?u\.\s?a|covered|construct(?:ed|ion)|plinth|floor)\b\.?[^.;\t]{0,30}$|\b(?:building|house|construction)\s+(?:of|having|measuring)\s*$|\bto\s+be\s+(?:built|constructed)[\s:=–-]*$/iu,
  ],
  ['land', /\b(?:plot|site|land|extent|holding|parcel|building[\s-]?unit)\b|भूख(?:ण्ड|ंड)|प्ल[ॉा]ट|भूमि/iu],
]
export const landWords = kinds.at(-1)?.[1] ?? /$^/u
export const builtWords = /\b(?:built|covered|construct\w*|plinth|floors?|storeys?)\b/iu

/** Where a pattern is found last; -1 where it is not. */
export const lastAt = (text: string, pattern: RegExp): number => allMatches(text, new RegExp(pattern.source, 'giu')).at(-1)?.index ?? -1

/** "Built up area (Sq.m)" */
const unitInBrackets = /\(\s*(?:in\s+)?sq[^)]{0,16}\)/giu

/** What an area is of: the nearest words before it that say so. */
export function kindOf(printed: string): Of | null {
  const label = printed.replace(unitInBrackets, ' ')
  const ofLand = lastAt(label, landWords) > lastAt(label, builtWords)
  if (ofLand && /\barea\b|\bextent\b|क्षेत्र|\bmeasur|\badmeasur|\bsize\b/iu.test(label) && !/\bper\s+(?:sq|cent)|\bnet\s+far/iu.test(label))
    return kinds[0]?.[1].test(label.slice(Math.max(0, lastAt(label, builtWords)))) ? null : 'land'
  return kinds.find(([of, pattern]) => of !== 'land' && pattern.test(label))?.[0] ?? null
}
