import { drafterFields, missingRequired, type Case } from '@parakh/contracts'
import { until } from '@parakh/tools/api-client'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { control } from './console.ts'
import { caseAtDrafter, draftedCase, openOffice, openSignedIn, type Office } from './office.ts'
import { ownStack } from './shared-stack.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice('Draft')
})

const alertBox = (page: Page) => page.getByRole('alertdialog')
const read = (id: string) => office.calls.admin.json<Case>('GET', `/cases/${id}`)
const openCase = (id: string) => openSignedIn(office.drafter, `/cases/${id}`)
const save = (page: Page) => page.locator('[data-card=drafter]').getByRole('button', { name: 'Save', exact: true })

describe('the final submit', () => {
  test('answers too early and with what is missing, in words, and leads to the first gap', async () => {
    const id = await caseAtDrafter(office, { applicant_name: 'Early Final' })
    const { page, problems } = await openCase(id)
    const final = page.getByRole('button', { name: 'Submit Final & Generate' })
    const preview = page.getByRole('button', { name: 'Preview DOCX' })
    expect(await preview.getAttribute('aria-disabled')).toBe('true')
    await preview.hover()
    await page.getByRole('tooltip').getByText('Save the draft first.').waitFor()
    await final.click()
    await alertBox(page).getByText('Case is not in a finalizable stage yet.').waitFor()
    await alertBox(page).getByRole('button', { name: 'OK' }).click()
    await control(page, 'property_city').fill('Arjunagarh')
    await final.click()
    const labels = missingRequired(drafterFields, { property_city: 'Arjunagarh' }).map(({ label }) => label)
    expect(labels).toHaveLength(8)
    await alertBox(page)
      .getByText(`Please complete required fields: ${labels.join(', ')}`)
      .waitFor()
    await alertBox(page).getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('eepac_report_ref_no')
    // what was typed is saved on the way
    expect((await read(id)).drafter_updates?.fields).toEqual({ property_city: 'Arjunagarh' })
    expect(problems).toEqual([])
  })

  test('asks first, and locks everything once the document stands', async () => {
    const id = await draftedCase(office, { applicant_name: 'Locked Final', application_number: 'LCK/1' })
    const { page } = await openCase(id)
    await page.getByRole('button', { name: 'Submit Final & Generate' }).click()
    await alertBox(page)
      .getByText(/The final submit is irreversible/)
      .waitFor()
    await alertBox(page).getByRole('button', { name: 'Cancel' }).click()
    expect((await read(id)).status).toBe('DRAFTER_IN_PROGRESS')
    await page.getByRole('button', { name: 'Submit Final & Generate' }).click()
    await alertBox(page).getByRole('button', { name: 'Submit Final & Generate' }).click()
    await page.waitForURL(`/cases/${id}/doc`, { timeout: 60_000 })
    await page.getByRole('link', { name: `Case #${id.slice(-6)}` }).click()
    await page.getByRole('link', { name: 'View / Download DOCX' }).waitFor()
    expect(await save(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Drafter', exact: true }).click()
    expect(await control(page, 'property_city').getAttribute('readonly')).not.toBeNull()
    expect(await page.getByRole('button', { name: /Submit Final|Send back/ }).count()).toBe(0)
  })
})

test('a save says so, names the time, and takes what another saved meanwhile without losing what is typed', async () => {
  const id = await caseAtDrafter(office, { applicant_name: 'Two People' })
  const { page } = await openCase(id)
  await control(page, 'property_city').fill('Arjunagarh')
  await control(page, 'main_locality').fill('Sector 88-E')
  await office.calls.admin.json('PATCH', `/cases/${id}/drafter`, { fields: { engineer_name: 'By the admin', main_locality: 'Sector 1' } })
  await save(page).click()
  await page.locator('[data-toast=done]').getByText('Saved', { exact: true }).waitFor()
  await page.getByText(/^Last saved at \d\d:\d\d:\d\d$/).waitFor()
  await expect.poll(() => control(page, 'engineer_name').inputValue()).toBe('By the admin')
  expect((await read(id)).drafter_updates?.fields).toEqual({
    property_city: 'Arjunagarh',
    main_locality: 'Sector 88-E',
    engineer_name: 'By the admin',
  })
})

test('what was typed survives a reload and is still not saved; leaving the case asks', async () => {
  const id = await caseAtDrafter(office, { applicant_name: 'Reloaded Draft' })
  const { page } = await openCase(id)
  await control(page, 'property_city').fill('Typed city')
  await control(page, 'carpet_area_sqft').fill('1098')
  await page.getByText('Unsaved changes').waitFor()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect.poll(() => control(page, 'property_city').inputValue()).toBe('Typed city')
  expect(await control(page, 'carpet_area_sqft').inputValue()).toBe('1098')
  expect((await read(id)).drafter_updates?.fields).toEqual({})
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await alertBox(page).getByText('Leave with unsaved changes?').waitFor()
  await alertBox(page).getByRole('button', { name: 'Stay' }).click()
  expect(new URL(page.url()).pathname).toBe(`/cases/${id}`)
  await save(page).click()
  await page.getByText('Last saved at').waitFor()
  await page.reload()
  await expect.poll(() => control(page, 'property_city').inputValue()).toBe('Typed city')
  expect(await page.getByText('Unsaved changes').count()).toBe(0)
})

test('a value that cannot be is refused at its field and the rest stays typed', async () => {
  const id = await caseAtDrafter(office, { applicant_name: 'Wrong Values' })
  const { page } = await openCase(id)
  await control(page, 'pin_code_official').fill('12')
  await control(page, 'property_city').fill('Stays')
  await save(page).click()
  await expect.poll(() => control(page, 'pin_code_official').getAttribute('aria-invalid')).toBe('true')
  expect(await control(page, 'property_city').inputValue()).toBe('Stays')
  expect((await read(id)).status).toBe('READY_FOR_DRAFTER')
})

test('sending back needs a reason, names the fields and takes the case to its agent', async () => {
  const id = await draftedCase(office, { applicant_name: 'Send Back' })
  const { page, problems } = await openCase(id)
  await page.getByRole('button', { name: 'Send back to agent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send back to agent' })
  await dialog.getByText('Draft Agent sees the reason and the fields.').waitFor()
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await dialog.getByText('Say what the agent is to mend.').waitFor()
  expect((await read(id)).status).toBe('DRAFTER_IN_PROGRESS')
  await dialog.locator('[name=reason]').fill('The landmark is not on the map.')
  await dialog.getByText('Basic', { exact: true }).click()
  await dialog.locator('[name=landmark]').check()
  // closed to look something up, nothing of it is lost
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Send back to agent' }).click()
  expect(await dialog.locator('[name=reason]').inputValue()).toBe('The landmark is not on the map.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await page.getByText('Sent back to agent').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('send-back')))).toEqual([])
  await page.getByText('Agent In Progress').first().waitFor()
  expect((await read(id)).sent_back).toMatchObject({ reason: 'The landmark is not on the map.', keys: ['landmark'] })
  expect(await save(page).count()).toBe(0)
  expect(problems).toEqual([])
})

test('ADMIN takes the drafter off a case and the case back to Ready for Drafter', async () => {
  const id = await draftedCase(office, { applicant_name: 'Taken Off' })
  const { page } = await openSignedIn(ownStack().admin, `/cases/${id}`)
  await page.getByRole('button', { name: 'Unassign' }).click()
  await page.locator('[data-toast=done]').getByText('Drafter unassigned').waitFor()
  await page.getByText('Ready for Drafter').first().waitFor()
  expect(await read(id)).toMatchObject({ status: 'READY_FOR_DRAFTER', assigned_drafter: null })
  // the drafter may not see it any more
  const other = await openCase(id)
  await other.page.getByText('Not found. It may have been removed, or it is not yours to see.').waitFor()
})

test('the document page tells where the document stands and downloads it under its name', async () => {
  const early = await caseAtDrafter(office, { applicant_name: 'No Document' })
  const { page } = await openSignedIn(office.drafter, `/cases/${early}/doc`)
  await page.getByText('This case isn’t ready for a document yet.').waitFor()
  expect(await page.getByRole('button', { name: /Download/ }).count()).toBe(0)
  const drafted = await draftedCase(office, { applicant_name: 'Named Document', application_number: 'A/B:C*1' })
  await page.goto(`/cases/${drafted}/doc`)
  await page.getByText('No document generated yet').waitFor()
  await office.calls.drafter.json('POST', `/cases/${drafted}/generate-doc-final?meta=1`)
  await until(
    () => read(drafted),
    ({ docx_path }) => docx_path !== null,
    60_000,
    'the document',
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toBe('A_B_C_1.docx')
})

test('printed, the case is what is saved, on paper: filled fields and sums, no controls', async () => {
  const id = await draftedCase(office, { applicant_name: 'Paper Print', application_number: 'PRN/1' })
  const { page, problems } = await openCase(id)
  await control(page, 'standard_remarks').fill('Typed, not saved')
  await page.evaluate(() => {
    const look = (): void => {
      const paper = document.querySelector<HTMLElement>('[data-print=case]')
      document.body.dataset.printed = `${paper?.textContent} ${paper?.querySelectorAll('input, button').length} controls`
    }
    window.addEventListener('beforeprint', look)
  })
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const printed = (await page.locator('body').getAttribute('data-printed')) ?? ''
  for (const text of [
    `Case #${id.slice(-6)}`,
    'PRN/1 · Paper Print',
    'Drafter In Progress',
    'Property City',
    'Fair market value',
    ' 0 controls',
  ])
    expect(printed).toContain(text)
  expect(printed).not.toContain('Typed, not saved')
  // back on the screen everything is as it was
  expect(await control(page, 'standard_remarks').inputValue()).toBe('Typed, not saved')
  expect(await page.locator('[data-print=case]').count()).toBe(0)
  expect(problems).toEqual([])
})
