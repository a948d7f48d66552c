import { CallError } from './call-error.ts'

/** The server's sentence, else `fallback`; a refusal of single fields names them (spec §8, design §3). */
export const errorMessage = (error: unknown, fallback: string): string => {
  if (!(error instanceof CallError) || !error.msg) return fallback
  const { details } = error
  if (!details || !('fields' in details) || details.fields.length === 0) return error.msg
  return `${error.msg} ${details.fields.map(({ label, problem }) => `${label}: ${problem}`).join(' · ')}`
}
