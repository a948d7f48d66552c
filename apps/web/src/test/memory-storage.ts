/** A browser's storage for tests of pure parts, with room for `room` characters. */
export const memoryStorage = (room = Infinity): Storage => {
  const map = new Map<string, string>()
  const size = (): number => [...map].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    get length() {
      return map.size
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    setItem: (key, value) => {
      if (size() - (map.get(key)?.length ?? -key.length) + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      map.set(key, value)
    },
  }
}
