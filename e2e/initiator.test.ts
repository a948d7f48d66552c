import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Intake } from '@parakh/contracts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone } from '@parakh/tools/console-window'
import { control } from './console.ts'
import { newCase, newIntake, openOffice, openSignedIn, type Office } from './office.ts'
import { papers } from './papers.ts'
import { apiUrl } from './people.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice('Desk')
})

const asDesk = (path: string, options = desktop) => openSignedIn(office.initiator, path, options)
const alertBox = (page: Page) => page.getByRole('alertdialog')
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Intakes', exact: true }).getByRole('row', { name: new RegExp(name) })
const [pdf = '', docx = ''] = papers

describe('the list of intakes', () => {
  test('says who is signed in, searches, hides what became a case and says how many', async () => {
    await newIntake(office, { applicant_name: 'Lata Lister', application_number: 'LST/77', property_owner_name: 'Owner Ghoshal' })
    const { _id } = await newCase(office, {
      applicant_name: 'Lata Submitted',
      application_number: 'LST/78',
      property_owner_name: 'Ghoshal',
    })
    const { page, problems } = await asDesk('/intakes')
    await page.getByText('Signed in as Intake Agent').waitFor()
    const search = page.getByLabel('Applicant, owner, application no.')
    for (const word of ['lata lister', 'LST/77', 'owner ghosh']) {
      await search.fill(word)
      await rowOf(page, 'Lata Lister').waitFor()
      await rowOf(page, 'Lata Submitted').waitFor({ state: 'detached' })
    }
    await search.fill('ghoshal')
    await page.getByText('1 hidden by Open only').waitFor()
    expect(await rowOf(page, 'Lata Submitted').count()).toBe(0)
    await page.getByLabel('Open only').uncheck()
    const submitted = rowOf(page, 'Lata Submitted')
    await submitted.waitFor()
    expect(await page.getByText('hidden by Open only').count()).toBe(0)
    // the address holds it all, once the typing rests
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('ghoshal')
    await page.reload()
    await submitted.waitFor()
    expect(await search.inputValue()).toBe('ghoshal')
    const view = (name: string) => rowOf(page, name).getByRole('button', { name: /^View Case/ })
    await view('Lata Lister').hover()
    await page.getByRole('tooltip').getByText('No case yet').waitFor()
    expect(await view('Lata Lister').getAttribute('aria-disabled')).toBe('true')
    await view('Lata Submitted').click()
    await page.waitForURL(`/cases/${_id}`)
    expect(problems).toEqual([])
  })

  test('nothing found says so', async () => {
    const { page } = await asDesk('/intakes?q=nobody-of-this-name')
    await page.getByText('No intakes found.').waitFor()
    await page.getByRole('button', { name: /^Archived Intakes/ }).click()
    await page.getByText('No archived intakes.').waitFor()
  })

  test('archives, shows the archived one read-only, and unarchives', async () => {
    await newIntake(office, { applicant_name: 'Asif Archived' })
    const { page } = await asDesk('/me')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/intakes?q=asif archived')
    await rowOf(page, 'Asif Archived')
      .getByRole('button', { name: /^Archive/ })
      .click()
    await page.getByText('Intake archived').waitFor()
    await page.getByText('No intakes found.').waitFor()
    await page.getByRole('button', { name: /^Archived Intakes/ }).click()
    const archived = page.getByRole('region', { name: 'Archived intakes' }).getByRole('row', { name: /Asif Archived/ })
    await archived.getByRole('button', { name: /^View \/ Files/ }).click()
    const modal = page.getByRole('dialog', { name: 'Asif Archived' })
    await modal.getByText('This intake is archived and can only be read.').waitFor()
    expect(await modal.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
    expect(await modal.locator('[name=applicant_name]').getAttribute('readonly')).not.toBeNull()
    await modal.getByRole('button', { name: 'Close' }).last().click()
    await archived.getByRole('button', { name: /^Unarchive/ }).click()
    await rowOf(page, 'Asif Archived').waitFor()
    for (const list of ['open_only=1', 'archived_only=1'])
      expect(asked.some((url) => url.includes(list) && url.includes('sortBy=updated_at&sortDir=desc'))).toBe(true)
  })

  test('on a phone the same rows are cards', async () => {
    await newIntake(office, { applicant_name: 'Pari Phone', pincode: '110001' })
    const { page } = await asDesk('/intakes?q=pari phone', phone)
    const card = page.getByRole('list', { name: 'Intakes' }).getByRole('listitem').filter({ hasText: 'Pari Phone' })
    await card.getByRole('button', { name: /^Edit \/ Files/ }).click()
    await page.getByRole('dialog', { name: 'Pari Phone' }).waitFor()
  })
})

describe('the intake in its modal', () => {
  const openIntake = async (fields: Record<string, unknown>, options = desktop) => {
    const intake = await newIntake(office, fields as never)
    const opened = await asDesk(`/intakes?intake=${intake._id}`, options)
    const modal = opened.page.getByRole('dialog').first()
    await modal.getByText('Initiated by').waitFor()
    return { ...opened, modal, id: intake._id }
  }
  const read = (id: string) => office.calls.initiator.json<Intake>('GET', `/intakes/${id}`)

  test('saves what was changed with full confidence, and nothing else', async () => {
    const { page, modal, id, problems } = await openIntake({
      applicant_name: 'Mira Modal',
      pincode: '110001',
      field_meta: { applicant_name: { conf: 0.62, source: 'ocr' } },
    })
    const save = modal.getByRole('button', { name: 'Save Changes' })
    expect(await save.isDisabled()).toBe(true)
    await control(page, 'pincode').fill('11')
    await save.click()
    expect(await control(page, 'pincode').getAttribute('aria-invalid')).toBe('true')
    await control(page, 'pincode').fill('560001')
    await modal.getByRole('button', { name: 'More intake fields' }).click()
    await control(page, 'legal_documents').fill('Sale deed, , Khata ')
    await save.click()
    await page.getByText('Saved', { exact: true }).waitFor()
    const { fields, field_meta, status } = await read(id)
    expect(fields).toMatchObject({ applicant_name: 'Mira Modal', pincode: '560001', legal_documents: ['Sale deed', 'Khata'] })
    expect(field_meta['pincode']).toMatchObject({ conf: 1, source: 'ui', updated_by: office.initiator._id })
    expect(field_meta['applicant_name']).toMatchObject({ conf: 0.62, source: 'ocr' })
    expect(status).toBe('EDITING')
    await modal.locator('[data-tone=indigo]').getByText('Editing').waitFor()
    expect(await save.isDisabled()).toBe(true)
    expect(problems).toEqual([])
  })

  test('asks before it closes on unsaved work, and keeps that work', async () => {
    const { page, modal, id } = await openIntake({ applicant_name: 'Uma Unsaved' })
    await control(page, 'property_owner_name').fill('Typed, not saved')
    await page.keyboard.press('Escape')
    await alertBox(page).getByText('Close without saving?').waitFor()
    await alertBox(page).getByRole('button', { name: 'Keep editing' }).click()
    expect(await control(page, 'property_owner_name').inputValue()).toBe('Typed, not saved')
    await modal.getByRole('button', { name: 'Close' }).last().click()
    await alertBox(page).getByRole('button', { name: 'Close' }).click()
    await modal.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.has('intake')).toBe(false)
    await page.goto(`/intakes?intake=${id}`)
    await expect.poll(() => control(page, 'property_owner_name').inputValue()).toBe('Typed, not saved')
    expect((await read(id)).fields['property_owner_name']).toBeUndefined()
  })

  test('shows what is known of each field, one by one and all at once', async () => {
    const { page, modal } = await openIntake({
      applicant_name: 'Meta Mistry',
      pincode: '110001',
      loan_type: 'Home Loan',
      property_owner_name: 'Mohan Mistry',
      field_meta: {
        pincode: { conf: 0.55, source: 'ocr', notes: 'Read twice', raw: { page: 3, seen: 'I10001' } },
        loan_type: { conf: 0.72, source: 'ocr' },
        property_owner_name: { conf: 0.95, source: 'ocr' },
      },
    })
    const initiatedBy = `Initiated by ${office.initiator.name} (${office.initiator._id})`
    await modal.getByText(initiatedBy).waitFor()
    for (const [percent, tone] of [
      ['95%', 'green'],
      ['72%', 'amber'],
      ['55%', 'red'],
      ['–', 'grey'],
    ] as const)
      await modal.locator(`[data-tone=${tone}]`).getByText(percent, { exact: true }).first().waitFor({ state: 'attached' })
    await modal.getByRole('button', { name: 'Details of Pincode, confidence 55%' }).click()
    const panel = modal.getByRole('region', { name: 'Pincode' })
    for (const text of ['pincode', '55%', '110001', 'ocr', 'Read twice']) await panel.getByText(text, { exact: true }).first().waitFor()
    const terms = await panel.getByRole('term').allInnerTexts()
    expect(terms).toEqual(['Key', 'Label', 'Confidence', 'Value', 'Source', 'Notes', 'Updated by', 'Updated at'])
    await panel.getByText('Raw JSON').click()
    await panel.getByText('"seen": "I10001"').waitFor()
    await panel.getByRole('button', { name: 'Close panel' }).click()
    await modal.getByRole('button', { name: 'View All Metadata' }).click()
    const all = modal.getByRole('region', { name: 'All Metadata' })
    await all.getByRole('listitem').filter({ hasText: 'applicant_name' }).waitFor()
    await all.getByLabel('Search metadata').fill('read twice')
    await all.getByRole('listitem').filter({ hasText: 'applicant_name' }).waitFor({ state: 'detached' })
    await all.getByRole('listitem').filter({ hasText: 'pincode' }).waitFor()
    await all.getByLabel('Search metadata').fill('no such word')
    await all.getByText('No metadata.').waitFor()
    await page.keyboard.press('Escape')
  })

  test('takes documents, turns a text into a DOCX, links to them, and deletes after asking', async () => {
    const clipboard = { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }
    const { page, modal, id, problems } = await openIntake({ applicant_name: 'Fatima Files' }, clipboard)
    await modal.getByText('No files.').waitFor()
    const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Owner: Fatima') }
    await modal.locator('input[name=files]').setInputFiles([pdf, docx])
    await modal.locator('input[name=files]').setInputFiles(note)
    await modal
      .getByRole('region', { name: 'Attached files' })
      .getByRole('row', { name: /note\.docx/ })
      .waitFor()
    await modal.getByRole('button', { name: 'Upload' }).click()
    await page.getByText('3 files uploaded').waitFor()
    const files = modal.getByRole('region', { name: 'Files of this intake' })
    const row = files.getByRole('row', { name: new RegExp(basename(pdf)) })
    await files.getByRole('row', { name: /note\.docx.*DOCX/ }).waitFor()
    const heads = await files.getByRole('columnheader').allInnerTexts()
    expect(heads.slice(0, 4)).toEqual(['Name', 'Type', 'Size', 'Uploaded'])
    await row.getByRole('button', { name: /^Copy Link/ }).click()
    await page.getByText('Link copied to clipboard').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${apiUrl()}/public/intakes/${id}/files/[0-9a-f]{24}/view$`))
    const shown = await fetch(link)
    expect(Buffer.from(await shown.arrayBuffer()).equals(readFileSync(pdf))).toBe(true)
    expect(await row.getByRole('link', { name: /^View/ }).getAttribute('href')).toBe(new URL(link).pathname)

    await row.getByRole('button', { name: /^Delete/ }).click()
    await alertBox(page).getByText('Delete this file?').waitFor()
    await alertBox(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await row.count()).toBe(1)
    await row.getByRole('button', { name: /^Delete/ }).click()
    await alertBox(page).getByRole('button', { name: 'Delete' }).click()
    await row.waitFor({ state: 'detached' })
    expect((await fetch(link)).status).toBe(404)
    expect(problems).toEqual([])
  })
})

describe('a new custom intake', () => {
  test('asks for a document before it reads; filters, adds up, removes; all of it survives a reload; Reset asks', async () => {
    const { page, problems } = await asDesk('/intakes/new')
    expect(await control(page, 'loan_type').inputValue()).toBe('Home Loan')
    await page.getByRole('button', { name: 'Magic Autofill' }).click()
    await page.getByRole('alert').getByText('Please attach at least one document first.').waitFor()
    await control(page, 'type_filter').selectOption({ label: 'PDF' })
    const files = page.locator('input[name=files]')
    await files.setInputFiles([pdf, docx])
    await page.getByText(`${basename(docx)} was left out: the type filter is set to PDF.`).waitFor()
    await control(page, 'type_filter').selectOption({ label: 'All' })
    await files.setInputFiles([docx])
    const table = page.getByRole('region', { name: 'Attached files' })
    await table.getByRole('row', { name: new RegExp(basename(docx)) }).waitFor()
    await page.getByText(/2 files · Total size/).waitFor()
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['Owner: Dropped'], 'dropped.txt', { type: 'text/plain' }))
      return data
    })
    await files.locator('xpath=ancestor::label').dispatchEvent('drop', { dataTransfer: dropped })
    // a text is turned into a simple DOCX before it is attached
    await page.getByRole('button', { name: 'Remove dropped.docx' }).click()
    await page.getByRole('button', { name: `Remove ${basename(docx)}` }).click()
    await page.getByText(/1 file · Total size/).waitFor()
    await control(page, 'applicant_name').fill('Reload Rani')
    await control(page, 'applicant_name').blur()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect.poll(() => control(page, 'applicant_name').inputValue()).toBe('Reload Rani')
    await table.getByRole('row', { name: new RegExp(basename(pdf)) }).waitFor()
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await alertBox(page).getByRole('button', { name: 'Reset' }).click()
    await page.getByText('No files attached.').waitFor()
    expect(await control(page, 'applicant_name').inputValue()).toBe('')
    expect(await control(page, 'loan_type').inputValue()).toBe('Home Loan')
    expect(problems).toEqual([])
  })

  test('a double press makes one intake, with its documents', async () => {
    const { page } = await asDesk('/intakes/new')
    const number = `DBL/${process.pid}`
    await page.locator('input[name=files]').setInputFiles([docx])
    await control(page, 'application_number').fill(number)
    await page.getByRole('button', { name: 'Create Intake' }).dblclick()
    await page.waitForURL(/\/intake\?created=[0-9a-f]{24}$/)
    await page.getByText('Intake created.').waitFor()
    expect(await page.locator('[data-created]').innerText()).toContain(number)
    const made = await office.calls.initiator.json<Intake[]>('GET', `/intakes?q=${encodeURIComponent(number)}`)
    expect(made).toHaveLength(1)
    expect(await office.calls.initiator.json('GET', `/intakes/${made[0]?._id}/files`)).toMatchObject([{ filename: basename(docx) }])
  })
})
