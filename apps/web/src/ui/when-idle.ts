/** Does something once the page has nothing better to do; returns how to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks
  const timer = setTimeout(() => (window.requestIdleCallback ? window.requestIdleCallback(work) : work()), 1_500)
  return () => clearTimeout(timer)
}
