import { limits } from '@parakh/contracts'

/** A reading as it is stored: degrees with six decimals, accuracy in whole metres, ISO time (spec §9). */
export type GpsFix = { latitude: number; longitude: number; accuracyM: number | null; at: string }
/** What stands on the form: a fix, perhaps without accuracy or time. */
export type KnownFix = { latitude: number; longitude: number; accuracyM: number | null }

type Coordinates = { latitude: number; longitude: number; accuracy: number }

/** Label under which missing precision is listed (spec §5). */
export const PRECISE_LABEL = `Precise GPS (≤${limits.gps.preciseMaxAccuracyM}m)`

const rounded = (degrees: number): number => Number(degrees.toFixed(limits.gps.decimals))

/** A reading of the browser, rounded as spec §9 says; `timestamp` in ms since 1970. */
export const fixOf = ({ latitude, longitude, accuracy }: Coordinates, timestamp: number): GpsFix => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
  accuracyM: Number.isFinite(accuracy) ? Math.round(accuracy) : null,
  at: new Date(timestamp).toISOString(),
})

/** Whether a reading may take the place of what stands: never a worse one for a good one (domain §9). */
export const mayReplace = (known: KnownFix | null, next: GpsFix): boolean => {
  if (!known || known.accuracyM === null) return true
  return next.accuracyM !== null && next.accuracyM <= known.accuracyM
}

/** Whether a reading is as precise as precise mode asks for, so that tracking stops (spec §9). */
export const isPrecise = (known: KnownFix | null): boolean =>
  known !== null && known.accuracyM !== null && known.accuracyM <= limits.gps.preciseMaxAccuracyM

/** Labels of all that final submit still needs: required fields, and precision where it was asked for (spec §5). */
export const missingForSubmit = (missingLabels: readonly string[], wantsPrecise: boolean, known: KnownFix | null): string[] =>
  wantsPrecise && !isPrecise(known) ? [...missingLabels, PRECISE_LABEL] : [...missingLabels]

/** 'Please complete required: …', null if nothing is missing (spec §5). */
export const missingSentence = (labels: readonly string[]): string | null =>
  labels.length > 0 ? `Please complete required: ${labels.join(', ')}` : null

const NEAR_SHUTTER_MS = 2 * 60_000

/** Whether a picked file was taken just now, so that where the phone is now is where the photo was taken. */
export const isFreshShot = (lastModified: number, now: number): boolean => Math.abs(now - lastModified) <= NEAR_SHUTTER_MS
