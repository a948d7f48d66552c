import { limits, type Intake } from '@parakh/contracts'
import { ApiClient } from './api-client.ts'
import type { Bench } from './bench.ts'
import { startStack } from './stack.ts'
import { memoryGrowth, uploadAll } from './upload-load.ts'

const MiB = 1024 * 1024
const limitMiB = 150
const ways = [
  { calls: 50, filesPerCall: 1 },
  { calls: 5, filesPerCall: 10 },
] as const

/** How far the API's memory grows while 50 files of 25 MiB arrive at once. */
export const benchMemory: Bench = async (figure) => {
  for (const way of ways) {
    const stack = await startStack({ env: { LOG_LEVEL: 'warn' } })
    try {
      const apiUrl = `${stack.baseUrl}${stack.apiBase}`
      const { token } = await ApiClient.login(apiUrl, stack.admin.email, stack.admin.password)
      const admin = await ApiClient.signIn(apiUrl, stack.admin.email, stack.admin.password)
      const upload = async (calls: number, filesPerCall: number): Promise<void> => {
        const { _id } = await admin.json<Intake>('POST', '/intakes', {})
        const url = `${apiUrl}/intakes/${_id}/files`
        const statuses = await uploadAll({ url, token, calls, filesPerCall, fileBytes: limits.files.maxBytes })
        if (statuses.some((status) => status !== 201)) throw new Error(`uploads were answered ${statuses.join(', ')}`)
      }
      await upload(2, 1)
      const since = Date.now()
      const growth = (await memoryGrowth(stack.pid('api'), () => upload(way.calls, way.filesPerCall))) / MiB
      const seconds = ((Date.now() - since) / 1000).toFixed(1)
      const told = `${growth.toFixed(0)} MiB in ${seconds} s, limit < ${limitMiB}: ${growth < limitMiB ? 'ok' : 'NOT OK'}`
      figure(`memory grows with ${way.calls} calls of ${way.filesPerCall} × 25 MiB at once`, told)
    } finally {
      await stack.stop()
    }
  }
}
