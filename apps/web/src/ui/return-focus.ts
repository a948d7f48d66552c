const openers = new WeakMap<EventTarget, HTMLElement>()

/** Handlers for a layer's content that opens without a trigger of its own: the focus goes back to where it was. */
export const returnFocus = {
  onOpenAutoFocus: ({ target }: Event): void => {
    const from = opener()
    if (target && from) openers.set(target, from)
  },
  onCloseAutoFocus: (event: Event): void => {
    event.preventDefault()
    if (event.target) openers.get(event.target)?.focus({ preventScroll: true })
  },
}

// an entry of a menu is gone when the layer closes: its button takes the focus
const opener = (): HTMLElement | null => {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const menu = active?.closest('[role=menu]')
  return (menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) ?? active
}
