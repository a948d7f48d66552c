/** Who follows these words acts for a party and is none. */
export const actsFor =
  /\b(?:through|thru|represented|rep\.|reptd\.?|acting\s+(?:by|through)|by\s+(?:his|her|its|their)|attorney|g\.?p\.?a|guardian|partners?|directors?|proprietor|proprietrix|karta|signatory|manager|secretary|nominee|witness(?:es)?|identified|in\s+the\s+presence)\b|(?:ब|)जरिये|मार्फत/iu
/** One who acts for a child or a family; who follows behind a comma is a party again. */
export const actsAlone = /\b(?:guardian|karta)\b(?!\s+and\b)[^,;]{0,40}$/iu
/** The dead are represented by them. */
export const heirs = /\bheirs?\b|\bl\.?\s*r\.?s\b|\blegal\s+representatives?\b|\bsuccessors?\b|वारिस/iu
