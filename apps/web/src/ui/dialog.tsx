import clsx from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons beside the title, before Close. */
  actions?: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** A press outside closes nothing: for forms. */
  keepOnOutside?: boolean
  children: ReactNode
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl', full: 'sm:max-w-[min(96rem,calc(100vw-3rem))]' }

/** Modal over the page; a sheet from below on phones. Focus goes in, comes back; Esc closes. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  actions,
  footer,
  size = 'md',
  keepOnOutside = false,
  children,
}: DialogProps) => {
  const focus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />
        <Radix.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => keepOnOutside && event.preventDefault()}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[94dvh] animate-rise flex-col rounded-t-xl border border-line bg-surface shadow-pop outline-none',
            'sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl',
            widths[size],
          )}
        >
          <header className="flex items-start gap-2 border-b border-line py-2.5 pr-2 pl-4">
            <div className="min-w-0 flex-1 self-center">
              <Radix.Title className="line-clamp-2 text-lg font-semibold tracking-tight wrap-anywhere">{title}</Radix.Title>
              {description && (
                <Radix.Description className="line-clamp-3 text-sm text-muted wrap-anywhere">{description}</Radix.Description>
              )}
            </div>
            {actions}
            <Radix.Close asChild>
              <IconButton label="Close" tip={false} icon={<X />} />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
          {footer && <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
