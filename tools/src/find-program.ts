import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { readSettings } from './env.ts'

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The full path of the first of these programs found on PATH, else undefined. */
export const findProgram = (...names: string[]): string | undefined => {
  const folders = readSettings()
    .PATH.split(delimiter)
    .filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isRunnable)
}
