import { existsSync, utimesSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { makeJobFolder, sweepJobFolders } from './job-folder.ts'

it('removes folders of killed workers and leaves those that are in use', async () => {
  const [old, fresh] = [await makeJobFolder(), await makeJobFolder()]
  const twoHoursAgo = Date.now() / 1000 - 7_200
  utimesSync(old, twoHoursAgo, twoHoursAgo)
  await sweepJobFolders()
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
  await rm(fresh, { recursive: true })
})
