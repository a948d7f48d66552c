import { drafterFields, routes, type Case, type FieldValue } from '@parakh/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFieldForm } from '../../fields/use-field-form.ts'
import { fieldProblems } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { toast } from '../../ui/toast.tsx'
import { caseQuery, patchCase, refreshCase } from './cases.queries.ts'
import { useSavedFlash } from './use-saved-flash.ts'
import { useWhoSaved } from './who-saved.tsx'

const none: Record<string, FieldValue> = {}

/** The drafter's form of a case with its save; only what changed goes, so two people's fields never overwrite each other. */
export const useDraftForm = (c: Case) => {
  const client = useQueryClient()
  const values = useMemo(() => c.drafter_updates?.fields ?? none, [c.drafter_updates])
  const handle = useFieldForm(drafterFields, values, { draft: useDraft(`case/${c._id}/drafter`), whoSaved: useWhoSaved(c._id) })
  const [isSaved, flash] = useSavedFlash()
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const mutation = useMutation({
    mutationFn: (changed: Record<string, FieldValue | null>) =>
      call(routes.draft.save, { params: { id: c._id }, body: { fields: changed } }),
    onSuccess: (reply, changed) => {
      handle.saved(changed)
      patchCase(client, c._id, (old) => ({ ...old, ...reply }))
      refreshCase(client, c._id)
      setSavedAt(new Date())
      flash()
      toast.done('Saved')
    },
    onError: (error) => {
      const problems = fieldProblems(error)
      handle.show(problems)
      const [first] = Object.keys(problems)
      if (first) handle.goTo(first)
      toast.error(errorMessage(error, 'Save failed'))
    },
  })
  /** True once everything typed is with the server. */
  const save = async ({ quiet = false } = {}): Promise<boolean> => {
    const { values: changed, problems } = handle.take()
    const [unreadable] = Object.keys(problems)
    if (unreadable) {
      handle.goTo(unreadable)
      return false
    }
    if (Object.keys(changed).length === 0) {
      if (!quiet) flash()
      return true
    }
    const isDone = await mutation.mutateAsync(changed).then(
      () => true,
      () => false,
    )
    // what the save moved (the status) counts for what is pressed next
    if (isDone && quiet) await client.refetchQueries({ queryKey: caseQuery(c._id).queryKey })
    return isDone
  }
  return { handle, save, isSaving: mutation.isPending, isSaved, savedAt }
}
