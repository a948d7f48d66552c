import { whenIdle } from './when-idle.ts'
import { createContext, lazy, Suspense, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

const load = async () => ({ default: (await import('./question-box.tsx')).QuestionBox })
const QuestionBox = lazy(load)

export type Question = {
  /** The sentence itself; it is the dialog's title when nothing else is given. */
  text: string
  more?: ReactNode
  yes?: string
  no?: string
  danger?: boolean
}
type Ask = (question: Question, alert: boolean) => Promise<boolean>

const AskContext = createContext<Ask | null>(null)

const useAsk = (): Ask => {
  const ask = use(AskContext)
  if (!ask) throw new Error('ConfirmProvider is missing')
  return ask
}

/** Asks and resolves to true for yes; Esc and Cancel are no. */
export const useConfirm = (): ((question: string | Question) => Promise<boolean>) => {
  const ask = useAsk()
  return useCallback((question) => ask(typeof question === 'string' ? { text: question } : question, false), [ask])
}

/** Tells something that must be acknowledged; resolves when it was. */
export const useAlert = (): ((text: string | Question) => Promise<void>) => {
  const ask = useAsk()
  return useCallback((text) => ask(typeof text === 'string' ? { text } : text, true).then(() => undefined), [ask])
}

type Open = Question & { alert: boolean; id: number }

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<Open | null>(null)
  const settle = useRef<((answer: boolean) => void) | null>(null)
  const ask = useCallback<Ask>((question, alert) => {
    settle.current?.(false)
    setOpen((last) => ({ ...question, alert, id: (last?.id ?? 0) + 1 }))
    return new Promise((resolve) => (settle.current = resolve))
  }, [])
  // asked for early: a question must not wait for a connection
  useEffect(() => whenIdle(() => void Promise.allSettled([load()])), [])
  const answer = (value: boolean): void => {
    settle.current?.(value)
    settle.current = null
    setOpen(null)
  }
  return (
    <AskContext value={ask}>
      {children}
      {open && (
        <Suspense>
          <QuestionBox key={open.id} question={open} onAnswer={answer} />
        </Suspense>
      )}
    </AskContext>
  )
}
