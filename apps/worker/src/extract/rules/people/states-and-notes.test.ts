import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

type Row = readonly [string, string, TextPeople]

const slip = (told: string) =>
  `OFFICE OF THE CIRCLE OFFICER, KANKE\nMUTATION CORRECTION SLIP\nMutation Case No. 1182/2022-23\n${told}\nMauza: Arsande\tKhata: 44\tPlot: 612`

/** Who stood in a book, and who stands there now, in one sentence. */
const opened: readonly Row[] = [
  [
    'running and opened',
    slip(
      'It is certified that the jamabandi of the land below, earlier running in the name of Jagarnath Mahto, has been opened in the name of Sri Alok Tiwari, S/o Sri Shashi Tiwari and Smt. Shweta Tiwari, W/o Sri Alok Tiwari.',
    ),
    { owner: 'Alok Tiwari, Shweta Tiwari' },
  ],
  [
    'recorded earlier',
    slip(
      'The holding, previously recorded in the name of Smt. Budhni Devi, is now recorded in the name of Sri Mangal Oraon S/o Late Birsa Oraon.',
    ),
    { owner: 'Mangal Oraon' },
  ],
  [
    'formerly assessed',
    slip('The house formerly assessed in the name of Late Hari Das has been mutated in the name of Smt. Malati Das W/o Late Hari Das.'),
    { owner: 'Malati Das' },
  ],
  ['created', slip('A new khata has been created in the name of Smt. Lakshmi Bai W/o Sri Ramu Naik.'), { owner: 'Lakshmi Bai' }],
  [
    'stood and stands',
    slip('The demand that stood in the name of Sri Gopi Nath is transferred in the name of Sri Kishan Lal S/o Sri Mohan Lal.'),
    { owner: 'Kishan Lal' },
  ],
]

const plan = (label: string) =>
  `NAGAR NIGAM\nBUILDING PLAN SANCTION ORDER\nPlan Case No. : BP/771/2021-22\n${label} : Sri Sagar Choudhary and Smt. Bindu Choudhary\nPresent address : Brahmpura\nTotal floor area : 318.44 sqm`

/** A colon behind two roles, of which the first may also head a letter. */
const holders: readonly Row[] = [
  'Applicant / land holder',
  'Applicant / owner',
  'Applicant/Plot holder',
  'Owner / applicant',
  'Applicant / title holder',
].map((label) => [label, plan(label), { owner: 'Sagar Choudhary, Bindu Choudhary' }])

const note = (...lines: string[]) => ['New login', ...lines, 'LAN HFL/SRT/00912', 'BT+topup 32L'].join('\n')

/** Short words of a desk for what a form spells out. */
const short: readonly Row[] = [
  ['Nm and Co', note('Nm: Parimal Gajjar', 'Co: Hetal Gajjar'), { applicant: 'Parimal Gajjar', co: 'Hetal Gajjar' }],
  ['Naam', note('Naam - Bholanath Sahu'), { applicant: 'Bholanath Sahu' }],
  [
    'a cell below',
    'New login\nNm: Parimal Gajjar\nLAN HFL/SRT/00912\nBT+topup 32L\nSeller NA\ncell 9825011223\nwatchman Bhikhu 7016001122',
    { applicant: 'Parimal Gajjar', phone: '9825011223' },
  ],
  ['a company', note('Nm: Parimal Gajjar', 'Co: Tapi Textiles Pvt Ltd'), { applicant: 'Parimal Gajjar' }],
  [
    'standing in the name of',
    `APPLICATION FOR HOUSING FINANCE\nName\tVikrant Katoch\nHouse on Khasra No. 551/2, Palampur\nStanding in the name of: Smt. Kaushalya Devi (mother)`,
    { applicant: 'Vikrant Katoch', owner: 'Kaushalya Devi' },
  ],
]

it.each([...opened, ...holders, ...short])('tells the people of %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
