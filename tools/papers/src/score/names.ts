import { plain, tight, wordsOf } from './normal.ts'

const honorifics =
  /\b(mr|mrs|ms|miss|shri|shree|sri|sh|smt|shrimati|km|kum|kumari|dr|prof|adv|ar|er|ca|thiru|tmt|selvi|messrs|m\/s|late)\b\.?\s*/g
const parentage = /\b(s\/o|d\/o|w\/o|c\/o|h\/o|son of|daughter of|wife of|widow of|r\/o)\b[^,;&]*/g
const between = /,|;|&|\n|\/|\band\b|\bwith\b/

const bare = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(parentage, ' ')
    .replace(honorifics, ' ')
    .split(between)

/** Each person's words in the order of the alphabet, without honorifics and parentage. */
export const peopleOf = (text: string): Set<string> =>
  new Set(
    bare(text)
      .map((name) =>
        wordsOf(name.replace(/[^\p{L}\p{N}_\s]/gu, ' '))
          .toSorted()
          .join(''),
      )
      .filter((name) => name !== ''),
  )

/** Each person's letters run together, so that a blank more or less does not count. */
export const lettersOf = (text: string): Set<string> =>
  new Set(
    bare(text)
      .map(tight)
      .filter((name) => name !== ''),
  )

/** A firm's letters, its legal form written out. */
export const firmOf = (text: string): string =>
  tight(
    plain(text)
      .toLowerCase()
      .replace(honorifics, ' ')
      .replace(/\bltd\b/g, 'limited')
      .replace(/\bpvt\b/g, 'private'),
  )
