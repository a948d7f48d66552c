import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TooltipProps = { text: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode }

/** Tip on hover and on focus; `children` is one element that can hold a ref. Shows nothing when `text` is empty. */
export const Tooltip = ({ text, side = 'top', children }: TooltipProps) => {
  if (!text) return children
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-xs animate-fade rounded-md bg-ink px-2 py-1 text-xs text-canvas shadow-pop"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={350} skipDelayDuration={150}>
    {children}
  </Radix.Provider>
)
