/** Where an arrow key leads in a list of `count`, round its ends; null for any other key or an empty list. */
export const stepIn = (key: string, at: number, count: number): number | null => {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
