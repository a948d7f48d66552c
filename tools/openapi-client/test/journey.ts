import createClient, { type Client } from 'openapi-fetch'
// made from openapi.json by the test, before this file is compiled and run
import type { components, paths } from '../.cache/paths.ts'

type Role = components['schemas']['Role']
type Case = components['schemas']['Case']
type Api = Client<paths>

export type Office = { baseUrl: string; admin: { email: string; password: string } }

type Part = Blob | string

/** Multipart as `fetch` sends it: each value of a list is a part of its own. */
const form = (body: Record<string, Part | Part[] | undefined>): FormData => {
  const data = new FormData()
  for (const [key, value] of Object.entries(body)) {
    for (const one of [value].flat()) {
      if (one !== undefined) data.append(key, one)
    }
  }
  return data
}

type Answer<Data> = { data?: Data; error?: components['schemas']['Error']; response: Response }
/** The reply of a call that was not refused. */
const got = <Data>({ data, error, response }: Answer<Data>): Data => {
  if (data === undefined) throw new Error(`${response.url} was refused: ${response.status} ${error?.code ?? ''} ${error?.msg ?? ''}`)
  return data
}

const signIn = async (baseUrl: string, email: string, password: string): Promise<Api> => {
  const { token } = got(await createClient<paths>({ baseUrl }).POST('/auth/login', { body: { email, password } }))
  return createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } })
}

const employ = async (admin: Api, baseUrl: string, role: Role, service_pincodes: string[] = []): Promise<{ id: string; api: Api }> => {
  const [email, password] = [`${role}.${Date.now()}@agency.example`, 'monsoon over Delhi']
  const user = got(await admin.POST('/auth/register', { body: { email, password, role, name: `Client ${role}`, service_pincodes } }))
  return { id: user._id, api: await signIn(baseUrl, email, password) }
}

const readPaper = async (desk: Api, paper: File): Promise<components['schemas']['OcrStatus']> => {
  const { job_id: jobId } = got(
    await desk.POST('/intakes/ocr/parse/submit', {
      body: { files: [paper], langs: 'en', fields_to_extract: 'applicant_name,pincode' },
      bodySerializer: form,
    }),
  )
  for (;;) {
    const reading = got(await desk.GET('/intakes/ocr/parse/status/{jobId}', { params: { path: { jobId }, query: { wait: 20 } } }))
    if (reading.status !== 'queued' && reading.status !== 'running') return reading
  }
}

const takeIn = async (desk: Api, paper: File): Promise<string> => {
  const { result = {} } = await readPaper(desk, paper)
  const applicant = result['applicant_name']
  const header = { 'Idempotency-Key': crypto.randomUUID() }
  const body = {
    applicant_name: String(applicant?.value),
    application_number: 'LN-2026/0077',
    pincode: '110001',
    document_area_sqft: 1_180,
    field_meta: { applicant_name: { conf: applicant?.conf ?? 0, source: 'ocr' } },
  }
  const intake = got(await desk.POST('/intakes', { params: { header }, body }))
  const path = { id: intake._id }
  const files = got(await desk.POST('/intakes/{id}/files', { params: { path }, body: { files: [paper] }, bodySerializer: form }))
  if (files[0]?.filename !== paper.name) throw new Error('the paper has another name')
  got(await desk.PATCH('/intakes/{id}/fields', { params: { path }, body: { co_applicant_name: 'Meera Rao', developer_name: null } }))
  return got(await desk.POST('/intakes/{id}/submit', { params: { path } })).case._id
}

const visit = async (agent: Api, id: string, photos: File[]): Promise<Case> => {
  const params = { path: { id } }
  const early = await agent.POST('/cases/{id}/agent/submit', { params })
  if (early.error?.code !== 'REQUIRED_FIELDS_MISSING') throw new Error('a submit without site data was not refused')
  const fields = { visit_date: '2026-11-20', property_address_site: 'Flat 12, Main Road', current_usage: 'Residential' }
  got(await agent.PATCH('/cases/{id}/agent', { params, body: { fields, landmark: 'Metro', latitude: 28.65, longitude: 77.19 } }))
  const meta = JSON.stringify([{ caption: 'Front elevation', shot: 'front' }])
  const { images } = got(await agent.POST('/cases/{id}/images', { params, body: { files: photos, meta }, bodySerializer: form }))
  const path = { id, imageId: images[0]?._id ?? '' }
  const thumb = got(await agent.GET('/cases/{id}/images/{imageId}', { params: { path, query: { size: 'thumb' } }, parseAs: 'blob' }))
  if (thumb.size === 0) throw new Error('the thumbnail is empty')
  return got(await agent.POST('/cases/{id}/agent/submit', { params }))
}

const draft = async (drafter: Api, id: string): Promise<{ preview: Blob; done: Case }> => {
  const params = { path: { id } }
  const fields = {
    eepac_report_ref_no: 'EE/2026/118',
    status_of_report: 'Final',
    purpose_of_valuation: 'Home loan',
    valuation_requested_by: 'State Bank',
    report_date: '2026-11-21',
    pin_code_official: '110001',
    property_city: 'Delhi',
    type_of_property: 'Flat',
    main_locality: 'Karol Bagh',
    carpet_area_sqft: 1_000,
    carpet_area_sqft_rate: 9_500,
  } as const
  got(await drafter.PATCH('/cases/{id}/drafter', { params, body: { fields } }))
  const preview = got(await drafter.POST('/cases/{id}/generate-doc-preview', { params, parseAs: 'blob' }))
  let done = got(await drafter.POST('/cases/{id}/generate-doc-final', { params }))
  while (done.status !== 'DOC_GENERATED') done = got(await drafter.GET('/cases/{id}', { params }))
  return { preview, done }
}

/** From the first sign-in to the report, each call typed by openapi.json alone. */
export const journey = async ({ baseUrl, admin: { email, password } }: Office, paper: File, photos: File[]) => {
  const admin = await signIn(baseUrl, email, password)
  const desk = await employ(admin, baseUrl, 'INITIATOR')
  const agent = await employ(admin, baseUrl, 'AGENT', ['110001'])
  const drafter = await employ(admin, baseUrl, 'DRAFTER')

  const id = await takeIn(desk.api, paper)
  const query = { role: 'AGENT', disabled: '0', pincode: '110001', sortBy: 'name', limit: 500 } as const
  const offered = got(await admin.GET('/users', { params: { query } }))
  if (!offered.some((user) => user._id === agent.id)) throw new Error('the agent is not offered')
  got(await admin.PATCH('/cases/{id}/assign-agent', { params: { path: { id } }, body: { user_id: agent.id } }))
  got(await admin.POST('/cases/{id}/assign/drafter/{userId}', { params: { path: { id, userId: drafter.id } } }))
  await visit(agent.api, id, photos)

  const { preview, done } = await draft(drafter.api, id)
  const document = got(await drafter.api.GET('/cases/{id}/doc', { params: { path: { id } }, parseAs: 'blob' }))
  const trail = got(await admin.GET('/cases/{id}/audit', { params: { path: { id }, query: { limit: 50 } } }))
  return { done, preview, document, actions: trail.map((entry) => entry.action) }
}
