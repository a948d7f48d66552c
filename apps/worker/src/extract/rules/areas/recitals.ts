const lastRecital = /\bwhereas\b(?![^]*\bwhereas\b)[^;]*$/iu
const numberedSurvey = /\b(?:survey|khasra|gat|s|sy|c\.?t\.?s)\b\.?\s*(?:nos?\b\.?|number)\s*\d/iu

/** The recital at the end of a text that numbers land, "WHEREAS the owner holds S. No. 19/4 at Balewadi"; what it measures is that land. */
export function recitalOfLand(before: string): string | null {
  const recital = lastRecital.exec(before)?.[0]
  return recital !== undefined && numberedSurvey.test(recital) ? recital : null
}
