const number = String.raw`(?:[A-Z]{1,4}\s?[-/]?\s?)?\d[\w/&-]*|[A-Z]{1,2}[-/]?\d[\w/-]*|[A-Z](?=,)`
const kinds =
  'flat|plot|house|unit|apartment|apt|shop|villa|premises|site|door|holding|municipal|bungalow|row\\s+house|quarter|office|duplex|farm\\s*house|kothi|booth|s\\.?c\\.?o|property|khasra|survey|sy|gat|c\\.?t\\.?s|dag|final\\s+plot|f\\.?p|r\\.?\\s?s|t\\.?\\s?s|old|new|tenement|block'
/** What the address of a property begins with: its number, told by its kind. */
export const premise = new RegExp(
  String.raw`(?<![\p{L}\p{M}-])(?:(?:municipal|corporation|assessment)\s+)?(?:(?:${kinds})\b\.?\s*(?:bearing\s+)?(?:municipal\s+)?(?:no\b\.?|nos\b\.?|number\b|#)\s*[:.–-]?\s*(?:${number})|(?:flat|plot|house|unit|apartment|shop|villa|site|kothi|bungalow)\s+(?:${number})|[hd]\.?\s*nos?\b\.?\s*[:.–-]?\s*\d[\w/-]*|s\.?\s*no\b\.?\s*\d[\w/-]*(?=[^\n]{0,60}(?:village|vill|layout|nagar|colony|plot))|(?:भूखण्ड|भूखंड|प्लॉट|मकान|फ्लैट)\s*(?:संख्या|नं\.?|नंबर|क्रमांक)?\s*\d[\w/-]*)`,
  'giu',
)

const filler =
  /^(?:[\s,.:'"“”‘’()–-]|all|that|those|the|an?|said|residential|commercial|vacant|freehold|free\s+hold|leasehold|piece|and|or|parcel|of|land|plot|property|site|house|flat|apartment|unit|dwelling|premises|known|as|being|bearing|numbered|situated?|located|lying|at|in|on|under|one|entire|ready|built|constructed|converted|self[\s-]contained|immovable|building|portion|part|comprising|consisting|municipal|number|no)+$/iu
/** "Equitable mortgage of the property at": words of a sentence, no part of an address. */
const sentence = /^[^\d,]{6,140}\b(?:at|of|being|bearing|as|is|property|land|site|unit|on|for)[\s:.-]*$/iu
/** "Residential Plot No. 12": the kind of plot is part of its name where the address begins with it. */
const ownKind = /^\s*(?:Residential|Commercial|Industrial)\s+(?:Plot|Flat|House|Unit|Site|Apartment)\s+(?:No|Number)\b/u
/** Lead-ins that carry no address: "All that piece and parcel of land known as". */
export function withoutLead(text: string): string {
  if (ownKind.test(text)) return text
  const first = [...text.matchAll(premise)][0]
  const before = text.slice(0, first?.index ?? 0)
  if (first && first.index > 0 && (filler.test(before) || sentence.test(before))) return text.slice(first.index)
  return text.replace(
    /^\s*(?:all\s+that\s+|being\s+|bearing\s+|situated?\s+(?:at|in)\s+|located\s+(?:at|in)\s+|known\s+as\s+|the\s+)+/iu,
    '',
  )
}
