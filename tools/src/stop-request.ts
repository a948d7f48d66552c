/**
 * Resolves at Ctrl-C, SIGTERM, a closed terminal, or when the process that started this one is gone.
 * From the call on none of these ends the process by itself.
 */
export const untilAskedToStop = (): Promise<void> =>
  new Promise((asked) => {
    const stop = () => asked()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
    process.once('disconnect', stop)
    process.channel?.unref()
    // writing to a terminal that is gone must not end the stopping
    for (const stream of [process.stdout, process.stderr]) stream.on('error', stop)
  })
