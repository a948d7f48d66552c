const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const commentMax = 0xffff
const directoryMax = 4 * 1024 * 1024

/** Gives the bytes from `start` up to but not with `end`. */
export type ReadRange = (start: number, end: number) => Promise<Buffer>

/** Names of a zip's entries from its central directory, nothing unpacked; null for what is no whole zip. `size` in bytes. */
export const zipEntries = async (size: number, read: ReadRange): Promise<string[] | null> => {
  const tailStart = Math.max(0, size - endBytes - commentMax)
  const tail = await read(tailStart, size)
  const at = findEnd(tail)
  if (at < 0) return null
  const length = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  if (length > directoryMax || start + length > tailStart + at) return null
  return namesIn(start >= tailStart ? tail.subarray(start - tailStart, start - tailStart + length) : await read(start, start + length))
}

const findEnd = (tail: Buffer): number => {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) if (tail.readUInt32LE(at) === endSignature) return at
  return -1
}

const namesIn = (directory: Buffer): string[] | null => {
  const names: string[] = []
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== entrySignature) return null
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [number, number, number]
    names.push(directory.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + extra + comment
  }
  return names
}

/** Whether the entries are those of a Word document. */
export const isDocx = (names: readonly string[] | null): boolean =>
  names !== null && names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name))
