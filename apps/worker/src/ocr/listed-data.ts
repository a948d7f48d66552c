import { allMatches } from '../extract/all-matches.ts'
/** Data that a lender's system writes for programs, as lines that a reader would type: "applicant name: Asha Rao". */

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Data of more lines is no mail's. */
const mostLines = 400
/** Deeper data is no case's. */
const deepest = 6
/** Where so many braces opened nothing, the text is no data. */
const mostFailures = 20

/** "primaryApplicant_name" in words. */
const inWords = (key: string): string =>
  key
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/[_.-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const tight = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]/gu, '')
/** Parts of one value, in the order in which they are typed. */
const nameParts = ['salutation', 'title', 'firstname', 'fname', 'middlename', 'mname', 'lastname', 'lname', 'surname']
const addressParts =
  'flatno unitno houseno doorno plotno floor building buildingname projectname addressline1 address1 line1 addressline2 address2 line2 addressline3 address3 line3 street landmark area locality village city town taluka tehsil district state'.split(
    ' ',
  )
const lineOne = /^(?:address)?line1$|^address1$/u
const wholeAddress = /^(?:property|full)?address$/u
/** "role": who a person of a list is. */
const roleKey = /^(?:role|type|applicanttype|category|relationtype|party|partytype)$/u

const isText = (value: Json | undefined): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The parts of one value in the order of `order`, and the keys that they stand at; what one part says is not said again. */
function joined(entries: readonly (readonly [string, Json])[], order: readonly string[], by: string): { keys: Set<string>; text: string } {
  const texts = entries.flatMap(([key, value]) => (isText(value) ? [{ key, words: String(value).trim() }] : []))
  const parts = order.flatMap((part) => texts.filter(({ key, words }) => tight(key) === part && words !== ''))
  const said: string[] = []
  for (const { words } of parts) if (by === ' ' || !said.some((one) => one.toLowerCase().includes(words.toLowerCase()))) said.push(words)
  return { keys: new Set(parts.map(({ key }) => key)), text: said.join(by) }
}

/** An address in lines, or one beside its city. */
function addressOf(entries: readonly (readonly [string, Json])[]): { keys: Set<string>; text: string } | null {
  const has = (pattern: RegExp): boolean => entries.some(([key, value]) => pattern.test(tight(key)) && isText(value))
  if (has(lineOne)) return joined(entries, addressParts, ', ')
  return has(wholeAddress) && has(/^city$/u) ? joined(entries, ['propertyaddress', 'fulladdress', 'address', ...addressParts], ', ') : null
}

function linesOfObject(path: string, value: Readonly<Record<string, Json>>, depth: number): string[] {
  const entries = Object.entries(value)
  const out: string[] = []
  const has = (pattern: RegExp): boolean => entries.some(([key]) => pattern.test(tight(key)))
  const name = has(/^(?:first|f)name$/u) ? joined(entries, nameParts, ' ') : null
  if (name) out.push(`${path} name: ${name.text}`.trim())
  const address = addressOf(entries)
  if (address) out.push(`${/address/iu.test(path) ? path : `${path} address`}: ${address.text}`.trim())
  for (const [key, one] of entries) {
    if (path !== '' && isRole(key, one)) continue
    if (name?.keys.has(key) || (address?.keys.has(key) && !tight(key).endsWith('no'))) continue
    out.push(...linesOf(`${path} ${inWords(key)}`.trim(), one, depth + 1))
  }
  return out
}

const isRole = (key: string, value: Json): boolean =>
  roleKey.test(tight(key)) && typeof value === 'string' && /applicant|borrower|guarantor|owner|seller/iu.test(value)

/** A person of a list by what the list says that he is: "Co-applicant", else by the list's own name. */
function pathOfItem(path: string, value: Json): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return path
  const role = Object.entries(value).find(([key, one]) => isRole(key, one))?.[1]
  return typeof role === 'string' ? inWords(role) : path
}

function linesOf(path: string, value: Json, depth: number): string[] {
  if (depth > deepest || value === null || value === '') return []
  if (Array.isArray(value)) {
    const items = value as readonly Json[]
    if (items.every(isText)) return [`${path}: ${items.join('; ')}`]
    return items.flatMap((one) => ['', ...linesOf(pathOfItem(path, one), one, depth + 1)])
  }
  if (typeof value === 'object') return ['', ...linesOfObject(path, value as Readonly<Record<string, Json>>, depth), '']
  return [`${path}: ${String(value)}`]
}

/** The end of the data that begins at a line, and its lines in words; null where it is none. */
function dataAt(lines: readonly string[], at: number): { end: number; out: string[] } | null {
  let open = 0
  for (let end = at; end < Math.min(lines.length, at + mostLines); end += 1) {
    const marks = (lines[end] ?? '').replace(/"(?:[^"\\]|\\.)*"/gu, '')
    open += (marks.match(/[[{]/gu) ?? []).length - (marks.match(/[\]}]/gu) ?? []).length
    if (open > 0) continue
    try {
      const data = JSON.parse(lines.slice(at, end + 1).join('\n')) as Json
      return typeof data === 'object' && data !== null ? { end: end + 1, out: linesOf('', data, 0) } : null
    } catch {
      return null
    }
  }
  return null
}

/** "New request: {…}": data within a line, on lines of its own. */
const dataWithin = /^(?<before>[^{]{1,160})(?<data>\{\s*"[^]*\})(?<behind>[^}]{0,160})$/u
const ownLines = (line: string): string[] => {
  const { before = '', data = '', behind = '' } = dataWithin.exec(line)?.groups ?? {}
  return data === '' ? [line] : [before, data, behind].filter((part) => part.trim() !== '')
}

/** Lines with the data between them told in words; other lines as they stand. */
export function withoutBraces(written: readonly string[]): string[] {
  const lines = written.flatMap(ownLines)
  const out: string[] = []
  let failures = 0
  for (let at = 0; at < lines.length;) {
    const isOpening = failures < mostFailures && /^\s*[[{]\s*(?:$|["[{])/u.test(lines[at] ?? '')
    const data = isOpening ? dataAt(lines, at) : null
    if (isOpening && !data) failures += 1
    out.push(...(data?.out ?? [lines[at] ?? '']))
    at = data?.end ?? at + 1
  }
  return out
}

const tag = /<(?<end>\/)?(?<name>[A-Za-z][\w.-]*)(?:\s[^<>]*)?>(?<text>[^<]*)/gu
/** What a page of the web is written in. */
const ofPages = /^(?:html|head|body|table|t[rdh]|div|span|p|br|a|b|i|u|ul|ol|li|font|img|h\d|style|meta|center|strong)$/iu

/** The data between tags; null where they do not fit into one another. */
function dataOfTags(text: string): Json | null {
  const open: { name: string; text: string; parts: [string, Json][] }[] = [{ name: '', text: '', parts: [] }]
  for (const { groups } of allMatches(text, tag)) {
    const { end, name = '', text: behind = '' } = groups ?? {}
    if (ofPages.test(name)) return null
    if (end === undefined) open.push({ name, text: behind.trim(), parts: [] })
    else {
      const done = open.pop()
      if (done?.name !== name || open.length === 0) return null
      open.at(-1)?.parts.push([name, done.parts.length === 0 ? done.text : Object.fromEntries(done.parts)])
    }
  }
  return open.length === 1 ? Object.fromEntries(open[0]?.parts ?? []) : null
}

/** Lines with records between tags told in words; other lines as they stand. */
export function withoutTags(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => /^\s*<(?:\?xml|[A-Za-z][\w.-]*>)/u.test(line))
  const end = lines.findLastIndex((line) => /<\/[A-Za-z][\w.-]*>\s*$/u.test(line))
  if (start < 0 || end < start || end - start > mostLines) return [...lines]
  const data = dataOfTags(lines.slice(start, end + 1).join('\n'))
  const whole = data !== null && typeof data === 'object' && !Array.isArray(data) ? Object.values(data) : []
  const [only] = whole
  // the name of the whole record says nothing of its parts
  const told = whole.length === 1 && only !== undefined && typeof only === 'object' ? only : data
  const out = told === null ? [] : linesOf('', told, 0)
  return out.filter((line) => line !== '').length < fewestTagged ? [...lines] : [...lines.slice(0, start), ...out, ...lines.slice(end + 1)]
}
const fewestTagged = 3

/** The fields of a line that `mark` parts; a field in quotes may hold the mark. */
function fieldsOf(line: string, mark: string): string[] {
  const fields: string[] = ['']
  let isQuoted = false
  for (const letter of line.trim()) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === mark && !isQuoted) fields.push('')
    else fields[fields.length - 1] += letter
  }
  return fields.map((field) => field.trim())
}
const fewestFields = 4
const longestHead = 40
const isHead = (fields: readonly string[]): boolean =>
  fields.length >= fewestFields && fields.every((field) => field.length <= longestHead && /^\p{L}[^\d:;?!]*\d?[^\d:;?!]*$/u.test(field))

/** Lines of a sheet that commas part, below a line of heads ("AppNo,ApplicantName,Pincode"), with tabs instead. */
export function withoutCommas(lines: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const mark = [',', ';'].find((one) => line.split(one).length >= fewestFields && !line.includes(`${one} `)) ?? ''
    const heads = mark === '' ? [] : fieldsOf(line, mark)
    const rows = isHead(heads) ? rowsBelow(lines, at + 1, mark, heads.length) : []
    if (rows.length === 0) {
      out.push(line)
      continue
    }
    out.push(heads.map(inWords).join('\t'), ...rows.map((fields) => fields.join('\t')))
    at += rows.length
  }
  return out
}

function rowsBelow(lines: readonly string[], from: number, mark: string, count: number): string[][] {
  const rows: string[][] = []
  for (const line of lines.slice(from)) {
    const fields = line.trim() === '' ? [] : fieldsOf(line, mark)
    if (fields.length !== count) break
    rows.push(fields)
  }
  return rows
}

const pair = String.raw`[ \t]*[A-Za-z][A-Za-z_ .-]{1,30}=[^=;|&]*`
/** "LoanNo=77;Type=LAP": fields of a record in one line. */
const record = new RegExp(String.raw`^${pair}(?:[;|&]${pair})+[;|&]?\s*$`, 'u')

/** Lines of a record with each of its fields on a line of its own. */
export const withoutPairs = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    if (!record.test(line)) return [line]
    const fields = line.split(/[;|&]/u).filter((field) => field.includes('='))
    return fields.map((field) => `${inWords(field.slice(0, field.indexOf('=')))}: ${field.slice(field.indexOf('=') + 1).trim()}`)
  })

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" }
const fewestMarks = 3

/** Lines of a mail that was saved as a page of the web, as its reader sees them: rows of tables with tabs between their cells. */
export function withoutMarkup(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n')
  if ((text.match(/<\/(?:p|div|td|tr|table|span|body|html)>|<br\s*\/?>/giu)?.length ?? 0) < fewestMarks) return lines
  return text
    .replace(/<\/t[dh]>\s*<t[dh](?:\s[^<>]*)?>/giu, '\t')
    .replace(/<br\s*\/?>|<\/(?:tr|p|div|li|h\d|table)>/giu, '\n')
    .replace(/<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/giu, '')
    .replace(/&(#39|[a-z]{2,4});/giu, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .split('\n')
}
