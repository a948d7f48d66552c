import type { IntakeKey } from '@parakh/contracts'
import type { Paper } from '../../candidate.ts'
import { subjectOf } from '../../labels/label-fields.ts'
import type { Labelled } from '../../labels/labelled.ts'
import { mobilesOf } from './mobiles.ts'

const reach = 8
const persons: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['applicant_name', 'co_applicant_name', 'property_owner_name', 'developer_name'])
const labelEnd = /^[^:=\t]{2,48}?(?=\s*[:=])/u
/** Roles that speak of nobody who buys, whatever their words mean elsewhere. */
const others = /\b(?:nominee|witness|contact\s+person|attorney|handed\s+over\s+by|given\s+by|issued\s+by|prepared\s+by|checked\s+by)\b/iu

/** Whom the labels above a number, nearest first, speak of. */
function nearestPerson(paper: Paper, phone: Labelled): 'buyer' | 'second' | 'other' | null {
  const { rows } = paper.layout
  const isPhones = (one: Labelled) => one.row === phone.row && paper.labelled.indexOf(one) > paper.labelled.indexOf(phone)
  for (let at = phone.row; at >= Math.max(0, phone.row - reach); at -= 1) {
    if (rows[at]?.page !== rows[phone.row]?.page) return null
    const named = paper.labelled.findLast((one) => one.row === at && persons.has(one.key) && !isPhones(one))
    if (named?.key === 'applicant_name') return 'buyer'
    if (named?.key === 'co_applicant_name') return 'second'
    if (named) return /\bowner/iu.test(named.label) && paper.kind === 'possession' ? 'buyer' : 'other'
    if (at === phone.row) continue
    const [cell] = rows[at]?.segments ?? []
    const label = labelEnd.exec(cell?.text ?? '')?.[0] ?? ((rows[at]?.segments.length ?? 0) > 1 ? (cell?.text ?? '') : '')
    const subject = label === '' ? null : subjectOf(label)
    if (others.test(label) || subject === 'bank' || subject === 'developer' || subject === 'seller') return 'other'
  }
  return null
}

/** Numbers at labels whose nearest person above is the buyer: "Buyer: A", "Address: …", "Mob.: 98…"; one below the second buyer is the first one's where neither has another. */
export function belowBuyer(paper: Paper, phones: readonly Labelled[]): Labelled[] {
  // a row with a number for each party has columns, which say whose each is
  const isAlone = ({ row }: Labelled) =>
    (paper.layout.rows[row]?.segments ?? []).filter(({ text }) => mobilesOf(text).length > 0).length < 2
  const told = phones
    .filter((one) => mobilesOf(one.value).length > 0 && isAlone(one))
    .map((one) => ({ one, whose: nearestPerson(paper, one) }))
  const own = told.filter(({ whose }) => whose === 'buyer')
  const shared = told.filter(({ whose }) => whose === 'second')
  return (own.length > 0 || shared.length > 1 ? own : shared).map(({ one }) => one)
}
