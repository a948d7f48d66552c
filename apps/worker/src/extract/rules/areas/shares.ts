/** "732 sq. ft. undivided share in the land of 2,508 sq. m.": the second figure is the whole land's. */
const shareWithin = /^\s*un-?\s?divided\s+(?:share|interest|right)[^.;,\d]{0,24}\bland\s+(?:of|(?:ad)?measuring)\s+\d/iu
/** "1.2 cents undivided right over 40 cents of land": the share's figure stood before the words that call it one. */
const shareTold =
  /\d[^\d\n;]{0,16}\s(?:of\s+)?(?:an?\s+)?un-?\s?divided\s+(?:share|interest|right)s?\s+(?:over|in|out\s+of|from)\s+(?:the\s+)?(?:(?:land|plot|property|site)\s+(?:of\s+)?(?:extent\s+(?:of\s+)?)?)?$/iu

/** Whether the words before a figure say that it is of the whole land, whose share was told. */
export const isOfWholeLand = (before: string): boolean => shareTold.test(before.replace(/\n/gu, ' '))

/** "1,710 sq. ft. of undivided share", on the same line, in its next line, or behind "of". */
const shareAfter =
  /^(?:(?:[^\S\n\t]|[,()])*|[\s,)]*of\s+(?:an?\s+|the\s+)?)(?:un-?\s?divided|uds\b)(?!(?:[\s:=–-]|\b(?:share|interest|right|area|of|in|the|land|is)\b)*\d)/iu

/** Whether what follows a figure calls it an undivided share. */
export const isShareBehind = (rest: string, before = ''): boolean =>
  // worn print may hide what kind of share it is
  (/\bshare\s+of\s*$/iu.test(before) && /^[\s.)]*out\s+of\b/iu.test(rest)) ||
  (shareAfter.test(rest.replace(/^\s*\n(?=\p{Ll})/u, ' ')) && !(/^[^\S\n]*(?:\.?,|\n)/u.test(rest) && ownKind.test(before)))
/** "carpet 79.50 sq. m., UDS not known": a figure whose own label stands right before it. */
const ownKind = /\b(?:carpet|super|sale?able|built[\s-]*up|bua|sba|plinth|covered)(?:\s+area)?\s*(?:is|of|[:=–-])?\s*$/iu

/** Whether what follows a figure calls it a share of the land whose area stands behind. */
export const isShareWithin = (rest: string): boolean => shareWithin.test(rest)

/** "0.9 % undivided share, right, title and interest in Schedule 'A' Property i.e. 506 sq. ft.": the share itself, in figures. */
const shareSaid =
  /\bun-?\s?divided\s+(?:share|interest|right)\b[^;\n]{0,110}?\b(?:property|land|site)\b[\s,(]*(?:i\.?\s?e\.?|that\s+is|equal(?:ling)?\s+to|equivalent\s+to|amounting\s+to|corresponding\s+to|working\s+out\s+to)[\s,(]*(?:about\s+)?$/iu

/** Whether the words before a figure say that an undivided share comes to it. */
export const isShareBefore = (before: string): boolean => shareSaid.test(before)
