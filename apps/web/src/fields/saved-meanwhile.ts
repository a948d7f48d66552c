import type { ReactNode } from 'react'
import type { FieldTexts } from './field-texts.ts'

type Merging = {
  /** What the controls hold. */
  texts: FieldTexts
  /** What the server had when last heard. */
  base: FieldTexts
  /** What this form itself sent last. */
  sent: FieldTexts
  /** What the server has now. */
  next: FieldTexts
}

type Merged = {
  /** Controls that nobody typed into, with the text that they take. */
  follow: FieldTexts
  /** By key: what another person saved while something else is typed here; undefined where nothing stands against it any more. */
  meanwhile: Record<string, string | undefined>
}

/** How a form takes the server's newer values: what is not typed follows, what is typed stays and is told of the other. */
export const mergeTexts = ({ texts, base, sent, next }: Merging): Merged => {
  const merged: Merged = { follow: {}, meanwhile: {} }
  for (const [key, now] of Object.entries(next)) {
    const text = texts[key] ?? ''
    const before = base[key] ?? ''
    if (text === now) merged.meanwhile[key] = undefined
    else if (text === before) [merged.follow[key], merged.meanwhile[key]] = [now, undefined]
    else if (now !== before) merged.meanwhile[key] = now === sent[key] ? undefined : now
  }
  return merged
}

export type WhoSaved = (key: string) => ReactNode

/** What others saved in fields that hold something else, a field at a time. */
export type SavedMeanwhile = {
  /** The other text ('' if it was cleared), undefined if there is none. */
  of: (key: string) => string | undefined
  /** Fields that hold something else than what was saved there; the same list until that changes. */
  keys: () => readonly string[]
  put: (texts: Record<string, string | undefined>) => void
  /** Forgets all but these keys: what else was typed has been taken back. */
  only: (keys: readonly string[]) => void
  /** Who saved a field last, where that can be known. */
  who: WhoSaved | undefined
  watch: (listener: () => void) => () => void
}

/** A holder of what others saved meanwhile; what stands on screen watches it. */
export const createSavedMeanwhile = (start: Record<string, string>, who?: WhoSaved): SavedMeanwhile => {
  const held = new Map(Object.entries(start))
  const listeners = new Set<() => void>()
  let keys: readonly string[] = [...held.keys()]
  const put: SavedMeanwhile['put'] = (texts) => {
    const before = held.size
    for (const [key, text] of Object.entries(texts)) {
      if (text === undefined) held.delete(key)
      else held.set(key, text)
    }
    // nothing held and nothing to tell: the usual key press
    if (before + held.size === 0) return
    keys = [...held.keys()]
    for (const listener of listeners) listener()
  }
  return {
    who,
    of: (key) => held.get(key),
    keys: () => keys,
    put,
    only: (keys) => {
      const gone = [...held.keys()].filter((key) => !keys.includes(key))
      if (gone.length > 0) put(Object.fromEntries(gone.map((key) => [key, undefined])))
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
