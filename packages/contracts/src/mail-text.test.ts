import { describe, expect, it } from 'vitest'
import { decodeText } from './text-decoding.ts'

const read = (...lines: string[]) => decodeText(Buffer.from(lines.join('\r\n'), 'utf8'))
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

describe('the source of a mail as text', () => {
  it('shows its head and takes quoted-printable back', () => {
    const text = read(
      'Return-Path: <desk@bank.example>',
      'From: =?utf-8?B?' + base64('आशा वर्मा') + '?= <asha@bank.example>',
      'Subject: =?utf-8?Q?Valuation_=E2=80=93_Flat_3A?=',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Property PIN =E2=80=93 411014, and a line that is longer =',
      'than it may be',
    )
    expect(text).toBe(
      'From: आशा वर्मा <asha@bank.example>\nSubject: Valuation – Flat 3A\n\nProperty PIN – 411014, and a line that is longer than it may be',
    )
  })

  it('prefers the plain part, and reads an HTML part where there is no other', () => {
    const html =
      '<html><head><style>p{color:red}</style></head><body><p>Owner: Asha &amp; Ravi</p><table><tr><td>PIN</td><td>411014</td></tr></table></body></html>'
    const mail = (...parts: string[]) =>
      read(
        'From: a@b.example',
        'MIME-Version: 1.0',
        'Content-Type: multipart/alternative; boundary="=_x"',
        '',
        ...parts.flatMap((part) => ['--=_x', part]),
        '--=_x--',
        'after',
      )
    const plainPart = 'Content-Type: text/plain\r\n\r\nPIN 411014 plain'
    const htmlPart = `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(html)}`
    expect(mail(htmlPart, plainPart)).toBe('From: a@b.example\n\nPIN 411014 plain')
    expect(mail(htmlPart)).toBe('From: a@b.example\n\nOwner: Asha & Ravi\n\nPIN\t411014')
  })

  it('leaves out attachments', () => {
    const text = read(
      'From: a@b.example',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      '',
      'See the deed.',
      '--x',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename=deed.pdf',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0xLjQK',
      '--x--',
    )
    expect(text).toBe('From: a@b.example\n\nSee the deed.')
  })

  it('leaves a mail that was pasted, and any other text, as it is', () => {
    for (const text of ['From: desk\r\nSubject: Flat 3A\r\n\r\nPIN=20411014', 'Content-Type is a word\n\nx', 'Note: =E2'])
      expect(read(text)).toBe(text)
  })
})

it('takes UTF-8 that was cut or spoiled for UTF-8', () => {
  const whole = Buffer.from('विक्रय विलेख, पिन ४००७०३', 'utf8')
  expect(decodeText(whole.subarray(0, whole.length - 1))).toContain('विक्रय विलेख')
  expect(decodeText(Buffer.from('Case ID \x96 HDL', 'latin1'))).toBe('Case ID – HDL')
})
