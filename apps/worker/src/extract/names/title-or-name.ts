/** Titles that begin another person where they follow a name. */
const titleStops = new Set('mr mrs ms miss shri shree sri smt shrimati sh sau sou kum dr thiru tmt messrs श्री श्रीमती सौ'.split(' '))

/** What "Sri" makes a name of in the south: "Sri Vidya", "Sri Lakshmi"; behind it the name ends. */
const ofSri =
  /^\s+(?:vidya|lakshmi|laxmi|devi|latha|lata|harsha|hari|ram|sai|nivas|vani|valli|lekha|priya|divya|kala|ranjani|padma|teja|charan|vatsa|nidhi|hitha|harika|vaishnavi|ranga|kanth|kanya|deepa?)(?![\p{L}\p{M}])(?!\s+\p{Lu})/iu

/** Whether a word behind a name is the title of the next person and no part of the name itself; `behind` is the text after it. */
export const beginsAnother = (word: string, behind: string): boolean => titleStops.has(word) && !(word === 'sri' && ofSri.test(behind))
