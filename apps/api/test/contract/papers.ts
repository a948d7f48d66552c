import { documentKinds, fileKinds, type FileKind } from '@parakh/contracts'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#456' } })
    [format]()
    .toBuffer()
const zip = (entries: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))))

const whole: Record<FileKind, Buffer> = {
  jpg: await picture('jpeg'),
  png: await picture('png'),
  webp: await picture('webp'),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'),
  docx: zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
  txt: Buffer.from('Flat: 3A\nPIN 110001'),
}
/** What no call takes. */
const wrong: Record<string, Buffer> = {
  empty: Buffer.alloc(0),
  html: Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
  svg: Buffer.from('<svg onload="alert(1)"/>'),
  cutPicture: whole.jpg.subarray(0, 90),
  cutDocx: whole.docx.subarray(0, 60),
  sheet: zip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<w/>' }),
  noise: Buffer.from('00017fff80fe0002'.repeat(40), 'hex'),
}
export const papers: Record<string, Buffer> = { ...whole, ...wrong }
export const wrongPapers = [...Object.keys(wrong), ...documentKinds.filter((kind) => fileKinds[kind].group !== 'Images')]
