import clsx from 'clsx'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

type MenuProps = { trigger: ReactNode; align?: 'start' | 'end'; startsOpen?: boolean; children: ReactNode }

/** Menu of actions; `trigger` is the button. Closes on Esc and on a press outside. */
export const Menu = ({ trigger, align = 'end', startsOpen = false, children }: MenuProps) => (
  <DropdownMenu.Root modal={false} defaultOpen={startsOpen}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal container={document.getElementById('main')}>
      <DropdownMenu.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className="z-50 min-w-48 animate-fade rounded-lg border border-line bg-surface p-1 shadow-pop outline-none"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

type MenuItemProps = {
  onSelect: () => void
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  keepOpen?: boolean
  children: ReactNode
}

export const MenuItem = ({ onSelect, icon, danger = false, disabled = false, keepOpen = false, children }: MenuItemProps) => (
  <DropdownMenu.Item
    disabled={disabled}
    onSelect={(event) => {
      if (keepOpen) event.preventDefault()
      onSelect()
    }}
    className={clsx(
      'flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 py-1 outline-none select-none touch:min-h-11 [&_svg]:size-4',
      'data-disabled:text-muted data-disabled:opacity-70 data-highlighted:bg-raised',
      danger && 'text-danger',
    )}
  >
    {icon}
    {children}
  </DropdownMenu.Item>
)

export const MenuHint = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="max-w-56 px-2 py-1.5 text-xs text-muted">{children}</DropdownMenu.Label>
)
