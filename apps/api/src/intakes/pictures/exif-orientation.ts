const orientationTag = 0x0112
const entryBytes = 12

/** The orientation (2 to 8) that an Exif block tells, 1 for upright and where it tells none. `exif` may begin with its own header. */
export const orientationOf = (exif: Buffer): number => {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return 1
  const isLittle = order === 'II'
  const short = (at: number): number => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = short(start)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = start + 2 + entry * entryBytes
    if (at + entryBytes > tiff.length) break
    const value = short(at + 8)
    if (short(at) === orientationTag) return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An Exif block (TIFF) that holds an orientation and nothing else. */
export const exifOf = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(orientationTag, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}
