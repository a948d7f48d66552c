/** Who gets the property, and who gives it. */
export type PartySide = 'buyer' | 'seller'

const buyers = String.raw`claiming\s+part(?:y|ies)|sub[\s-]*lessees?|purchasers?|buyers?|vend[eo]es?|transferees?|allott?ees?|lessees?|lease[\s-]*holders?|donees?|settlees?|releasees?|assignees?|grantees?|(?<!\bcare[\s-])takers?|(?<!\b(?:official|court|cash)\s)receivers?|who\s+(?:(?:will|shall|wants?\s+to|agrees?\s+to)\s+)?(?:buys?|purchases?)|claimants?|second\s+part(?:y|ies)|part(?:y|ies)\s+of\s+the\s+(?:second|other)\s+part|customers?|(?:intending|prospective|proposed)\s+(?:owners?|homeowners?)|(?<=(?:flat|unit|apartment|shop|villa)\s+)(?:takers?|acquirers?)|licensees?|borrowers?|ऋणी(?:गण)?|उधारकर्ता|कर्जदार|mortgagors?|depositors?|loanees?|क्रेता(?:गण)?|खरीददार|(?:dw|dv)it[iy]+[ye]*a\s+paksh[a]?|kreta(?:gan)?|kharid[d]?ar|kharedidar|द्वितीय\s+पक्ष|पट्टेदार|पट्टाधारी|पट्टाधारक|पट्टा\s?ग्रह[िी]ता|पट्टागृहीता|लीजी|लीज\s?धारक|क्रयकर्ता|खरेदीदार|खरेदी\s+घेणार|लिहून\s+घेणार|दानग्राही|बक्षीस\s+घेणार|patta\s*-?(?:dhari|dharak|gr[ai]h[iea]+ta)|pattedar|पट्टाग्रहीता|आवंटी|आबंटी|दानग्रहीता`
const sellers = String.raw`executing\s+part(?:y|ies)|vend[oe]rs?|sellers?|transferors?|lessors?|donors?|settlors?|releasors?|assignors?|grantors?|givers?|who\s+(?:(?:will|shall|wants?\s+to|agrees?\s+to)\s+)?sells?|executants?|first\s+part(?:y|ies)|part(?:y|ies)\s+of\s+the\s+(?:first|one)\s+part|developers?|promoters?|builders?|company|confirming\s+part(?:y|ies)|owners?|land\s*(?:owners?|lords?)|विक्रेता(?:गण)?|pratham\s+paksh[a]?|vikreta(?:gan)?|प्रथम\s+पक्ष|प्रवर्तक|patta\s*-?(?:data|karta)|पट्टादाता|विक्रयकर्ता|लिहून\s+देणार|विक्री\s+करणार|बक्षीस\s+देणार|पट्टाकर्ता|दाता`
const kinds = String.raw`(?:(?!(?:intending|prospective|proposed)\s+(?:home)?owners?)(?:first|second|third|sole|main|new|floor|villa|shop|house|site|primary|intending|prospective|proposed|joint|flat|unit|plot|apartment|original|present|absolute)(?:\s+|-))?`
const plural = String.raw`(?:\s*\(\s*e?s\s*\)|\s*/\s*s\b|['’]s)?`

/** A role by which a paper calls a party, with its plural; one group. */
export const roleWord = String.raw`(?<![\p{L}\p{M}])${kinds}(${buyers}|${sellers})(?![\p{L}\p{M}])${plural}`

/** Who holds a unit or a share, as headings and cells call them. */
const holders = String.raw`(?:(?:unit|flat|plot|apartment|registered|joint|share|first|second|third|sole|tenement)\s+)?holders?(?!\s+of)|(?:tenant\s+)?members?(?!ship)`

/** A role at the head of a party's name; one group. */
export const headRole = String.raw`(?<![\p{L}\p{M}])${kinds}(${buyers}|${sellers}|${holders})(?![\p{L}\p{M}])${plural}`

const buyerPattern = new RegExp(`^(?:${buyers}|${holders})$`, 'iu')

/** The side that a role word names. */
export const sideOf = (role: string): PartySide => (buyerPattern.test(role.trim()) ? 'buyer' : 'seller')
