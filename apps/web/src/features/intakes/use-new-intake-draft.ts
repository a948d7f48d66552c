import { defaultsOf, fieldMetaSchema, intakeFields, inputText, fieldOf, type FieldValue, type ValueMeta } from '@parakh/contracts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFieldForm, type FieldFormHandle } from '../../fields/use-field-form.ts'
import { freshKey } from '../../lib/key.ts'
import { useDraft, type DraftHandle } from '../../lib/use-draft.ts'
import type { Standing, Standings } from './field-standing.ts'

/** What is kept of an intake's making beside its texts: the seed of its Idempotency-Key, and its id once it is created. */
type Making = { seed: string; createdId: string | null }

export type NewIntakeDraft = {
  handle: FieldFormHandle
  standings: Standings
  making: Making
  /** Puts values and what stands behind them into the form. */
  put: (values: Readonly<Record<string, FieldValue>>, metas: Readonly<Record<string, ValueMeta | undefined>>) => void
  /** It is about to be sent: from now on a repeat must be known as one, also after a reload. */
  posting: () => void
  /** The server has made it; only files may be missing now. */
  created: (id: string) => void
  /** Forgets everything. */
  forget: () => void
}

const defaults = defaultsOf(intakeFields)

/** The form of a new intake, with what autofill left behind each value; all of it survives a reload. */
export const useNewIntakeDraft = (): NewIntakeDraft => {
  const texts = useDraft('intake/new')
  const metaDraft = useDraft('intake/new/meta')
  const makingDraft = useDraft('intake/new/making')
  const handle = useFieldForm(intakeFields, defaults, { draft: texts })
  const [standings, setStandings] = useState<Standings>(() => standingsIn(metaDraft))
  const [making, setMaking] = useState<Making>(() => makingIn(makingDraft))

  const put = useCallback<NewIntakeDraft['put']>(
    (values, metas) => {
      const added = Object.entries(values).flatMap(([key, value]): [string, Standing][] => {
        const [field, meta] = [fieldOf(intakeFields, key), metas[key]]
        return field && meta ? [[key, { text: inputText(field, value), meta }]] : []
      })
      handle.fill(values)
      setStandings((now) => ({ ...now, ...Object.fromEntries(added) }))
    },
    [handle],
  )
  useEffect(
    () => metaDraft.keep(Object.fromEntries(Object.entries(standings).map(([key, one]) => [key, JSON.stringify(one)]))),
    [metaDraft, standings],
  )
  const posting = useCallback(() => makingDraft.keep({ seed: making.seed }), [makingDraft, making.seed])
  const created = useCallback(
    (createdId: string) => {
      setMaking({ seed: making.seed, createdId })
      makingDraft.keep({ seed: making.seed, createdId })
    },
    [makingDraft, making.seed],
  )
  const forget = useCallback(() => {
    handle.reset()
    setStandings({})
    setMaking({ seed: freshKey(), createdId: null })
    makingDraft.keep({})
  }, [handle, makingDraft])
  return useMemo(
    () => ({ handle, standings, making, put, posting, created, forget }),
    [handle, standings, making, put, posting, created, forget],
  )
}

const standingsIn = (draft: DraftHandle): Standings =>
  Object.fromEntries(
    Object.entries(draft.restored?.values ?? {}).flatMap(([key, text]): [string, Standing][] => {
      const standing = parsed(text)
      return standing ? [[key, standing]] : []
    }),
  )

const parsed = (text: string): Standing | null => {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null || !('text' in given) || !('meta' in given)) return null
    const meta = fieldMetaSchema.safeParse(given.meta)
    return typeof given.text === 'string' && meta.success ? { text: given.text, meta: meta.data } : null
  } catch {
    return null
  }
}

const makingIn = (draft: DraftHandle): Making => {
  const { seed, createdId } = draft.restored?.values ?? {}
  return { seed: seed || freshKey(), createdId: createdId || null }
}
