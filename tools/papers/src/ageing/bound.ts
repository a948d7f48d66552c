import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'

/** A page's picture as a scanner puts it into a PDF. */
export type Leaf = {
  /** JPEG in grey or colour, or rows of bits (1 is white), each padded to a byte. */
  picture: { jpeg: Buffer; channels: 1 | 3 } | { bits: Buffer }
  width: number
  height: number
  /** Dots to the inch, across and down. */
  dpi: readonly [number, number]
  /** Degrees clockwise that a viewer turns the page. */
  rotate?: 0 | 90 | 180 | 270
}

const POINTS_PER_INCH = 72

/** Pictures bound into a PDF without text, as scanners write them. */
export const bound = (leaves: readonly Leaf[]): Buffer => {
  const objects: Buffer[] = []
  const add = (text: string, stream?: Buffer): number => {
    const parts = stream ? [Buffer.from(`${text}\nstream\n`), stream, Buffer.from('\nendstream')] : [Buffer.from(text)]
    return objects.push(Buffer.concat(parts))
  }
  const root = add('<< /Type /Catalog /Pages 2 0 R >>')
  const pagesAt = add('')
  const kids = leaves.map((leaf) => {
    const [width, height] = [(leaf.width * POINTS_PER_INCH) / leaf.dpi[0], (leaf.height * POINTS_PER_INCH) / leaf.dpi[1]]
    const size = `${width.toFixed(2)} ${height.toFixed(2)}`
    const image = addImage(add, leaf)
    const drawing = Buffer.from(`q ${width.toFixed(2)} 0 0 ${height.toFixed(2)} 0 0 cm /Im0 Do Q`)
    const content = add(`<< /Length ${drawing.length} >>`, drawing)
    const resources = `/Resources << /XObject << /Im0 ${image} 0 R >> >>`
    return add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Rotate ${leaf.rotate ?? 0} ${resources} /Contents ${content} 0 R >>`)
  })
  objects[pagesAt - 1] = Buffer.from(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`)
  return whole(objects, root)
}

const addImage = (add: (text: string, stream?: Buffer) => number, { picture, width, height }: Leaf): number => {
  const size = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`
  if ('bits' in picture) {
    const packed = deflateSync(picture.bits)
    return add(`<< ${size} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode /Length ${packed.length} >>`, packed)
  }
  const space = picture.channels === 1 ? '/DeviceGray' : '/DeviceRGB'
  const { jpeg } = picture
  return add(`<< ${size} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`, jpeg)
}

const whole = (objects: readonly Buffer[], root: number): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  let length = parts[0]?.length ?? 0
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(length)
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  parts.push(Buffer.from(`${table}trailer\n<< /Size ${objects.length + 1} /Root ${root} 0 R >>\nstartxref\n${length}\n%%EOF\n`))
  return Buffer.concat(parts)
}
