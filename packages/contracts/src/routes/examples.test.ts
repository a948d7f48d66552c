import { expect, test } from 'vitest'
import { ZodType } from 'zod'
import { allRoutes } from '../routes.ts'
import { examples } from './examples.ts'
import { wireForms } from './wire-forms.ts'

const problems = (schema: ZodType, value: unknown): unknown => schema.safeParse(value).error?.issues

for (const { name, route } of allRoutes) {
  const { query, body, reply } = examples[name]

  test(`${name} has an example of all it takes and answers`, () => {
    expect(query !== undefined, 'query').toBe(route.query !== undefined)
    expect(body !== undefined, 'body').toBe(route.body !== undefined)
    expect(reply !== undefined, 'reply').toBe(typeof route.reply !== 'string')
  })

  test(`the example of ${name} is valid against its row`, () => {
    if (route.query) expect(problems(route.query, query)).toBeUndefined()
    if (route.body) expect(problems(route.body, body)).toBeUndefined()
    const form = wireForms[name]
    if (form) expect(problems(form, body)).toBeUndefined()
    if (route.reply instanceof ZodType) {
      expect(problems(route.reply, reply)).toBeUndefined()
      // a key that the reply's schema would drop is no part of the reply
      expect(route.reply.parse(reply)).toEqual(reply)
    }
  })
}
