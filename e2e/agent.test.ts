import type { Case } from '@parakh/contracts'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone } from '@parakh/tools/console-window'
import { control, phoneAtSite } from './console.ts'
import { addPhotos, caseAtAgent, caseAtDrafter, openOffice, openSignedIn, type Office } from './office.ts'
import { takePhotos } from './photos.ts'
import { siteSample } from './sample-values.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice('Field')
})

const alertBox = (page: Page) => page.getByRole('alertdialog')
const read = (id: string) => office.calls.agent.json<Case>('GET', `/cases/${id}`)
const openCase = async (id: string, options: BrowserContextOptions) => {
  const opened = await openSignedIn(office.agent, `/cases/${id}`, options)
  await opened.page.getByRole('region', { name: 'Position' }).waitFor()
  return opened
}
/** Presses OK of an alert that says this. */
const acknowledge = async (page: Page, text: string | RegExp): Promise<void> => {
  await alertBox(page).getByText(text).waitFor()
  await alertBox(page).getByRole('button', { name: 'OK' }).click()
  await alertBox(page).waitFor({ state: 'detached' })
}
const required = 'Please complete required:'

describe('the position', () => {
  test('that the phone refuses is quiet by itself, told on request, and asked for before the submit', async () => {
    const id = await caseAtAgent(office, { applicant_name: 'Denied Position' })
    const { page, problems } = await openCase(id, phone)
    const bar = page.getByRole('region', { name: 'Position' })
    await bar.getByText('User denied Geolocation').waitFor()
    expect(await alertBox(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Refresh GPS' }).click()
    await acknowledge(page, 'User denied Geolocation')
    await page.getByRole('button', { name: 'Require Precise GPS' }).click()
    await acknowledge(page, 'User denied Geolocation')
    const list = page.getByText(required).first()
    await list.getByText('Precise GPS (≤1500000m)').waitFor()
    for (const label of ['Visit Date', 'Property Address at Site', 'Current Usage', 'Landmark', 'Latitude', 'Longitude'])
      await list.getByRole('button', { name: label, exact: true }).waitFor()
    const submit = page.getByRole('button', { name: 'Final Submit' })
    await submit.click({ force: true })
    expect(await submit.getAttribute('aria-disabled')).toBe('true')
    expect((await read(id)).status).toBe('ASSIGNED_TO_AGENT')
    expect(problems).toEqual([])
  })

  test('without any geolocation says so', async () => {
    const id = await caseAtAgent(office, { applicant_name: 'No Geolocation' })
    const { page } = await openSignedIn(office.agent, '/me', phone)
    await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
    await page.goto(`/cases/${id}`)
    await page.getByRole('button', { name: 'Refresh GPS' }).click()
    await acknowledge(page, 'Geolocation not supported')
    await page.getByRole('button', { name: 'Require Precise GPS' }).click()
    await acknowledge(page, 'Geolocation not supported')
  })

  test('that fails without a word of the phone has words of ours', async () => {
    const id = await caseAtAgent(office, { applicant_name: 'Silent Geolocation' }, siteSample())
    const { page } = await openSignedIn(office.agent, '/me')
    await page.addInitScript(() => {
      const fail = (_: unknown, failed: (error: { code: number; message: string }) => void): number => {
        setTimeout(() => failed({ code: 2, message: '' }), 10)
        return 1
      }
      const geolocation = { getCurrentPosition: fail, watchPosition: fail, clearWatch: () => undefined }
      Object.defineProperty(navigator, 'geolocation', { value: geolocation })
    })
    await page.goto(`/cases/${id}`)
    await page.getByRole('button', { name: 'Refresh GPS' }).click()
    await acknowledge(page, 'Unable to get location')
    // all that is required is there
    await page.getByRole('button', { name: 'Final Submit' }).hover()
    await page.getByRole('tooltip').getByText('Submit to drafter').waitFor()
    await page.getByRole('button', { name: 'Require Precise GPS' }).click()
    await acknowledge(page, 'Unable to get precise location')
  })

  test.each([
    ['on a small screen', phone, true],
    ['on a wide one', desktop, false],
  ] as const)('is asked for with the spec’s times; tracking %s ends by itself: %s', async (_, size, ends) => {
    const id = await caseAtAgent(office, { applicant_name: 'Asked Position' })
    const { page } = await openSignedIn(office.agent, '/me', size)
    await page.addInitScript(() => {
      const asked: object[] = []
      const ask = (_done: unknown, _failed: unknown, options: object): number => asked.push(options)
      const geolocation = { getCurrentPosition: ask, watchPosition: ask, clearWatch: () => undefined }
      Object.defineProperty(navigator, 'geolocation', { value: geolocation })
      Object.assign(window, { asked })
    })
    await page.clock.install()
    await page.goto(`/cases/${id}`)
    const asked = () => page.evaluate(() => (window as unknown as { asked: { timeout: number }[] }).asked)
    await page.getByRole('button', { name: 'Refresh GPS' }).click()
    await page.getByRole('button', { name: 'Require Precise GPS' }).click()
    const stop = page.getByRole('button', { name: 'Stop precise GPS' })
    await stop.waitFor()
    const exact = { enableHighAccuracy: true, maximumAge: 0 }
    expect(await asked()).toEqual([7_000, 10_000, 20_000].map((timeout) => ({ ...exact, timeout })))
    await page.clock.fastForward(110_000)
    expect(await stop.isVisible()).toBe(true)
    await page.clock.fastForward(15_000)
    await expect.poll(() => stop.isVisible()).toBe(!ends)
  })

  test('is read by itself, rounded, and never replaced by a worse one', async () => {
    const id = await caseAtAgent(office, { applicant_name: 'Good Position' })
    const { page } = await openCase(id, phoneAtSite)
    const bar = page.getByRole('region', { name: 'Position' })
    await bar.getByText('28.613939, 77.209021').waitFor()
    await bar.getByText('±12 m').waitFor()
    await page.context().setGeolocation({ latitude: 28.7, longitude: 77.3, accuracy: 90 })
    await page.getByRole('button', { name: 'Refresh GPS' }).click()
    await bar.getByText('Kept the earlier fix (±12 m): the new reading was less exact (±90 m).').waitFor()
    await bar.getByText('28.613939, 77.209021').waitFor()
    await page.context().setGeolocation({ latitude: 28.7123456, longitude: 77.3, accuracy: 4 })
    await page.getByRole('button', { name: 'Refresh GPS' }).click()
    await bar.getByText('28.712346, 77.3').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(async () => (await read(id)).agent_updates?.location).toEqual({ lat: 28.712346, lng: 77.3 })
  })

  test('in precise mode is tracked until it is precise enough', async () => {
    const id = await caseAtAgent(office, { applicant_name: 'Precise Position' })
    const rough = { latitude: 28.6, longitude: 77.2, accuracy: 1_600_000 }
    const { page } = await openCase(id, { ...phoneAtSite, geolocation: rough })
    const bar = page.getByRole('region', { name: 'Position' })
    await bar.getByText('±1600000 m').waitFor()
    const ask = page.getByRole('button', { name: 'Require Precise GPS' })
    const precise = page.getByText(required).first().getByText('Precise GPS (≤1500000m)')
    await ask.click()
    await bar.getByText('Waiting for a precise position…').waitFor()
    await precise.waitFor()
    // pressing Stop takes the demand back
    await page.getByRole('button', { name: 'Stop precise GPS' }).click()
    await ask.waitFor()
    expect(await precise.count()).toBe(0)
    await page.context().setGeolocation({ ...rough, accuracy: 1_500_000 })
    await ask.click()
    await bar.getByText('±1500000 m').waitFor()
    await ask.waitFor()
    expect(await precise.count()).toBe(0)
  })
})

describe('the site fields', () => {
  test('that are required and missing are a press away', async () => {
    const id = await caseAtAgent(office, { applicant_name: 'Missing Fields' })
    const { page } = await openCase(id, phoneAtSite)
    for (const [label, key] of [
      ['Landmark', 'landmark'],
      ['Visit Date', 'visit_date'],
    ] as const) {
      await page.getByText(required).first().getByRole('button', { name: label, exact: true }).click()
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(key)
      expect(await control(page, key).isVisible()).toBe(true)
    }
    await control(page, 'landmark').fill('Temple')
    await page.getByText(required).first().getByRole('button', { name: 'Landmark', exact: true }).waitFor({ state: 'detached' })
  })

  test('that the drafter sent back stand on top with the reason and lead to their controls', async () => {
    const id = await caseAtDrafter(office, { applicant_name: 'Sent Back' })
    await office.calls.drafter.json('POST', `/cases/${id}/send-back`, {
      reason: 'Which tower?\nAnd who lives there?',
      keys: ['landmark', 'occupant'],
    })
    const { page } = await openCase(id, phoneAtSite)
    const note = page.locator('[data-tone=amber]').filter({ hasText: 'Sent back by Field Drafter, ' })
    await note.waitFor()
    const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Infinity
    expect(await topOf(note)).toBeLessThan(await topOf(page.getByRole('heading', { name: 'Intake summary' })))
    await note.getByText('And who lives there?').waitFor()
    await note.getByRole('button', { name: 'Occupant' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('occupant')
    await page.getByRole('button', { name: 'Final Submit' }).click()
    await page.getByText('Ready for Drafter').first().waitFor()
    expect((await read(id)).status).toBe('READY_FOR_DRAFTER')
  })
})

describe('the photos', () => {
  test('open in full size, turn by arrow keys, close by Esc, and are deleted after asking', async () => {
    const id = await caseAtAgent(office, { applicant_name: 'Photo Case' })
    await addPhotos(office, id, 2)
    const { page, problems } = await openCase(id, phoneAtSite)
    const thumb = page.getByRole('button', { name: 'Open Photo 1' })
    await thumb.click()
    const box = page.getByRole('dialog')
    await box.getByRole('heading', { name: 'Photo 1 of 2' }).waitFor()
    await box.getByRole('img', { name: 'site-0.png' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await box.getByRole('heading', { name: 'Photo 2 of 2' }).waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    await expect.poll(() => thumb.evaluate((one) => one === document.activeElement)).toBe(true)
    await thumb.click()
    await box.getByRole('button', { name: 'Delete' }).click()
    await alertBox(page).getByText('Delete this image?').waitFor()
    await alertBox(page).getByRole('button', { name: 'Cancel' }).click()
    expect((await read(id)).agent_updates?.images).toHaveLength(2)
    await box.getByRole('button', { name: 'Delete' }).click()
    await alertBox(page).getByRole('button', { name: 'Delete' }).click()
    const left = async () => (await read(id)).agent_updates?.images.map(({ filename }) => filename)
    await expect.poll(left).toEqual(['site-1.png'])
    await box.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open Photo 1' }).waitFor()
    await expect.poll(() => page.locator('[data-image]').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('taken without a connection wait, outlive the closed tab, and are sent once', async () => {
    const id = await caseAtAgent(office, { applicant_name: 'Offline Photos' })
    const { page } = await openCase(id, phoneAtSite)
    const context = page.context()
    await context.setOffline(true)
    await page.locator('input[name=images]').setInputFiles(takePhotos(2))
    const queue = page.getByRole('region', { name: 'Photos being sent' })
    await queue.getByText('2 photos to send.').waitFor()
    await queue.getByText('No connection: tries again by itself').first().waitFor()
    await queue.getByLabel('Caption of IMG_1.png').fill('Front view')
    await page.getByText(required).first().getByRole('button', { name: 'Landmark', exact: true }).click()
    await control(page, 'landmark').fill('Typed offline')
    // the caption is written to the device a moment after the last letter
    await expect.poll(() => keptCaptions(page)).toContain('Front view')
    await page.close({ runBeforeUnload: false })
    await context.setOffline(false)
    const again = await context.newPage()
    await again.goto(`/cases/${id}`)
    await expect.poll(async () => (await read(id)).agent_updates?.images.length, { timeout: 30_000 }).toBe(2)
    await again.getByRole('region', { name: 'Photos being sent' }).waitFor({ state: 'detached' })
    await again.getByRole('button', { name: 'Open Front view' }).waitFor()
    await expect.poll(() => control(again, 'landmark').inputValue()).toBe('Typed offline')
  })
})

/** Captions of the photos that this browser keeps until they are sent. */
const keptCaptions = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const [known] = await indexedDB.databases().then((all) => all.filter(({ name }) => /photo/i.test(name ?? '')))
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(known?.name ?? '')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error('no store'))
    })
    const [store = ''] = db.objectStoreNames
    const rows = await new Promise<{ caption?: string }[]>((resolve, reject) => {
      const asked = db.transaction(store).objectStore(store).getAll() as IDBRequest<{ caption?: string }[]>
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error ?? new Error('no rows'))
    })
    db.close()
    return rows.map(({ caption }) => caption)
  })
