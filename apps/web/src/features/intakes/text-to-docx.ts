import { contentTypeOf, decodeText, fileKinds } from '@parakh/contracts'

/** Any fixed day: the same text makes the same bytes. */
const MADE = new Date(2020, 0, 1)

const contentTypes =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
  '</Types>'

const relationships =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>' +
  '</Relationships>'

/** A text file as a simple DOCX of the same name, one paragraph a line (spec §5); decoded whatever its encoding. */
export const textToDocx = async (file: File): Promise<File> => {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  const { strToU8, zipSync } = await import('fflate')
  const parts = {
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relationships),
    'word/document.xml': strToU8(documentOf(text)),
  }
  const bytes = new Uint8Array(zipSync(parts, { level: 6, mtime: MADE }))
  return new File([bytes], docxName(file.name), { type: contentTypeOf('docx'), lastModified: file.lastModified })
}

/** `notes.txt` becomes `notes.docx`. */
export const docxName = (name: string): string => {
  const ending = fileKinds.txt.extensions.map((extension) => `.${extension}`).find((one) => name.toLowerCase().endsWith(one)) ?? ''
  return `${ending ? name.slice(0, -ending.length) : name}.docx`
}

const documentOf = (text: string): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>' +
  text
    .split(/\r\n|[\n\r\f\v\u2028\u2029]/)
    .map(paragraph)
    .join('') +
  '<w:sectPr/></w:body></w:document>'

const paragraph = (line: string): string => {
  if (line === '') return '<w:p/>'
  const runs = line.split('\t').map((part) => (part === '' ? '' : `<w:t xml:space="preserve">${escaped(part)}</w:t>`))
  return `<w:p><w:r>${runs.join('<w:tab/>')}</w:r></w:p>`
}

// what XML 1.0 cannot hold is left out
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
