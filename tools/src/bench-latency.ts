import { Agent, request } from 'node:http'
import { median, percentile } from './bench-load.ts'

export type Call = { url: string; headers: Record<string, string> }
export type Reply = { body: string; headers: Record<string, string | string[] | undefined>; ms: number }

// one connection: what is measured is one call after the other
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** One call, and how long it took to the last byte. Throws for a status other than 200. */
export const callOnce = ({ url, headers }: Call): Promise<Reply> =>
  new Promise((done, failed) => {
    const since = performance.now()
    const outgoing = request(url, { agent, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('error', failed)
      response.once('end', () => {
        const [ms, body] = [performance.now() - since, Buffer.concat(pieces).toString()]
        if (response.statusCode === 200) done({ body, headers: response.headers, ms })
        else failed(new Error(`${url} answered ${response.statusCode}: ${body.slice(0, 300)}`))
      })
    })
    outgoing.once('error', failed)
    outgoing.end()
  })

/** Does each thing by turns so many times, after some rounds that do not count; answers the times of each in ms. */
export const timesByTurns = async (things: readonly (() => Promise<unknown>)[], rounds: number): Promise<number[][]> => {
  const times = things.map((): number[] => [])
  const warming = Math.ceil(rounds / 10)
  for (let round = -warming; round < rounds; round += 1) {
    for (const [at, thing] of things.entries()) {
      const since = performance.now()
      await thing()
      if (round >= 0) times[at]?.push(performance.now() - since)
    }
  }
  return times
}

const run = 100

/** The time that one call in a hundred exceeds: of each hundred in a row, and of these the middle, so that a moment's load elsewhere does not stand for all. */
export const p99 = (times: readonly number[]): number => {
  const runs = Array.from({ length: Math.max(1, Math.floor(times.length / run)) }, (_, at) => times.slice(at * run, (at + 1) * run))
  return median(runs.map((some) => percentile(some, 0.99)))
}
