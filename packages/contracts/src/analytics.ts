import { z } from 'zod'

const load = z.object({ _id: z.string(), name: z.string(), count: z.number().int() })

/** Cases by status and by person; archived ones are told apart, no sum counts them (design §3, Analytics). */
export const analyticsSchema = z.object({
  byStatus: z.array(z.object({ _id: z.string(), count: z.number().int() })),
  perAgent: z.array(load),
  perDrafter: z.array(load),
  archived: z.number().int(),
  activeAgents: z.number().int(),
  activeDrafters: z.number().int(),
})
export type Analytics = z.infer<typeof analyticsSchema>
