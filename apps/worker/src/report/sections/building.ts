import { constructionStages, floorAreaFields, formatNumber } from '@parakh/contracts'
import { notShorter } from '../compare.ts'
import type { Block, Row } from '../section.ts'
import type { Sheet } from '../sheet.ts'
import { compared, sideBySide } from './opening.ts'

/** Plan, sanction, RERA; floors and setbacks as approved and as found. */
export function approvals(sheet: Sheet): Block[] {
  const setbacks = (['front', 'rear', 'right', 'left'] as const).flatMap((side) => {
    const [needed, found] = [sheet.take('drafter', `${side}_setback_govt`), sheet.take('agent', `${side}_setback_actual`)]
    return compared(`${side.charAt(0).toUpperCase()}${side.slice(1)} setback`, needed, found, notShorter(needed, found))
  })
  const floors = compared('Floors', sheet.take('intake', 'floors_sanctioned'), sheet.take('agent', 'no_of_floors_height_fsi'))
  return [
    {
      block: 'pairs',
      rows: sheet.pairs([
        ['intake', 'sanction_approval_no'],
        ['intake', 'sanction_number_date'],
        ['drafter', 'rera_registration_no'],
        ['intake', 'floors_proposed'],
      ]),
    },
    { block: 'grid', columns: sideBySide('Sanctioned / required', 'Actual at site'), rows: [...floors, ...setbacks] },
    {
      block: 'pairs',
      rows: sheet.pairs([
        ['drafter', 'road_widening_or_govt_takeover'],
        ['drafter', 'under_demolition_list'],
        ['drafter', 'violation_if_any'],
      ]),
    },
  ]
}

/** Area of each floor, and their sum. */
export function floors(sheet: Sheet): Block[] {
  const filled = floorAreaFields.filter(({ key, unit }) => unit === 'sqft' && sheet.raw('drafter', key) !== undefined)
  const rows = filled.map(({ key, label }): Row => ({ cells: [label.replace(/ Area$/, ''), sheet.take('drafter', key)] }))
  const sum = filled.reduce((total, { key }) => total + Number(sheet.raw('drafter', key)), 0)
  const total: Row[] = rows.length > 1 ? [{ total: true, cells: ['Total', `${formatNumber(sum, 3)} sq ft`] }] : []
  return [
    {
      block: 'grid',
      columns: [
        { title: 'Floor', share: 60, names: true },
        { title: 'Built area', share: 40, align: 'end' },
      ],
      rows: [...rows, ...total],
    },
  ]
}

/** Stages with their weights and what is done of each, then progress. */
export function stages(sheet: Sheet): Block[] {
  const { progress, settings } = sheet.sums
  const rows = constructionStages.flatMap(({ key, label }): Row[] => {
    const done = sheet.raw('drafter', key)
    const weight = settings.stageWeights[key]
    if (typeof done !== 'number') return []
    return [{ cells: [label, `${formatNumber(weight)}%`, sheet.take('drafter', key), `${formatNumber((weight * done) / 100)}%`] }]
  })
  const sum: Row[] =
    progress.computed === null ? [] : [{ total: true, cells: ['Progress by stages', '', '', `${formatNumber(progress.computed)}%`] }]
  const typed = sheet.take('drafter', 'progress_percent')
  const assessed =
    typed === ''
      ? []
      : [
          {
            label: 'Progress',
            value: progress.computed === null || progress.computed === progress.typed ? typed : `${typed}, as assessed by the valuer`,
          },
        ]
  const description = sheet.pairs([['drafter', 'stage_of_construction_desc']])
  const visits = sheet.pairs([
    ['drafter', 'recommended_progress_percent'],
    ['drafter', 'last_visit_date'],
  ])
  return [
    { block: 'pairs', rows: [...description, ...assessed, ...visits] },
    {
      block: 'grid',
      columns: [
        { title: 'Stage', share: 40, names: true },
        { title: 'Weight', share: 20, align: 'end' },
        { title: 'Done', share: 20, align: 'end' },
        { title: 'Share of the whole', share: 20, align: 'end' },
      ],
      rows: [...rows, ...sum],
    },
  ]
}
