import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { dirname } from 'node:path'

/** Whether nothing listens on this port of the address. */
export const isPortFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => answer(true)))
  })

/** A free port on loopback: the one written in `memory` at the last run if it is still free, else any; noted there again. */
export const freePort = async (memory?: string): Promise<number> => {
  const last = memory ? lastPort(memory) : 0
  const port = last > 0 && (await isPortFree(last)) ? last : await anyPort()
  if (memory) {
    mkdirSync(dirname(memory), { recursive: true })
    writeFileSync(memory, String(port))
  }
  return port
}

/** Whether something answers on this port of loopback. */
export const answersOn = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), answer(true)))
    socket.once('error', () => (socket.destroy(), answer(false)))
  })

const lastPort = (memory: string): number => {
  try {
    return Number(readFileSync(memory, 'utf8')) || 0
  } catch {
    return 0
  }
}

const anyPort = (): Promise<number> =>
  new Promise((answer, refuse) => {
    const probe = createServer()
    probe.once('error', refuse)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? answer(address.port) : refuse(new Error('no address'))))
    })
  })
