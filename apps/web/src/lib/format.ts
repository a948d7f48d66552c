import { formatNumber } from '@parakh/contracts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// en-GB writes "Sept": months come from the table above
const india = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'numeric',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

type Parts = { day: string; month: string; year: string; time: string; seconds: string }

const partsOf = (iso: string | Date | null | undefined): Parts | null => {
  const at = new Date(iso ?? NaN)
  if (Number.isNaN(at.getTime())) return null
  const part = Object.fromEntries(india.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    day: part.day ?? '',
    month: MONTHS[Number(part.month) - 1] ?? '',
    year: part.year ?? '',
    time: `${part.hour}:${part.minute}`,
    seconds: part.second ?? '',
  }
}

/** `DD MMM YYYY, HH:mm` in India's time, '-' for none (spec §2, Case detail). */
export const formatDateTime = (iso: string | Date | null | undefined): string => {
  const at = partsOf(iso)
  return at ? `${at.day} ${at.month} ${at.year}, ${at.time}` : '-'
}

/** `DD MMM YYYY` in India's time, '-' for none. */
export const formatDay = (iso: string | Date | null | undefined): string => {
  const at = partsOf(iso)
  return at ? `${at.day} ${at.month} ${at.year}` : '-'
}

/** Day, short month, 24-hour time: `21 Nov, 14:05`, '-' for none (spec §2, Case card). */
export const formatShort = (iso: string | Date | null | undefined): string => {
  const at = partsOf(iso)
  return at ? `${at.day} ${at.month}, ${at.time}` : '-'
}

/** `HH:mm:ss` in India's time. */
export const formatClock = (iso: string | Date | null | undefined): string => {
  const at = partsOf(iso)
  return at ? `${at.time}:${at.seconds}` : '-'
}

/** A count in Indian grouping, 12,34,567. */
export const formatCount = (count: number): string => formatNumber(count, 0)

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago a time is, in the largest whole unit up to days: '3 days', '1 hour', 'under a minute'; '-' for none. */
export const formatAge = (iso: string | null | undefined, now: number): string => {
  const age = now - new Date(iso ?? NaN).getTime()
  if (Number.isNaN(age)) return '-'
  if (age < MINUTE_MS) return 'under a minute'
  if (age < HOUR_MS) return plural(Math.floor(age / MINUTE_MS), 'minute')
  return age < DAY_MS ? plural(Math.floor(age / HOUR_MS), 'hour') : plural(Math.floor(age / DAY_MS), 'day')
}

/** '1 case', '2 cases', '12,34,567 cases'. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${formatCount(count)} ${count === 1 ? one : many}`
