import { caseStatus, type AuditEntry, type Case } from '@parakh/contracts'
import { ApiClient } from './api-client.ts'
import { autofill } from './autofill-run.ts'
import { benchCase, peopleOf } from './bench-case.ts'
import type { Bench } from './bench.ts'
import { bringCase } from './demo.ts'
import { asUpload, haveSamples, sampleDocs } from './sample-docs.ts'
import { startStack } from './stack.ts'

const papers = ['s01_', 's03_', 's07_']

/** The whole main job over the API: users, autofill of three papers, intake, case, site, draft, report, audit (issue journey). */
export const benchJourney: Bench = async (figure) => {
  const stack = await startStack({ env: { LOG_LEVEL: 'warn' } })
  const laps: [string, number][] = []
  const lap = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const since = Date.now()
    const result = await work()
    laps.push([name, (Date.now() - since) / 1000])
    return result
  }
  try {
    const people = await lap('sign in and create users', () => peopleOf(stack))
    if (haveSamples()) {
      const files = sampleDocs().filter(({ file }) => papers.some((start) => file.startsWith(start)))
      await lap('autofill of a pdf, a scan and a docx', () =>
        autofill(
          people.of.desk,
          files.map(({ path }) => asUpload(path)),
        ),
      )
    }
    const one = benchCase(caseStatus.DRAFTER_IN_PROGRESS)
    const drafted = await lap('intake, case, site with photos, draft', () => bringCase(people, one))
    await lap('preview', () => people.of.drafter.bytes('POST', `/cases/${drafted._id}/generate-doc-preview`))
    await lap('final submit to document', () => bringCase(people, { ...one, target: caseStatus.DOC_GENERATED }))
    await lap('download and audit trail', () => download(people.admin, drafted))
  } finally {
    await stack.stop()
  }
  figure('journey over the API', `${laps.reduce((sum, [, seconds]) => sum + seconds, 0).toFixed(1)} s`)
  for (const [name, seconds] of laps) figure(`journey: ${name}`, `${seconds.toFixed(1)} s`)
}

const download = async (admin: ApiClient, { _id }: Case): Promise<void> => {
  await admin.bytes('GET', `/cases/${_id}/doc`)
  await admin.json<AuditEntry[]>('GET', `/cases/${_id}/audit`)
}
