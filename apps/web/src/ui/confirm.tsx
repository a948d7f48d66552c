import { AlertDialog } from 'radix-ui'
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'

type Question = {
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

type Open = Question & { alert: boolean }

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<Open | null>(null)
  const settle = useRef<((answer: boolean) => void) | null>(null)
  const ask = useCallback<Ask>((question, alert) => {
    settle.current?.(false)
    setOpen({ ...question, alert })
    return new Promise((resolve) => (settle.current = resolve))
  }, [])
  const answer = (value: boolean): void => {
    settle.current?.(value)
    settle.current = null
    setOpen(null)
  }
  return (
    <AskContext value={useMemo(() => ask, [ask])}>
      {children}
      <AlertDialog.Root open={open !== null} onOpenChange={(next) => !next && answer(false)}>
        {open && <QuestionBox question={open} onAnswer={answer} />}
      </AlertDialog.Root>
    </AskContext>
  )
}

const QuestionBox = ({ question, onAnswer }: { question: Open; onAnswer: (value: boolean) => void }) => (
  <AlertDialog.Portal>
    <AlertDialog.Overlay className="fixed inset-0 z-60 animate-fade bg-veil" />
    <AlertDialog.Content
      {...(question.more ? {} : { 'aria-describedby': undefined })}
      className="fixed top-1/2 left-1/2 z-60 w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade rounded-xl border border-line bg-surface p-5 shadow-pop outline-none"
    >
      <AlertDialog.Title className="text-lg leading-snug font-medium">{question.text}</AlertDialog.Title>
      {question.more && (
        <AlertDialog.Description asChild>
          <div className="mt-2 text-muted">{question.more}</div>
        </AlertDialog.Description>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {!question.alert && (
          <AlertDialog.Cancel asChild>
            <Button>{question.no ?? 'Cancel'}</Button>
          </AlertDialog.Cancel>
        )}
        <AlertDialog.Action asChild onClick={() => onAnswer(true)}>
          <Button variant={question.danger ? 'danger' : 'primary'}>{question.yes ?? 'OK'}</Button>
        </AlertDialog.Action>
      </div>
    </AlertDialog.Content>
  </AlertDialog.Portal>
)
