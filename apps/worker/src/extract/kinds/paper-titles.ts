import { readsLikeLabel } from '../labels/label-words.ts'
import type { Layout } from '../layout/layout.ts'
import type { PaperKind } from './paper-kind.ts'

/** What papers are headed by, where the same words in their text would say nothing of their kind. */
const titles: readonly (readonly [Exclude<PaperKind, 'other'>, RegExp])[] = [
  [
    'allotment',
    /(?<!\bre[\s-]?)\b(?:allotment|booking|reservation|unit)[\s-]+(?:cum[\s-]+\p{L}+\s+)?(?:letter|advice|intimation|confirmation|order|memo)\b|\b(?:intimation|advice|confirmation|order|letter)\s+of\s+(?:\p{L}+\s+)?(?:allotment|booking|reservation)\b|\ba+[vw]antan\b/iu,
  ],
  [
    'possession',
    /\bpossession\b.*\b(?:certificate|slip|letter|memo|note|notice|receipt)\b|\b(?:taking|handing|making)\s+over\s+(?:of\s+)?(?:the\s+)?possession\b|\b(?:ta+ba|ka[bv][jz]a)\s*(?:patra|pa+v?ti|praman|raseed)/iu,
  ],
  [
    'deed',
    /\bindenture\b(?!.*\blease\b)|\bkhar[ie]di\s?khat|\b(?:saf\s+)?kobala\b|\bkra?ya\s+(?:patra|vilekh)|\bvikra?y?a?\s+(?:patra|vilekh)|\bbai\s?nama|\btransfer\s+deed\b|\bdeed\s+of\s+apartment\b|\bpartition\s+(?:list|letter|memo\p{L}*|deed|agreement)\b|\bdeed\s+of\s+partition\b|\bbh?aga\s?pathra?m?\b/iu,
  ],
  [
    'lease',
    /\b(?:sub[\s-]*)?lease[\s-]+(?:deed|agreement)\b(?!.*\bsale\b)|\blease[\s-]*cum[\s-]*sale\b|^\W*(?:perpetual\s+)?lease\s+of\s+(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,3}(?:flat|plot|house|site|land|dwelling|apartment)\b\W*$|^\W*agreement\s+(?:to|for|of)\s+lease\W*$|\bpatta\s+(?:vilekh|deed|patra)/iu,
  ],
  [
    'mutation',
    /\bint[iq]+a?a?l\b|\bintk?q?al\b|\bda+khil[\s-]*kha+rij|\bcorrection\s+slip\b|\bproperty\s+(?:register\s+)?card\b|\bland\s+(?:(?:settlement|holding)\s+certificate|holding\s+patta)\b|\bperiodic\s+(?:khiraj\s+)?patta\b|(?:संपत्ति|सम्पत्ति|मालमत्ता|मिळकत)\s*पत्रक|\bextract\s+of\s+(?:the\s+)?(?:assessment|property|municipal|ward|khata)\b|\b(?:assessment|property|khata|ward|municipal)\s+register\s+extract|\brecord\s+change\b|\brecords?\s+of\s+rights?\b|\bkhatian\b|\bkhatauni\b|\b(?:form\s+)?(?:no\.?\s*)?7\s*\/\s*12\b|\bparcha\b|\btransfer\s+of\s+(?:name|ownership|khata|holding|title)\b|^\W*(?:(?:name|ownership|property|plot|flat|house)\s+)?transfer\s+(?:memorandum|memo|order|permission)\W*$|\be?-?khata\b|\bthandaper\b|\bownership\s+certificate\b|\bcertificate\s+of\s+ownership\b|\bownership\s+(?:and|&|cum)\s+possession\s+certificate\b|\bpossession\s+and\s+enjoyment\b|\bland\s+possession\s+certificate\b|\bshare\s+certificate\b|\bnama+ntara\p{L}*|\bfer\s?far\b/iu,
  ],
  [
    'tax',
    /\bghar\s?patt?i\b|\bla+gan\b|\bkar\s?a?vasool|\b(?:gr[iu]h|bha[vw]an|malmatta|sampatti)\s*kar\b|\bkha+jna\b|\b(?:land|building|vacant\s+land|holding|municipal|panchayat|house|property|urban)\s+(?:tax|revenue|assessment)\b.*\b(?:receipt|bill|demand|challan|notice|slip|statement|certificate)\b|\brent\s+receipt\b|\bdemand(?:\s+(?:notice|note|bill))?\s*(?:cum|and|&|\/|-)+\s*(?:receipt|collection)\b|\breceipt\s+(?:for|of)\b.*\b(?:tax|cess)\b/iu,
  ],
  [
    'sanction',
    /bpass\b|\binstant\s+(?:approval|registration|permit|permission)\b|\bregulari[sz]ation\s+of\s+(?:the\s+)?(?:un\p{L}+\s+)?(?:plots?|layouts?|constructions?|buildings?|sites?)\b|\b(?:bha[vw]an\s+)?nirma+n\s+(?:anu\p{L}+|s[vw]ikriti|anumati)|\b(?:naksha|manchitra)\s+(?:s[vw]ikriti|anumodan)|\bba+ndh?ka+m\s+pa?r[vw]a+na?n?gi|\bpar[vw]a+n[ag]*gi\b|\b(?:grant|issue|release)\s+of\s+(?:building\s+|planning\s+)?(?:permit|permission|licen[cs]e|plans?)\b|\b(?:building|construction|development|planning)\s+(?:plan\s+)?(?:permit|permission|licen[cs]e|sanction|approval)\b|\brelease\s+of\s+building\s+plan|\bno[\s-]*objection\s+(?:certificate\s+)?(?:for|to)\s+(?:the\s+)?(?:\p{L}+\s+)?(?:construct\p{L}*|building)\b|\bsanction\s+under\s+(?:section|rule)|^\W*(?:(?:part(?:ial)?|full|final|building|provisional|completion[\s-]*(?:cum|and|&))[\s-]+)*(?:occupancy|occupation|completion)\s+certificate\W*$|^\W*certificate\s+of\s+(?:occupancy|occupation|completion)\W*$|^\W*building\s+use\s+permission\W*$/iu,
  ],
  [
    'loan_letter',
    /(?:ऋण|कर्ज|लोन)\s*(?:की\s+)?(?:स्वीकृति|मंजूरी|मंजुरी)(?:\s*(?:पत्र|सूचना))?\W*$|\b(?:sanction|offer|arrangement|approval)[\s-]+(?:advice|memo|intimation|ticket|note)\b(?!.*\b(?:plan|building|map)\b)|\bs[vw]ikriti\s+patra\b|\bkey\s+facts?\s+statement\b|\bdeposit\s+of\s+(?:the\s+)?title\s+deeds?\b|\bterms\s+(?:and\s+conditions\s+)?of\s+sanction\b/iu,
  ],
  [
    'form',
    /^\W*house\s+building\s+(?:loan|advance)\b(?!.*\b(?:sanction\w*|order|agreement|deed|letter)\b)|^(?!.*\b(?:approved|sanctioned)\b).*\b(?:loan|credit|financ\p{L}*|borrower)\b.*\b(?:proposal|application|requisition|form)\b|(?<!\byour\s+(?:\p{L}+\s+)?)\b(?:proposal|application|request)\b.*\b(?:loan|credit|financ\p{L}+)\b|\b(?:a+[vw]edan|a+bedan)\s+(?:patra|prapatra)|\bma+g(?:a?n)[iy]\s+arj|\btechnical\s+(?:details|data|information)\s+(?:form|sheet)/iu,
  ],
  [
    'mail',
    /\b(?:valuation|valuer|technical|inspection|site\s+visit)\b.*\b(?:request|requisition|work\s+order|order|assignment|initiation|appointment|instructions?|memo|allocation)\b|\b(?:request|requisition|work\s+order|assignment|initiation|appointment|instructions?|memo)\b.*\b(?:valuation|valuer|technical|property\s+inspection)\b|^\W*(?:(?:office|bank|branch)\s+)?(?:note|memo|slip|letter|message|intimation|instructions?|copy)\s+(?:for|to)\s+(?:the\s+|our\s+)?(?:(?:panel|approved|empanelled|bank'?s?)\s+)?(?:valuer|engineer|technical\s+(?:agency|team))\W*$|^\W*valuer'?s?\s+copy\W*$|^\W*val(?:uation|n|tn|u)?\s+note\W*$/iu,
  ],
]
/** Titles by what is done and to what, whatever words an office takes: one of each must stand in the title, and none of the last. */
const deeds: readonly (readonly [Exclude<PaperKind, 'other'>, RegExp, RegExp, RegExp])[] = [
  [
    'allotment',
    /(?<!\bre[\s-]?)\b(?:allot(?:ment|ted)|allocation|booking|reservation|earmarking|letter\s+of\s+intent)\b/iu,
    /\b(?:letter|order|flat|unit|plot|apartment|villa|house|shop|payment|schedule|demand|your|confirm\w*|intent)\b/iu,
    /\b(?:agreement|application|form|receipt|deed|lease|possession|loan|valuation|technical|valuer)\b/iu,
  ],
  [
    'buyer_agreement',
    /\bagreement\b/iu,
    /\b(?:builder|buyers?|promoter|developer|construction|allotment|allottee|rera)\b/iu,
    /\b(?:sale|sell|loan|lease|valuation)\b/iu,
  ],
  [
    'agreement_to_sell',
    /\b(?:agreement|karar(?:\s?na?ma?)?|khat|\w*khat\b|pa+[vw]+t[iy]|oppandam|chitt?hi|patra|pathra|receipt|nama|memorandum)\b|khat$/iu,
    /\b(?:sale|sell|sau?da|souda|bayana|ba[iy]na|isar|sat[ae]|sathe|bana|vikra?ya?|kra?ya)(?:khat)?\b/iu,
    /\b(?:deed|certificate|lease|loan|tax|vikra?ya?\s+patra|kra?ya\s+patra|buyers?|valuation|developer|receipt\s+of\b.*\b(?:tax|fee))\b/iu,
  ],
  [
    'possession',
    /\b(?:possession|hand(?:ing|ed)?[\s-]*over|taking[\s-]*over)\b/iu,
    /\b(?:certificate|note|letter|memo|slip|sheet|check\s?list|physical|flat|unit|keys?|report|receipt|offer|intimation)\b/iu,
    /\b(?:sale|sell|agreement|deed|loan|valuation|without)\b/iu,
  ],
  [
    'deed',
    /\bconveyance\b|\b(?:bai?y|bai)\s?nama\b|\bkr[ae]ya?\s+(?:vilekh|patra\w*|pathi?ra\w*)\b|\bvikra?ya\s+path?i?ra\w*|\b(?:thee?r(?:u|a)dharam|a+dha+ram)\b|\b(?:dan|gift)\s?patra\b|\bsale\s+certificate\b|\bhakk?a?\s?sod\b|\b(?:sale|sell|transfer|gift|release)[\s-]deed\b/iu,
    /./u,
    /\b(?:agreement|loan|lease|valuation)\b/iu,
  ],
  [
    'lease',
    /\blease\b|\bpatta\s+(?:deed|vilekh)\b/iu,
    /\b(?:deed|indenture|perpetual|renew(?:ed|al)|tripartite|cum[\s-]+sale)\b/iu,
    /\b(?:agreement\s+(?:for|of|to)|loan|rental|valuation|hold)\b/iu,
  ],
  [
    'mutation',
    /\b(?:name|names|ownership|holding|record|rights?|ror|malmatta|form|assessment|register)\b/iu,
    /\b(?:(?:name|names?)\s+(?:transfer|change)|(?:transfer|change)\s+of\s+names?|certificate\s+(?:of|as\s+to)\s+(?:holding|ownership)|record\s+of\s+(?:ownership|rights?)|ror(?:-?\s?1b)?|patrak|8-?a)\b/iu,
    /\b(?:loan|sale|agreement|account|bank|valuation|share)\b/iu,
  ],
  [
    'tax',
    /\b(?:tax(?:es)?|vero|kar|lagan|cess|revenue|khajn?a)\b/iu,
    /\b(?:house|ghar|property|mil[ck]at|building|panchayat|holding|land|municipal|water|pa+v?a?ti|ras[ie]+d|receipt|bill|demand|assessment|bhavan|vasuli)\b/iu,
    /\b(?:income|loan|deed|invoice|gst|tds|clearance\s+application|valuation|karar|department|dept|directorate|commissionerate)\b/iu,
  ],
  [
    'sanction',
    /\b(?:permit|permission|licen[cs]e|sanction|approval|approved|pass(?:ed)?|parvan\w+|parwan\w+|anujna|anu[gj]nya|anumati|s[vw]ikriti|disapproval)\b/iu,
    /\b(?:build(?:ing)?|construct(?:ion)?|plans?|map|house|naksha|bhavan|gri?ha?|bandh?kam|nirman|intimation\s+of\s+disapproval)\b/iu,
    /\b(?:loan|housing|home|finance|credit|payment\s+plan|possession|deed|tax|valuation|agreement|layout\s+only)\b/iu,
  ],
  [
    'loan_letter',
    /\b(?:offer|approval|facility|arrangement|term\s+sheet)\b|\bsanction(?:ed)?\b(?!\s+letter\b)/iu,
    /\b(?:loans?|credit|letter|acceptance|communication|term\s+sheet|limit|advance)\b/iu,
    /\b(?:plans?|building|map|house|possession|construction|application|form|request|allotment|layout|permit|sale|valuation|technical)\b/iu,
  ],
  [
    'form',
    /\b(?:application|requisition|proposal|request|arj|a+[vw]edan|interview|appraisal|details|particulars|namuna)\b/iu,
    /\b(?:loans?|borrowers?|applicants?|kar[jz]|rin|housing\s+finance|appraisal)\b/iu,
    /\b(?:your|sanction\w*|approval|offer|valuation|valuer|technical|visit|property\s+of|account|co-?applicants?)\b/iu,
  ],
  [
    'mail',
    /\b(?:valuation|valuer|value|technical|(?:site|property)\s+visit|inspection)\b/iu,
    /\b(?:request|requisition|order|intimation|instructions?|visit|case|assignment|memo|allocation|to\s+value|panel)\b/iu,
    /\b(?:sale|deed|tax|market\s+value|rateable|annual|fee|joint|report\s+no|details|data|form)\b/iu,
  ],
]
/** "Sub: Valuation of …": what a mail or a letter is about. */
const subject = /^\s*(?:(?:sub(?:ject)?|fwd?)\s*[.:\-–]+|re\s*(?:[.:–]+|-+(?=\s)))\s*/iu
const asksVisit =
  /^(?:(?:re|fwd?)\s*:\s*)*(?:technical|(?:site|property)\s+visit|visit|inspection)\b|\bvaluation\b(?!\s+(?:of\s+stamp|report\s+no))/iu
const mostWords = 10
/** "Shanti Park : UNIT ALLOTMENT ADVICE", "X Bank Ltd. - REQUEST FOR VALUATION": behind whose paper it is, in capitals, what it is. */
const headed = /^(?<whose>[^:|]{3,60}?)\s*(?:[:|]|\s[-–—])\s+(?<title>[^\p{Ll}:|]*\p{Lu}{3}[^\p{Ll}:|]*\s\p{Lu}{3}[^\p{Ll}:|]*)$/u

function ownTitle(line: string): string[] {
  const { whose = '', title } = headed.exec(line.replace(dateBehind, ''))?.groups ?? {}
  return title === undefined || readsLikeLabel(whose) ? [] : [title]
}
const dateBehind = /\s\d{1,2}[-./ ](?:\d{1,2}|\p{Lu}\p{L}{2,8})[-./ ]\d{2,4}$/u

/** The kinds whose papers are headed by these words; none for a sentence or a list. */
export function kindsTitled(row: string): PaperKind[] {
  const title = row.replace(subject, '')
  const isSubject = title !== row
  const asked: PaperKind[] = isSubject && asksVisit.test(title) ? ['mail'] : []
  return [...new Set([title, ...(isSubject ? [] : ownTitle(title))].flatMap(kindsNamed).concat(asked))]
}

function kindsNamed(title: string): PaperKind[] {
  if ((title.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) > mostWords || /[,;:]/u.test(title)) return []
  const found = titles.filter(([, pattern]) => pattern.test(title)).map(([kind]) => kind)
  const done = deeds.filter(([, act, thing, other]) => act.test(title) && thing.test(title) && !other.test(title)).map(([kind]) => kind)
  return [...found, ...done]
}

/** What is let for months is neither sold nor leased out by an authority: its parties are a landlord and a tenant. */
const tenancy =
  /\bleave\s*(?:and|&|-|n)\s*licen[cs]e\b|\b(?:rent(?:al)?|tenancy|tenant|house\s+rent|paying\s+guest)\s+(?:agreement|deed)\b|\bkira+ya?\s*na+m+a\b|किराया\s*नामा/iu
const headRows = 8
const longestTitle = 80

/** Whether a paper lets a home to a tenant: a leave and licence, a rent agreement. */
export const isOfTenancy = ({ rows }: Layout): boolean =>
  rows
    .slice(0, headRows)
    .some(({ segments }) => segments.some(({ text }) => text.length <= longestTitle && !/[.;,]$/u.test(text) && tenancy.test(text)))
