import { screens } from '@parakh/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { fieldProblems } from '../../lib/call-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { refreshFiles, useCreateIntake } from './intakes.queries.ts'
import { creationKey, newIntakeBody } from './new-intake-body.ts'
import { uploadFiles, type UploadState } from './upload-files.ts'
import type { AttachedFiles } from './use-attached.ts'
import type { NewIntakeDraft } from './use-new-intake-draft.ts'

export type Creation = {
  /** What is going on now, null if nothing. */
  busy: 'creating' | UploadState | null
  /** Why the intake could not be created. */
  problem: string | null
  /** Files that did not arrive, with why. */
  missing: string[]
  /** Creates the intake, then sends its files; pressed again it goes on where it broke off. */
  create: () => Promise<void>
  /** Goes to the intake without the files that did not arrive. */
  finish: () => void
}

const noConnection = 'No connection. The file is still here: try again.'

/** Creates the intake once, whatever breaks off between, and leads to it (spec §2: `/intake?created={id}`). */
export const useCreation = (draft: NewIntakeDraft, attached: AttachedFiles, goTo: (key: string) => void): Creation => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const post = useCreateIntake()
  const [busy, setBusy] = useState<Creation['busy']>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState<string[]>([])
  const working = useRef(false)
  const { handle, standings, making } = draft

  const leave = (id: string): void => {
    // nothing is under way or unsaved any more: the guard lets go before the address changes
    flushSync(() => {
      setBusy(null)
      draft.forget()
      attached.clear()
    })
    void navigate(`${screens.intake.path}?created=${id}`)
  }
  const ensureIntake = async (): Promise<string | null> => {
    if (making.createdId) return making.createdId
    const { values, problems } = handle.take('all')
    const [first] = Object.keys(problems)
    if (first) {
      goTo(first)
      return null
    }
    const body = newIntakeBody(values, handle.form.getValues(), standings)
    draft.posting()
    try {
      const { _id } = await post.mutateAsync({ body, idempotencyKey: creationKey(making.seed, body) })
      draft.created(_id)
      return _id
    } catch (error) {
      const refused = fieldProblems(error)
      handle.show(refused)
      const [key] = Object.keys(refused)
      if (key) goTo(key)
      setProblem(errorMessage(error, 'The intake could not be created. Nothing was lost: try again.'))
      return null
    }
  }
  const sendFiles = async (id: string): Promise<void> => {
    const outgoing = attached.files.filter(({ sent }) => !sent).map(({ id: key, file }) => ({ key, file }))
    const failures = await uploadFiles(id, outgoing, { onProgress: setBusy, onSent: attached.markSent })
    refreshFiles(client, id)
    setMissing(failures.map(({ name, error }) => `${name}: ${errorMessage(error, noConnection)}`))
    if (failures.length === 0) leave(id)
  }
  const create = async (): Promise<void> => {
    if (working.current) return
    working.current = true
    setBusy('creating')
    setMissing([])
    setProblem(null)
    try {
      const id = await ensureIntake()
      if (id) await sendFiles(id)
    } finally {
      working.current = false
      setBusy(null)
    }
  }
  return { busy, problem, missing, create, finish: () => making.createdId && leave(making.createdId) }
}
