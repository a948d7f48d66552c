/** A page of a PDF that a test makes: its drawing, and what the drawing names. */
interface MadePage {
  /** Drawing operators; the fonts /F1 (Helvetica) and /F2 (Times) are there. */
  content: string
  size?: [width: number, height: number]
  rotate?: number
  /** A grey picture /P1 of the given pixels, or the bytes of a JPEG. */
  picture?: { data: Uint8Array; width: number; height: number; jpeg?: 'grey' | 'colour' }
}

/** A line of text at a place, in points from the lower left corner. */
export const line = (text: string, x: number, y: number, size = 11, font = 'F1'): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/gu, (sign) => `\\${sign}`)}) Tj ET\n`

/** Lines one below the other. */
export const lines = (texts: readonly string[], x: number, top: number): string =>
  texts.map((text, at) => line(text, x, top - 16 * at)).join('')

/** The bytes of a sound PDF. */
export function madePdf(pages: readonly MadePage[]): Buffer {
  const objects: (string | Buffer)[] = []
  const add = (object: string | Buffer) => objects.push(object)
  const stream = (head: string, data: Uint8Array) =>
    Buffer.concat([Buffer.from(`<< ${head} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')])
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('')
  for (const name of ['Helvetica', 'Times-Roman']) add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)
  const kids = pages.map(({ content, size: [width, height] = [595, 842], rotate = 0, picture }) => {
    const drawing = add(stream('', Buffer.from(content, 'latin1')))
    const space = picture?.jpeg === 'colour' ? '/DeviceRGB' : '/DeviceGray'
    const filter = picture?.jpeg ? '/Filter /DCTDecode' : ''
    const head = `/Type /XObject /Subtype /Image /ColorSpace ${space} /BitsPerComponent 8 ${filter}`
    const shown = picture ? add(stream(`${head} /Width ${picture.width} /Height ${picture.height}`, picture.data)) : 0
    const resources = `/Font << /F1 3 0 R /F2 4 0 R >> ${shown ? `/XObject << /P1 ${shown} 0 R >>` : ''}`
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${drawing} 0 R /Resources << ${resources} >> >>`,
    )
  })
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  let at = parts[0]?.length ?? 0
  const offsets = objects.map((object, i) => {
    const bytes = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object as Buffer), Buffer.from('\nendobj\n')])
    const offset = at
    parts.push(bytes)
    at += bytes.length
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const tail = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${tail}`)])
}
