import { Slot } from 'radix-ui'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'

type Side = 'top' | 'right' | 'bottom' | 'left'
type TooltipProps = {
  text: ReactNode
  side?: Side
  /** The text is the element's name already: it is shown, not said again. */
  isName?: boolean
  children: ReactNode
}

const HOVER_MS = 350
const LEAVE_MS = 120
const TAP_MS = 3_000
const GAP = 6

/** Tip on hover and on focus, on a disabled control also on a press; `children` is one element. Shows nothing when `text` is empty. */
export const Tooltip = ({ text, side = 'top', isName = false, children }: TooltipProps) => {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [target, setTarget] = useState<Element | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (ms: number, next: Element | null): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTarget(next), ms)
  }
  const now = (next: Element | null): void => {
    clearTimeout(timer.current)
    setTarget(next)
  }
  const onClick = ({ currentTarget }: MouseEvent): void => {
    if (currentTarget.getAttribute('aria-disabled') !== 'true') return now(null)
    now(currentTarget)
    after(TAP_MS, null)
  }
  return (
    <>
      <Slot.Root
        {...(target && text && !isName ? { 'aria-describedby': id } : {})}
        onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && after(HOVER_MS, event.currentTarget)}
        onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && after(LEAVE_MS, null)}
        onFocus={(event: FocusEvent) => event.currentTarget.matches(':focus-visible') && now(event.currentTarget)}
        onBlur={() => now(null)}
        onClick={onClick}
      >
        {children}
      </Slot.Root>
      {target && text && (
        <Tip
          id={id}
          target={target}
          side={side}
          isHidden={isName}
          onHide={() => now(null)}
          onStay={() => clearTimeout(timer.current)}
          onLeave={() => after(LEAVE_MS, null)}
        >
          {text}
        </Tip>
      )}
    </>
  )
}

type TipProps = {
  id: string
  target: Element
  side: Side
  isHidden: boolean
  onHide: () => void
  onStay: () => void
  onLeave: () => void
  children: ReactNode
}

const Tip = ({ id, target, side, isHidden, onHide, onStay, onLeave, children }: TipProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, target.getBoundingClientRect(), side)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onHide()
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('scroll', onHide, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('scroll', onHide, true)
    }
  })
  return createPortal(
    <div
      ref={ref}
      id={id}
      role="tooltip"
      aria-hidden={isHidden || undefined}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      className="pointer-events-auto fixed top-0 left-0 z-70 w-max max-w-xs animate-fade rounded-md bg-ink px-2 py-1 text-xs text-canvas shadow-pop"
    >
      {children}
    </div>,
    document.body,
  )
}

// beside the target, on the other side where there is no room, within the window always
const place = (tip: HTMLElement, at: DOMRect, side: Side): void => {
  const { offsetWidth: width, offsetHeight: height } = tip
  const isAcross = side === 'left' || side === 'right'
  const above = at.top - height - GAP
  const below = at.bottom + GAP
  const x = isAcross ? (side === 'right' ? at.right + GAP : at.left - width - GAP) : at.left + (at.width - width) / 2
  const y = isAcross
    ? at.top + (at.height - height) / 2
    : side === 'top'
      ? above < GAP
        ? below
        : above
      : below + height > innerHeight
        ? above
        : below
  tip.style.left = `${clamp(x, innerWidth - width - GAP)}px`
  tip.style.top = `${clamp(y, innerHeight - height - GAP)}px`
}

const clamp = (value: number, max: number): number => Math.max(GAP, Math.min(value, max))
