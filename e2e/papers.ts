import { fileURLToPath } from 'node:url'

/** Sample papers of one flat, one deed and one scanned letter (names and places are invented). */
export const papers = ['Skyreach T4-0903 allotment.pdf', 'Deed of Conveyance 3A.docx', 'offer of possession.jpg'].map((name) =>
  fileURLToPath(new URL(`./papers/${name}`, import.meta.url)),
)
