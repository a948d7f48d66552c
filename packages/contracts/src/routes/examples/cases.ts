import type { Example } from './example.ts'
import * as story from './story.ts'

const {
  archived,
  atAgent,
  auditEntries,
  caseRow,
  draftFields,
  fresh,
  handedOver,
  ids,
  image,
  people,
  place,
  siteFields,
  visited,
  written,
} = story
const assigned = { assigned_agent: people.agent, assigned_drafter: people.drafter }

export const caseExamples = {
  'cases.list': {
    query: { section: 'active', q: 'LN-2026', sortBy: 'updated_at', sortDir: 'desc', limit: 50 },
    reply: [
      {
        ...caseRow,
        ...assigned,
        status: handedOver.status,
        updated_at: handedOver.updated_at,
        status_since: handedOver.status_since,
      },
    ],
  },
  'cases.counts': { reply: { active: 17, inactive: 42, archived: 3 } },
  'cases.get': { reply: written },
  'cases.archive': { reply: archived },
  'cases.restore': { reply: { ...written, updated_at: '2026-12-01T04:01:00.000Z', status_since: '2026-12-01T04:01:00.000Z' } },
  'cases.audit': { query: { limit: 50 }, reply: auditEntries },
  'cases.assignAgent': { body: { user_id: ids.agent }, reply: atAgent },
  'cases.assignDrafter': { reply: { ...atAgent, assigned_drafter: people.drafter } },
  'cases.unassignDrafter': { reply: atAgent },
  'site.save': { body: { fields: siteFields, ...place }, reply: { ...visited, agent_updates: { ...visited.agent_updates, images: [] } } },
  'site.submit': { reply: handedOver },
  'site.addImages': {
    body: { meta: JSON.stringify([{ caption: image.caption, shot: image.shot, taken_at: image.taken_at, location: image.location }]) },
    reply: { images: [image] },
  },
  'site.image': { query: { size: 'thumb' } },
  'site.patchImage': { body: { caption: 'Front elevation' }, reply: image },
  'site.deleteImage': { reply: { ok: true } },
  'draft.save': { body: { fields: draftFields }, reply: { drafter_updates: { fields: draftFields } } },
  'draft.sendBack': {
    body: { reason: 'The boundary in the east does not match the deed. Please look again.', keys: ['boundaries_site_east'] },
    reply: {
      ...fresh,
      ...visited,
      sent_back: {
        reason: 'The boundary in the east does not match the deed. Please look again.',
        keys: ['boundaries_site_east'],
        by: people.drafter,
        ts: '2026-11-20T11:00:00.000Z',
      },
    },
  },
  'draft.preview': {},
  'draft.final': { query: { meta: '1' }, reply: written },
  'draft.document': {},
} as const satisfies Record<string, Example>
