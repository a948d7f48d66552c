import { readsLikeLabel } from '../labels/label-words.ts'
import type { Layout } from '../layout/layout.ts'
import { asksPapers } from '../rules/documents/asked.ts'
import { paperWords } from '../rules/documents/items.ts'
import { sharesByWords, wordsOfPaper } from './kind-words.ts'
import { isOfTenancy, kindsTitled } from './paper-titles.ts'
import { allMatches } from '../all-matches.ts'

/** What a paper is; its kind decides whose name stands in it and which of its numbers are whose. */
export const paperKinds = {
  allotment: [
    /(?<!\b(?:original|re|(?:contained|mentioned|laid\s+down)\s+in\s+the|conditions\s+of\s+the|per\s+the)[\s-])\b(?:provisional\s*)?allotment\s+(?:letter|of|cum)|\bprovisional\s*allotment\b|letter\s+of\s+(?:provisional\s*|final\s*)?allotment|(?<!\bre-?)\ballot(?:ted)?\s+(?:un)?to\s+you|\b(?:allot|allotting)\s+(?:to\s+)?you\b|\bwelcome\s+(?:kit|letter)\b|\ballotted\s+(?:as\s+(?:follows|under)|the\s+following)|आवंटन\s*पत्र/giu,
    // an authority's terms of a site that it allots, or allots anew: an order of its books has no price
    /\bre-?allotted\s+(?:un)?to\s+you\b|\btentative\s+(?:price|cost)\b|\b(?:half[\s-]*yearly|six[\s-]*monthly|annual|yearly|quarterly|equated)\s+(?:\w+\s+)?instal+ments?\b|\b(?:site|plot|booth|house|flat)\s+is\s+offered\b|\b(?:successful|selected)\s+in\s+(?:the\s+|a\s+)?(?:\w+\s+)?(?:draw|lottery)\b|\boffer(?:ed)?\s+(?:to\s+)?you\s+(?:the\s+|a\s+)?(?:tenement|flat|unit|plot|house|apartment|site)\b|\boffered\s+on\s+(?:free|lease)[\s-]*hold\b/giu,
    // a builder's demand of what fell due as the building grew, by its head and by its sentence
    /(?:^|\t)[^\p{L}\t\n]*(?:(?:reminder|final|first|second|third)\W+)*(?:demand\s+(?:(?:letter|note|notice|intimation|advice)\b(?!\W+cum\W+(?:receipt|collection|bill)\b)|cum\b(?!\W+(?:receipt|collection)\b))|(?:(?:construction|stage|milestone|instal?ment|slab)\W+(?:linked\W+)?)?call\s+(?:notice|letter|note|advice|intimation)\b(?=[^\n]*\b(?:slab|plinth|roof|instal|stage|no\b))|(?:statement\b[^\n]{0,40}\b)?(?:money|amounts?|instal?ments?|sums?)\s+(?:now\s+)?(?:called|demanded)\b|instal?ment\s+(?:memo|notice|advice|call|demand)\b|payment\s+(?:due|demand|request|reminder|call|intimation)\b|(?:reminder|call|request)\s+(?:letter\s+)?for\s+(?:payment|instal))|^\W*sub(?:ject)?\b[^\n]{0,20}\b(?:demand|instal?ment|payment)\b[^\n]{0,40}\b(?:due|slab|completion|casting|plinth|stage|milestone|of)\b/gimu,
    /\b(?:casting|completion|completed?|laying)\b[^.\n]{0,40}\b(?:slab|plinth|roof|brick\s?work|plaster(?:ing)?|super\s?structure|foundation)\b[^.\n]{0,80}\b(?:due|payable|pay)\b|\b(?:instal?ment|milestone|payment|demand)\b[^.\n]{0,80}\b(?:became|has\s+become|have\s+become|fell|falls|is\s+now|now)\s+(?:now\s+)?(?:due|payable)\b/giu,
  ],
  buyer_agreement: [
    /\b(?:builder|apartment|flat|unit|plot|allottee)[\s-]*buyer'?s?'?\s+agreement|\bbuyer'?s?\s+agreement|^\s*(?:construction|flat|apartment|development)\s+agreement\b|\bagreement\s+(?:for|of)\s+construction|\b(?:unit|flat|apartment|villa|home)\s+(?:purchase|booking)\s+agreement\b|\bagreement\s+(?:for|of|to)\s+(?:the\s+)?(?:purchase|book\w*)\s+(?:of\s+)?(?:an?\s+|the\s+)?(?:unit|flat|apartment|villa)\b/gimu,
  ],
  agreement_to_sell: [/\bagreement\s+(?:of|to|for)\s+(?:sale|sell)|\bsale\s+agreement|इकरारनामा|बयाना/giu],
  possession: [
    /\b(?:offer|letter|certificate|notice)\s+(?:of|for)\s+possession|\bpossession\s+(?:letter|certificate|memo)|\boccupancy\s+certificate\s+has\s+been\s+(?:granted|received|obtained)|\bfinal\s+statement\s+of\s+account|\bholding\s+charges\b|\bhand(?:ing|ed)?[\s-]*over\s*(?:&|and|\/)\s*tak(?:ing|en)[\s-]*over|\bhand(?:ing)?\s?over\s+(?:intimation|letter|notice|memo|certificate)|\bintimation\s+of\s+possession|\bdelivery\s+of\s+(?:(?:vacant|physical|peaceful|actual|and)\s+)*possession\b|\bhand(?:ing)?\s+over\s+(?:the\s+)?(?:(?:vacant|physical|peaceful|actual|and)\s+)+possession\b|\bready\s+for\s+(?:possession|hand(?:ing)?\s*over|fit[\s-]*outs?)|\bintimation\s+of\s+(?:readiness|completion)|\bfinal\s+demand\s+(?:for|towards|of)\s+(?:your\s+|the\s+)?(?:flat|unit|apartment|villa|home)|\b(?:occupancy|completion)\s+certificate\b[^.;\n]{0,40}\b(?:is|was|has\s+been)\s+(?:now\s+)?(?:received|obtained|issued)|\bkeys\s+of\s+(?:your|the)\s+(?:home|flat|apartment|unit|villa|house)|\b(?:pleased|happy|glad)\s+to\s+(?:hand\s*over|offer\s+(?:you\s+)?(?:the\s+)?possession|give\s+(?:you\s+)?(?:the\s+)?possession)|^\s*(?:(?:sub(?:ject)?|re)\s*[:.-]+\s*)?(?:taking\s+|offer(?:ing)?\s+)?possession\s+of\s+(?:your|the)\s+(?:flat|unit|apartment|villa|house|plot)|कब्जा\s*पत्र|ताबा\s*पत्र/gimu,
    // the keys and the home, in plain words
    /\byou\s+(?:may|can)\s+(?:now\s+)?(?:walk|move|shift|come)\s+in(?:to)?\b|\b(?:issued|received|obtained|granted|got)\s+(?:the\s+|its\s+|our\s+)?(?:full\s+|part\s+|final\s+)?(?:o\.?c\.?(?![\p{L}\p{N}])|occupation\s+certificate)|\b(?:cleared|paid|settled)\s+(?:at|before|on)\s+hand\s?over\b|\bkeys?\s+(?:hand(?:ing|ed)?(?:[\s-]*over)?|delivery|release|collection)\b|\b(?:took|received|collected|handed\s+over|gave|given)\b[^.\n]{0,40}\bkeys\b|\b(?:take|collect|receive)\s+(?:over\s+)?(?:the\s+|your\s+)?keys?\b|\b(?:invite|request|ask|call(?:ing)?\s+upon)\s+you\s+to\s+(?:take\s+(?:over|possession|charge)|collect|receive)\b|\btake\s+(?:over|charge\s+of)\s+(?:your|the)\s+(?:new\s+)?(?:home|flat|apartment|unit|villa|house)\b|\bkeys\s+(?:are|will\s+be|shall\s+be|were)\s+(?:handed|given|released|delivered)\b|^\W*(?:sub(?:ject)?\s*[:.-]+\s*)?your\s+(?:home|flat|apartment|unit|villa|house)\b[^\n]{0,50}\bis\s+(?:now\s+)?ready\b/gimu,
  ],
  deed: [
    /\b(?:sale|conveyance|gift|transfer|title|exchange|partition|settlement|release|relinquishment|assignment)\s+deed|\bdeed\s+of\s+(?:absolute\s+)?(?:sale|conveyance|gift|transfer|partition|settlement|release|relinquishment|assignment|exchange)|\b(?:bai|bech)\s?nama\b|\bvikr[ae]y\s+patra\b|\bkharedi\s?khat\b|\bindex[\s-]*(?:ii|2)\b(?=[^\n]{0,40}(?:\bdoc|$))|\bclaiming\s+part(?:y|ies)\b|विक्रय\s*(?:पत्र|विलेख)|बैनामा|खरेदी\s*खत/gimu,
    // a registrar's sheets, and a power over what somebody holds
    /\bdeed\s+registration\s+(?:sheet|summary|form)\b|\bdeed\s+(?:ka\s+na+m|name)\b|\bvasika\s+(?:no|number|details)\b|\be-?registration\b(?=[^\n]{0,60}\bdeed\b)|सूची\s*(?:क्र(?:मांक)?\.?)\s*[2२]|^\s*(?:general|special)\s+power\s+of\s+attorney\s*$/gimu,
  ],
  lease: [
    /\b(?:perpetual\s+)?lease\s*(?:hold)?\s+deed|\bdeed\s+of\s+lease|\b(?<!\b(?:old|new|and|of|holding|periodic|annual|land)\s)patta\b(?!\s*(?:[-–(]?\s*10\s*\(|land|site|house|holder|transfer|no\b|number|extract|chitta|passbook|[,/&(]|and\s|\d))|\bindenture\s+of\s+lease|पट्टा/giu,
  ],
  mutation: [
    /\bmutations?\b|\bpatta\s*[-–(]?\s*10\s*\(\s*1\s*\)|\bpatta\s+transfer\b|\btransfer\s+of\s+patta\b|\bchitta\b|\badangal\b|\bnames?\s+of\b[^.]{4,120}\b(?:has|have)\s+been\s+(?:recorded|mutated|entered|substituted)|\bkh?ath?a\s+(?:certificate|extract|transfer)|\bjamabandi|\bfer\s?far\b|फेरफार|\bint[ie]qal\b|\bnamantaran|नामांतरण|नामान्तरण|नाम\s*(?:हस्तांतरण|हस्तान्तरण|परिवर्तन)|अनापत्ति\s+प्रमाण|\bpahani\b|\brin\s+pustika\b|भू[\s-]*(?:अधिकार|अभिलेख)|खसरा\s*[/व]\s*(?:खतौनी|बी\s?-?\s?1)|\btransferred\s+(?:in)?to\s+the\s+(?:joint\s+)?names?\s+of\b|\brights,?\s+tenancy\s+(?:and|&)\s+crops\b|\bpass\s?book\b[^.\n]{0,30}\btitle\s+deed|\btitle\s+deed[^.\n]{0,30}\bpass\s?book\b|दाखिल\s*खारिज|जमाबंदी|खतौनी|अधिकार\s*अभिलेख|ಪಹಣಿ/giu,
    /\b(?:thandaper|village\s+officer|talathi|patwari|lekhpal|circle\s+officer|anchal\s+adhikari|mamlatdar|tahsildar|tehsildar)\b|\bcertified\s+that\b[^.]{3,200}\bpossession\b/giu,
    // an order that takes a property out of one name into another
    /\b(?:transferred|re-?allotted|mutated|entered|changed)\b[^.;]{0,40}\b(?:in|to|into)\s+your\s+(?:own\s+|joint\s+)?(?:names?|favou?r)\b|\b(?:stand(?:ing|s)|stood|recorded|held|registered)\s+in\s+the\s+(?:joint\s+)?names?\s+of\b[^;]{3,80}?\b(?:is|are|has\s+been|have\s+been|stands?)\s+(?:hereby\s+|now\s+|accordingly\s+)*(?:transferred|re-?allotted|mutated|changed|deleted)\b|^\s*(?:sub(?:ject)?\s*[:.-]+\s*)?(?:re-?allotment|(?:permission\s+(?:to|for|of)\s+)?(?:change|transfer)\s+(?:of\s+)?(?:ownership|name|title|(?:(?:residential|commercial|freehold|leasehold)\s+)?(?:property|plot|house|site|booth|flat)))\b|\b(?:entry|name|ownership|khata|holding|record)\b[^.;]{0,80}?\b(?:is|are|has\s+been|have\s+been|stands?)\s+(?:hereby\s+|now\s+)*(?:changed|transferred|mutated)\s+from\b|\/\s*change\s+of\s+(?:ownership|name|title)\b/gimu,
    // a society's book of its members is the record of who holds the flat
    /\bshare\s+certificate\s+no\b|\bfully\s+paid[\s-]*up\s+shares\b|\bbona\s?fide\s+members?\b|\bregistered\s+(?:share\s*)?holders?\s+of\b|\bmaintenance\s+bill\b/giu,
  ],
  tax: [
    /\b(?:property|house|municipal|holding)\s+tax\b|\btax\s+(?:receipt|slip|bill|demand|payment)|(?:गृह|भवन|मालमत्ता|मिळकत|संपत्ति|सम्पत्ति)\s*कर(?![\p{L}\p{M}])|घरपट्टी|आकारणी\s*(?:नोंदवही|उतारा|पत्रक|रजिस्टर)|नमुना\s*(?:नं\.?|नंबर|क्र\.?|क्रमांक)?\s*[8८](?![\d\p{N}])/giu,
  ],
  sanction: [
    /\b(?:building|construction)\s+(?:permit|permission|licen[cs]e|sanction|approval)|\bpermi(?:t|ssion)\s+(?:to|for)\s+(?:build|construct|erect)|\b(?:plan|map|building)\s+(?:sanction|approval)\b|\b(?:sanction(?:ed)?|approv(?:al|ed))\s+(?:of\s+)?(?:the\s+)?(?:building|house|construction)\s+plans?|\bsanction(?:ed)?\s+plan\b|\bcommencement\s+certificate|\b(?:planning|development)\s+permission|\braja\s?chit+h?i|भवन\s*(?:अनुज्ञा|अनुमति|स्वीकृति|निर्माण)|बांधकाम\s+परवानगी|निर्माण\s*(?:अनुमति|स्वीकृति|अनुज्ञा)|(?:मानचित्र|नक्श[ाे]|मानचित्रों|अभिविन्यास)[^।\n]{0,24}(?:स्वीकृ|अनुमोद|अनुमोदि|पास\s)/giu,
    /\b(?:building|plans?|drawings?|proposal)\b[^.\n]{0,60}\b(?:is|are|has\s+been|have\s+been|stands?)\s+(?:hereby\s+)?(?:approved|sanctioned)\b|\bpermission\b[^.\n]{0,60}\bhereby\s+(?:granted|accorded)|\b(?:permit|permission|sanction)\s+(?:is|are)\s+(?:hereby\s+)?(?:granted|accorded|given)\b/giu,
    /\b(?:sanctioned|approved|permitted)\s+(?:built[\s-]*up\s+area|covered\s+area|area|floors?|use)\b|\btotal\s+(?:built[\s-]*up|covered|plinth)\s+area|\bbuilding\s+(?:cell|branch|department)\b|\btown\s+planning\b|\bbuilding\s+bye[\s-]?laws\b/giu,
  ],
  loan_letter: [
    /\bloan\s+sanction|\bsanction(?:ed)?\s+(?:you\s+)?(?:a\s+|an\s+|the\s+)?(?:\w+\s+)?loan\b|\bsanction\s+of\s+(?:[\w+&/-]+\s+){0,5}loan|\bin[\s-]principle\s+(?:approval|sanction|offer|eligibility)|(?<!\b(?:plan|building|map|construction|layout)\s)\bsanction\s+letter\b|\bloan\b(?:[^.\n]|\brs\.|\.(?=\d)){0,60}\b(?:has|have|is|was)\s+(?:been\s+)?(?:\w+\s+)?(?:approved|sanctioned)\b|(?:ऋण|कर्ज|लोन)[^।\n]{0,80}(?:स्वीकृत|स्वीकृति|मंजूर|मंजूरी|मंजुरी)(?![\p{L}\p{M}])|(?:board|committee|authority|management|bank)\b(?:[^.;\n]|\bno\.){0,60}\bhas\s+(?:approved|sanctioned|granted)\s+(?:you\s+)?(?:an?\s+|the\s+|your\s+)?(?:\w+\s+){0,2}(?:loan|advance|limit)\b/giu,
    /\b(?:rate\s+of\s+interest|roi|emis?|tenor|processing\s+(?:fees?|charges?)|disbursed|disbursement|nach|repayment)\b/giu,
    // a lender's offer in plain words
    /\b(?:ready|willing|glad|happy|pleased)\s+to\s+lend\b|^\W*what\s+we\s+lend\b|\bletter\s+of\s+offer\b|\bwe\s+(?:will|shall|can|agree\s+to)\s+lend\b|\byour\s+monthly\s+(?:payment|instal?ment)\b/gimu,
    // what a lender's office writes to its branch of what it has granted
    /\bsanction(?:ed|ing)?\s+(?:of\s+)?(?:(?!plan\b|building\b)[\w+&/-]+\s+){0,4}?(?:credit|limits?|facilit(?:y|ies)|advances?|overdraft|mortgage)\b|\b(?:equitable|registered|english|simple)\s+mortgage\b|\b(?:primary|collateral)\s+security\b|\bpersonal\s+guarantee\b|\bmoratorium\b|\b(?:pre|post)[\s-]*disburs(?:al|ement)\b|\b(?:mclr|rllr|eblr|repo\s+(?:linked|rate))\b/giu,
  ],
  form: [
    /\bapplication\s+form|\bloan\s+application\b(?!\s+(?:number|no|id|ref)\b[^\n:]{0,24}\b(?:is|was)\b)|\bpre[\s-]?sanction\s+(?:application|form|questionnaire|visit\s+form)|\b(?:request|application)\s+for\s+(?:a\s+)?(?:(?:home\s+|housing\s+|house\s+building\s+)?loan|(?:home|housing|house)\s+(?:building\s+)?(?:finance|advance))|ऋण\s*आवेदन|कर्ज(?:ासाठी)?\s*(?:मागणी\s*)?अर्ज/giu,
    // a form whose labels speak as who fills it in, or to him
    /^[^\S\n]*(?:\d{1,2}[.)]\s*)?(?:i\s+(?:am|live|earn|need|want|work|wish)\b|i\s+say\s+that\b|my\s+(?:name|address|mobile|phone)\b|tick\s+(?:one|what|the)\b|how\s+(?:much|long)\b|(?:who|which|what|where|whose)\b(?=[^\n\t]*\b(?:you|your|us|it)\b))[^\n\t]{0,40}\t/gimu,
  ],
  mail: [
    /^from\s*:(?!\s*(?:m\s*\/\s*s\b|(?:the\s+)?(?:[\p{L}.,()-]+\s+){0,4}?(?:officer|commissioner|director|secretary|tahsildar|collector|registrar|planner|administrator)\b)[^\n@]*$)|\b(?:technical|valuation)\s+(?:request(?:ed)?|appraisal|initiation|required|visit|(?:report\s+)?required|inspection)|\b(?:arrange|depute|conduct|initiate|visit|carry\s+out|(?:pls|plz|please|kindly)\s+do)\b[^.\n]{0,40}\b(?:valuation|technical|engineer|visit|property|tv(?=\s+(?:for|of|at|on|in)\b|\s*[.,\n]))|\b(?:valuation|val(?:tn|n))\s+(?:of|for|req\w*|[-–])|^\s*(?:sub(?:ject)?|re)\s*[:.-][^\n]{0,60}\b(?:tech|technicals?)\b/gimu,
    /\b(?:please|kindly|pls|plz|pl\.?)\s+(?:\p{L}+\s+){0,3}?(?:value|inspect|survey|assess|appraise|visit)\b|\breceived\s+an?\s+(?:\p{L}+\s+){0,3}proposal\s+from\b|^\W*(?:to\s*,?\s*)?(?:the\s+)?(?:panel|approved|empanelled|our)\s+(?:engineer|valuer)\b|\b(?:lead|case|file|login|proposal)\s+for\s+(?:the\s+)?(?:technical|valuation)\b|\b(?:requested|required|expected)\s+(?:of\s+you|to\s+(?:value|inspect|visit))\b|\b(?:would\s+like|want|need|wish|request)\s+you\s+to\s+(?:kindly\s+|please\s+)?(?:value|inspect|visit|assess|appraise|carry\s+out)\b/gimu,
    // how a desk greets another
    /^[^\S\n]*(?:hello|hi|hey|good\s+(?:morning|afternoon|evening))[\s,]+(?:team|all|everyone|sirs?|madam)\b/gimu,
    // a desk's own labels: whose lead it is, when somebody visits
    /(?:^|\t)[^\S\n]*(?:lead|los|job|visit|rm|tat|login)\b[^\n\t:]{0,20}(?:\t|:\s)/gimu,
    // a chat that was saved
    /^\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}/gmu,
  ],
} as const satisfies Record<string, readonly RegExp[]>

export type PaperKind = keyof typeof paperKinds | 'other'

/** What any letter may say: it makes a mail only where nothing else speaks. */
const letterWords =
  /^sub(?:ject)?\s*[:-]|\bdear\s+(?:sir|madam|team)|\b(?:kindly|please|pls|plz)\b|\bregards\b|\bsent\s+from\s+my\b|\bhi\s+team\b|^(?:respected\s+)?(?:sir|madam)s?\s*[,/]|^good\s+(?:morning|afternoon|evening)\b|\bpf[ab]\b|\bfyi\b/gimu
const letterWeight = 0.75

/** Papers that name the loan's applicant; the buyers in a builder's papers are it. */
const buyersApply: readonly PaperKind[] = ['allotment', 'buyer_agreement', 'agreement_to_sell', 'possession']
const buildersOwn: readonly PaperKind[] = ['allotment', 'possession', 'buyer_agreement']
const loanPapers: readonly PaperKind[] = ['mail', 'form', 'loan_letter', 'other']
const ownersNamed: readonly PaperKind[] = ['deed', 'lease', 'mutation', 'tax', 'sanction']

/** The kinds whose own words stand in a row. */
export const kindsNamedIn = (row: string): PaperKind[] =>
  Object.entries(paperKinds).flatMap(([kind, patterns]) =>
    patterns.some((pattern) => row.search(pattern) >= 0) ? [kind as PaperKind] : [],
  )

/** Whether the buyers of this paper are the loan's applicants (samples' table of values). */
export const namesApplicantAsBuyer = (kind: PaperKind): boolean => buyersApply.includes(kind)
/** Whether a builder wrote the paper to sell what it builds: nobody owns the flat yet whom a clerk would type. */
export const isBuildersPaper = (kind: PaperKind): boolean => buildersOwn.includes(kind)
/** Whether the paper is the lender's own, with its numbers and its borrower. */
export const isLoanPaper = (kind: PaperKind): boolean => loanPapers.includes(kind)
/** Whether the buyer, lessee or recorded person of this paper is the owner. */
export const namesOwner = (kind: PaperKind): boolean => ownersNamed.includes(kind)

const made = String.raw`\b[^.]{0,40}\b(?:executed|made|written|entered|signed|given|dated)\b[\s\S]{0,1200}?`
/** How a deed or an agreement begins, and what a letter does, where its title is unread. */
const openings: readonly (readonly [PaperKind, RegExp])[] = [
  [
    'buyer_agreement',
    new RegExp(
      String.raw`\bagreement${made}\b(?:developer|promoter|builder)s?\b[\s\S]{0,900}?\b(?:allott?ee|buyer|purchaser|(?:flat|unit|apartment)\s+(?:taker|acquirer|holder))`,
      'iu',
    ),
  ],
  [
    'buyer_agreement',
    /^\W*(?:[^\n]{0,24}\s)?agreement\b[^\n]{0,60}\n[\s\S]{0,900}?\b(?:developer|promoter|builder)s?\b[\s\S]{0,900}?\b(?:allott?ee|buyer|purchaser)/iu,
  ],
  ['agreement_to_sell', new RegExp(String.raw`\bagreement${made}\b(?:vendor|seller)\b`, 'iu')],
  ['lease', new RegExp(String.raw`\blease${made}\blessee`, 'iu')],
  ['deed', new RegExp(String.raw`\bdeed${made}\b(?:vendor|seller|donor|transferor)\b`, 'iu')],
  ['allotment', /(?:आपको|आपके\s+पक्ष\s+में)[^।]{0,200}?(?:आवंटित|आबंटित|आवण्टित)\s+(?:किया|की|किये|किए)\s+(?:जाता|जाती|जाते|गया|गयी|गई)/u],
  ['allotment', /\bwe\s+(?:do\s+)?(?:hereby|are\s+(?:pleased|happy|glad)\s+to)\s+(?:provisionally\s+)?allot\b/iu],
]
/** "ARTICLES OF AGREEMENT made and entered into": the title runs on into the sentence. */
const beginsAsAgreement = /^\W*(?:this\s+|(?:articles|memorandum)\s+of\s+)agreement\b/iu
const openingReach = 1800
const openingWeight = 2

const consentsToMortgage = /\b(?:no[\s-]*objection|n\.?o\.?c\.?)\b[^.;]{0,60}\bmortgag/iu
const ofLending =
  /\b(?:loans?|credit|emis?|borrow\w*|lend\w*|disburs\w*|overdraft|mortgag\w*|finance\w*|facilit(?:y|ies)|repay\w*|moratorium|limit|interest|tenure|tenor|advance\s+of|hba|rin|karja?)\b|ऋण|कर्ज|लोन/iu

/** Fewer signs than this make no kind. */
const fewestSigns = 1.5
const titleRows = 12
/** Titles in small letters stand at the very head. */
const headRows = 5
const titleWeight = 6
const firstRowsWeight = 3
/** What a paper says first of itself counts before the papers that it names below. */
const firstTitleWeight = 2
const bodyWeight = 1
/** Of learned words, where they leave no doubt: a careless title beside clear words gives way to them. */
const wordsWeight = titleWeight + firstTitleWeight
const mostPerPattern = 4
const titleLength = 70

/** The kind that the title names, else the one that the text speaks of most; its words together count as much as a title with its rank. */
export function paperKindOf(layout: Layout): PaperKind {
  if (isOfTenancy(layout)) return 'other'
  const shares = sharesByWords(wordsOfPaper(layout))
  const isLenders = asksAsLender(layout.flow.text)
  const scores = kindScores(layout)
    .filter(({ kind }) => !isLenders || !ownersNamed.includes(kind))
    .map(({ kind, score }) => ({ kind, score: score + wordsWeight * (shares.get(kind) ?? 0) }))
  const best = scores.reduce((top, one) => (one.score > top.score ? one : top))
  return best.score >= fewestSigns ? best.kind : 'other'
}

const atLine = String.raw`(?:^|\n|\t|\|)[^\S\n\t]*(?:[•*▪–-]\s*|\(?\w{1,2}[.)]\s*|\d{1,2}\s+)?`
const behindLabel = String.raw`[^\n\t:=–]{0,24}?\s*(?:[:=\t]|\s[–-]\s)`
/** What a lender alone asks: who borrows with whom, what is numbered as a loan. */
const lendersLabel = new RegExp(
  String.raw`${atLine}(?<asks>(?:names?\s+of\s+(?:the\s+)?)?(?:borrower|co[\s-]?(?:applicant|borrower|obligant|customer)|loanee|customer(?=\s+(?:name\s+)?(?:2|ii)\b))|joint\s+(?:applicant|borrower|customer)|loan(?=\s*[:=\t])|(?:type\s+of\s+|nature\s+of\s+)?loan\s+(?:ref|type|account|a/c|no|number|id|amount|product|required|scheme|purpose|application)|lan|los|lead\s+(?:no|id|number|ref)|collateral(?:\s+(?:address|details|type))?|limit\s+(?:applied|sought|required|proposed)|nature\s+of\s+facility|facility)s?\b${behindLabel}`,
  'giu',
)
const customerLabel = new RegExp(String.raw`${atLine}(?:customer|cust|client|applicant)s?(?:\s+(?:name|mobile|phone))?${behindLabel}`, 'iu')
const fewestLendersLabels = 2
/** "We now request you to grant us Rs. 4,00,000", "I apply for a loan". */
export const asksForLoan =
  /\b(?:i|we)\b[^.;:]{0,80}?\b(?:request|apply|applying)\b[^.;]{0,60}?\b(?:(?:grant|sanction)\s+(?:me\s+|us\s+)?(?:an?\s+)?(?:rs\b|₹|inr\b|(?:\w+\s+){0,2}loan\b)|for\s+(?:an?\s+)?(?:\w+\s+){0,2}loan\b)/iu

/** Whether a paper asks what only a lender does: then it is no office's paper and no deed, whatever papers it names. */
function asksAsLender(text: string): boolean {
  const asked = new Set(allMatches(text, lendersLabel).map(({ groups }) => (groups?.['asks'] ?? '').toLowerCase()))
  return asked.size >= fewestLendersLabels || (asked.size > 0 && customerLabel.test(text)) || asksForLoan.test(text)
}

const allCapitals = /^[^\p{Ll}]{4,}$/u

/** How much titles, words that name a kind, and openings speak for each kind. */
function kindScores(layout: Layout): { kind: Exclude<PaperKind, 'other'>; score: number }[] {
  const listed = rowsOfPapers(layout)
  const rows = layout.rows.slice(0, titleRows).map(({ segments, index }) => ({
    // beside a firm's name in capitals what its paper is may stand in a cell of its own
    text: segments.map(({ text }) => text).join(allCapitals.test(segments[0]?.text ?? '') ? '\t' : ' '),
    isAlone: segments.length === 1,
    // "CITY SURVEY OFFICE, NASHIK | PROPERTY CARD"
    cells: segments.length > 1 && segments.every((one) => allCapitals.test(one.text)) ? segments.map((one) => one.text) : [],
    isLabelled:
      listed.has(index) ||
      numberedLabel.test(segments[0]?.text ?? '') ||
      isOfPapers(segments.map(({ text }) => text).join(' ')) ||
      // "03/10/2020 | Sale deed 4471/2020 | Smt. A": an entry of a book
      (segments.length > 2 && /^\W*\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\W*$/u.test(segments[0]?.text ?? '')) ||
      (segments.length > 1 && asksPapers(segments[0]?.text.replace(/[\s:–-]+$/u, '') ?? '')) ||
      (segments.length > 1 &&
        (isPrinted(segments[0]?.text ?? '') || segments.some(({ text }) => ofList.test(text))) &&
        segments.some(({ text }) => /\p{Ll}/u.test(text))),
  }))
  const opening = layout.flow.text.slice(0, openingReach)
  const titled = rows.map(({ isLabelled, text, isAlone, cells }, at) =>
    cells.flatMap(kindsTitled).length > 0
      ? cells.flatMap(kindsTitled)
      : !isLabelled && (isTitle(text) || (isAlone && at < headRows && /^\p{Lu}[^.;,:]*$/u.test(text)))
        ? kindsTitled(text)
        : [],
  )
  const headed = titled.flat()
  const [first = []] = titled.filter((kinds) => kinds.length > 0)
  const isOfRevenue = rows.some(({ text }) => revenueOffice.test(text))
  const own = unmentioned(layout.flow.text)
  return Object.entries(paperKinds).map(([kind, patterns]) => {
    const isOther = kind === 'possession' && isOfRevenue
    let score = headed.includes(kind as PaperKind) && !isOther ? titleWeight : 0
    if (first.includes(kind as PaperKind) && !isOther) score += firstTitleWeight
    for (const pattern of patterns) {
      const naming = rows.filter(
        ({ text, isLabelled }) =>
          !isLabelled && (kind === 'mail' ? text : unmentioned(text)).match(pattern) && !(kind === 'deed' && isAgreement(text)) && !isOther,
      )
      // what stands at a label is a value: "Documents submitted  Sale Deed"
      if (naming.some(({ text }) => text.length <= titleLength && isTitle(text))) score += titleWeight
      else if (naming.length > 0) score += firstRowsWeight
      score += Math.min(mostPerPattern, (kind === 'mail' ? layout.flow.text : own).match(pattern)?.length ?? 0) * bodyWeight
    }
    if (openings.find(([, pattern]) => pattern.test(opening))?.[0] === kind)
      score += beginsAsAgreement.test(opening) ? titleWeight : openingWeight
    if (kind === 'mail') score += Math.min(mostPerPattern, layout.flow.text.match(letterWords)?.length ?? 0) * letterWeight
    // who consents to a mortgage speaks of a plan's sanction, and grants none
    if (kind === 'sanction' && consentsToMortgage.test(layout.flow.text)) score -= titleWeight
    // an "offer letter" without a word of lending offers a home
    if (kind === 'loan_letter' && !ofLending.test(layout.flow.text)) score = 0
    return { kind: kind as Exclude<PaperKind, 'other'>, score }
  })
}

/** "IV. Plan approval: BDA letter No. …": an item of a list with its own label. */
const numberedLabel = /^\s*\(?(?:\d{1,2}|[A-Za-z]|[IVXivx]{1,4})[.)]\s+[^:\n]{3,40}:\s*\S/u

/** Behind these words a paper is only spoken of: attached, asked for, made before. */
const mention =
  /\b(?:(?:please|pls|kindly)\s+(?:find|see)|attach\p{L}*|enclos\p{L}*|annex(?:ed|ing)|submit\p{L}*|scrutini\p{L}*|producing|produced|collect\p{L}*|perused|cop(?:y|ies)\s+of|following\s+(?:documents|papers)|(?:documents?|papers?|docs)\b[^.;\n]{0,40}[:=–-]|vide(?!\s+(?:its\s+|the\s+)?(?:board\s+)?(?:resolution|meeting))|as\s+per\s+(?:the\s+)?(?:registered\s+)?|in\s+terms\s+of|pursuant\s+to|bring|by\s+virtue\s+of|registered(?=\s+(?:sale|lease|gift|conveyance|agreement|deed))|(?:bought|purchased|acquired|derived)\b[^.;\n]{0,80}?\b(?:by|under|through)(?=\s+(?:an?\s+|the\s+)?(?:sale|gift|conveyance)\s+deed\s+(?:no|dated|dt)\b))(?:[^.\n]|\.(?=\S)|\n(?=\p{Ll}))*/giu

/** "Agreement for sale and share certificate are attached": the same behind the papers. */
const mentionBehind =
  /(?<=^|[\n.]\s*)[^.\n:]{4,160}\b(?:is|are|have\s+been|has\s+been)\s+(?:also\s+)?(?:being\s+)?(?:attached|enclosed|annexed)\b/giu

/** A text without the papers that it only speaks of. */
const unmentioned = (text: string): string =>
  [mentionBehind, mention].reduce((rest, told) => rest.replace(told, (one) => one.replace(/\S/gu, ' ')), text)

/** A revenue office certifies who possesses land, and hands over no flat. */
const revenueOffice =
  /\b(?:village\s+office|taluk\s+office|revenue\s+(?:department|section|officer|inspector)|tahsildar|tehsildar|tahasildar|talathi|thandaper|circle\s+officer|anchal\s+adhikari|lekhpal|mamlatdar|ownership\s+and\s+possession|land\s+possession\s+certificate|jamabandi|halka|karm?chari)/iu

/** "BAINAMA / AGREEMENT TO SELL": what is agreed is not yet sold. */
const isAgreement = (title: string): boolean => /\bagreement\s+(?:of|to|for)\s+(?:sale|sell)\b/iu.test(title)

/** Rows that name papers under a heading that asks for them: what is attached is not what the paper is. */
function rowsOfPapers({ rows }: Layout): ReadonlySet<number> {
  const found = new Set<number>()
  let isList = false
  for (const { segments, index } of rows.slice(0, titleRows)) {
    const text = segments.map((segment) => segment.text).join(' ')
    if (isList && paperWords.test(text) && text.split(/\s+/u).length <= longestPaper) found.add(index)
    else isList = opensList.test(text) || (/[:–-]\s*$/u.test(text) && asksPapers(text.replace(/[\s:–-]+$/u, '')))
  }
  return found
}
const longestPaper = 6
const opensList = /\b(?:attached|enclosed|enclosures?|attachments?|annexures?)\b[^.\n]{0,24}:\s*$/iu

/** Cells of a list of papers: a serial number, whether one was given. */
const ofList = /^\W*(?:\d{1,2}[.)]?|yes|no|y|n|pending|received|enclosed|submitted|original|(?:photo\s?)?copy|nil)\W*$/iu
/** "DOCS SCANNED = Possession certificate; Tax receipt". */
function isOfPapers(row: string): boolean {
  const label = /^(?<label>[^:=]{3,50}?)\s*(?<mark>[:=])/u.exec(row)?.groups
  return label !== undefined && (label['mark'] === '=' || asksPapers(label['label'] ?? ''))
}
/** A label in small letters; a title beside something else stands in capitals. */
const isPrinted = (text: string): boolean => readsLikeLabel(text.replace(/[\s:]+$/u, '')) && /\p{Ll}/u.test(text)

/** Written in capitals or with most words capitalised, and no sentence. */
export function isTitle(row: string): boolean {
  const words = row.split(/\s+/u).filter((word) => /\p{L}{3,}/u.test(word))
  const capital = words.filter((word) => /^[^\p{L}]*\p{Lu}|\p{Lo}/u.test(word)).length
  // the papers of a list are not what this paper is
  if (/^\s*(?:\(?(?:\w{1,2}|[IVXivx]{1,4})[.)]|[-•*])\s/u.test(row)) return false
  return words.length > 0 && capital / words.length >= 0.6 && !/[.;]$/u.test(row.trim())
}
