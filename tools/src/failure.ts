/** A failure that a person can mend: its message is the one sentence shown, without a stack. */
export class Failure extends Error {
  override name = 'Failure'
}

/** The text of anything thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs a command's main function; a Failure ends it with its sentence and exit code 1, anything else with its stack. */
export const runCommand = async (main: () => Promise<number | void>): Promise<void> => {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.stderr.write(error instanceof Failure ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
    process.exitCode = 1
  }
}
