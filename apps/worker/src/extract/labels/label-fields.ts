import type { IntakeKey } from '@parakh/contracts'
import { meaningOfLabel, type Meaning } from './label-words.ts'

/** Whom or what a part of a paper speaks of. */
export type Subject = 'applicant' | 'co' | 'owner' | 'seller' | 'developer' | 'property' | 'plan' | 'loan' | 'bank' | 'other'

interface LabelRow {
  key: IntakeKey
  /** All of these are meant. */
  all: readonly Meaning[]
  /** These may be meant besides. */
  may?: readonly Meaning[]
  /** The label says so much only where the paper speaks of one of these. */
  within?: readonly Subject[]
}

const people: readonly Meaning[] = ['name', 'person', 'self']

/** Labels by meaning; the row that says most of the label counts. */
const rows: readonly LabelRow[] = [
  { key: 'applicant_name', all: ['applicant'], may: [...people, 'first', 'loan', 'buyer', 'proposed', 'home', 'dwelling'] },
  { key: 'applicant_name', all: ['applicant', 'owner'], may: [...people, 'property', 'dwelling', 'plot'] },
  { key: 'applicant_name', all: ['buyer'], may: [...people, 'first', 'property', 'dwelling', 'plot'] },
  { key: 'applicant_name', all: ['name'], may: ['first', 'self', 'person'], within: ['applicant'] },
  { key: 'co_applicant_name', all: ['co', 'applicant'], may: [...people, 'loan', 'first'] },
  { key: 'co_applicant_name', all: ['co', 'buyer'], may: people },
  { key: 'co_applicant_name', all: ['name'], may: ['person'], within: ['co'] },
  { key: 'applicant_name', all: ['self', 'name'], may: ['first'] },
  { key: 'applicant_name', all: ['application', 'name'], may: ['first', 'self'] },
  { key: 'co_applicant_name', all: ['co', 'application'], may: people },
  { key: 'property_owner_name', all: ['co', 'owner'], may: [...people, 'property', 'dwelling', 'plot'] },
  { key: 'property_owner_name', all: ['owner'], may: [...people, 'property', 'dwelling', 'plot', 'tenure', 'first', 'legal', 'joint'] },
  { key: 'property_owner_name', all: ['owner', 'buyer'], may: people },
  { key: 'property_owner_name', all: ['seller', 'developer'], may: people },
  { key: 'property_owner_name', all: ['seller'], may: [...people, 'owner', 'property', 'plot', 'dwelling'] },
  { key: 'property_owner_name', all: ['tenure', 'name'], may: ['property', 'dwelling', 'plot'] },
  { key: 'property_owner_name', all: ['property', 'name'], may: ['person'] },
  { key: 'property_owner_name', all: ['name'], may: ['person'], within: ['owner', 'seller'] },
  { key: 'contact_number', all: ['phone'], may: ['number', 'applicant', 'self', 'first', 'buyer', 'email'], within: ['applicant'] },
  { key: 'contact_number', all: ['phone', 'applicant'], may: ['number', 'self', 'first', 'name'] },
  { key: 'contact_number', all: ['phone', 'buyer'], may: ['number', 'first', 'name', 'person', 'email'] },
  { key: 'contact_number', all: ['phone', 'owner'], may: ['number', 'first', 'name', 'property', 'dwelling', 'email'] },
  { key: 'contact_number', all: ['phone'], may: ['number', 'self', 'email'] },
  { key: 'application_number', all: ['application', 'number'], may: ['loan', 'file', 'bank', 'applicant', 'home', 'unsure', 'date'] },
  { key: 'application_number', all: ['file', 'number'], may: ['loan', 'bank', 'applicant', 'application', 'home', 'date'] },
  { key: 'application_number', all: ['loan', 'number'], may: ['account', 'bank', 'file', 'application', 'home', 'date'] },
  { key: 'application_number', all: ['loan', 'account'], may: ['bank', 'home', 'file'] },
  { key: 'application_number', all: ['bank', 'number'], may: ['file'] },
  { key: 'application_number', all: ['application'], may: ['loan', 'applicant', 'home', 'file'] },
  { key: 'application_number', all: ['file'], may: ['bank'], within: ['loan', 'bank'] },
  { key: 'loan_type', all: ['loan', 'type'], may: ['product', 'applicant', 'home'] },
  { key: 'loan_type', all: ['product'], may: ['type', 'loan', 'name', 'applicant'] },
  { key: 'loan_type', all: ['loan'], may: ['applicant'] },
  { key: 'loan_type', all: ['type'], may: ['product'], within: ['loan'] },
  { key: 'developer_name', all: ['developer'], may: ['name', 'locality'] },
  { key: 'flat', all: ['dwelling', 'number'], may: ['property', 'type', 'self', 'buyer', 'locality'] },
  { key: 'flat', all: ['dwelling', 'self'] },
  { key: 'property_address_doc', all: ['property', 'address'], may: ['dwelling', 'plot', 'legal', 'papers', 'type'] },
  { key: 'property_address_doc', all: ['dwelling', 'address'], may: ['property', 'plot', 'number'] },
  { key: 'property_address_doc', all: ['plot', 'address'], may: ['property', 'dwelling', 'number'] },
  { key: 'property_address_doc', all: ['property'], may: ['dwelling', 'plot', 'loan'] },
  { key: 'property_address_doc', all: ['address'], may: ['property', 'dwelling', 'plot'], within: ['property'] },
  { key: 'address_as_per_plan', all: ['address', 'plan'], may: ['property', 'sanction', 'plot'] },
  { key: 'pincode', all: ['pin'], may: ['number', 'property', 'address', 'plot', 'dwelling', 'unsure'] },
  { key: 'usage_as_per_cdp', all: ['master', 'use'], may: ['plot', 'plan', 'property'] },
  { key: 'usage_approved_as_per_plan', all: ['use', 'sanction'], may: ['plan', 'dwelling', 'property', 'type'] },
  { key: 'usage_approved_as_per_plan', all: ['use', 'plan'], may: ['dwelling', 'sanction'] },
  { key: 'usage_approved_as_per_plan', all: ['use', 'dwelling'], may: ['type', 'proposed'] },
  { key: 'usage_approved_as_per_plan', all: ['built', 'type'], may: ['dwelling', 'sanction'] },
  { key: 'land_freehold_or_leasehold', all: ['freehold', 'leasehold'], may: ['tenure', 'property', 'plot'] },
  { key: 'land_freehold_or_leasehold', all: ['tenure', 'type'], may: ['plot', 'property'] },
  { key: 'land_freehold_or_leasehold', all: ['tenure', 'plot'], may: ['property', 'type'] },
  { key: 'period_expired_balance_lease_rent', all: ['leasehold', 'period'], may: ['rent', 'plot'] },
  { key: 'period_expired_balance_lease_rent', all: ['leasehold', 'rent'], may: ['period'] },
  { key: 'ownership_type', all: ['tenure', 'joint'] },
  { key: 'type_of_plot', all: ['plot', 'corner'], may: ['type'] },
  { key: 'type_of_plot', all: ['plot', 'type'] },
  { key: 'list_of_documents', all: ['papers'], may: ['property', 'applicant', 'plan', 'name'] },
  { key: 'legal_documents', all: ['papers', 'legal'], may: ['property', 'tenure'] },
  { key: 'legal_documents', all: ['papers', 'tenure'], may: ['property', 'legal'] },
  { key: 'document_area_sqft', all: ['area', 'super'], may: ['built', 'dwelling', 'total'] },
  { key: 'document_area_sqft', all: ['area', 'built'], may: ['dwelling'] },
  { key: 'document_area_sqft', all: ['area', 'dwelling'], may: ['total'] },
  { key: 'approved_area_plan_sqft', all: ['area', 'built', 'total'], may: ['sanction', 'plan', 'floor'] },
  { key: 'approved_area_plan_sqft', all: ['area', 'sanction'], may: ['built', 'plan', 'total', 'floor'] },
  { key: 'land_area_plan', all: ['area', 'plot', 'plan'], may: ['sanction', 'total'] },
  { key: 'final_land_area_uds', all: ['uds'], may: ['plot', 'area', 'total'] },
  { key: 'sanction_approval_no', all: ['sanction', 'number'], may: ['plan', 'dwelling', 'file', 'built'] },
  { key: 'sanction_approval_no', all: ['plan', 'number'], may: ['sanction', 'dwelling'] },
  { key: 'sanction_number_date', all: ['sanction', 'date'], may: ['plan', 'dwelling', 'built'] },
  { key: 'floors_proposed', all: ['floor', 'proposed'], may: ['number', 'built'] },
  { key: 'floors_sanctioned', all: ['floor', 'sanction'], may: ['number', 'plan', 'dwelling'] },
  { key: 'floors_sanctioned', all: ['floor', 'number'], may: ['dwelling', 'total'] },
]

/** Words that no row knows: one is forgiven where at least two say what is meant. */
const forgiven = 1

/** "Column 9 (new owner)": what a number in a book's head stands for. */
const numberedHead = /^\W*(?:col(?:umn)?|item|entry|part|khana)\W*(?:no\W*)?\d{1,2}\s*\((?<means>[^()]{3,40})\)\W*$/iu

/** A label without what stands in brackets behind it: "Name (as per PAN)". */
const withoutRemark = (label: string): string => {
  const bare = numberedHead.exec(label)?.groups?.['means'] ?? label.replace(/\([^)]*\)?/gu, ' ').trim()
  return /\p{L}{2}/u.test(bare) ? bare : label
}

/** The field that a label's words mean, where the paper speaks of `subject`; null where they mean none or two. */
export const fieldOfMeaning = (label: string, subject: Subject | null): IntakeKey | null =>
  fieldOfWords(label, subject) ??
  fieldOfWords(withoutRemark(label), subject) ??
  (condition.test(label) ? fieldOfWords(label.replace(condition, ''), subject) : null) ??
  personOf(label, subject)

/** "Builder, if apartment", "Lessor where leasehold": when a form asks it. */
const condition = /(?<=\p{L}[^\n]{2,40})[\s,;]+(?:if|where|in\s+case\s+of)\s[^\n]{2,40}$/iu

const peopleKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['applicant_name', 'co_applicant_name', 'property_owner_name'])
const source =
  /\s*(?:[,/&]|\b(?:and|with)\b)\s*(?:his|her|their)?\s*(?:father|husband|parent|guardian|relation)\S*.*$|\s(?:as\s+(?:per|in|on|appearing|recorded|mentioned|shown)|according\s+to|whose|in\s+(?:the\s+)?(?:records?|books?)|(?:after|before|upon|on|prior\s+to)\s+(?:the\s+)?(?:mutation|transfer|change|sanction|succession))\b.*$/iu

/** "Name and address of the assessee": the address that is asked for beside a name. */
const addressBeside =
  /\s*(?:[,/&]|\b(?:and|with)\b)\s*(?:(?:the|his|her|their|full|complete|postal|present|permanent)\s+)*(?:address(?:es)?|(?:phone|mobile|mob|contact|cell|tel)(?:\s+(?:no|number|nos)\b\.?)?)\b|\s+(?:aur|evam|va|v|tatha|एवं|और|व|तथा)\s+(?:pata|patta|address|पता|पत्ता)(?![\p{L}\p{M}])/iu
const addressOfPlace = /\b(?:propert(?:y|ies)|site|premises|project|building|plot|flat|office|bank|branch|scheme|society)\b/iu

/** A person's label without where the name is taken from: "Owner as per sale deed", "Applicant as in Aadhaar"; and without the parent or the address asked for beside. */
function personOf(label: string, subject: Subject | null): IntakeKey | null {
  const bares = [label.replace(source, ''), addressOfPlace.test(label) ? label : label.replace(addressBeside, '')]
  const keys = bares.flatMap((bare) => (bare === label ? [] : (fieldOfWords(bare, subject) ?? [])))
  return keys.find((key) => peopleKeys.has(key)) ?? null
}

function fieldOfWords(label: string, subject: Subject | null): IntakeKey | null {
  if (/\d{3}/u.test(label)) return null
  const { meanings, unknown, known } = meaningOfLabel(label)
  if (known === 0 || unknown > (meanings.size >= 2 ? forgiven : 0)) return null
  const fits = rows.filter(
    ({ all, may = [], within }) =>
      all.every((one) => meanings.has(one)) &&
      [...meanings].every((one) => all.includes(one) || may.includes(one)) &&
      (!within || (subject !== null && within.includes(subject))),
  )
  const most = Math.max(...fits.map(({ all }) => all.length))
  const [key, ...others] = new Set(fits.filter(({ all }) => all.length === most).map((row) => row.key))
  return key && others.length === 0 ? key : null
}

/** "Who is with you", "Joining you": who borrows beside whom a form asks. */
export const withReader =
  /\bwho\s+else\s+(?:will|is\s+to|has\s+to|would)\s+(?:pay|repay|sign|borrow|join)|\b(?:who\s+(?:else\s+)?(?:is|will\s+be|joins?)\s+(?:with\s+)?you|joining\s+you|who\s+(?:is|are)\s+(?:also\s+)?joining|(?:applying|borrowing)\s+(?:along\s+)?with\s+you)\W*$/iu

/** Whom or what a heading or a label speaks of; null where it does not say. */
export function subjectOf(text: string): Subject | null {
  if (withReader.test(text)) return 'co'
  const { meanings } = meaningOfLabel(text)
  const has = (...any: Meaning[]) => any.some((one) => meanings.has(one))
  if (has('outsider', 'relation')) return 'other'
  if (has('co') && has('applicant', 'buyer')) return 'co'
  if (has('applicant', 'buyer')) return 'applicant'
  if (has('seller')) return 'seller'
  if (has('application') && has('loan')) return 'loan'
  if (has('owner') && !has('address', 'type', 'area')) return 'owner'
  if (has('developer')) return 'developer'
  if (has('property') || (has('dwelling', 'plot') && !has('number'))) return 'property'
  if (has('bank')) return 'bank'
  if (has('residence')) return 'other'
  if (has('sanction', 'plan')) return 'plan'
  if (has('loan', 'product')) return 'loan'
  if (has('self') && has('home')) return 'property'
  if (has('self')) return 'applicant'
  return null
}
