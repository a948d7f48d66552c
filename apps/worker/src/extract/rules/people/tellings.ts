import { personTitles } from '../../names/name-words.ts'

/** What a person is told to be by a sentence of a letter. */
export type Told = 'applicant' | 'co' | 'owner'

/** A stretch of one sentence: a full stop ends it, that of "Rs." and of figures does not. */
const within = (most: number): string => String.raw`(?:[^.;\n]|(?<=\b\p{L}{1,3})\.|\.(?=\d)){0,${most}}?`
const possessive = String.raw`(?:['’]s?)?`
const plural = String.raw`(?:\s*\(s\)|\s*/\s*s|s)?`
/** Who borrows, as banks call them; who buys with the bank's money borrows. */
const borrower = String.raw`customer|cust|client|applicant|borrower|loanee|obligant|obligor|proponent|member|buyer|purchaser|vendee|allott?ee|party|account\s*holder|constituent`
const owner = String.raw`owner|seller|vendor|title\s*-?holder|mortgagor|land\s*lord`
const property = String.raw`(?:property|flat|house|plot|unit|row\s+house|bungalow|villa|apartment|shop|land|site|premises|title(?:\s+deeds?)?|security|collateral|makan)`
const copula = String.raw`(?:\s+(?:is|are|namely|viz\.?|being|named?|called)\b|\s*[:,=–-]{1,2}(?=\s))?\s+`
const named = String.raw`(?:\s+names?)?(?:\s+(?:here|in\s+this\s+case))?`
const loan = String.raw`(?:loan|limit|facility|advance|credit|finance|hl|lap|od|term\s+loan|mortgage\s+loan)`
const given = String.raw`(?:sanctioned|approved|granted|extended|given|disbursed|released|allowed|accorded)`
const upTo = String.raw`(?:to|for|in\s+favou?r\s+of|in\s+the\s+(?:joint\s+)?names?\s+of|on\s+account\s+of)`

const kin = String.raw`(?:father|mother|brother|sister)(?:[-\s]in[-\s]law)?|wife|husband|son|daughter|spouse|parents?|uncle|aunt|patni|pati|pita|mata|bhai|biwi|dharampatni`
const whoseKin = String.raw`(?:(?:the|my|our|your|his|her|their|both|minor|elder|younger|own|of|k[aie]|late|(?:(?:main|first|co|said|above)[\s-]+)?(?:${borrower})${plural}${possessive})\s+)*(?:${kin})`
/** Between a telling and its name: "his father Shri A", "the applicant's mother, Smt. B", "our borrower Shri C", "both spouses, A and B". */
const roles = String.raw`(?:the|our|your|one|a|an|above|said|both|new|existing|my|both\s+the)\s+(?:(?:main|prospective|above|said|named|existing|new|valued|esteemed|present|current|joint|intending)\s+)*(?:(?:${borrower}|${owner})${plural}\s*[,:–-]?\s+)?|(?:${borrower}|${owner})${plural}(?:\s*[,:–-]\s*|\s+)|s\s*/\s*(?=(?:shri|sri|smt)\b)`
/** "Ravi Rao's mother Smt. A" */
const namedKin = String.raw`(?:(?:shri|sri|smt|mr|mrs)\b\.?\s+)?\p{L}[\p{L}.]*(?:\s\p{L}[\p{L}.]*){0,3}['’]s\s+(?:late\s+)?(?:${kin})\s*,?\s+(?=${personTitles}\b)`
const kinLead = new RegExp(String.raw`^(?:${namedKin}|(?:registry|makan|khatauni)\s+|${whoseKin}\s*[,:–-]?\s+|${roles})`, 'iu')
const roleLead = new RegExp(String.raw`^(?:${roles})`, 'iu')

/** The length of what stands between a telling and its name; a borrower's kin may own, but does not borrow for it. */
export const leadIn = (text: string, as: Told): number => ((as === 'applicant' ? roleLead : kinLead).exec(text)?.[0] ?? '').length

const telling = (parts: string): RegExp => new RegExp(parts, 'giu')

/** What a sentence says before a name; the reach of the names is short. */
export const tellings: readonly (readonly [Told, RegExp])[] = [
  [
    'co',
    telling(
      String.raw`\bjoint(?:ly)?\s+with\s+|(?<!\b(?:inspect|visit|report|site)\b[^.;\n]{0,40})\b(?:jtly|along|together)\s+with\s+(?=(?:${personTitles}|his|her|${kin})\b)`,
    ),
  ],
  // "has agreed to extend to you and to Shri B a facility"
  ['co', telling(String.raw`\bto\s+you\s+(?:and|&)\s+(?:also\s+)?to\s+(?=${personTitles}\b)`)],
  [
    'co',
    telling(
      String.raw`\b(?:co|joint|second|2nd)[\s-]*(?:app(?:licant|lcnt|l)?|borr(?:ower)?|obligant|buyer|purchaser)${plural}${possessive}${named}${copula}`,
    ),
  ],
  // "naam A, sath me patni B"
  ['co', telling(String.raw`\bs[ai]+th\s+(?:me|mein|men|mai|main)\s+(?:(?:unk[ie]|usk[ie])\s+)?(?:${kin})?\s*(?=\p{Lu})`)],
  // "He and his wife Smt. B have applied", where his name was told before
  [
    'co',
    telling(
      String.raw`\b(?:he|she)\s+(?:and|&|(?:along\s+)?with)\s+(?:his|her)\s+(?:wife|husband|son|daughter|mother|father|brother|sister|spouse)\s*,?\s+(?=${personTitles}\b\.?[^.;\n]{3,60}?\s(?:ha(?:s|ve)|are|want|wish|propose|intend)\b)`,
    ),
  ],
  // "applied for by A and her husband Shri B"; of owners it tells none
  [
    'co',
    telling(
      String.raw`(?<=\b(?:appl(?:ied|ication|icant)|borrower|customer|loan|proposal|request(?:ed)?)\b(?:(?!\b(?:own(?:ed|er|ers)|seller|vendor|belong|stand(?:s|ing)?)\b)[^;\n]){0,110})\b(?:and|&|with)\s+(?:his|her)\s+(?:wife|husband|son|daughter|mother|father|brother|sister|spouse)\s*,?\s+(?=${personTitles}\b)`,
    ),
  ],
  [
    'applicant',
    telling(
      String.raw`\b(?:(?:our|the|your|main|prospective|above|intending)\s+)*(?<!\b(?:co|joint|jt|joining|second|2nd|other|additional)\b[.\s-]*)(?:${borrower})${plural}${possessive}${named}${copula}`,
    ),
  ],
  [
    'applicant',
    telling(
      String.raw`\b(?:loan|proposal|case|file|application|request|facility|limit|lap|hl)\s+(?:(?:case|proposal|file|request|application|account)\s+)?(?:of|for|from|in\s+favou?r\s+of|in\s+the\s+names?\s+of|account\s+of|(?:is\s+)?sanctioned\s+to|to|by(?=\s+${personTitles}\b))\s+`,
    ),
  ],
  // "our member who wants the loan is Sri A"
  [
    'applicant',
    telling(
      String.raw`\b(?:${borrower}|person|lady|gentleman|one)\s+who\s+(?:wants|seeks|needs|asks\s+for|is\s+(?:taking|seeking|asking\s+for|applying\s+for)|(?:has\s+)?(?:applied|asked)\s+for)\s+(?:the\s+|this\s+|an?\s+|our\s+)?(?:\w+\s+)?${loan}\s*,?\s+(?:is|being|namely)\s+(?:one\s+)?`,
    ),
  ],
  // "HL of Rs. 18 lakh is sanctioned to A", "we sanction a loan in favour of A"
  ['applicant', telling(String.raw`\b${loan}\b${within(90)}\b${given}\b${within(60)}\b${upTo}\s+(?:jointly\s+)?`)],
  [
    'applicant',
    telling(
      String.raw`\b(?:sanction(?:ed|s)?|grant(?:ed|s)?|approved?|extend(?:ed)?|lend)\b${within(90)}\b${loan}\b${within(60)}\b(?:jointly\s+)?${upTo}\s+(?:jointly\s+)?`,
    ),
  ],
  // "mortgage loan of Rs. 15,00,000 to Sri A"
  [
    'applicant',
    telling(
      String.raw`\b${loan}\s+of\s+(?:rs\.?|inr|₹|rupees)\s*[\d,.]+(?:\s*/-)?(?:\s*(?:lakhs?|lacs?|crores?|l|cr)\b\.?)?\s+to\s+(?=${personTitles}\b)`,
    ),
  ],
  // "LAN 88120044 / A / HL": a line of a list
  [
    'applicant',
    telling(
      String.raw`\b(?:lan|los|lead|appl?n?|app|case|file|prospect|proposal)\b\.?\s*(?:(?:no|id)\b\.?|#)?\s*[:#–-]?\s*[A-Z/-]{0,12}\d[\w-]{3,20}\s*[/|]\s*(?=\p{Lu})`,
    ),
  ],
  // "the undersigned sanctions in favour of Mrs. A under the head Home Loan"
  ['applicant', telling(String.raw`\bsanction(?:ed|s)?\s+(?:(?:jointly|hereby)\s+)*(?:in\s+favou?r\s+of|to)\s+(?=${personTitles}\b)`)],
  // "LAP of Rs. 40 lakh applied by Mr. A"
  ['applicant', telling(String.raw`\b(?:applied|requested)\s+(?:for\s+)?by\s+(?=${personTitles}\b)`)],
  // "a new proposal (ID 2024/77) of Mr. A"
  ['applicant', telling(String.raw`\b(?:proposal|application|case|request)\s*\([^()\n]{2,40}\)\s*(?:of|from|by)\s+(?=${personTitles}\b)`)],
  ['applicant', telling(String.raw`\bproposal\b${within(50)}\b(?:from|of)\s+`)],
  // "offered as security by Sri A and his wife Smt. B for a mortgage loan"
  [
    'applicant',
    telling(
      String.raw`\boffered\s+(?:as\s+(?:\w+\s+)?(?:security|mortgage|collateral)\s+)?by\s+(?=${personTitles}\b[^;\n]{3,120}\bfor\s+(?:an?\s+|the\s+|their\s+|his\s+)?(?:\w+\s+)?${loan}\b)`,
    ),
  ],
  // "…, site area 1200 sq ft. In the name of Sri A."
  ['owner', telling(String.raw`(?<=[.;]\s+)in\s+the\s+(?:joint\s+)?names?\s+of\s+(?=${personTitles}\b)`)],
  // "copies of documents of Sri A and his wife Smt. B in connection with their application for a loan"
  [
    'applicant',
    telling(
      String.raw`\b(?:documents|papers)\s+of\s+(?=${personTitles}\b[^;\n]{3,160}\b(?:their|his|her)\s+(?:loan\s+)?(?:application|proposal|request)\b)`,
    ),
  ],
  ['applicant', telling(String.raw`\bbooking\s+(?:of|by|made\s+by)\s+`)],
  // "mortgage of Flat No. 4 purchased by A & B"
  [
    'applicant',
    telling(
      String.raw`\b(?:purchased|bought|booked|acquired|allotted\s+to|being\s+purchased)\s+(?:jointly\s+)?(?:(?<=\bto\s)|by\s+)(?=${personTitles}\b)`,
    ),
  ],
  // "pls do technical for A & B, HL"
  [
    'applicant',
    telling(
      String.raw`\b(?:technicals?|tech|valuations?|visit|inspection|report|legal)\s+(?:and\s+(?:legal|valuation|technical)\s+)?(?:initiation\s+|report\s+|request\s+|visit\s+)?(?:for|of)\s+(?:(?:our|the)\s+)?(?:(?:customer|client|applicant|borrower)s?\s+)?`,
    ),
  ],
  ['applicant', /(?<![\p{L}\p{M}])(?<!सह[\s-]*)(?:ग्राहक|आवेदक|आवेदिका|प्रार्थी|ऋणी|उधारकर्ता|कर्जदार|अर्जदार)\s+(?=श्री|सुश्री|डॉ)/gu],
  ['co', /(?<![\p{L}\p{M}])सह[\s-]*(?:आवेदक|ऋणी|कर्जदार|अर्जदार|आवेदिका)\s+(?=श्री|सुश्री|सौ|डॉ)/gu],
  ['applicant', telling(String.raw`\b(?:a\/c|account)\s*[:–-]?\s*(?:of\s+|in\s+the\s+names?\s+of\s*:?\s+)?`)],
  [
    'owner',
    telling(
      String.raw`\b(?:(?:the|present|current|registered|existing|original|joint)\s+)*(?:${owner})${plural}\s+(?:of\s+(?:the\s+)?(?:said\s+|above\s+)?${property}\s+)?(?:(?:as\s+per|according\s+to|in|on)\s+(?:the\s+)?(?:\p{L}+\s+){0,2}(?:documents?|papers?|deeds?|records?|registry|khata|title)\s+)?(?:(?:is|are|being|namely|named?)\s+|[,:–-]\s+)`,
    ),
  ],
  // "…, area 1,950 sq. ft., seller Asha Rao."
  ['owner', telling(String.raw`(?<=[,;(\n]\s*|\.\s+|\d\s+)(?:(?:present|current)\s+)?(?:owner|seller|vendor)\s+`)],
  // "the other heirs have released their shares in favour of A"; money is released too
  [
    'owner',
    telling(
      String.raw`(?<!\b(?:loan|amount|cheque|dd|disbursement|payment|limit|sum|funds?|subsidy|lien|charge)s?\b[^.;\n]{0,80})\b(?:released|relinquished|gifted|settled|conveyed|bequeathed|willed)\b(?:[^.;\n]){0,80}?\bin\s+favou?r\s+of\s+`,
    ),
  ],
  // "resale from Mr. A"
  ['owner', telling(String.raw`\bresale\b[^.;\n]{0,30}?\sfrom\s+`)],
  // "against collateral of residential house of the proprietor's wife Smt. A"
  [
    'owner',
    telling(
      String.raw`\b(?:security|collateral|mortgage)\s+of\s+(?:an?\s+|the\s+)?(?:residential\s+|commercial\s+|landed\s+)?${property}\s+of\s+(?:the\s+)?(?:(?:proprietor|partner|director)['’]?s\s+)?(?=(?:his\s+|her\s+)?(?:${kin}|${personTitles})\b)`,
    ),
  ],
  ['owner', telling(String.raw`\b(?:the|of)\s+mortgagors?\s+`)],
  // "over my wife Smt. A's land"
  [
    'owner',
    telling(
      String.raw`\b(?:over|on|upon|of|in)\s+(?:(?:my|his|her|the\s+(?:borrower|applicant|customer)['’]?s?)\s+)?(?:(?:${kin})\s*,?\s+)?(?=${personTitles}\b\.?[^.;,\n]{3,50}['’]s\s+(?:(?:own|ancestral|vacant|residential)\s+)?(?:land|plot|site|house|flat|property)\b)`,
    ),
  ],
  // "the villa has been purchased by Mrs. A in 2019"
  [
    'owner',
    telling(
      String.raw`\b(?:was|were|has\s+been|had\s+been|have\s+been)\s+(?:already\s+)?(?:purchased|bought|acquired)\s+(?:jointly\s+)?by\s+(?=${personTitles}\b)`,
    ),
  ],
  // "title holder late A, now legal heirs B and C"
  [
    'owner',
    telling(
      String.raw`(?<=\b(?:owner|title\s*-?holder|property|stood|late)\b[^;\n]{0,90})\bnow\s+(?:(?:his|her|their|the|with|by)\s+)*(?:legal\s+)?heirs\s*[:,–-]?\s+(?:are\s+|namely\s+)?`,
    ),
  ],
  // "inherited by Mrs. A from her late father"
  ['owner', telling(String.raw`\b(?:inherited|devolved\s+(?:up)?on|succeeded\s+to)\s+(?:by\s+)?(?=${personTitles}\b)`)],
  // "so the title is with Mr. A only"
  [
    'owner',
    telling(
      String.raw`\b(?:titles?|ownership)\s+(?:(?:is|are|now|presently|still)\s+){0,2}(?:vests?\s+|vested\s+|lies\s+|rests?\s+)?(?:with|in|upon)\s+(?=${personTitles}\b)`,
    ),
  ],
  // "the landed property of Shri A offered as collateral"
  [
    'owner',
    telling(
      String.raw`\b(?:landed\s+|immovable\s+|house\s+)?property\s+of\s+(?=${personTitles}\b[^.;\n]{0,3}[^;\n]{3,80}\b(?:offered|mortgaged|to\s+be\s+mortgaged|charged)\b)`,
    ),
  ],
  [
    'owner',
    telling(
      String.raw`\b(?:owned|held|mortgaged)(?:\s*(?:,|/|&|\band\b)\s*(?:possessed|held|occupied|enjoyed|owned))*\s+(?:jointly\s+)?by\s+|\bbelong(?:s|ing)?\s+(?:jointly\s+)?to\s+`,
    ),
  ],
  // "it was bought from A by deed No. 4" tells how the seller came by it
  [
    'owner',
    telling(
      String.raw`(?<!\b(?:was|were|had(?:\s+been)?)\s+)\b(?:purchas(?:ed?|ing)|buy(?:ing)?|bought|acquir(?:ed?|ing))\b(?:[^.;\n]|(?<=\b(?:no|nos|sy|kh|mrs?|ms|dr|smt|shri|sri|sh))\.){0,140}?\bfrom\s+`,
    ),
  ],
  [
    'owner',
    telling(
      String.raw`\b(?:stand(?:s|ing)?|registered|recorded|held|mutated|transferred|(?:${property}|registry|(?:sale|title|conveyance)\s+deed|kh?ath?a|patta|7\/12)\b[^.;\n]{0,60}?\bis|it\b[^.;\n]{0,60}?\bis|which\b[^.;\n]{0,60}?\bis)\b[^.;\n]{0,20}?\bin\s+(?:the\s+)?(?:(?:joint|sole|single|individual|own|absolute)\s+)?names?\s+of\s+`,
    ),
  ],
  [
    'owner',
    telling(
      String.raw`\b${property}\b(?:(?!\b(?:loans?|accounts?|applied|sanction\w*|policy|cheques?|receipt)\b)(?:[^.;:\n]|(?<=\b(?:nos?|h|d|sy|kh|st|dr|tal|dist|distt|teh|po|s|r|c|t|sq|mts?|mtrs?|ft|yds?))\.|\.(?=\d))){0,140}?\s(?:in|stands?\s+in)\s+(?:the\s+)?(?:joint\s+)?names?\s+of\s+`,
    ),
  ],
]

/** What a sentence says behind a name: "A and B have applied for a loan", "A wants to buy a house". */
export const verbs: readonly (readonly [Told, RegExp])[] = [
  // "श्री क एवं श्रीमती ख ने गृह ऋण हेतु आवेदन किया है"
  ['applicant', /\s+(?:ने|द्वारा)\s+[^।.;\n]{0,60}?(?:ऋण|लोन|कर्ज)[^।.;\n]{0,40}?(?:आवेदन|माँग|मांग|अनुरोध)/gu],
  // "Shri A putra Shri B ne bhawan marammat hetu rin ka avedan kiya hai"
  [
    'applicant',
    telling(
      String.raw`\s+(?:ne|dwara)\s+[^.;\n]{0,80}?\b(?:rin|karja?|loan|lon)\b[^.;\n]{0,50}?\b(?:a+[vw]edan|ma+ng|anurodh|apply|liya|maanga)`,
    ),
  ],
  // "where Mr. A is the main borrower"
  [
    'applicant',
    telling(
      String.raw`\s(?:is|are)\s+(?:the\s+|our\s+|an?\s+)?(?:(?:main|primary|principal|first|prospective|existing|joint)\s+)*(?:borrowers?|applicants?|customers?|loanees?)\b(?!['’]s)`,
    ),
  ],
  [
    'applicant',
    telling(
      String.raw`\s(?:maintains?|holds?|enjoys?|(?:is|are)\s+(?:enjoying|having|maintaining|repaying|servicing))\s+(?:an?\s+|the\s+|their\s+|his\s+|her\s+)?(?:existing\s+)?(?:home|housing|mortgage|term)?\s*(?:loan|limit)\b|\s(?:has|have)\s+(?:jointly\s+)?(?:applied|approached|requested|availed|sought|submitted)\b[^.;]{0,60}?\b(?:loans?|finance|facility|bank|limit|us)\b`,
    ),
  ],
  [
    'applicant',
    telling(
      String.raw`\s(?:(?:is|are|has\s+been|have\s+been)\s+(?:jointly\s+)?(?:availing|taking|seeking|applying\s+for|offered|sanctioned|granted)|(?:wants?|wish(?:es)?|intends?|proposes?|desires?|plans?)\s+to\s+(?:avail|take|raise))\b${within(50)}\b(?:${loan}s?)\b`,
    ),
  ],
  [
    'applicant',
    telling(
      String.raw`,?\s(?:who\s+)?(?:(?:is|are|was|were)\s+(?:now\s+|jointly\s+)?(?:purchasing|buying|acquiring)|(?:has|have)\s+(?:agreed\s+to\s+)?(?:purchased?|booked|buy)|(?:wants?|wish(?:es)?|intends?|proposes?|desires?|plans?)\s+to\s+(?:purchase|buy|acquire|construct|build))\b`,
    ),
  ],
  [
    'co',
    telling(
      String.raw`\s*(?:\(\s*(?:as\s+)?|,?\s+(?:(?:and\s+)?(?:who|she|he)\s+)?(?:is|as|(?:will|shall|to)\s+(?:also\s+)?be|is\s+also)\s+(?:the\s+|a\s+)?|,?\s+(?:(?:has|have|had|is|who(?:\s+(?:has|is|will|shall|would))?|will|shall|would)\s+)?(?:also\s+)?(?:joined|joins?|joining|to\s+join|signed|signs?|signing|stands?|stood|come(?:s)?(?:\s+in)?|added|included|taken)(?:\s+(?:him|her)self)?\s+as\s+(?:the\s+|a\s+)?|[^\S\n\t])(?:co|joint)[\s-]*(?:applicant|appl?|borrower|borr|obligant|obligor|loanee|debtor)\b(?!\s*[:\t=–-])|[^\S\n]*\(\s*co\.?\s*\)|\s+(?:is\s+(?:also\s+)?joining|(?:has\s+|will\s+|shall\s+|also\s+)*join(?:s|ed)?)\s+(?:(?:him|her|them|in|as\s+a\s+party\s+to)\s+)*(?:the\s+|this\s+|his\s+|her\s+)?(?:home\s+|housing\s+)?(?:loan|application|proposal|borrowing|facility|request)\b`,
    ),
  ],
  // "Smt. B, his wife, is also made liable", "will sign along with him"
  [
    'co',
    telling(
      String.raw`,?\s+(?:is|will\s+be|has\s+been|shall\s+be)\s+(?:also\s+)?(?:made\s+)?(?:jointly\s+)?(?:liable|bound)\b|\s+(?:will|shall|would|is\s+to)\s+(?:also\s+)?(?:sign|borrow|join|repay|pay)\s+(?:along\s+|together\s+|jointly\s+)?with\s+(?:him|her|them|the\s+(?:${borrower}))\b`,
    ),
  ],
  [
    'owner',
    telling(
      String.raw`\s*\((?:[^()\n]{0,30}\b)?(?:property\s+|title\s+)?(?:owner|title\s*-?holder)\s*\)|,?\s(?:who\s+)?(?:(?:is|are)\s+(?:the\s+)?(?:(?:present|current|absolute|sole|joint|registered)\s+)*owners?\b|owns?\b|k[ei]\s+na+m)`,
    ),
  ],
]
