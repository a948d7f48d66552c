import { formatRupees } from '@parakh/contracts'
import { cleanText } from '../clean-text.ts'
import { matchCell, sameDescription } from '../compare.ts'
import type { Block, Cell, Row } from '../section.ts'
import type { Sheet } from '../sheet.ts'

/** Lender, reference, dates and status: the head of the first page. */
export function reference(sheet: Sheet): Block[] {
  const rows = sheet.pairs([
    ['drafter', 'valuation_requested_by', 'Lender / Requested By'],
    ['intake', 'application_number', 'Application / File No.'],
    ['drafter', 'eepac_report_ref_no', 'Our Reference'],
    ['drafter', 'status_of_report'],
    ['agent', 'visit_date', 'Date of Visit'],
    ['drafter', 'report_date', 'Date of Report'],
    ['drafter', 'type_of_property'],
    ['drafter', 'property_city', 'City'],
  ])
  const { market, words } = sheet.sums
  const visitor = cleanText(sheet.input.agent_name ?? '')
  const writer = cleanText(sheet.input.drafter_name ?? '')
  return [
    {
      block: 'pairs',
      rows: [
        ...rows,
        ...(visitor === '' ? [] : [{ label: 'Visited By', value: visitor }]),
        ...(writer === '' ? [] : [{ label: 'Prepared By', value: writer }]),
        ...(market.value === null
          ? []
          : [{ label: market.label, value: `${formatRupees(market.value)}${words === null ? '' : `  (${words})`}` }]),
      ],
    },
  ]
}

/** Applicant, owner, loan, purpose. */
export function parties(sheet: Sheet): Block[] {
  const rows = sheet.pairs([
    ['intake', 'applicant_name'],
    ['intake', 'co_applicant_name'],
    ['intake', 'property_owner_name'],
    ['intake', 'contact_number'],
    ['intake', 'loan_type'],
    ['drafter', 'purpose_of_valuation'],
    ['intake', 'developer_name'],
    ['intake', 'flat'],
    ['drafter', 'valuer_name'],
    ['drafter', 'valuer_visited_other_fi'],
    ['drafter', 'scope_of_valuation'],
    ['agent', 'relationship_with_applicant', 'Contact Person’s Relation to Applicant'],
    ['agent', 'id_document_contact_person'],
    ['agent', 'contact_number_contact_person'],
  ])
  return [{ block: 'pairs', rows }]
}

/** Papers that were seen, numbered. */
export function documents(sheet: Sheet): Block[] {
  const items = (['legal_documents', 'list_of_documents'] as const).flatMap((key) => {
    const value = sheet.raw('intake', key)
    sheet.mark('intake', [key])
    return Array.isArray(value) ? value.map(cleanText) : []
  })
  return [
    { block: 'items', items: [...new Set(items)].filter((item) => item !== '') },
    {
      block: 'pairs',
      rows: sheet.pairs([
        ['intake', 'property_documents'],
        ['intake', 'ownership_type'],
      ]),
    },
  ]
}

/** Address of the papers and of the site side by side, and how the property was found. */
export function address(sheet: Sheet): Block[] {
  const said = sheet.peek('drafter', 'address_matching')
  const verdict = said === '' ? null : /^y/i.test(said) ? true : /^no$/i.test(said) ? false : null
  const rows = [
    beside('Address', sheet.take('intake', 'property_address_doc'), sheet.take('agent', 'property_address_site'), matchCell(verdict)),
    beside('Address as per plan', sheet.take('intake', 'address_as_per_plan'), '', ''),
    compared('PIN code', sheet.take('intake', 'pincode'), sheet.take('drafter', 'pin_code_official')),
  ].flat()
  return [
    { block: 'grid', columns: sideBySide('As per documents', 'At site / official'), rows },
    {
      block: 'pairs',
      rows: sheet.pairs([
        ['drafter', 'address_matching', 'Address Matching (Valuer)'],
        ['drafter', 'main_locality'],
        ['agent', 'landmark'],
        ['agent', 'name_on_society_board'],
        ['drafter', 'distance_fi_nearest_branch'],
        ['drafter', 'distance_fi_base_branch'],
        ['drafter', 'within_municipal_limits'],
        ['agent', 'geographical_limit'],
      ]),
    },
  ]
}

/** Tenure, and usage as approved and as found. */
export function tenure(sheet: Sheet): Block[] {
  const found = sheet.take('agent', 'current_usage')
  const approved = sheet.take('intake', 'usage_approved_as_per_plan')
  return [
    {
      block: 'pairs',
      rows: sheet.pairs([
        ['intake', 'land_freehold_or_leasehold'],
        ['intake', 'period_expired_balance_lease_rent'],
        ['intake', 'usage_as_per_cdp'],
        ['agent', 'occupant'],
        ['agent', 'vacant_since'],
        ['agent', 'vacant_reason'],
        ['drafter', 'legal_illegal_colony_status'],
      ]),
    },
    { block: 'grid', columns: sideBySide('Approved as per plan', 'Actual at site'), rows: compared('Usage', approved, found) },
  ]
}

/** Columns of a comparison of two sources. */
export function sideBySide(left: string, right: string) {
  return [
    { title: 'Particulars', share: 20, names: true as const },
    { title: left, share: 32 },
    { title: right, share: 32 },
    { title: 'Match', share: 16 },
  ]
}

/** A row of a comparison, none when both sides are empty. */
export function compared(label: string, left: string, right: string, same: boolean | null = sameDescription(left, right)): Row[] {
  return beside(label, left, right, matchCell(same))
}

function beside(label: string, left: string, right: string, verdict: Cell | string): Row[] {
  return left === '' && right === '' ? [] : [{ cells: [label, left || '–', right || '–', verdict] }]
}
