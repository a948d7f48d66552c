import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

describe('the number of a plan', () => {
  it('is the permit that an office sends with its letter, not the letter', () => {
    const text =
      'Letter No. C4/2231/2018 Dated: 04.06.2018\nTo\nThe Commissioner\nTwo sets of plans numbered as Planning Permit No. P/12/301/2018 dated 04.06.2018 are sent herewith.'
    expect(valueIn('permit', text, 'sanction_approval_no')).toBe('P/12/301/2018')
  })

  it('is the letter where that speaks of an earlier permit', () => {
    const text =
      'Letter No. C4/2231/2018 Dated: 04.06.2018\nTo\nThe Commissioner\nThe revised plan is approved. The earlier Planning Permit No. P/12/301/2015 stands cancelled.'
    expect(valueIn('permit', text, 'sanction_approval_no')).toBe('C4/2231/2018')
  })

  it('ends before another number', () => {
    const text =
      'The Council granted Commencement Certificate under No. NMC/TP/118/2018-19/ Unique No. 44 dated 19/12/2018 for construction of the building.'
    expect(valueIn('agreement', text, 'sanction_approval_no')).toBe('NMC/TP/118/2018-19')
  })

  it('is no memo of an occupation certificate', () => {
    const text = 'The town planning department has issued the occupation certificate vide memo ZP-90/2021/118 dated 29.07.2021.'
    expect(valueIn('possession', text, 'sanction_approval_no')).toBeNull()
  })
})

describe('the number of a plan with blanks or without a word for it', () => {
  it('may have blanks behind full stops', () =>
    expect(valueIn('permit', 'No. DP/BMU/Mouje Wadki/G.No. 771/Pr.Kr. 402/18-19 Date: 04/02/2019', 'sanction_approval_no')).toBe(
      'DP/BMU/Mouje Wadki/G.No. 771/Pr.Kr. 402/18-19',
    ))

  it('is that of a village office, and no number of its land', () => {
    const text =
      'Javak Kr. 71/2014\tDinank 21/01/2014\nGut No. 44/2, Plot No. 8\nEkun bandhkam kshetra : 140.00 chau.mi. (1506.95 chau. fut)'
    expect(valueIn('permit', text, 'sanction_approval_no')).toBe('71/2014')
    expect(valueIn('permit', text, 'sanction_number_date')).toBe('21/01/2014')
  })

  it('stands right behind the plan, before its date', () => {
    expect(valueIn('mail', 'Sanction plan 2012030077 dt 11.05.2012', 'sanction_approval_no')).toBe('2012030077')
    expect(valueIn('form', ' 9 Plan approval No/date\tKarur Pt. 77/2014-15 dt 08/01/2015', 'sanction_approval_no')).toBe('77/2014-15')
  })
})

describe('floors of a permit', () => {
  it('are none of those proposed beside them', () => {
    expect(valueIn('permit', 'Sanctioned floors : P + 9\tProposed : P + 11', 'floors_sanctioned')).toBe('P+9')
    expect(valueIn('mail', 'Map approved: 41/BP/2009 dated 12-08-2009 by Nagar Nigam, G+2', 'floors_sanctioned')).toBe('G+2')
  })

  it.each([
    ['Ground 101.20 m2, First 64.00 m2; total built up area 165.20 m2', 'G+1'],
    ['Sr\tFloor\tArea (sqm)\n1\tParking (ground)\t0.00\n2\tFirst\t92.10\n3\tSecond\t92.10', 'G+2'],
    ['कुल निर्मित क्षेत्र : भूतल 900 वर्गफुट + प्रथम तल 700 वर्गफुट = 1600 वर्गफुट', 'G+1'],
    ['Floors\tGround\tUpper floors\nNo.\t1\t3', null],
  ])('are counted: %s', (text, floors) => expect(valueIn('permit', text, 'floors_sanctioned')).toBe(floors))
})

describe('the total of a permit', () => {
  it('is the sum, and none of what is added up', () =>
    expect(valueIn('permit', 'कुल निर्मित क्षेत्र : भूतल 900 वर्गफुट + प्रथम तल 700 वर्गफुट = 1600 वर्गफुट', 'approved_area_plan_sqft')).toBe(1600))
})

describe('the use of a permit', () => {
  it.each([
    'Permission is granted for Residential - Dwelling-2 building as per plan.',
    'SANCTION LETTER (Residential Individual)',
    'Building: Stilt + 3 floors, residential tenements 6, height 11.95 m.',
    'आवासीय भवन निर्माण की अनुज्ञा प्रदान की जाती है।',
  ])('is told in: %s', (text) => expect(valueIn('permit', text, 'usage_approved_as_per_plan')).toBe('Residential'))
})

it('the plot of a permit may be told by its sides', () =>
  expect(
    valueIn(
      'permit',
      'licence to construct a house on Site No. 71, Kesare, Mysuru 570007 measuring 9.00 x 12.00 = 108.00 sq.mtr subject to:',
      'land_area_plan',
    ),
  ).toBe('108 sq m'))
