import type { Chance } from '../chance.ts'

const inks = ['#2b3a9e', '#4a2a8a', '#1f4f8f', '#8c1f2b', '#16693c', '#333344'] as const
const ringWords = [
  'SUB REGISTRAR OFFICE',
  'MUNICIPAL CORPORATION',
  'NOTARY PUBLIC',
  'AUTHORISED SIGNATORY',
  'BRANCH MANAGER',
  'TOWN PLANNING',
] as const
const rectangleWords = [
  ['RECEIVED', 'INWARD SECTION'],
  ['TRUE COPY', 'ATTESTED'],
  ['VERIFIED WITH', 'ORIGINAL'],
  ['DOCUMENT', 'REGISTERED'],
  ['FILE COPY'],
  ['FOR VALUATION', 'PURPOSE ONLY'],
] as const

const lettering = 'font-family="sans-serif" font-weight="700"'

/** Spots where the rubber did not touch the paper. */
const spots = (chance: Chance, id: string, width: number, height: number): string => {
  const gaps = Array.from({ length: 46 }, () => {
    const [x, y, radius] = [chance.whole(0, width), chance.whole(0, height), chance.whole(1, 7)]
    const loss = (0.25 + chance.share() * 0.6).toFixed(2)
    return `<ellipse cx="${x}" cy="${y}" rx="${radius * 2}" ry="${radius}" fill="#000" opacity="${loss}"/>`
  })
  return `<mask id="${id}"><rect width="${width}" height="${height}" fill="#fff"/>${gaps.join('')}</mask>`
}

const ring = (chance: Chance, id: string): string => {
  const ink = chance.pick(inks)
  const [words, middle] = [chance.pick(ringWords), chance.pick(['★', 'SEAL', 'OFFICE', 'INDIA'])]
  return `<svg width="31mm" height="31mm" viewBox="0 0 124 124" style="opacity:${(0.55 + chance.share() * 0.4).toFixed(2)}">
${spots(chance, id, 124, 124)}<g mask="url(#${id})" fill="none" stroke="${ink}"><circle cx="62" cy="62" r="58" stroke-width="2.4"/>
<circle cx="62" cy="62" r="41" stroke-width="1.3"/><path id="${id}p" d="M 14 62 a 48 48 0 1 1 96 0 a 48 48 0 1 1 -96 0" stroke="none"/>
<text fill="${ink}" stroke="none" ${lettering} font-size="11.5" letter-spacing="1">
<textPath href="#${id}p">${words} ★ ${words} ★</textPath></text>
<text x="62" y="67" text-anchor="middle" fill="${ink}" stroke="none" ${lettering} font-size="14">${middle}</text>
</g></svg>`
}

const rectangle = (chance: Chance, id: string): string => {
  const ink = chance.pick(inks)
  const lines = [
    ...chance.pick(rectangleWords),
    chance.pick([
      `Date ${chance.whole(1, 28)} ${chance.pick(['JAN', 'MAR', 'JUL', 'OCT'])} ${chance.whole(2014, 2026)}`,
      'Sign ...............',
    ]),
  ]
  const text = lines.map(
    (line, at) => `<text x="95" y="${24 + at * 20}" text-anchor="middle" fill="${ink}" ${lettering} font-size="15">${line}</text>`,
  )
  const height = 14 + lines.length * 20
  const opacity = (0.5 + chance.share() * 0.4).toFixed(2)
  const frame = `<rect x="2" y="2" width="186" height="${height - 4}" fill="none" stroke="${ink}" stroke-width="2.6"/>`
  return `<svg width="46mm" height="${(height * 0.242).toFixed(1)}mm" viewBox="0 0 190 ${height}" style="opacity:${opacity}">
${spots(chance, id, 190, height)}<g mask="url(#${id})">${frame}${text.join('')}</g></svg>`
}

/** A name in haste: loops that run on to the right, with a stroke beneath. */
const signature = (chance: Chance): string => {
  let path = `M 6 ${chance.whole(24, 40)}`
  for (let x = 14; x < 150; x += chance.whole(9, 20)) {
    const [up, down] = [chance.whole(2, 26), chance.whole(26, 52)]
    path += ` C ${x - 4} ${up}, ${x + chance.whole(2, 12)} ${up}, ${x + 4} ${chance.whole(24, 36)}`
    path += ` S ${x - 2} ${down}, ${x + 9} ${chance.whole(22, 38)}`
  }
  const ink = chance.pick(['#1b2f8a', '#111722', '#23306e', '#0f3fae'])
  const stroke = chance.happens(0.6) ? `M 12 ${chance.whole(44, 54)} L ${chance.whole(110, 168)} ${chance.whole(38, 50)}` : ''
  const pen = `fill="none" stroke="${ink}" stroke-width="${(1.3 + chance.share()).toFixed(1)}" stroke-linecap="round"`
  return `<svg width="42mm" height="15mm" viewBox="0 0 170 60"><path d="${path} ${stroke}" ${pen}/></svg>`
}

/** A stamp or a signature, and where it stands: at which share of the paper's blocks, how far in from its left edge, how turned. */
export type Mark = { svg: string; at: number; left: number; up: number; turn: number }

const placed = (chance: Chance, svg: string, at: number): Mark => ({
  svg,
  at,
  left: 5 + chance.share() * 70,
  up: chance.whole(4, 20),
  turn: chance.whole(-16, 16),
})

/** Stamps (round and square) and signatures, most of them near the end of the paper, the others anywhere over its text. */
export const marksOf = (chance: Chance, stamps: number, signatures: number): Mark[] => [
  ...Array.from({ length: stamps }, (_, at) => {
    const svg = chance.happens(0.55) ? ring(chance, `mark${at}`) : rectangle(chance, `mark${at}`)
    return placed(chance, svg, chance.happens(0.5) ? 1 : chance.share())
  }),
  ...Array.from({ length: signatures }, () => ({
    ...placed(chance, signature(chance), chance.happens(0.7) ? 1 : 0.6 + chance.share() * 0.4),
    turn: chance.whole(-8, 3),
  })),
]
