import { describe, expect, it } from 'vitest'
import { disposition } from './downloads.ts'

describe('disposition', () => {
  it.each([
    ['report.docx', `attachment; filename="report.docx"`],
    ['LN/2026\\1.docx', `attachment; filename="LN_2026_1.docx"`],
    ['say "no".docx', `attachment; filename="say _no_.docx"; filename*=UTF-8''say%20%22no%22.docx`],
    ["it's (new)*.docx", `attachment; filename="it's (new)*.docx"`],
    ['100%.docx', `attachment; filename="100_.docx"; filename*=UTF-8''100%25.docx`],
    [
      'मूल्यांकन.docx',
      `attachment; filename="_________.docx"; filename*=UTF-8''%E0%A4%AE%E0%A5%82%E0%A4%B2%E0%A5%8D%E0%A4%AF%E0%A4%BE%E0%A4%82%E0%A4%95%E0%A4%A8.docx`,
    ],
    ['a\r\nSet-Cookie: x', `attachment; filename="a__Set-Cookie: x"`],
    ['lone \ud800.txt', `attachment; filename="lone _.txt"; filename*=UTF-8''lone%20%EF%BF%BD.txt`],
  ])('%j', (name, header) => {
    expect(disposition('attachment', name)).toBe(header)
  })
})
