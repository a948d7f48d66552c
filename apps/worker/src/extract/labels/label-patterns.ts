import { intakeFields, matchPrinted, normaliseLabel, type IntakeKey } from '@parakh/contracts'
import { fieldOfMeaning, type Subject } from './label-fields.ts'

/** How a label that no catalogue name fits may still be told, by the words in it; read on normalised labels, whole. */
const patterns: readonly (readonly [IntakeKey, RegExp])[] = [
  [
    'property_owner_name',
    /^(?:present |name of )?(?:the )?(?:owner|title holder|holder)s? (?:of |name )?(?:the )?(?:property|collateral|security|house|flat|unit|plot|land|site|name)?$/u,
  ],
  [
    'property_owner_name',
    /^(?:title|property|security|collateral|mortgage|house|flat)(?: deeds?)? (?:(?:to be|being|proposed to be|will be|is) )?(?:mortgaged|offered|held|owned|provided|given)?(?: as security)? ?by$/u,
  ],
  ['property_owner_name', /^names?(?: s)? in which (?:the )?(?:property|title|house|flat|plot)\b.*$/u],
  [
    'property_owner_name',
    /^(?:owner(?: s)? )?names? (?:as )?(?:in|on|per|as per|as in|appearing in) (?:the )?(?:title|sale|registered|property|link|deed|registry|khata|patta|revenue|society|conveyance)(?: (?:deeds?|papers|documents?|records?|certificate|share certificate))?$/u,
  ],
  [
    'property_address_doc',
    /^where(?: (?:(?:is )?it(?: is| lies| stands)?|(?:the )?(?:property|flat|apartment|house|plot|unit|site)(?: is| lies| stands)?))?$/u,
  ],
  ['property_owner_name', /^whose(?: is it| it is)?$/u],
  ['property_owner_name', /^names? of (?:the )?(?:recorded )?(?:tenants?|occupants?) (?:raiyat|ryot|khatedar|bhumiswami|swami|owner)s?$/u],
  ['property_owner_name', /^whose (?:property|house|flat|plot|land)$/u],
  [
    'property_owner_name',
    /^(?:owner|holder|name)(?: s)?(?: name)? (?:on|in|as per|as in|of) (?:the )?(?:(?:municipal|tax|revenue|our|assessment|property|office) )*(?:records?|registers?|books?|assessment|demand|rolls?)$/u,
  ],
  ['applicant_name', /^(?:grantee|taker|recipient|lessee|holder)s? of (?:the )?(?:lease|patta|grant|allotment|tenancy|sub ?lease)$/u],
  [
    'co_applicant_name',
    /^(?!who (?:borrows|applies)$)who (?:else )?(?:will )?(?:joins?|signs|applies|borrows|stands|comes|is)(?: (?:in|as|the|a|your|also|together|jointly|with|you|along))* ?(?:co ?(?:applicant|borrower|obligant))?$/u,
  ],
  [
    'loan_type',
    /^(?:for )?(?:what|which|why)(?! .*\b(?:amount|much|bank|account|branch|no|number|period|years)\b)(?: (?:\p{L}+)){0,4} loan(?: \p{L}+){0,4}$/u,
  ],
  ['developer_name', /^(?:the )?(?:company|firm)(?: (?:and|or|cum))? (?:promoter|developer|builder|coloni[sz]er)s?$/u],
  ['applicant_name', /^what is your (?:full |own )?name$/u],
  ['applicant_name', /^who (?:is|are|will be)(?: the)? (?:applying|borrowing|applicants?|borrowers?)(?: for (?:the |this )?loan)?$/u],
  [
    'co_applicant_name',
    /^(?:is |will )?(?:any ?(?:body|one)|somebody|someone)(?: else)? (?:is )?(?:applying|joining|borrowing|apply|join)(?: (?:along|together|jointly))?(?: with you)?$/u,
  ],
  ['property_address_doc', /^where is (?:the |your |this )?(?:property|flat|house|plot|site|security|home)(?: situated| located)?$/u],
  [
    'property_owner_name',
    /^(?:whose|in whose) names? (?:is|are|stands?|appears?) (?:on|in) (?:the )?(?:sale |title |registered |property )?(?:deed|papers?|title|documents?|registry|patta|khata)$/u,
  ],
  // "Shri / Smt." before a blank to fill
  [
    'applicant_name',
    /^(?:(?:shri|sri|smt|shrimati|mr|mrs|ms|miss|m s|kumari|km|kum|dr|messrs|श्री|श्रीमती|श्रीमति|सुश्री|कुमारी)(?: |$)){2,6}$/u,
  ],
  [
    'property_owner_name',
    /^(?:name of )?(?:the )?proposed (?:pattadar|khathedar|khatedar|khatadar|raiyat|assessee|(?:patta|khata|thandaper) ?holder)s?(?: name)?$/u,
  ],
  [
    'property_owner_name',
    /^(?:names? of )?(?:the )?(?:legal )?heirs? (?:now )?(?:brought|taken|entered|recorded|added|substituted)(?: (?:on|in) (?:the )?(?:record|register|book)s?)?$/u,
  ],
  ['property_owner_name', /^(?:name of )?(?:the )?consumers?(?: s)?(?: name)?$/u],
  ['property_owner_name', /^title(?: deeds?)? (?:is |rests |vests |held )?(?:with|in|by)$/u],
  ['property_owner_name', /^who (?:holds|owns|has) .{2,30}$/u],
  [
    'applicant_name',
    /^(?:(?:possession|keys?|flat|unit) )?(?:taken|received|accepted|collected)(?: over)? by(?: (?:buyer|purchaser|allottee|customer)s?)?$/u,
  ],
  ['developer_name', /^(?:possession )?handed(?: over)? by$/u],
  ['property_owner_name', /^(?:property |flat |house )?in whose names?(?: .{0,20})?$/u],
  ['co_applicant_name', /^co$/u],
  ['co_applicant_name', /^(?:loan )?co ?signator(?:y|ies)(?: names?)?$/u],
  ['applicant_name', /^(?:primary|main)$/u],
  ['co_applicant_name', /^(?:secondary)$/u],
  ['co_applicant_name', /^(?:joint|jt|second|2nd) (?:ac|a c|account)(?: holder)?s?(?: name)?$/u],
  ['co_applicant_name', /^(?:name of )?(?:the )?(?:joint|jt) part(?:y|ies)(?: name)?$/u],
  ['co_applicant_name', /^(?:s[ai]+th) (?:me|mein|men|mai|main)$/u],
  ['co_applicant_name', /^(?:co|joint|second|2nd) ?(?:applicant|borrower|allottee|customer)s?(?: name)?(?: \w+)?$/u],
  [
    'applicant_name',
    /^(?:name of )?(?:the )?(?:(?:main|primary|first|1st|sole) )?(?:applicant|borrower|loanee|customer)s?(?: name| \d| details| particulars| information)?$/u,
  ],
  ['applicant_name', /^(?:name of )?(?:the )?(?:part(?:y|ies)|account|ac|a c)(?: names?)?$/u],
  [
    'applicant_name',
    /^(?:loan|finance|facility|limit|credit) (?:sought|applied(?: for)?|requested|availed|required|proposed) by$|^applied by$|^proposal of$/u,
  ],
  [
    'property_owner_name',
    /^(?:(?:property|title|flat|house|plot) )?(?:(?:is )?(?:stand(?:s|ing)|held|recorded|registered) )?in (?:the )?(?:joint )?names? of$/u,
  ],
  [
    'property_owner_name',
    /^(?:property |flat |house |plot )?(?:(?:owned|held) by|(?:(?:being|to be|is being) )*(?:purchased|bought|acquired) from)$/u,
  ],
  ['applicant_name', /^(?:the )?(?:first|1st|ist|second|2nd|iind|other) part(?:y|ies)(?: names?)?$/u],
  ['property_owner_name', /^(?:(?:name|person|party) )?in whose favou?r(?: (?!of\b)\p{L}+){0,6}$/u],
  ['property_owner_name', /^(?:flat|house|plot|property|resale) (?:bought |purchased |taken )?from$/u],
  ['property_owner_name', /^(?:purchase|buying|resale|bought|purchased)(?: \p{L}+){1,4} from$/u],
  ['property_owner_name', /^(?:title |property )?standing in(?: the)?(?: names? of)?$/u],
  // "House stands on land of": whose the land is
  [
    'property_owner_name',
    /^(?:house|building|property|it|flat)(?: [a-z]+){0,3} (?:stands?|standing|situated|built|constructed|is) (?:on|in|over) (?:the )?(?:land|plot|site|house|property) (?:of|belonging to|owned by)$/u,
  ],
  ['property_owner_name', /^existing (?:owner|title ?holder|seller)s?(?: names?)?$/u],
  [
    'property_owner_name',
    /^(?:property|flat|house|plot|title|title deeds?|documents?|papers|deed|sale deed|registry|patta|chitta|rtc|rsr|encumbrance|khatauni|demand|bill|receipt|tax|khata|licen[cs]e|certificate|assessment|holding|jamabandi)(?: (?:is|are|stands?|standing|held|issued|registered))* in (?:the )?(?:joint )?(?:names?|favou?r) of$/u,
  ],
  [
    'property_owner_name',
    /^(?:(?:permission|permit|licen[cs]e|certificate|sanction|plan|approval)(?: is| hereby)* )?(?:issued|granted|accorded|given) (?:in favou?r of|to)$/u,
  ],
  ['property_owner_name', /^(?:new |present |current )?names? after (?:mutation|transfer)$/u],
  [
    'property_owner_name',
    /^(?:new )?names? (?:now )?(?:entered|added|substituted|inserted|brought in)(?: (?:now|in (?:the )?(?:record|register|book|khata)s?))?$/u,
  ],
  [
    'property_owner_name',
    /^(?:new )?entr(?:y|ies) (?:now )?(?:to be )?(?:made|entered|substituted|inserted)(?: (?:instead|now|in (?:its|their) place))?$/u,
  ],
  [
    'property_owner_name',
    /^(?:(?:patta|khata|holding|name|title|shares?|membership) )?(?:acquired by|(?:transfer|transferred|mutated|changed|issued) (?:to|in favou?r of))$/u,
  ],
  ['co_applicant_name', /^(?:held |owned )?(?:jointly|along|together)(?: with)?$/u],
  // a land record asks for the parent in the same cell
  [
    'property_owner_name',
    /^(?:names? of )?(?:the )?(?:recorded )?(?:tenant|raiyat|ryot|khatadar|khatedar|pattadar|land ?owner|land ?holder|owner|holder)s?(?:(?: s)?(?:(?: names?)? (?:with|and|or)| names?) (?:his |her )?(?:father|husband|parent|guardian)s?(?: s)?(?: .{0,50})?| (?:father|husband|guardian)s?(?: s)? names? (?:and )?(?:caste|residence|address)(?: .{0,40})?)$/u,
  ],
  [
    'property_owner_name',
    /^(?:name of )?(?:the )?persons? (?:primarily )?(?:liable|assessed)(?: (?:for|to)(?: pay(?:ment of)?)?(?: the)?(?: property)?(?: tax(?:es)?)?)?$/u,
  ],
  [
    'contact_number',
    /^(?:applicant|borrower|customer)?s? ?(?:contact|mobile|phone|cell|telephone|tel|mob|ph)(?: (?:no|number|nos|details))?(?: of (?:the )?(?:applicant|borrower|customer))?$/u,
  ],
  [
    'application_number',
    /^(?:our |bank |loan |lender )?(?:file|lead|los|case|application|appl|proposal|login|prospect|loan application|loan form)(?: (?:ref|reference|id|no|number|nr))+$/u,
  ],
  [
    'property_address_doc',
    /^(?:(?:full|complete|postal|exact|detailed) )*(?:address|location|details|description|particulars)? ?(?:of )?(?:the )?(?:property|collateral|security|secured property|mortgaged property|premises)(?: (?:address|location|offered|details|proposed|to be (?:mortgaged|valued)|being (?:mortgaged|purchased)))?$/u,
  ],
  [
    'property_address_doc',
    /^(?:(?:full|complete|postal|exact|detailed) )*(?:address|location) of (?:the )?(?:property|flat|house|unit|plot|site|asset|apartment|premises|security)(?: (?:offered|proposed|to be|being|under|for which)(?: .{0,30})?)?$/u,
  ],
  ['property_address_doc', /^loc(?:ation)?$/u],
  ['property_address_doc', /^(?:project|site|property|unit|flat|house|plot)(?: site)? (?:location|address)$/u],
  [
    'property_address_doc',
    /^(?:flat|house|plot|door|building)(?: (?:no|number|house|flat|plot|door|building))* (?:and|with) (?:street|road|locality|area)$/u,
  ],
  ['address_as_per_plan', /^(?:the )?site(?: address| location)?(?: as per plan)?$/u],
  [
    'property_address_doc',
    /^(?:flat|house|plot|door|building)(?: (?:no|number))* (?:street|road|locality|village|lane|ward|town|colony)(?: (?:street|road|locality|village|lane|ward|town|city|colony|and|or))*$/u,
  ],
  ['property_address_doc', /^(?:equitable |registered |simple )?mortgage of$/u],
  ['property_owner_name', /^(?:which |that |property |house )?(?:belongs?|belonging|belonged) to$/u],
  ['property_address_doc', /^(?:premises|holding|house)(?: no)?(?: (?:and )?(?:street|address))?$/u],
  [
    'list_of_documents',
    /^(?:list of )?(?:papers|documents|docs|enclosures|copies|attachments|proofs)(?: (?:enclosed|attached|submitted|provided|collected|received|annexed|sent|herewith|taken|kept|lodged|filed|furnished|produced|held|given|seen|perused|available|handed in|handed over|uploaded|on record|on file|in file|with us))*$/u,
  ],
  ['list_of_documents', /^(?:(?:uploaded|attached|enclosed|shared) files?|files? (?:uploaded|attached|enclosed|shared))$/u],
  ['ownership_type', /^(?:property |how )?(?:held|holding|ownership|mode of holding)(?: (?:as|type|status|by))?$/u],
  ['land_freehold_or_leasehold', /^(?:tenure|title|nature of (?:title|tenure|land|holding)|land tenure|type of (?:title|tenure))$/u],
  ['land_freehold_or_leasehold', /^(?:whether )?(?:free ?hold (?:or )?lease ?hold|lease ?hold (?:or )?free ?hold)$/u],
  [
    'floors_sanctioned',
    /^(?:no of |number of )?(?:floors|storeys|stories)(?: (?:allowed|permitted|approved|sanctioned|as per plan|in (?:the )?building))*$/u,
  ],
  [
    'floors_proposed',
    /^(?:no of |number of )?(?:proposed )?(?:floors|storeys)(?: (?:proposed|applied(?: for)?|asked(?: for)?|requested))$/u,
  ],
  [
    'usage_as_per_cdp',
    /^(?:(?:land )?use|usage|zone|zoning|land use zone)(?: (?:in|as per|under|of))? ?(?:the )?(?:draft |sanctioned |approved )?(?:development|master|zonal|cdp|comprehensive|regional|town planning|t ?p scheme|[dmrzc] ?p\b|mpd)(?: .{0,24})?$/u,
  ],
  [
    'usage_approved_as_per_plan',
    /^(?:approved |sanctioned |permitted )?(?:use|usage|purpose|occupancy)(?: (?:of|for))?(?: the)? ?(?:building|construction|premises|plan|approved|sanctioned|permitted)?$/u,
  ],
  ['developer_name', /^(?:name of )?(?:the )?(?:builder|developer|promoter)s?(?: (?:name|and developer|and promoter))?$/u],
  ['developer_name', /^(?:a )?(?:project|developed|promoted|built|constructed|development) (?:of|by)$/u],
  ['co_applicant_name', /^(?:joint|jt|co) names?$/u],
  ['contact_number', /^(?:m|mo)$/u],
  ['flat', /^(?:flat|unit|apartment|villa|shop)(?: (?:no|number|id|code))*$/u],
  ['type_of_plot', /^(?:type|position|location) of (?:the )?(?:plot|site)$/u],
  ['period_expired_balance_lease_rent', /^(?:lease|balance|unexpired|residual)(?: (?:lease|period|term|rent|money|tenure|balance))+$/u],
]

type Named = { key: IntakeKey; exact: boolean } | null

/** The parts of a label that says the same in two languages: "पिन कोड / PIN Code". */
function languagesOf(label: string): string[] {
  if (!/\p{Script=Devanagari}/u.test(label) || !/[A-Za-z]{2}/u.test(label)) return [label]
  const only = (script: RegExp) => label.replace(script, ' ').replace(/^[\s/|,.-]+|[\s/|,.-]+$/gu, '')
  return [only(/[\p{Script=Devanagari}\p{M}]+/gu), only(/[A-Za-z]+/gu), label]
}

function namedBy(label: string, subject: Subject | null): Named {
  return languagesOf(label).reduce<Named>((found, part) => found ?? namedInOne(part, subject), null)
}

function namedInOne(label: string, subject: Subject | null): Named {
  const field = matchPrinted(intakeFields, label)
  const normal = normaliseLabel(label)
  // "Jt. applicant", "Borrower-2": near to the first one's label, but of the second
  if (field?.key === 'applicant_name' && !exactNames.has(normal) && fieldOfMeaning(label, subject) === 'co_applicant_name')
    return { key: 'co_applicant_name', exact: false }
  if (field) return { key: field.key, exact: exactNames.has(normal) }
  const found = patterns.find(([, pattern]) => pattern.test(normal))
  if (found) return { key: found[0], exact: false }
  const meant = fieldOfMeaning(label, subject)
  return meant ? { key: meant, exact: false } : null
}

const exactNames = new Set(intakeFields.flatMap(({ key, label, aliases = [] }) => [key, label, ...aliases].map(normaliseLabel)))
/** A page asks for the same words many times over. */
const asked = new Map<string, Named>()
const mostAsked = 20_000

/** "Unit holder's flat": whose it is says nothing of the flat. */
const whoseHome =
  /^\W*(?:the\s+)?(?:unit\s+|flat\s+|plot\s+|home\s+)?(?:holder|buyer|purchaser|allott?ee|vendee|lessee|member)(?:['’]s|s['’])\s+(?=(?:flat|house|plot|unit|apartment|property|home)\b)/iu

/** The field that a whole label names: by the catalogue's names, else by its words, else by what they mean where the paper speaks of `subject`. */
export function fieldOfLabel(label: string, subject: Subject | null = null): Named {
  const question = `${subject ?? ''}\n${label}`
  const known = asked.get(question)
  if (known !== undefined) return known
  if (asked.size >= mostAsked) asked.clear()
  const named = namedBy(label.replace(whoseHome, ''), subject)
  asked.set(question, named)
  return named
}
