import { type CaseImage, type ReportInput, formatDate } from '@parakh/contracts'
import { cleanText } from '../clean-text.ts'
import type { Block, Photo, Row } from '../section.ts'
import type { Sheet } from '../sheet.ts'

/** What is asked for similar property nearby. */
export function comparables(sheet: Sheet): Block[] {
  const rows = [1, 2, 3].flatMap((number): Row[] => {
    const cells = ['property', 'value', 'dealer'].map((part) => sheet.take('agent', `local_${part}_${number}`))
    return cells.every((text) => text === '') ? [] : [{ cells: [String(number), ...cells.map((text) => text || '–')] }]
  })
  return [
    {
      block: 'grid',
      columns: [
        { title: 'No.', share: 7, align: 'center', names: true },
        { title: 'Property', share: 41 },
        { title: 'Value told', share: 24 },
        { title: 'Dealer / source', share: 28 },
      ],
      rows,
    },
  ]
}

/** Remarks and deviations as running text. */
export function remarks(sheet: Sheet): Block[] {
  const keys = [
    ['standard_remarks', 'Remarks'],
    ['standard_deviations', 'Deviations'],
  ] as const
  return keys.map(([key, title]) => ({ block: 'prose', title, text: sheet.take('drafter', key) }))
}

/** What the valuer declares, the lender's disclaimer, and who signs. */
export function declaration(sheet: Sheet): Block[] {
  const visit = sheet.peek('agent', 'visit_date')
  const visited = visit === '' ? [] : [`The property was inspected on ${visit}.`]
  const engineer = sheet.take('drafter', 'engineer_name')
  const signatory = sheet.take('drafter', 'authorized_signatory')
  return [
    {
      block: 'items',
      together: true,
      items: [
        ...visited,
        'The facts stated here are true and correct to the best of our knowledge, as found at the site and in the documents seen.',
        'We have no direct or indirect interest in the property valued, nor in the parties.',
        'The value is our opinion on the date of this report; it was not settled in advance and no fee depends on it.',
        'Title and the genuineness of documents are for the lender’s advocate to establish.',
      ],
    },
    { block: 'prose', title: 'Disclaimer', text: sheet.take('drafter', 'disclaimer') },
    {
      block: 'signatures',
      people: [
        { role: 'Engineer', name: engineer },
        { role: 'Authorised signatory', name: signatory },
      ],
      place: sheet.peek('drafter', 'property_city'),
      date: sheet.peek('drafter', 'report_date'),
    },
  ]
}

/** Every photo with its caption, time and position. */
export function photographs(sheet: Sheet): Block[] {
  return [{ block: 'photos', photos: sheet.input.images.map(photo) }]
}

function photo(image: ReportInput['images'][number], index: number): Photo {
  const [shot, caption] = [cleanText(image.shot ?? ''), cleanText(image.caption ?? '')]
  const named = [shot, caption === shot ? '' : caption].filter((text) => text !== '').join(': ')
  const position = image.location === null ? '' : pointText(image.location)
  return {
    fileId: image.file_id,
    caption: `${index + 1}. ${named || 'Photograph of the property'}`,
    detail: [image.taken_at === null ? '' : indianTime(image.taken_at), position].filter((text) => text !== '').join('  ·  '),
  }
}

/** Where the property is: coordinates, address, a link to the map. */
export function location(sheet: Sheet): Block[] {
  const [latitude, longitude] = [sheet.raw('agent', 'latitude'), sheet.raw('agent', 'longitude')]
  const found = typeof latitude === 'number' && typeof longitude === 'number'
  const address = sheet.peek('agent', 'property_address_site')
  const landmark = sheet.peek('agent', 'landmark')
  const accuracy = sheet.pairs([
    ['agent', 'latitude'],
    ['agent', 'longitude'],
    ['agent', 'gps_accuracy_m'],
  ])
  const where = [
    { label: 'Address at site', value: address },
    { label: 'Landmark', value: landmark },
  ].filter(({ value }) => value !== '')
  return [
    { block: 'pairs', rows: accuracy.length > 0 ? [...accuracy, ...where] : [] },
    ...(found ? [{ block: 'link' as const, label: 'Open on the map', url: `https://www.google.com/maps?q=${latitude},${longitude}` }] : []),
  ]
}

/** A time in India as DD-MM-YYYY HH:MM. Source: domain §2. */
function indianTime(iso: string): string {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return ''
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' }).format(time)
  const [date = '', clock = ''] = parts.split(' ')
  return `${formatDate(date)} ${clock}`
}

function pointText({ lat, lng, accuracy }: NonNullable<CaseImage['location']>): string {
  const around = accuracy === undefined ? '' : ` (±${Math.round(accuracy)} m)`
  return `${lat.toFixed(6)}, ${lng.toFixed(6)}${around}`
}
