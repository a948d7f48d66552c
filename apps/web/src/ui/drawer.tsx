import clsx from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  side?: 'left' | 'right'
  closeLabel?: string
  /** False leaves the page behind usable. */
  modal?: boolean
  /** How wide it is; else as wide as a form needs. */
  widthPx?: number
  footer?: ReactNode
  children: ReactNode
}

/** Panel that slides in from a side; modal unless told otherwise. */
export const Drawer = ({
  open,
  onClose,
  title,
  side = 'right',
  closeLabel = 'Close',
  modal = true,
  widthPx,
  footer,
  children,
}: DrawerProps) => {
  const focus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()} modal={modal}>
      <Radix.Portal>
        {modal && <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-veil" />}
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onInteractOutside={(event) => !modal && event.preventDefault()}
          style={{ width: widthPx }}
          className={clsx(
            'fixed inset-y-0 z-50 flex max-w-full flex-col bg-surface shadow-pop outline-none',
            side === 'right' ? 'right-0 animate-from-right border-l border-line' : 'left-0 animate-from-left border-r border-line',
            widthPx === undefined && 'w-full sm:w-md',
          )}
        >
          <header className="flex min-h-13 items-center gap-2 border-b border-line py-1 pr-2 pl-4">
            <Radix.Title className="min-w-0 flex-1 truncate text-lg font-semibold tracking-tight">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} tip={false} icon={<X />} />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          {footer && <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
