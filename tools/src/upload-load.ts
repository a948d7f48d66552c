import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export type Uploads = { url: string; token: string; calls: number; filesPerCall: number; fileBytes: number }

const pieceBytes = 64 * 1024
const pageBytes = 4_096
const sampleMs = 20
const end = '\r\n%%EOF\n'
/** One piece of noise, sent again and again: the senders must not fill this process's memory either. */
const noise = randomBytes(pieceBytes)

/** Sends so many multipart calls at once, each with so many files, and answers their statuses. */
export const uploadAll = ({ url, token, calls, filesPerCall, fileBytes }: Uploads): Promise<number[]> =>
  Promise.all(
    Array.from({ length: calls }, async (_, call) => {
      const boundary = randomUUID()
      const outgoing = request(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      })
      const status = new Promise<number>((answered, failed) => {
        outgoing.once('error', failed)
        outgoing.once('response', (response) => response.resume().once('end', () => answered(response.statusCode ?? 0)))
      })
      await pipeline(Readable.from(multipart(boundary, call, filesPerCall, fileBytes)), outgoing)
      return status
    }),
  )

function* multipart(boundary: string, call: number, files: number, bytes: number): Generator<Buffer> {
  for (let file = 0; file < files; file += 1) {
    const name = `Content-Disposition: form-data; name="files"; filename="${call}-${file}.pdf"`
    yield Buffer.from(`--${boundary}\r\n${name}\r\nContent-Type: application/pdf\r\n\r\n`)
    yield* pdf(bytes)
    yield Buffer.from('\r\n')
  }
  yield Buffer.from(`--${boundary}--\r\n`)
}

function* pdf(bytes: number): Generator<Buffer> {
  const start = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n')
  yield start
  let left = bytes - start.length - end.length
  for (; left > pieceBytes; left -= pieceBytes) yield noise
  yield noise.subarray(0, left)
  yield Buffer.from(end)
}

/** By how many bytes a process's resident memory grew at its highest while something was done. */
export const memoryGrowth = async (pid: number, work: () => Promise<void>): Promise<number> => {
  const before = residentBytes(pid)
  let peak = before
  let isDone = false
  const watch = async (): Promise<void> => {
    while (!isDone) {
      peak = Math.max(peak, residentBytes(pid))
      await sleep(sampleMs)
    }
  }
  const watching = watch()
  try {
    await work()
  } finally {
    isDone = true
    await watching
  }
  return peak - before
}

const residentBytes = (pid: number): number =>
  process.platform === 'linux'
    ? Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'latin1' })) * 1024
