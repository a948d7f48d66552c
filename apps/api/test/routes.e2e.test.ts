import { DiscoveryModule, DiscoveryService, MetadataScanner, NestFactory } from '@nestjs/core'
import { Module } from '@nestjs/common'
import { allRoutes, role } from '@parakh/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppModule } from '../src/app.module.ts'
import { rowOfHandler } from '../src/http/route.ts'
import { createLogger } from '../src/logger.ts'
import { startApp, type TestApp } from './app.ts'

type Layer = { route?: { path: string; methods: Record<string, boolean> }; handle: { stack?: Layer[] } }

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())

/** What express has mounted, below the API's base. */
const mounted = (): string[] => {
  const walk = (layers: Layer[]): string[] =>
    layers.flatMap((layer) => [
      ...(layer.route ? Object.keys(layer.route.methods).map((method) => `${method.toUpperCase()} ${layer.route?.path}`) : []),
      ...walk(layer.handle.stack ?? []),
    ])
  const { router } = t.app.getHttpAdapter().getInstance() as unknown as { router: { stack: Layer[] } }
  return walk(router.stack)
    .filter((call) => call.includes(` ${t.env.API_BASE}/`))
    .map((call) => call.replace(t.env.API_BASE, ''))
}
const rows = allRoutes.map(({ route }) => `${route.method} ${route.path}`)

describe('the routes table', () => {
  it('has a row for every mounted call, and every row is mounted once', () => {
    expect(mounted().sort()).toEqual([...rows].sort())
  })

  it('has each call once', () => {
    expect(new Set(rows).size).toBe(rows.length)
    expect(new Set(allRoutes.map(({ route }) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`)).size).toBe(rows.length)
  })

  it('names the public calls', () => {
    expect(allRoutes.filter(({ route }) => route.by === 'public').map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "auth.login",
        "intakes.viewFile",
        "system.live",
        "system.ready",
        "system.metrics",
        "system.openapi",
        "system.docs",
      ]
    `)
  })

  it('gives ADMIN every call that is not public', () => {
    for (const { name, route } of allRoutes) expect([name, route.by === 'public' || route.by.includes(role.ADMIN)]).toEqual([name, true])
  })

  it('is what each handler is mounted by, none in its own way', async () => {
    @Module({ imports: [DiscoveryModule, AppModule.with(t.env, createLogger('silent'))] })
    class WithDiscovery {}
    const context = await NestFactory.createApplicationContext(WithDiscovery, { logger: false })
    const scanner = new MetadataScanner()
    const handlers = context
      .get(DiscoveryService)
      .getControllers()
      .flatMap(({ instance }) => {
        const prototype = Object.getPrototypeOf(instance) as Record<string, object>
        return scanner.getAllMethodNames(prototype).map((name) => prototype[name])
      })
    const routed = handlers.filter((handler) => handler && Reflect.hasMetadata('path', handler))
    expect(routed).toHaveLength(rows.length)
    for (const handler of routed) expect(handler && rowOfHandler(handler)).toBeDefined()
    await context.close()
  })
})
