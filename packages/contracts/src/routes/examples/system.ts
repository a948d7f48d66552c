import type { Example } from './example.ts'
import { ids, people } from './story.ts'

export const systemExamples = {
  'admin.analytics': {
    reply: {
      byStatus: [
        { _id: 'NEW', count: 4 },
        { _id: 'AGENT_IN_PROGRESS', count: 9 },
        { _id: 'DOC_GENERATED', count: 41 },
      ],
      perAgent: [{ _id: ids.agent, name: people.agent.name, count: 9 }],
      perDrafter: [{ _id: ids.drafter, name: people.drafter.name, count: 12 }],
      archived: 3,
      activeAgents: 6,
      activeDrafters: 2,
    },
  },
  'admin.log': {
    query: { limit: 50 },
    reply: [
      { action: 'sign_in', ts: '2026-11-20T05:25:00.000Z', actor_id: ids.admin, actor_role: 'ADMIN', user_id: ids.admin, keys: [] },
      {
        action: 'create_user',
        ts: '2026-11-20T05:30:00.000Z',
        actor_id: ids.admin,
        actor_role: 'ADMIN',
        user_id: ids.agent,
        keys: ['name'],
        changes: { name: { old: null, new: people.agent.name } },
      },
    ],
  },
  'system.live': { reply: { ok: true } },
  'system.ready': { reply: { ok: true } },
  'system.metrics': {},
  'system.openapi': { reply: { openapi: '3.1.0' } },
  'system.docs': {},
} as const satisfies Record<string, Example>
