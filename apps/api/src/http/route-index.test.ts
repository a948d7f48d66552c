import type { NextFunction, Request, Response } from 'express'
import { expect, it } from 'vitest'
import { RouteIndex } from './route-index.ts'

const index = new RouteIndex()
for (const [method, path] of [
  ['get', '/api/cases'],
  ['get', '/api/cases/counts'],
  ['get', '/api/cases/:id'],
  ['post', '/api/cases/:id/archive'],
  ['get', '/api/cases/:case/images/:imageId'],
  ['get', '/api/intakes/:id'],
  ['delete', '/api/intakes/ocr/parse/:jobId'],
] as const)
  index.add(method, path, (request) => ({ path: (request.route as { path: string }).path, params: { ...request.params } }))

const ask = (method: string, path: string): unknown =>
  index.dispatch({ method, path } as Request, {} as Response, (() => "Express's") as unknown as NextFunction)

it('finds a route by the parts of its path', () => {
  expect(ask('GET', '/api/cases')).toEqual({ path: '/api/cases', params: {} })
  expect(ask('GET', '/api/cases/counts')).toEqual({ path: '/api/cases/counts', params: {} })
  expect(ask('GET', '/api/cases/1')).toEqual({ path: '/api/cases/:id', params: { id: '1' } })
  expect(ask('HEAD', '/api/cases/1/images/2')).toEqual({ path: '/api/cases/:case/images/:imageId', params: { case: '1', imageId: '2' } })
  expect(ask('DELETE', '/api/intakes/ocr/parse/7')).toEqual({ path: '/api/intakes/ocr/parse/:jobId', params: { jobId: '7' } })
})

it.each([
  ['PUT', '/api/cases/1'],
  ['GET', '/api/cases/'],
  ['GET', '/api//cases'],
  ['GET', '/API/cases'],
  ['GET', '/api/cases/%31'],
  ['GET', '/api/cases/1/images'],
  ['GET', '/api/intakes/ocr'],
  ['GET', '/other'],
])('leaves %s %s to Express', (method, path) => expect(ask(method, path)).toBe("Express's"))
