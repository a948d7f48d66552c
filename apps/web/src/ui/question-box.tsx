import { AlertDialog } from 'radix-ui'
import { Button } from './button.tsx'
import type { Question } from './confirm.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type QuestionBoxProps = { question: Question & { alert: boolean }; onAnswer: (value: boolean) => void }

/** The dialog of a confirm or an alert. */
export const QuestionBox = ({ question, onAnswer }: QuestionBoxProps) => {
  const focus = useReturnFocus(true)
  return (
    <AlertDialog.Root open onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-60 animate-fade bg-veil" />
        <AlertDialog.Content
          {...focus}
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
    </AlertDialog.Root>
  )
}
