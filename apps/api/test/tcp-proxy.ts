import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type TcpProxy = {
  port: number
  /** Ends all connections and takes no new ones, as a server that is gone. */
  cut: () => Promise<void>
  /** Keeps connections but passes nothing on, as a server that hangs. */
  stall: () => void
  /** Back to work. */
  mend: () => Promise<void>
  close: () => Promise<void>
}

/** Stands between the API and a real server, so that a test can take the server away without ending it. */
export const tcpProxy = async (target: URL): Promise<TcpProxy> => {
  const pairs = new Set<[Socket, Socket]>()
  let stalled = false
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [inner, outer]
    pairs.add(pair)
    const end = (): void => {
      inner.destroy()
      outer.destroy()
      pairs.delete(pair)
    }
    for (const socket of pair) socket.once('close', end).on('error', end)
    inner.on('data', (bytes) => outer.write(bytes))
    outer.on('data', (bytes) => inner.write(bytes))
    if (stalled) for (const socket of pair) socket.pause()
  })
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  const drop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    cut: drop,
    stall: () => {
      stalled = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    mend: async () => {
      stalled = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
      if (!server.listening) await listen(port)
    },
    close: async () => {
      if (server.listening) await drop()
    },
  }
}
