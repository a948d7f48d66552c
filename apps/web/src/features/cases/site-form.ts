import { agentFields, type Case, type FieldValue, type FieldValues } from '@parakh/contracts'
import type { KnownFix } from './gps-rules.ts'

/** Landmark and position stand beside `fields` in the call (spec §7). */
const BESIDE = ['landmark', 'latitude', 'longitude'] as const
type Beside = (typeof BESIDE)[number]

/** Required site keys, of which final submit is told live. */
export const requiredSiteKeys = agentFields.filter((field) => field.required).map((field) => field.key)
/** Keys that the GPS fills. */
export const gpsKeys = ['latitude', 'longitude', 'gps_accuracy_m'] as const

/** The body of PATCH /cases/{id}/agent for changed values; null clears. */
export const siteBody = (
  values: Readonly<Record<string, FieldValue | null>>,
): { fields: Record<string, FieldValue | null> } & Partial<Record<Beside, FieldValue | null>> => {
  const isBeside = (key: string): key is Beside => BESIDE.some((one) => one === key)
  const entries = Object.entries(values)
  return {
    fields: Object.fromEntries(entries.filter(([key]) => !isBeside(key))),
    ...Object.fromEntries(entries.filter(([key]) => isBeside(key))),
  }
}

/** A case as it would be with just these site values, for `decide`. */
export const withSiteValues = (c: Case, values: FieldValues): Case => ({
  ...c,
  agent_updates: { images: [], ...c.agent_updates, landmark: null, location: null, fields: values },
})

/** The position that stands among site values. */
export const knownFix = (values: FieldValues): KnownFix | null => {
  const { latitude, longitude, gps_accuracy_m: accuracy } = values
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude, accuracyM: typeof accuracy === 'number' ? accuracy : null }
}
