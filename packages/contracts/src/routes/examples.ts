import type { RouteName } from '../routes.ts'
import { caseExamples } from './examples/cases.ts'
import type { Example } from './examples/example.ts'
import { intakeExamples } from './examples/intakes.ts'
import { peopleExamples } from './examples/people.ts'
import { ids } from './examples/story.ts'
import { systemExamples } from './examples/system.ts'

/** An example of each call, for openapi.json and the page of the API; a test proves each valid against its row. */
export const examples: { readonly [name in RouteName]: Example } = {
  ...peopleExamples,
  ...intakeExamples,
  ...caseExamples,
  ...systemExamples,
}

const named: Readonly<Record<string, string>> = { userId: ids.drafter, fileId: ids.file, jobId: ids.job, imageId: ids.image }

/** The id that the example of a path stands with: `:id` is the case, intake or user that the path begins with. */
export const exampleId = (path: string, name: string): string =>
  named[name] ?? (path.includes('/cases/') ? ids.case : path.includes('/intakes/') ? ids.intake : ids.agent)
