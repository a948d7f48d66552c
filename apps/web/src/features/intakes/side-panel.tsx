import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useMedia } from '../../lib/use-media.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

/** Whether there is room for a panel beside the form. */
export const useBeside = (): boolean => useMedia('(min-width: 1100px)')

type SidePanelProps = { title: string; beside: boolean; onClose: () => void; children: ReactNode }

/** A panel beside the form; over it where there is no room. */
export const SidePanel = ({ title, beside, onClose, children }: SidePanelProps) => {
  if (beside) return <Beside {...{ title, onClose, children }} />
  return (
    <Drawer open onClose={onClose} title={title}>
      <div className="p-4">{children}</div>
    </Drawer>
  )
}

const Beside = ({ title, onClose, children }: Omit<SidePanelProps, 'beside'>) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    opener.current = document.activeElement
    heading.current?.focus({ preventScroll: true })
  }, [title])
  const close = (): void => {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  return (
    <section aria-label={title} className="flex min-h-0 flex-col">
      <header className="flex items-center gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
        <h3 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate font-semibold outline-none">
          {title}
        </h3>
        <IconButton label="Close panel" tip={false} size="sm" icon={<X />} onClick={close} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </section>
  )
}
