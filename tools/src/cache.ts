import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from './env.ts'

/** Whether the shared cache has the folder `name`. */
export const isCached = (name: string): boolean => existsSync(join(readSettings().PARAKH_CACHE, name))

/**
 * The folder `name` of the cache that all checkouts share, made by `fill` the first time.
 * It appears at once and whole: whoever is killed while filling, or fills at the same time, leaves no half of it.
 */
export const cachedFolder = async (name: string, fill: (folder: string) => Promise<void>): Promise<string> => {
  const cache = readSettings().PARAKH_CACHE
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  const draft = join(cache, `${name}.${randomBytes(6).toString('hex')}.part`)
  await mkdir(draft, { recursive: true })
  try {
    await fill(draft)
    await rename(draft, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}
