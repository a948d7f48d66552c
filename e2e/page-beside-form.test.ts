import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOffice, openSignedIn } from './office.ts'
import { papers } from './papers.ts'

test('a badge leads to the very place, marked, in a PDF, a sideways scan and a Word file', async () => {
  const office = await openOffice('Evidence')
  const { page, problems } = await openSignedIn(office.initiator, '/intakes/new')
  await page.locator('input[name=files]').setInputFiles([...papers])
  await page.getByRole('button', { name: 'Magic Autofill' }).click()
  await page.getByText(/fields filled from the documents/).waitFor({ timeout: 90_000 })
  await page.getByRole('button', { name: /^More intake fields/ }).click()
  const seen = new Set<string>()
  const badges = page.getByRole('button', { name: /, confidence \d+%$/ })
  for (let at = 0; at < (await badges.count()) && seen.size < 3; at += 1) {
    await badges.nth(at).click()
    await page.getByText('Updated at').waitFor()
    const panel = page.getByRole('region', { name: 'Read in' })
    // a default was read nowhere
    if ((await panel.count()) === 0) continue
    const file = await panel.getByText(/\.(pdf|jpg) · page \d+$|\.docx$/).innerText()
    const kind = /\.(pdf|jpg|docx)/.exec(file)?.[1]
    if (!kind || seen.has(kind)) continue
    seen.add(kind)
    if (kind === 'docx') {
      await expectMarkedText(page, panel)
      continue
    }
    const place = panel.getByRole('img', { name: /^The place in/ })
    await place.waitFor()
    expect(await inkOf(place)).toBeGreaterThan(50)
    await panel.getByRole('button', { name: 'Whole page' }).click()
    const whole = page.getByRole('dialog').getByRole('img', { name: /the place marked$/ })
    await whole.waitFor()
    expect(await inkOf(whole)).toBeGreaterThan(500)
    await page.keyboard.press('Escape')
  }
  expect([...seen].sort()).toEqual(['docx', 'jpg', 'pdf'])
  expect(problems).toEqual([])
})

/** The paragraph that a value was read in is marked among its neighbours, and in the whole document. */
const expectMarkedText = async (page: Page, panel: Locator): Promise<void> => {
  const beside = panel.getByRole('group', { name: /^The place in/ })
  const marked = plain(await beside.locator('mark').innerText())
  const around = await beside.innerText()
  expect(marked).toContain('This Indenture is made on')
  await panel.getByRole('button', { name: 'Whole document' }).click()
  const whole = page.getByRole('dialog').getByRole('group', { name: /the place marked$/ })
  expect(plain(await whole.locator('mark').innerText())).toBe(marked)
  expect((await whole.innerText()).length).toBeGreaterThan(around.length)
  await page.keyboard.press('Escape')
}
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Dark pixels of a canvas, and none where it was not drawn. */
const inkOf = (canvas: Locator): Promise<number> =>
  canvas.evaluate((node) => {
    const { width, height } = node as HTMLCanvasElement
    const pixels = (node as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    let dark = 0
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 110 && (pixels[at + 3] ?? 0) > 200) dark += 1
    return dark
  })
