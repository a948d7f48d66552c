import { reasonOf } from './failure.ts'
import type { ManagedProcess } from './managed-process.ts'

const firstPauseMs = 500
const longestPauseMs = 30_000
const calmAfterMs = 60_000

/** Starts a process again whenever it ends unasked, each time a little later, until it has run calmly for a minute. */
export const keepAlive = (program: ManagedProcess, log: (line: string) => void): void => {
  let pauseMs = firstPauseMs
  let since = Date.now()
  const again = async () => {
    since = Date.now()
    try {
      await program.start()
      log(`${program.name} runs again.`)
    } catch (error) {
      if (!program.isAskedToStop) later(reasonOf(error))
    }
  }
  const later = (why: string) => {
    if (Date.now() - since > calmAfterMs) pauseMs = firstPauseMs
    log(`${program.name} ended (${why}) and starts again in ${pauseMs / 1000} s; its log: ${program.logFile}`)
    setTimeout(() => program.isAskedToStop || void again(), pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  program.onCrash = (code) => later(code === null ? 'killed' : `exit code ${code}`)
}
