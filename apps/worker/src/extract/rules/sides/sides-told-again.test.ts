import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

type Paper = readonly [what: string, text: string, wanted: Partial<Record<IntakeKey, unknown>>]

const deed = 'SALE DEED\nThis deed of sale is executed by Sri Kishore Das, the Vendor, in favour of Smt. Latha Rani, the Vendee.\n'

const typed: readonly Paper[] = [
  [
    'marks that repeat the side above',
    `${deed}The house is bounded\nNorth: Temple tank\nSouth: House of Basha\nEast: -do-\nWest: Mill road`,
    { boundaries_deed_east: 'House of Basha', boundaries_deed_west: 'Mill road' },
  ],
  [
    'lengths in lines of their own below the sides',
    `${deed}Boundaries\nNorth: Door No. 8\n45'-0"\nSouth: Door No. 10\n45'-0"\nEast: 20 feet lane\n28'-6"\nWest: Canal bund\n28'-6"`,
    {
      boundaries_deed_east: '20 feet lane',
      dimensions_deed_east: `28'-6"`,
      dimensions_deed_north: `45'-0"`,
      boundaries_deed_west: 'Canal bund',
    },
  ],
  [
    'one sentence with semicolons, whose sides turn from "to its" to "its side opening on"',
    `${deed}The site is flanked to its east by Survey 61; to its west by Survey 63; its northern side opening on the market road; and having to its south the tank bund.`,
    {
      boundaries_deed_east: 'Survey 61',
      boundaries_deed_west: 'Survey 63',
      boundaries_deed_north: 'the market road',
      boundaries_deed_south: 'the tank bund',
    },
  ],
  [
    'the first letters of the sides in Hindi behind "chauhaddi"',
    'From: desk@bank.example\nSubject: Visit\nKindly visit the plot at Khata 7 Khesra 51 Mauza Bind. Chauhaddi: U- Pyne, D- Ram Lakhan, P- Pakka rasta, Pa- Khesra 52.',
    {
      boundaries_deed_north: 'Pyne',
      boundaries_deed_south: 'Ram Lakhan',
      boundaries_deed_east: 'Pakka rasta',
      boundaries_deed_west: 'Khesra 52',
    },
  ],
  [
    'a sentence behind the length of the last side',
    `${deed}The plot is bounded as under: North: Mill of Karnail 40 ft; South: Gali 10 ft wide 40 ft; East: Shop of Nand Lal 22 ft; West: Haveli of Chajju Ram 22 ft. Earnest money given vide receipt dated 4.2.2020.`,
    { boundaries_deed_west: 'Haveli of Chajju Ram', dimensions_deed_west: '22 ft', dimensions_deed_south: '40 ft' },
  ],
  [
    'a road that runs from north to south beside the lengths of the plot',
    `${deed}On the North by Plot 6, on the South by Plot 8, on the East by Plot 15, on the West by 30 feet North South layout road. Measuring East West on both sides 44 feet, North South on both sides 26 feet.`,
    { dimensions_deed_north: '44 feet', dimensions_deed_east: '26 feet' },
  ],
]

const laidOut: readonly Paper[] = [
  [
    'a sketch whose lowest side is named below what lies there',
    `SALE DEED of Site No. 9, Bidar, by the Vendor to the Purchaser

                              North
                          House of Basha
                             24 ft
  West                                                       East
  Canal                       SITE                        12 ft road
                             24 ft
                          House of Raju
                              South`,
    {
      boundaries_deed_north: 'House of Basha',
      boundaries_deed_south: 'House of Raju',
      boundaries_deed_east: '12 ft road',
      boundaries_deed_west: 'Canal',
    },
  ],
  [
    'a column of lengths that repeats the one above',
    `SALE DEED of Site No. 9, Bidar, by the Vendor to the Purchaser
Side        As per deed         Length
North       Plot No. 3          9.20 m
South       Plot No. 5          -do-
East        Well                14.00 m
West        12 m road           -do-`,
    { dimensions_deed_south: '9.20 m', dimensions_deed_west: '14.00 m', boundaries_deed_south: 'Plot No. 5' },
  ],
]

describe('sides told again, below and beside', () => {
  it.each(typed)('reads %s', (_what, text, wanted) => expect(valuesOfText(text, wanted)).toEqual(wanted))
  it.each(laidOut)('reads %s', (_what, text, wanted) =>
    expect(valuesTyped(text, Object.keys(wanted) as (keyof typeof wanted)[])).toEqual(wanted),
  )
})
