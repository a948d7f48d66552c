import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { docxPicture } from './docx-picture.ts'

const text = (body: string): Uint8Array => strToU8(body)
const file = new File(
  [
    zipSync({
      'word/document.xml': text('<w:document/>'),
      'word/media/image10.png': text('ten'),
      'word/media/image2.jpeg': text('two'),
      'word/media/image1.emf': text('drawing'),
    }).slice(),
  ],
  'deed.docx',
)

describe('docxPicture', () => {
  it('takes page 2 for the first picture that can be shown, in the order of their numbers', async () => {
    expect(await (await docxPicture(file, 2)).text()).toBe('two')
    expect(await (await docxPicture(file, 3)).text()).toBe('ten')
  })

  it('says so where there is none', async () => {
    await expect(docxPicture(file, 4)).rejects.toThrow('no such picture')
    await expect(docxPicture(file, 1)).rejects.toThrow('no such picture')
  })
})
