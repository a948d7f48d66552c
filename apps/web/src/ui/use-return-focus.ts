import { useState } from 'react'

type FocusHandlers = { onOpenAutoFocus: (event: Event) => void; onCloseAutoFocus: (event: Event) => void }

/** For layers that open without a trigger of their own: the focus goes to what carries `data-autofocus`, and back to where it was. */
export const useReturnFocus = (open: boolean): FocusHandlers => {
  const [last, setLast] = useState<{ open: boolean; from: HTMLElement | null }>({ open: false, from: null })
  // while rendering: once the layer stands, the focus is in it
  if (open !== last.open) setLast({ open, from: open ? opener() : last.from })
  return {
    onOpenAutoFocus: (event) => {
      const wanted = event.target instanceof HTMLElement ? event.target.querySelector<HTMLElement>('[data-autofocus]') : null
      if (!wanted) return
      event.preventDefault()
      wanted.focus()
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      last.from?.focus({ preventScroll: true })
    },
  }
}

// an entry of a menu is gone when the layer closes: its button takes the focus
const opener = (): HTMLElement | null => {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const menu = active?.closest('[role=menu]')
  return (menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) ?? active
}
