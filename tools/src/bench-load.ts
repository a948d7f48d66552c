import autocannon from 'autocannon'

/** `paths` below `url`: each call takes one of them by chance. */
export type Target = { name: string; url: string; paths: readonly string[]; headers?: Record<string, string> }
/** Requests a second of each round; the median over the rounds is what counts. */
export type Throughput = { name: string; rounds: number[]; median: number }

const connections = 32

/** Loads the targets by turns with the same connections, so that the machine's moods fall on all alike. A reply other than 2xx is an error. */
export const byTurns = async (
  targets: readonly Target[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Throughput[]> => {
  const perSecond = targets.map((): number[] => [])
  for (const target of targets) await load(target, 2)
  for (let round = 0; round < rounds; round++) {
    for (const [at, target] of targets.entries()) perSecond[at]?.push(await load(target, seconds))
  }
  return targets.map(({ name }, at) => ({ name, rounds: perSecond[at] ?? [], median: median(perSecond[at] ?? []) }))
}

const load = async ({ name, url, paths, headers = {} }: Target, seconds: number): Promise<number> => {
  const base = new URL(url).pathname.replace(/\/$/, '')
  const one = (request: autocannon.Request): autocannon.Request => ({
    ...request,
    path: base + (paths[Math.floor(Math.random() * paths.length)] ?? ''),
  })
  const result = await autocannon({ url, headers, connections, duration: seconds, requests: [{ setupRequest: one }] })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${name} answered ${result.non2xx} calls with no 2xx and ${result.errors} not at all`)
  return result['2xx'] / result.duration
}

/** The middle of some figures. */
export const median = (figures: readonly number[]): number => percentile(figures, 0.5)

/** The figure below which a share of all lies (nearest rank). */
export const percentile = (figures: readonly number[], share: number): number => {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN
}
