import { formatCount } from '../../lib/format.ts'

const whole = (total: string | null | undefined): number | null => (total && /^\d+$/.test(total) ? Number(total) : null)

/** '12 hidden by Open only', null if nothing is; totals as the server says them, `1000+` beyond what it counts. */
export const hiddenText = (shown: string | null | undefined, all: string | null | undefined): string | null => {
  const [shownCount, allCount] = [whole(shown), whole(all)]
  if (shownCount !== null && allCount !== null) {
    const hidden = allCount - shownCount
    return hidden > 0 ? `${formatCount(hidden)} hidden by Open only` : null
  }
  return all && shown && all !== shown ? 'More are hidden by Open only' : null
}
