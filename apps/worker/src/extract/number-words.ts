const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const spelled = new Map([
  ...ones.map((word, at): [string, number] => [word, at]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
])
spelled.set('fourty', 40)
spelled.set('ninty', 90)
const scales = new Map([
  ['thousand', 1000],
  ['lakh', 100_000],
  ['lac', 100_000],
])

/** A number in words, as deeds spell their areas: "two thousand three hundred and ninety five". */
export const numberInWords = String.raw`(?:(?:${[...spelled.keys(), 'hundred', ...scales.keys()].join('|')})(?:[\s-]+(?:and\s+)?(?=\p{L})|(?!\p{L}))){1,12}`

/** What a number in words is worth; null where the words are none. */
export function worthOfWords(text: string): number | null {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter((word) => word !== '' && word !== 'and')
  let [total, part] = [0, 0]
  for (const word of words) {
    const scale = scales.get(word)
    const small = spelled.get(word)
    if (small !== undefined) part += small
    else if (word === 'hundred') part = Math.max(part, 1) * 100
    else if (scale !== undefined) {
      total += Math.max(part, 1) * scale
      part = 0
    } else return null
  }
  return words.length === 0 ? null : total + part
}
