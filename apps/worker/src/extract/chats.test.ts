import { describe, expect, it } from 'vitest'
import { readTextFile } from '../ocr/text-file.ts'
import { messagesOf } from './chats.ts'
import { extractFields } from './extract-fields.ts'

const fileOf = (text: string) => ({ file: 'chat.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'chat.txt')] })
const valuesOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(extractFields([fileOf(text)], [])).map(([key, { value }]) => [key, value]))
const saidIn = (text: string): string | undefined =>
  messagesOf(fileOf(text))
    ?.pages.flatMap(({ words }) => words.map((word) => word.text))
    .join(' ')

/** One case, as each app begins its messages; who sends them is nobody of it. */
const chat = (stamp: (who: string, at: number) => string): string =>
  [
    ['Farhan Desk', 'Messages and calls begin here'],
    ['Valuer Office', 'Ok sir'],
    ['Farhan Desk', 'App no 40558812'],
    ['Farhan Desk', 'Gurpreet Singh Ahluwalia\nMob 9815023344\nHome loan, 31 lakh'],
    ['Valuer Office', 'Seller kaun hai'],
    ['Farhan Desk', 'Balbir Kaur ke naam pe hai'],
  ]
    .map(([who = '', text = ''], at) => `${stamp(who, at)}${text}`)
    .join('\n')

describe('a saved chat', () => {
  it.each([
    ['12/11/24, 10:22 - Asha:', (who: string, at: number) => `12/11/24, 10:2${at} - ${who}: `],
    ['12/11/2024, 9:41 am - Asha:', (who: string, at: number) => `12/11/2024, 9:4${at} am - ${who}: `],
    ['[12/11/24, 10:22:31 AM] Asha:', (who: string, at: number) => `[12/11/24, 10:22:3${at} AM] ${who}: `],
    ['[10:22, 12/11/2024] Asha:', (who: string, at: number) => `[10:2${at}, 12/11/2024] ${who}: `],
    ['[12.11.24, 22:10:05] ~ Asha:', (who: string, at: number) => `[12.11.24, 22:10:0${at}] ~ ${who}: `],
    ['2024-11-12, 10:22 - Asha:', (who: string, at: number) => `2024-11-12, 10:2${at} - ${who}: `],
    ['12-11-2024 10:22 – Asha:', (who: string, at: number) => `12-11-2024 10:2${at} – ${who}: `],
    ['[12/11 10:22] Asha:', (who: string, at: number) => `[12/11 10:2${at}] ${who}: `],
    ['12/11/24, 10.22 p.m. - Asha:', (who: string, at: number) => `12/11/24, 10.2${at} p.m. - ${who}: `],
    ['Asha, [12.11.24 10:22]', (who: string, at: number) => `${who}, [12.11.24 10:2${at}]\n`],
  ])('is read by what is said: %s', (_, stamp) => {
    expect(valuesOf(chat(stamp))).toMatchObject({
      application_number: '40558812',
      applicant_name: 'Gurpreet Singh Ahluwalia',
      contact_number: '9815023344',
      loan_type: 'Home Loan',
      property_owner_name: 'Balbir Kaur',
    })
    expect(saidIn(chat(stamp))).not.toMatch(/Farhan|Office|\d:\d/u)
  })

  it('leaves a sender who is a number, and what the app reports', () => {
    const text = '12/11/24, 10:22 - Asha added you\n12/11/24, 10:23 - +91 98150 11111: File no 88231\n12/11/24, 10:24 - +91 98150 11111: ok'
    expect(saidIn(text)).toBe('File no 88231 ok')
  })

  it.each([
    ['a dated log without speakers', '12/11/24, 10:22 - Login\n12/11/24, 10:25 - Visit\nCustomer: Ravi Jain'],
    ['one quoted message', 'Dear Sir,\n[12/11/24, 10:22] Asha: new file\nCustomer: Ravi Jain'],
    ['dates of payments', '12/11/2024 Cheque: 50,000\n13/11/2024 Cash: 20,000'],
    ['a time in a sentence', 'Visit at 10:22 - Asha: done\nVisit at 11:22 - Ravi: not done'],
  ])('is not %s', (_, text) => {
    expect(messagesOf(fileOf(text))).toBeNull()
  })

  const ask = (...said: string[]): string => said.map((text, at) => `12/11/24, 10:2${at} - Desk: ${text}`).join('\n')
  it.each([
    ['a name below the number', ask('LAN 5523118', 'Kiran Bala', 'ok'), 'Kiran Bala'],
    ['a name over the number', ask('Kiran Bala', 'LAN 5523118'), 'Kiran Bala'],
    ['a name with its phone', ask('sir', 'Kiran Bala 9815011122', 'ok'), 'Kiran Bala'],
    ['a name over its phone', ask('sir', 'Mrs. Kiran Bala', '98150 11122'), 'Kiran Bala'],
    ['a new case', ask('new case hai', 'Kiran Bala', 'flat 12'), 'Kiran Bala'],
    ['two names', ask('File no 88123', 'Kiran Bala & Mohan Lal', 'ok'), 'Kiran Bala'],
    ['a seller asked for', ask('Seller kaun hai', 'Kiran Bala 9815011122'), undefined],
    ['who opens the door', ask('site visit pe kisse milna hai', 'Kiran Bala 9815011122'), undefined],
    ['a name alone', ask('ok', 'Kiran Bala', 'thik hai'), undefined],
    ['the owner', ask('LAN 5523118', 'owner name bhejo', 'Kiran Bala 9815011122'), undefined],
  ])('names the borrower beside the number of the case: %s', (_, text, applicant) => {
    expect(valuesOf(text)['applicant_name']).toBe(applicant)
  })
})
