/** What was typed into one form and is not yet with the server: texts by field key, what the server had there, and when. */
export type Draft = { values: Texts; base?: Texts; at: string }
type Texts = Record<string, string>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'draft:'
const KEEP_MS = 30 * 24 * 60 * 60_000

/** Storage key of a user's draft of an object such as `case/65…/agent`. */
export const draftKey = (userId: string, object: string): string => `${PREFIX}${userId}:${object}`

/** The draft under a key, null if there is none or it cannot be read. */
export const readDraft = (store: Store, key: string): Draft | null => {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? 'null')
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps a draft; no values means none. False when the browser has no room even without the oldest drafts. */
export const writeDraft = (store: Store, key: string, { values, base }: Omit<Draft, 'at'>, now = new Date()): boolean => {
  if (Object.keys(values).length === 0) {
    store.removeItem(key)
    return true
  }
  const text = JSON.stringify({ values, ...(base ? { base } : {}), at: now.toISOString() } satisfies Draft)
  for (const oldest of [...otherDrafts(store, key), null]) {
    if (put(store, key, text)) return true
    if (oldest !== null) store.removeItem(oldest)
  }
  return put(store, key, text)
}

/** Takes single keys out of a draft: those that the server has now. */
export const dropFromDraft = (store: Store, key: string, fields: readonly string[]): void => {
  const draft = readDraft(store, key)
  if (draft) writeDraft(store, key, without(draft, fields), new Date(draft.at))
}

/** Puts what one tab holds into the draft: `replaced` are the keys that this tab put there before; those of another tab stay. */
export const mergeIntoDraft = (store: Store, key: string, kept: Omit<Draft, 'at'>, replaced: readonly string[]): boolean => {
  const others = without(readDraft(store, key) ?? { values: {} }, replaced)
  const base = { ...others.base, ...kept.base }
  return writeDraft(store, key, { values: { ...others.values, ...kept.values }, ...(Object.keys(base).length > 0 ? { base } : {}) })
}

/** Removes drafts nobody came back to for a month. */
export const sweepDrafts = (store: Store, now = Date.now()): void => {
  for (const key of draftKeys(store)) {
    const at = Date.parse(readDraft(store, key)?.at ?? '')
    if (!(now - at < KEEP_MS)) store.removeItem(key)
  }
}

const without = ({ values, base }: Omit<Draft, 'at'>, fields: readonly string[]): Omit<Draft, 'at'> => {
  const left = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([field]) => !fields.includes(field)))
  return { values: left(values), ...(base ? { base: left(base) } : {}) }
}

const put = (store: Store, key: string, text: string): boolean => {
  try {
    store.setItem(key, text)
    return true
  } catch {
    return false
  }
}

const draftKeys = (store: Store): string[] =>
  Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) => key.startsWith(PREFIX))

const otherDrafts = (store: Store, key: string): string[] =>
  draftKeys(store)
    .filter((other) => other !== key)
    .sort((a, b) => (readDraft(store, a)?.at ?? '').localeCompare(readDraft(store, b)?.at ?? ''))

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  'values' in value &&
  isTexts(value.values) &&
  (!('base' in value) || isTexts(value.base))

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
