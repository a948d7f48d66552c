import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type BusyDialogProps = { title: ReactNode; description: ReactNode; footer?: ReactNode; children: ReactNode }

/** Over the page while something runs that cannot be left: no Close, Esc and presses outside do nothing. */
export const BusyDialog = ({ title, description, footer, children }: BusyDialogProps) => (
  <Radix.Root open>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
      <Radix.Content
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
        className="fixed top-1/2 left-1/2 z-50 max-h-[94dvh] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade overflow-y-auto rounded-xl border border-line bg-surface p-5 shadow-pop outline-none"
      >
        <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
        <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
        {children}
        {footer && <footer className="mt-5 flex justify-end gap-2">{footer}</footer>}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
