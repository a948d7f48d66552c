import type { Cell } from './cells.ts'

/** English for what a label says in Hindi, where the record itself is typed in Latin letters. */
const english: Readonly<Record<string, string>> = {
  प्लॉट: 'Plot No.',
  भूखण्ड: 'Plot No.',
  भूखंड: 'Plot No.',
  मकान: 'House No.',
  खसरा: 'Khasra No.',
  गाटा: 'Gata No.',
  गट: 'Gat No.',
  अंचल: 'Anchal',
  थाना: 'Thana',
  परगना: 'Pargana',
  मौजा: 'Mauza',
  ग्राम: 'Village',
  गांव: 'Village',
  गाव: 'Village',
  तहसील: 'Tehsil',
  तालुका: 'Taluka',
  खाता: 'Khata No.',
  खतियान: 'Khatian No.',
  हल्का: 'Halka No.',
}
/** What a cell is called in English, where its label is in Hindi; null for labels that have no such word. */
export const inEnglish = (cell: Cell): string | null => {
  const word = english[/^[\p{Script=Devanagari}\p{M}]+/u.exec(cell.noun)?.[0] ?? '']
  return word ? `${word}${cell.part === 'thanaNo' ? ' No.' : ''} ${cell.value}` : null
}
