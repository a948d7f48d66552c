/** Why a file could not be read, with the sentence that tells the clerk what to do. `{file}` is the file's name. */
export const readFailures = {
  ENCRYPTED: '{file} is locked with a password. Remove the password and attach it again.',
  DAMAGED: '{file} is damaged or cut off. Get the file again and attach it once more.',
  TOO_MANY_PAGES: '{file} has too many pages to read. Attach only the pages that describe the property.',
  TOO_LARGE: '{file} is too large to read once unpacked. Attach a smaller scan or fewer pages.',
  TOO_SLOW: '{file} took too long to read. Attach a clearer or smaller scan of the pages that matter.',
  TOO_MUCH_MEMORY: '{file} needs more memory than a file may use. Attach a smaller scan or fewer pages.',
  NOT_READABLE: '{file} is not a document that can be read. Attach a PDF, a picture, a Word file or a text file.',
  MISSING: '{file} is no longer stored. Attach it again.',
} as const

export type ReadFailureCode = keyof typeof readFailures

/** A file that costs its job: `code` for logs, `message` for the clerk. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode

  constructor(code: ReadFailureCode, file: string) {
    super(readFailures[code].replace('{file}', file))
    this.name = 'ReadFailure'
    this.code = code
  }
}
