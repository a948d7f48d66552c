type Told = (isNear: boolean) => void

// so far above and below the window rows are drawn before they are seen
const MARGIN = '150% 0px'

const told = new WeakMap<Element, Told>()
let observer: IntersectionObserver | undefined

/** Tells whether an element is near the window, each time that this changes; answers how to stop. */
export const watchNear = (element: Element, tell: Told): (() => void) => {
  observer ??= new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => told.get(target)?.(isIntersecting)), {
    rootMargin: MARGIN,
  })
  told.set(element, tell)
  observer.observe(element)
  return () => {
    told.delete(element)
    observer?.unobserve(element)
  }
}
