import type { PaperKind } from './paper-kind.ts'

/** What papers are headed by, where the same words in their text would say nothing of their kind. */
const titles: readonly (readonly [Exclude<PaperKind, 'other'>, RegExp])[] = [
  [
    'allotment',
    /\b(?:allotment|booking|reservation|unit)[\s-]+(?:cum[\s-]+\p{L}+\s+)?(?:letter|advice|intimation|confirmation|order|memo)\b|\b(?:intimation|advice|confirmation|order|letter)\s+of\s+(?:\p{L}+\s+)?(?:allotment|booking|reservation)\b|\ba+[vw]antan\b/iu,
  ],
  [
    'possession',
    /\bpossession\b.*\b(?:certificate|slip|letter|memo|note|notice|receipt)\b|\b(?:taking|handing|making)\s+over\s+(?:of\s+)?(?:the\s+)?possession\b|\b(?:ta+ba|ka[bv][jz]a)\s*(?:patra|pa+v?ti|praman|raseed)/iu,
  ],
  [
    'deed',
    /\bindenture\b(?!.*\blease\b)|\bkhar[ie]di\s?khat|\b(?:saf\s+)?kobala\b|\bkra?ya\s+(?:patra|vilekh)|\bvikra?y?a?\s+(?:patra|vilekh)|\bbai\s?nama|\btransfer\s+deed\b|\bdeed\s+of\s+apartment\b/iu,
  ],
  ['lease', /\b(?:sub[\s-]*)?lease[\s-]+(?:deed|agreement)\b(?!.*\bsale\b)|\bpatta\s+(?:vilekh|deed|patra)/iu],
  [
    'mutation',
    /\bint[iq]+a?a?l\b|\bintk?q?al\b|\bda+khil[\s-]*kha+rij|\bcorrection\s+slip\b|\bproperty\s+card\b|\bextract\s+of\s+(?:the\s+)?(?:assessment|property|municipal|ward|khata)\b|\bassessment\s+register\s+extract|\brecords?\s+of\s+rights?\b|\bkhatian\b|\bkhatauni\b|\b(?:form\s+)?(?:no\.?\s*)?7\s*\/\s*12\b|\bparcha\b|\btransfer\s+of\s+(?:name|ownership|khata|holding|title)\b|\be?-?khata\b|\bthandaper\b|\bownership\s+certificate\b|\bcertificate\s+of\s+ownership\b|\bshare\s+certificate\b|\bnama+ntara\p{L}*|\bfer\s?far\b/iu,
  ],
  [
    'tax',
    /\bghar\s?patt?i\b|\bla+gan\b|\bkar\s?a?vasool|\b(?:gr[iu]h|bha[vw]an|malmatta|sampatti)\s*kar\b|\bkha+jna\b|\b(?:land|building|vacant\s+land|holding|municipal|panchayat|house|property|urban)\s+(?:tax|revenue|assessment)\b.*\b(?:receipt|bill|demand|challan|notice|slip|statement|certificate)\b|\brent\s+receipt\b|\breceipt\s+(?:for|of)\b.*\b(?:tax|cess)\b/iu,
  ],
  [
    'sanction',
    /\b(?:bha[vw]an\s+)?nirma+n\s+(?:anu\p{L}+|s[vw]ikriti|anumati)|\b(?:naksha|manchitra)\s+(?:s[vw]ikriti|anumodan)|\bba+ndh?ka+m\s+pa?r[vw]a+na?n?gi|\bpar[vw]a+n[ag]*gi\b|\b(?:grant|issue|release)\s+of\s+(?:building\s+|planning\s+)?(?:permit|permission|licen[cs]e|plans?)\b|\b(?:building|construction|development|planning)\s+(?:plan\s+)?(?:permit|permission|licen[cs]e|sanction|approval)\b|\brelease\s+of\s+building\s+plan|\bsanction\s+under\s+(?:section|rule)/iu,
  ],
  [
    'loan_letter',
    /\b(?:sanction|offer|arrangement|approval)[\s-]+(?:advice|memo|intimation|ticket|note)\b(?!.*\b(?:plan|building|map)\b)|\bs[vw]ikriti\s+patra\b|\bkey\s+facts?\s+statement\b|\bterms\s+(?:and\s+conditions\s+)?of\s+sanction\b/iu,
  ],
  [
    'form',
    /\b(?:loan|credit|financ\p{L}*|borrower)\b.*\b(?:proposal|application|requisition|form)\b|\b(?:proposal|application|request)\b.*\b(?:loan|credit|financ\p{L}+)\b|\b(?:a+[vw]edan|a+bedan)\s+(?:patra|prapatra)|\bma+g(?:a?n)[iy]\s+arj|\btechnical\s+(?:details|data|information)\s+(?:form|sheet)/iu,
  ],
  [
    'mail',
    /\b(?:valuation|valuer|technical|inspection|site\s+visit)\b.*\b(?:request|requisition|work\s+order|order|assignment|initiation|appointment|instructions?|memo|allocation)\b|\b(?:request|requisition|work\s+order|assignment|initiation|appointment|instructions?|memo)\b.*\b(?:valuation|valuer|technical|property\s+inspection)\b/iu,
  ],
]
const mostWords = 10

/** The kinds whose papers are headed by these words; none for a sentence or a list. */
export const kindsTitled = (row: string): PaperKind[] =>
  row.split(/\s+/u).length > mostWords || /[,;:]/u.test(row) ? [] : titles.filter(([, title]) => title.test(row)).map(([kind]) => kind)
