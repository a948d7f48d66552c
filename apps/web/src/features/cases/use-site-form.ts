import { agentFields, routes, siteValues, type Case, type FieldValue } from '@parakh/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFieldForm } from '../../fields/use-field-form.ts'
import { fieldProblems } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { toast } from '../../ui/toast.tsx'
import { putCase } from './cases.queries.ts'
import { siteBody } from './site-form.ts'
import { useSavedFlash } from './use-saved-flash.ts'
import { useWhoSaved } from './who-saved.tsx'

type Values = Record<string, FieldValue | null>

/** The agent's form of a case with its save: only what changed goes, and what was typed stays until the server has it. */
export const useSiteForm = (c: Case) => {
  const client = useQueryClient()
  const values = useMemo(() => siteValues(c.agent_updates), [c.agent_updates])
  const handle = useFieldForm(agentFields, values, { draft: useDraft(`case/${c._id}/agent`), whoSaved: useWhoSaved(c._id) })
  const [isSaved, flash] = useSavedFlash()
  const mutation = useMutation({
    mutationFn: (changed: Values) => call(routes.site.save, { params: { id: c._id }, body: siteBody(changed) }),
    onSuccess: (fresh, changed) => {
      handle.saved(changed)
      putCase(client, fresh)
      flash()
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
  const save = async (): Promise<boolean> => {
    const { values: changed, problems } = handle.take()
    const [unreadable] = Object.keys(problems)
    if (unreadable) {
      handle.goTo(unreadable)
      return false
    }
    if (Object.keys(changed).length === 0) {
      flash()
      return true
    }
    return mutation.mutateAsync(changed).then(
      () => true,
      () => false,
    )
  }
  return { handle, save, isSaving: mutation.isPending, isSaved }
}
