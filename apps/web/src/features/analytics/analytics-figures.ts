import { caseStatusLabel, caseStatusOrder, isClosed, limits, type Analytics } from '@parakh/contracts'

export type Bar = { id: string; name: string; label: string; count: number }

/** Cases in all, open (before the document) and closed (spec §4, Analytics). */
export const totalsOf = ({ byStatus }: Pick<Analytics, 'byStatus'>): { total: number; open: number; closed: number } => {
  const total = sum(byStatus)
  const closed = sum(byStatus.filter(({ _id }) => isClosed(_id)))
  return { total, open: total - closed, closed }
}

/** The statuses that have cases, in the order of a case's life, unknown ones last. */
export const statusRows = ({ byStatus }: Pick<Analytics, 'byStatus'>): Bar[] =>
  byStatus
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => caseStatusOrder(a._id) - caseStatusOrder(b._id))
    .map(({ _id, count }) => ({ id: _id, name: caseStatusLabel(_id), label: caseStatusLabel(_id), count }))

/** People by their load, largest first; names of more than `maxChars` are cut for the axis. */
export const loadRows = (people: Analytics['perAgent'], maxChars: number): Bar[] =>
  people
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .map(({ _id, name, count }) => ({ id: _id, name, label: cut(name, maxChars), count }))

export const topRows = (rows: readonly Bar[]): Bar[] => rows.slice(0, limits.analytics.top)

const sum = (rows: readonly { count: number }[]): number => rows.reduce((all, { count }) => all + count, 0)

// a letter with its marks counts as one
const segmenter = new Intl.Segmenter()
const cut = (text: string, maxChars: number): string => {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return letters.length > maxChars ? `${letters.slice(0, maxChars).join('')}…` : text
}
