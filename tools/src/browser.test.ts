import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findChromium, launchBrowser } from './browser.ts'

const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><h1>परख</h1><output></output><script>
navigator.geolocation.getCurrentPosition(({ coords }) => (document.querySelector('output').textContent = [coords.latitude, coords.longitude, innerWidth].join(' ')))
</script>`

describe('the browser of this machine', () => {
  let server: Server
  let address = ''

  beforeAll(async () => {
    server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(page))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  afterEach(() => vi.unstubAllEnvs())

  const showPage = async () => {
    const browser = await launchBrowser()
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
    const position = { geolocation: { latitude: 28.5355, longitude: 77.391 }, permissions: ['geolocation'] }
    try {
      const tab = await (await browser.newContext({ ...phone, ...position })).newPage()
      await tab.goto(address)
      await tab.waitForFunction("document.querySelector('output').textContent !== ''")
      const picture = await tab.screenshot()
      return { text: await tab.locator('output').textContent(), picture }
    } finally {
      await browser.close()
    }
  }

  it('shows a page to a phone that has a position', async () => {
    expect((await showPage()).text).toBe('28.5355 77.391 390')
  })

  it('is the packaged one where none is installed, with libraries and fonts of its own', async () => {
    vi.stubEnv('PATH', '/nowhere')
    const { executablePath, env } = await findChromium()
    expect(executablePath).toMatch(/chromium-147\.0\.0\/chromium$/)
    expect(env['LD_LIBRARY_PATH']).toMatch(/al2023\/lib/)
    const { text, picture } = await showPage()
    expect(text).toBe('28.5355 77.391 390')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
  })
})
