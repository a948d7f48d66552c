import type { Side } from '@parakh/contracts'
import { lengthPattern } from '../../measures.ts'
import { across, clearSideWord, sideNamed, sidesAlong } from './compass.ts'
import type { LengthSaid } from './lengths.ts'
import { allMatches } from '../../all-matches.ts'

const front = String.raw`\b(?:front(?:age)?|facing|width|face)(?:\s+(?:side|portion|width))?`
const deep = String.raw`\b(?:depth|deep|length|rear\s+depth)\b`
const between = String.raw`[^\n.;\d]{0,24}?`
/** "a frontage of 30 feet and a depth of 50 feet", "30 ft. front x 50 ft. deep". */
const measured = [
  new RegExp(
    String.raw`${front}\b(?<said>${between})(?<front>${lengthPattern})(?<then>[^\n.\d]{0,60}?)${deep}${between}(?<deep>${lengthPattern})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<front>${lengthPattern})(?<said>[\s(]*(?:in\s+|of\s+)?)${front}\b(?<then>[^\n.\d]{0,60}?)(?<deep>${lengthPattern})[\s(]*(?:in\s+|of\s+)?${deep}`,
    'giu',
  ),
]
const sideIn = new RegExp(String.raw`(?<![\p{L}])(?<side>${clearSideWord})(?![\p{L}])`, 'iu')
/** "East facing plot", "facing east", "fronting the road on the east". */
const facing = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<before>${clearSideWord})[\s-]+(?:facing|fronting|face)|(?:facing|fronting|front\s+side\s+(?:is|on|towards))\s+(?:the\s+|towards\s+(?:the\s+)?)?(?<behind>${clearSideWord}))(?![\p{L}])`,
  'iu',
)

/** What a frontage and a depth tell of all four sides, where the paper says which way the front looks. */
export function frontageIn(text: string): LengthSaid[] {
  return measured.flatMap((pattern) =>
    allMatches(text, pattern).flatMap((match): LengthSaid[] => {
      const { said = '', then = '', front: width = '', deep: depth = '' } = match.groups ?? {}
      const [start, end] = [match.index, match.index + match[0].length]
      const looks = facing.exec(text)?.groups
      const own = sideIn.exec(`${said} ${then} ${/^[^\n.;\d]{0,24}/u.exec(text.slice(end))?.[0] ?? ''}`)?.groups?.['side']
      const side: Side | undefined = sideNamed(own ?? looks?.['before'] ?? looks?.['behind'] ?? '')?.side
      if (!side) return []
      const along: readonly Side[] = [side, across[side]]
      return [
        { sides: along, length: width.replace(/\s+/gu, ' ').trim(), start, end },
        { sides: sidesAlong[side], length: depth.replace(/\s+/gu, ' ').trim(), start, end },
      ]
    }),
  )
}
