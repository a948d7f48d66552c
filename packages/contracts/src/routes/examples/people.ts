import type { Example } from './example.ts'
import { agentUser, ids, people } from './story.ts'

const withPhoto = { ...agentUser, has_image: true, updated_at: '2026-11-20T05:40:00.000Z' }
const { _id, name, email, phone, role, service_pincodes, has_image } = agentUser
const agent = { _id, name, service_pincodes, agent_code: null }

export const peopleExamples = {
  'auth.login': {
    body: { email: 'admin@agency.example', password: 'correct horse battery' },
    reply: {
      token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NzQxIn0.c2lnbmF0dXJl',
      user: { _id: ids.admin, role: 'ADMIN', name: 'Meenakshi Iyer', email: 'admin@agency.example' },
    },
  },
  'auth.register': { body: { email, password: 'monsoon over Delhi', role, name, phone, service_pincodes }, reply: agentUser },
  'users.me': { reply: { _id, email, role, name, phone, has_image } },
  'users.list': { query: { role, disabled: '0', pincode: '110001', sortBy: 'name', sortDir: 'asc', limit: 50 }, reply: [agentUser] },
  'users.person': { reply: { name, role, email, phone } },
  'users.patch': {
    body: { service_pincodes: ['110001', '110005', '110060'], is_disabled: false },
    reply: { ...agentUser, service_pincodes: ['110001', '110005', '110060'], updated_at: '2026-11-20T05:35:00.000Z' },
  },
  'users.putImage': { reply: withPhoto },
  'users.deleteImage': { reply: agentUser },
  'users.image': {},
  'agents.list': { query: { limit: 50 }, reply: [agent] },
  'agents.create': {
    body: { id: 'DEL-07', name: 'Sunita Kulkarni', service_pincodes: ['110001'] },
    reply: { _id: '6741a9c03f5e2b0012ab0005', name: 'Sunita Kulkarni', service_pincodes: ['110001'], agent_code: 'DEL-07' },
  },
  'agents.seed': {
    reply: {
      users: [
        {
          _id: ids.drafter,
          name: people.drafter.name,
          email: 'sample.drafter@parakh.example',
          role: 'DRAFTER',
          password: 'kq3Xv0yTn5Z8aLmB',
        },
      ],
    },
  },
} as const satisfies Record<string, Example>
