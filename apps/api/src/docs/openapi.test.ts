import { allRoutes, fieldForms, type CatalogueName, catalogues } from '@parakh/contracts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { describe, expect, it, test } from 'vitest'
import { bracedPath } from './told.ts'
import { openApi } from './openapi.ts'

type Media = { schema: object; example?: unknown; examples?: Record<string, { $ref: string }> }
type Body = { content: Record<string, Media> }
type Operation = {
  operationId: string
  parameters: { name: string; description: string; schema: object; example?: unknown }[]
  requestBody?: Body
  responses: Record<string, Body>
}
const document = openApi('/api') as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties: Record<string, object> }>; examples: Record<string, { value: unknown }> }
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, formats: { ...fullFormats, binary: true } })
ajv.addSchema(document, 'openapi.json')
/** What is wrong with a value by the schema that stands at a place of the document. */
const problems = (place: readonly string[], value: unknown): unknown => {
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const check = ajv.compile({ $ref: `openapi.json#/${pointer}` })
  return check(value) ? [] : check.errors
}

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

describe.each(allRoutes)('$name', ({ name, route }) => {
  const call = ['paths', bracedPath(route), route.method.toLowerCase()] as const
  const operation = document.paths[call[1]]?.[call[2]] as Operation

  test('keeps its name', () => expect(operation.operationId).toBe(name.replace('.', '_')))

  test('has an example of each id, and every parameter is as its schema says', () => {
    for (const [at, { name: parameter, description, schema, example }] of operation.parameters.entries()) {
      expect(schema, parameter).not.toEqual({})
      expect(description, parameter).not.toBe('')
      if (example !== undefined) expect(problems([...call, 'parameters', String(at), 'schema'], example), parameter).toEqual([])
    }
  })

  test('has an example of its body, as the schema beside it says', () => {
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
      expect(media.example, type).toBeDefined()
      expect(problems([...call, 'requestBody', 'content', type, 'schema'], media.example)).toEqual([])
    }
  })

  test('has an example of each reply in JSON, as the schema beside it says', () => {
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      for (const [type, { example, examples = {} }] of Object.entries(content)) {
        if (type !== 'application/json') continue
        const told = Object.values(examples).map(({ $ref }) => document.components.examples[$ref.split('/').at(-1) ?? '']?.value)
        expect([example, ...told].filter((one) => one !== undefined).length, status).toBeGreaterThan(0)
        for (const one of example === undefined ? told : [example])
          expect(problems([...call, 'responses', status, 'content', type, 'schema'], one), status).toEqual([])
      }
    }
  })
})

const forms: Record<keyof typeof fieldForms, CatalogueName> = { IntakeFields: 'intake', SiteFields: 'agent', DraftFields: 'drafter' }

test.each(Object.entries(forms))('%s tells every key of its catalogue, and takes no other', (name, catalogue) => {
  const { properties } = document.components.schemas[name] ?? { properties: {} }
  expect(Object.keys(properties)).toEqual(catalogues[catalogue].map((field) => field.key))
  for (const { key, label } of catalogues[catalogue])
    expect(properties[key]).toMatchObject({ title: label, description: expect.any(String) })
  expect(problems(['components', 'schemas', name], { no_such_field: 'x' })).not.toEqual([])
})

test('a body that a call would refuse is refused by its schema too', () => {
  const schema = (path: string, method: string) => ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema']
  expect(problems(schema('/cases/{id}/drafter', 'patch'), { fields: { status_of_report: 'Perhaps' } })).not.toEqual([])
  expect(problems(schema('/cases/{id}/agent', 'patch'), { latitude: 91 })).not.toEqual([])
  expect(problems(schema('/intakes', 'post'), { pincode: '011000' })).not.toEqual([])
  expect(problems(schema('/intakes', 'post'), { pincode: null, application_number: '' })).toEqual([])
})
