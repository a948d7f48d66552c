import { routes } from '@parakh/contracts'
import { call } from '../../lib/call.ts'

/** A file on its way to an intake; `key` makes a repeat of the same upload harmless. */
export type Outgoing = { key: string; file: File }
export type Failure = { key: string; name: string; error: unknown }
export type UploadState = { name: string; number: number; count: number; share: number }

type UploadOptions = {
  signal?: AbortSignal
  onProgress?: (state: UploadState) => void
  onSent?: (key: string) => void
}

/** Sends files to an intake one by one, so that one that is refused or breaks off holds up no other; answers what did not arrive. */
export const uploadFiles = async (intakeId: string, files: readonly Outgoing[], options: UploadOptions = {}): Promise<Failure[]> => {
  const failures: Failure[] = []
  for (const [at, { key, file }] of files.entries()) {
    const tell = (share: number): void => options.onProgress?.({ name: file.name, number: at + 1, count: files.length, share })
    tell(0)
    const form = new FormData()
    form.append(routes.intakes.addFiles.files.part, file, file.name)
    try {
      await call(routes.intakes.addFiles, {
        params: { id: intakeId },
        form,
        idempotencyKey: key,
        onProgress: tell,
        signal: options.signal,
      })
      options.onSent?.(key)
    } catch (error) {
      options.signal?.throwIfAborted()
      failures.push({ key, name: file.name, error })
    }
  }
  return failures
}
