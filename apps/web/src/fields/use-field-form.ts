import type { Catalogue, FieldValue } from '@parakh/contracts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { DraftHandle } from '../lib/use-draft.ts'
import { changedKeys, readTexts, takeTexts, textsOf, type FieldTexts, type Taken, type WireValues } from './field-texts.ts'
import { createSavedMeanwhile, mergeTexts, type SavedMeanwhile, type WhoSaved } from './saved-meanwhile.ts'

export type FieldFormHandle = {
  catalogue: Catalogue
  form: UseFormReturn<FieldTexts>
  /** Whether something typed is not with the server. */
  isDirty: boolean
  /** Keys that differ from the server now. */
  dirtyKeys: () => string[]
  /** What to save: only what differs, unless all is asked for. Unreadable texts are marked at their fields and named. */
  take: (which?: 'changed' | 'all') => Taken
  /** Every readable value as typed now. */
  values: () => Record<string, FieldValue>
  /** The server has these values now; what was typed meanwhile stays. */
  saved: (values: WireValues) => void
  /** Types values in, as a person would: autofill, a position. */
  fill: (values: WireValues) => void
  /** Back to what the server has; the draft is given up. */
  reset: () => void
  /** What others saved in fields into which something else is typed. */
  meanwhile: SavedMeanwhile
  /** Marks problems at their fields. */
  show: (problems: Record<string, string>) => void
  /** Opens the field's group and puts the cursor into it. */
  goTo: (key: string) => void
  /** Set by the form that shows the fields. */
  opener: { current: ((group: string) => void) | null }
}

type Options = {
  /** Where what was typed is kept until saved; without it nothing is kept. */
  draft?: DraftHandle | undefined
  /** Who saved a field last, where that can be known; read once. */
  whoSaved?: WhoSaved | undefined
}

/**
 * A form over a catalogue. `values` are the server's; when they change (a save, another person's save) fields that were not typed
 * into follow, typed ones stay and are told of the other value.
 */
export const useFieldForm = (catalogue: Catalogue, values: WireValues, { draft, whoSaved }: Options = {}): FieldFormHandle => {
  const server = useMemo(() => textsOf(catalogue, values), [catalogue, values])
  const base = useRef(server)
  const sent = useRef<FieldTexts>({})
  // what the server had when typing began: what a draft is held against after a reload
  const typedOver = useRef<FieldTexts>(known(server, draft?.restored?.base))
  const opener = useRef<((group: string) => void) | null>(null)
  const [isDirty, setDirty] = useState(false)
  const [initial] = useState(() => ({ ...server, ...known(server, draft?.restored?.values) }))
  const [meanwhile] = useState(() => createSavedMeanwhile(savedSince(server, initial, typedOver.current), whoSaved))
  const form = useForm<FieldTexts>({ defaultValues: initial, mode: 'onBlur', reValidateMode: 'onChange' })

  useEffect(() => {
    const look = (): void => {
      const texts = form.getValues()
      const keys = changedKeys(texts, base.current)
      setDirty(keys.length > 0)
      typedOver.current = Object.fromEntries(keys.map((key) => [key, typedOver.current[key] ?? base.current[key] ?? '']))
      meanwhile.only(keys)
      draft?.keep(Object.fromEntries(keys.map((key) => [key, texts[key] ?? ''])), typedOver.current)
    }
    setDirty(changedKeys(form.getValues(), base.current).length > 0)
    return form.subscribe({ formState: { values: true }, callback: look })
  }, [form, draft, meanwhile])

  const rebase = useRef((next: FieldTexts): void => {
    const merged = mergeTexts({ texts: form.getValues(), base: base.current, sent: sent.current, next })
    base.current = { ...base.current, ...next }
    for (const [key, text] of Object.entries(merged.follow)) form.setValue(key, text)
    meanwhile.put(merged.meanwhile)
    setDirty(changedKeys(form.getValues(), base.current).length > 0)
  })
  useEffect(() => rebase.current(server), [server])

  return useMemo<FieldFormHandle>(
    () => handleOf({ catalogue, form, base, sent, typedOver, meanwhile, opener, draft, setDirty, rebase: rebase.current }, isDirty),
    [catalogue, form, meanwhile, draft, isDirty],
  )
}

type Inside = Pick<FieldFormHandle, 'catalogue' | 'form' | 'meanwhile' | 'opener'> & {
  base: { current: FieldTexts }
  /** What was last taken to be saved. */
  sent: { current: FieldTexts }
  typedOver: { current: FieldTexts }
  draft: DraftHandle | undefined
  setDirty: (isDirty: boolean) => void
  rebase: (next: FieldTexts) => void
}

const handleOf = (inside: Inside, isDirty: boolean): FieldFormHandle => {
  const { catalogue, form, base, sent, typedOver, meanwhile, opener, draft, setDirty, rebase } = inside
  const dirtyKeys = (): string[] => changedKeys(form.getValues(), base.current)
  const show = (problems: Record<string, string>): void => {
    for (const [key, message] of Object.entries(problems)) form.setError(key, { type: 'problem', message })
  }
  return {
    catalogue,
    form,
    isDirty,
    opener,
    meanwhile,
    dirtyKeys,
    show,
    values: () => readTexts(catalogue, form.getValues()),
    take: (which = 'changed') => {
      const [texts, keys] = [form.getValues(), which === 'all' ? Object.keys(base.current) : dirtyKeys()]
      const taken = takeTexts(catalogue, texts, keys)
      sent.current = Object.fromEntries(keys.map((key) => [key, texts[key] ?? '']))
      show(taken.problems)
      return taken
    },
    saved: (values) => {
      const now = Object.fromEntries(Object.entries(textsOf(catalogue, values)).filter(([key]) => key in values))
      const texts = form.getValues()
      const done = Object.keys(now).filter((key) => texts[key] === now[key] || texts[key] === sent.current[key])
      base.current = { ...base.current, ...Object.fromEntries(done.map((key) => [key, texts[key] ?? ''])) }
      // as the server writes it: what is typed on stands against that, not against another person
      sent.current = Object.fromEntries(Object.keys(sent.current).map((key) => [key, now[key] ?? sent.current[key] ?? '']))
      typedOver.current = { ...typedOver.current, ...sent.current }
      rebase(now)
      draft?.drop(done)
      setDirty(dirtyKeys().length > 0)
    },
    fill: (values) => {
      for (const [key, text] of Object.entries(textsOf(catalogue, values))) {
        if (key in values) form.setValue(key, text, { shouldDirty: true, shouldValidate: text !== '' })
      }
    },
    reset: () => {
      meanwhile.put(Object.fromEntries(dirtyKeys().map((key) => [key, undefined])))
      form.reset({ ...base.current })
      draft?.drop()
      setDirty(false)
    },
    goTo: (key) => {
      const field = catalogue.find((one) => one.key === key)
      if (field) opener.current?.(field.group)
      requestAnimationFrame(() => {
        form.setFocus(key)
        document.getElementsByName(key)[0]?.scrollIntoView({ block: 'center' })
      })
    },
  }
}

/** Drafts of an earlier visit against which somebody has saved another value since. */
const savedSince = (server: FieldTexts, texts: FieldTexts, typedOver: FieldTexts): FieldTexts =>
  Object.fromEntries(
    Object.entries(typedOver).flatMap(([key, before]) => {
      const now = server[key] ?? ''
      return now !== before && now !== texts[key] ? [[key, now]] : []
    }),
  )

const known = (server: FieldTexts, texts: FieldTexts | undefined): FieldTexts =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([key]) => key in server))
