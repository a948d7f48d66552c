/** A figure beside its peer of the same run: what was measured, the ratio, the limit, and whether it holds. */
export type Verdict = { what: string; value: number; peer: number; unit: string; limit: number; atLeast?: true }

/** The line of a verdict, as `pnpm bench api` prints it. */
export const verdictText = ({ value, peer, unit, limit, atLeast }: Omit<Verdict, 'what'>): string => {
  const ratio = value / peer
  const holds = atLeast ? ratio >= limit : ratio <= limit
  return `${rounded(value)} ${unit}, peer ${rounded(peer)} ${unit}, ratio ${ratio.toFixed(3)}, limit ${atLeast ? '≥' : '≤'} ${limit}: ${holds ? 'ok' : 'NOT OK'}`
}

const rounded = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))
