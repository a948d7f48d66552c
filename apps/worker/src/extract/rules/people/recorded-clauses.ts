import type { Sign } from '../../candidate.ts'
import { personTitles } from '../../names/name-words.ts'

const been = String.raw`(?:has\s*\/\s*have|has|have|had|is|are|was|were|stands?|be)\b[^.;\n]{0,24}?`
const recordedVerb = String.raw`(?:recorded|opened|created|running|allotted|booked|mutated|entered|substituted|registered|incorporated|inserted|noted|transferred|assessed|changed|updated|renewed)`
/** How an office says whom its books name; the person's place is the first group. */
export const recordedClauses: readonly (readonly [Sign, RegExp])[] = [
  // "the names of A and B have been recorded"
  [
    'recorded_clause',
    new RegExp(
      String.raw`(?<!\bin\s+(?:the\s+)?(?:joint\s+)?)\bnames?(?:\s*\(s\))?\s+of\b\s*:?\s*([^;]{3,260}?)\s+${been}${recordedVerb}`,
      'giu',
    ),
  ],
  // "the names of the following heirs are substituted in place of the deceased: (1) A (2) B"
  [
    'recorded_clause',
    new RegExp(
      String.raw`\bnames?(?:\s*\(s\))?\s+of\s+(?:the\s+)?(?:following|under-?\s?mentioned|below[\s-]?(?:named|mentioned))\b[^:;]{0,60}?\b${recordedVerb}\b[^:;]{0,120}?:\s*([^;]{3,260})`,
      'giu',
    ),
  ],
  // "from the name of A to the name of B", "from A to B"
  [
    'recorded_clause',
    /\bfrom\s+(?:the\s+)?names?\s+of\b[^;]{3,200}?\b(?:in)?to\s+(?:the\s+)?(?:names?(?:\s*\(s\))?\s+of\s+)?([^;]{3,260})/giu,
  ],
  ['recorded_clause', new RegExp(String.raw`\btransferred\s+from\b[^;]{3,160}?\s(?:in)?to\s+([^;]{3,260})`, 'giu')],
  // "stands in the name of A", "recorded in the joint names of A and B"
  [
    'recorded_clause',
    new RegExp(
      String.raw`\b(?:${recordedVerb}|(?<=\bto\s)transfer|stands?(?:ing)?|held|issued|assessed)\b[^.;]{0,60}?\b(?:in|to|into|in\s+to|on(?:\s+to)?)\s+(?:the\s+)?(?:joint\s+|present\s+)?names?(?:\s*\(s\))?\s+of\s*:?-?\s*([^;]{3,260})`,
      'giu',
    ),
  ],
  // "certified that A and B of Flat No. 7 are the registered holders", "A is a bonafide member"
  [
    'recorded_clause',
    /\b(?:certif(?:y|ied)|certificate)\s+that\s+([^;]{3,260}?)\s+(?:is|are|am)\s+(?:hereby\s+)?(?:in\s+|the\s+|an?\s+)?(?:(?:absolute|bona\s?fide|registered|lawful|sole|joint|peaceful|actual|physical|present|recorded|original|permanent)\s+(?:and\s+)?)*(?:share\s*)?(?:holders?|members?|owners?|assessees?|occupiers?|allott?ees?|possession|enjoyment)\b/giu,
  ],
  // "permission is granted under Section 45 of the M.R. & T.P. Act, 1966 to Mr. A"
  [
    'recorded_clause',
    new RegExp(
      String.raw`\b(?:is|are|hereby)\s+(?:hereby\s+)?(?:given|granted|accorded|issued|sanctioned)\s+(?:under|as\s+per|in\s+terms\s+of|in\s+pursuance\s+of|pursuant\s+to|vide|by\s+virtue\s+of|on\s+the\s+basis\s+of|after|with\s+reference\s+to)\b(?:(?!\.\s+\p{Lu}\p{Ll}+\s+\p{Ll})[^;\n]){0,140}?\s(?:to|in\s+favou?r\s+of)\s+((?:${personTitles})\b[^;]{3,200})`,
      'giu',
    ),
  ],
  // "Sri A S/o B is the owner of the house bearing No. 4"
  [
    'recorded_clause',
    new RegExp(
      String.raw`((?:${personTitles})\b[^;]{3,200}?)\s*,?\s+(?:is|are)\s+(?:in\s+fact\s+)?(?:the\s+)?(?:(?:absolute|lawful|sole|joint|registered|recorded|present|rightful)\s+(?:and\s+)?)*(?:owners?|(?:khata|patta|title)\s?-?holders?|assessees?)\s+of\b`,
      'giu',
    ),
  ],
  // "permits transfer of the lease hold rights to: (Transferee) Smt. A"
  [
    'recorded_clause',
    new RegExp(
      String.raw`\btransfer\s+of\s+(?:the\s+)?(?:lease\s?-?hold|ownership|title|said|above|rights?|plot|house|flat|property)[^.;]{0,60}?\s(?:in)?to\s*:?\s*(?:\(?\s*transferees?\s*\)?\s*:?\s*)?((?:${personTitles})\b[^;]{3,200})`,
      'giu',
    ),
  ],
  // "certified that A and B are assessed as recorded owners of House No. 4"
  [
    'recorded_clause',
    new RegExp(
      String.raw`((?:${personTitles})\b[^;]{3,260}?)\s+(?:is|are|stands?)\s+(?:\p{L}+\s+)?(?:assessed|recorded|entered|shown|registered|borne|noted)\s+as\s+(?:(?:the|an?|recorded|registered|joint|present|sole|lawful)\s+)*(?:owner|holder|assessee|occupier|tax[\s-]?payer|bhu[\s-]?swami|khatedar|mutatee)s?\b`,
      'giu',
    ),
  ],
  // "certified that A and B of Pune have paid all dues of Apartment No. 4"
  [
    'recorded_clause',
    /\b(?:certif(?:y|ied|ies)|confirm(?:ed|s)?|acknowledged?|inform(?:ed)?)\s+that\s+([^;]{3,320}?)\s+(?:has|have)\s+(?:(?:fully|duly|already|since|now)\s+)*(?:paid|cleared|deposited|remitted|purchased|bought|booked|(?:been\s+)?(?:allotted|handed)|made\s+(?:the\s+)?(?:full\s+)?payment|settled)\b/giu,
  ],
  // "A has taken over the possession", "handed over to A"
  [
    'recorded_clause',
    new RegExp(
      String.raw`((?:${personTitles})\b[^;]{3,320}?),?\s+(?:has|have)\s+(?:(?:this\s+day|today|duly|now|received\s+and)\s+)*taken\s+(?:over|the\s+possession|possession)\b`,
      'giu',
    ),
  ],
  // "the land is in possession of Smt. A"
  [
    'recorded_clause',
    new RegExp(
      String.raw`\bin\s+(?:the\s+)?(?:(?:actual|physical|peaceful|present|sole|exclusive)\s+(?:and\s+)?)*possession\s+of\s+((?:${personTitles})\b[^;]{3,260})`,
      'giu',
    ),
  ],
  // "I, A, have taken possession"
  [
    'recorded_clause',
    /(?:^|[\n.,]\s*)(?:I\s*\/\s*we|I|we)\s*,?\s+(?:the\s+undersigned\s*,?\s+)?([^;]{3,320}?),?\s+(?:has|have)\s+(?:\p{L}+\s+){0,2}(?:taken|received)\s+(?:over\s+)?(?:from\s+[^;]{3,100}?\s)?(?:(?:the|vacant|peaceful|physical|actual|and)\s+)*possession\b/giu,
  ],
  // "the name of A be struck off and in its place that of B be entered"
  [
    'recorded_clause',
    /\bin\s+(?:its|his|her|their)\s+(?:place|stead)\b[^;]{0,140}?\b(?:that|those|the\s+(?:joint\s+)?names?)\s+of\s+([^;]{3,260}?),?\s+(?:(?:shall|be|is|are|has|have|been|hereby)\s+)+(?:entered|recorded|substituted|mutated|inserted|written|noted)\b/giu,
  ],
  // "building No. 4 is in the ownership of A", "the house belongs to A"
  [
    'recorded_clause',
    new RegExp(
      String.raw`\b(?:property|building|house|premises|flat|land|site|holding|it)\b(?:[^.;\n]|(?<=\b(?:nos?|sy|s|r|h|d|t|c|kh|po|ps|dist|tal))\.|\.(?=\d)){0,140}?\b(?:(?:is|are|stands)\s+(?:in\s+)?(?:(?:the|joint|sole|full)\s+)*(?:ownership\s+of|owned\s+(?:jointly\s+)?by)|belong(?:s|ing)?\s+(?:jointly\s+)?to)\s+(${personTitles}\b[^;]{3,260})`,
      'giu',
    ),
  ],
  // "transferred by mutation from A to B"
  [
    'recorded_clause',
    /\b(?:transfer(?:red|s)?|changed?|mutated|mutation|substituted)\b(?:[^.;]|(?<=\b(?:sq|nos?|mtrs?|bldg|ft)|\d)\.){0,140}?\bfrom\s[^;]{3,160}?\s(?:in)?to\s+([^;]{3,260})/giu,
  ],
  // "the membership held by A has been transferred to Smt. B"
  [
    'recorded_clause',
    new RegExp(
      String.raw`\b(?:transferred|re-?allotted|mutated|changed)\b[^.;]{0,40}?\b(?:in)?to\s+((?:${personTitles})\b[^;]{3,260})`,
      'giu',
    ),
  ],
  // "transferred to your name, Mrs. A, jointly with Mr. B"
  [
    'recorded_clause',
    new RegExp(
      String.raw`\b(?:in|to|into)\s+your\s+(?:own\s+|joint\s+)?names?\s*,?\s*(?:viz\.?|namely)?\s*((?:${personTitles})\b[^;]{3,260})`,
      'giu',
    ),
  ],
  // "Smt. A ke naam par darj kar diya gaya hai"; what was recorded before "darj tha"
  [
    'recorded_clause',
    /((?:shri|shrimati|smt|sri|ku)\b(?:(?!\sk[ei]\s+na+m\b)[^;]){2,120}?)\s(?=k[ei]\s+na+m\b(?!(?:(?!\bab\b)[^.;]){0,60}?\b(?:tha|thi|the)\b))/giu,
  ],
  // at the start of a line: "Member's name  A", "Tenement holder  A", "Transferee member  A"
  [
    'recorded_label',
    /(?:^|[\n\t])\s*(?:\d{1,2}[.)]\s*)?(?:names?(?:\s*\(s\))?\s+of\s+(?:the\s+)?)?(?:(?:registered|tenement|share|transferee|new|present)\s+)?(?:members?|holders?|transferees?|licensees?)(?:['’]s?)?(?:\s*\(s\))?(?:\s+(?:names?|members?))*\s*[\t:.=–-][\s:.=–-]*([^;]{3,200})/giu,
  ],
  // "Sub: Town Planning - Sri A and Smt. B - Application for construction": for whom an office's proceedings are
  [
    'recorded_clause',
    new RegExp(
      String.raw`(?:^|\n)[^\S\n]*sub(?:ject)?\s*[:.–-][^\n]{0,80}?\s[–-]\s*((?:${personTitles})\b[^;\n]{3,140}?)\s+[–-]+\s*(?=(?:application|request|appl\w*|permission|grant|building|construction|proposed|sanction|regulari\w+|mutation|transfer)\b)`,
      'giu',
    ),
  ],
  // "M/s X, G.P.A. holder for A and B": whose the land is that another builds on
  [
    'recorded_clause',
    new RegExp(
      String.raw`\b(?:g\.?\s?p\.?\s?a|p\.?\s?o\.?\s?a|p\.?\s?a|power\s+of\s+attorney|attorney)\b\.?\s*-?\s*(?:holders?|agents?)?\s*(?:for|of)\s*:?\s*((?:${personTitles})\b[^;)\n]{3,200})`,
      'giu',
    ),
  ],
  // "in favour of A", "mutated to A"
  ['recorded_clause', /\bin\s+favou?r\s+of\s*:?-?\s*([^;]{3,260})/giu],
  // at the start of a line: "In favour of: A", "In the name of  A", "New owner  A"
  [
    'recorded_label',
    /(?:^|[\n\t])\s*(?:\d{1,2}[.)]\s*)?(?:mutated\s+|recorded\s+|assessed\s+)?in\s+(?:(?:the\s+)?names?|favou?r)\s+of\s*[\s:=.–-]*([^;]{3,200})/giu,
  ],
  [
    'recorded_label',
    /(?:^|[\n\t])\s*(?:\d{1,2}[.)]\s*)?(?:names?(?:\s*\(s\))?\s+of\s+(?:the\s+)?)?(?:new|present|current)\s+(?:owner|holder|assessee|name|occupier)s?(?:\s+names?)?\s*[\t:=.–-][\s:=.–-]*([^;]{3,200})/giu,
  ],
  // "the map put in by Smt. A is allowed"
  [
    'recorded_clause',
    new RegExp(
      String.raw`\b(?:maps?|plans?|drawings?|sketch)\b[^.;\n]{0,24}?\b(?:put\s+(?:in|up)|submitted|filed|presented|sent\s+in|given\s+in|brought)\s+by\s+((?:${personTitles})\b\.?[^;]{3,160})`,
      'giu',
    ),
  ],
  // "Name till now: A" over "Name hereafter: B"
  [
    'recorded_label',
    /(?:^|[\n\t])\s*(?:\d{1,2}[.)]\s*)?names?\s+(?:hereafter|henceforth|from\s+now(?:\s+on)?|now|after(?:\s+(?:the\s+)?(?:change|transfer|mutation|order))?)\s*[\t:=–-][\s:=.–-]*([^;\n]{3,200})/giu,
  ],
  ['recorded_loose', /(?:^|[\n\t])\s*(?:\d{1,2}[.)]\s*)?(?:name|नाम)\s*[\t:=.–-][\s:=.–-]*([^;]{3,160})/giu],
  [
    'recorded_label',
    new RegExp(
      String.raw`(?:^|\n)(?![^\n\t]*\b(?:former|previous|old|earlier|address|father)\b)[^\n\t]{0,60}\b(?:owner|assessee|holder|occupier)s?(?:\s+names?)?\s*\t\s*((?:${personTitles})\b[^;]{3,200})`,
      'giu',
    ),
  ],
  // "permission is given to A", "sanctioned to A", "applied for by A"
  [
    'recorded_clause',
    /\b(?:is|are|was|hereby|been)\s+(?:hereby\s+)?(?:given|granted|accorded|issued|sanctioned|permitted|allowed|assessed)\b[^.;]{0,30}?\s(?:to|upon)\s+([^;]{3,200})/giu,
  ],
  [
    'recorded_loose',
    new RegExp(
      String.raw`\b(?:received|recd\.?|rcvd\.?|collected|recovered|paid|payment)(?!\p{L})[^.;\n]{0,50}?\b(?:from|by)\s*[:–-]?\s*((?:${personTitles}|m/s|श्री|श्रीमती)[^;]{3,160})`,
      'giu',
    ),
  ],
  // a form's line that leaves the title to choose: "Received from Mr. / Mrs. / M/s : A"
  [
    'recorded_clause',
    /\b(?:received|recd\.?|rcvd\.?|collected)(?!\p{L})[^.;\n]{0,40}?\bfrom\s+(?:(?:mr|mrs|ms|miss|m\s*\/\s*s|shri|smt|sri|shrimati|km|kum|dr|messrs|श्री|श्रीमती)[\s./,]+){2,6}[\s:.–-]*([^;\n]{3,120})/giu,
  ],
  // "sold by A to B and C by registered deed"
  [
    'recorded_loose',
    /\bsold\s+by\s[^;]{3,140}?\sto\s+([^;]{3,200}?)\s+(?:by|vide|under|through|as\s+per)\s+(?:an?\s+|the\s+)?(?:registered|regd\.?|sale|deed|document)\b/giu,
  ],
  // "Shri A and Sau. B have purchased the plot from Smt. C"
  [
    'recorded_loose',
    new RegExp(
      String.raw`((?:${personTitles})\b[^;]{3,200}?)\s+(?:has|have)\s+(?:jointly\s+|since\s+)?(?:purchased|acquired|bought)\s+(?:the|a|an|this|said|above)\b`,
      'giu',
    ),
  ],
  // "the following are the joint owners of the flat: (i) Mr. A (ii) Mrs. B"
  [
    'recorded_clause',
    /\bfollowing\s+(?:(?:persons?|members?)\s+)?(?:is|are)\s+(?:the\s+)?(?:(?:joint|registered|absolute|present|recorded|lawful|sole)\s+)*(?:owners?|holders?|members?|assessees?)\b[^:;]{0,140}:\s*([^;]{3,260})/giu,
  ],
  // "Shri A sold the above land to Smt. B"
  [
    'recorded_loose',
    new RegExp(
      String.raw`\b(?:sold|transferred|gifted|alienated|conveyed)\s+(?:away\s+)?(?:the|his|her|their|this|above|said|entire|whole)\b[^.;]{0,80}?\s(?:in)?to\s+((?:${personTitles}\b|m\s*/\s*s\b)[^;]{3,200})`,
      'giu',
    ),
  ],
  // "received from ABDUL WAHAB S/O …"
  [
    'recorded_loose',
    /\b(?:received|recd\.?|rcvd\.?)(?!\p{L})[^.;\n]{0,30}?\bfrom\s*[:–-]?\s*((?:[\p{L}.]+\s+){1,4}(?:&\s+(?:[\p{L}.]+\s+){1,4})?[sdwc]\s*\/\s*o\b[^;]{3,120})/giu,
  ],
  ['recorded_loose', new RegExp(String.raw`\bbelonging\s+to\s+((?:${personTitles})\b[^;]{3,160})`, 'giu')],
  // "Smt. A is informed that the khata has been transferred to her name"
  [
    'recorded_clause',
    new RegExp(
      String.raw`((?:${personTitles})\b[^;]{3,160}?)\s+(?:is|are)\s+(?:hereby\s+)?informed\s+that\b[^;]{0,160}?\b(?:transferred|mutated|changed|entered|recorded)\s+(?:in|to|into)\s+(?:his|her|their)\s+(?:joint\s+)?(?:names?|favou?r)\b`,
      'giu',
    ),
  ],
  [
    'recorded_loose',
    new RegExp(
      String.raw`((?:${personTitles})\b[^;]{3,200}?)\s+(?:has\s+|have\s+|had\s+)?applied\s+(?:(?:online|vide|on|under|through)\b[^.;]{0,50}?\s)?(?:for|to)\b`,
      'giu',
    ),
  ],
  [
    'recorded_loose',
    new RegExp(
      String.raw`\bapplication\b[^;]{0,60}?\b(?:of|from|by)\s+((?:\(?(?:i|1|a)[.)]\s*)?(?:${personTitles}|mohd|md|mustt|श्री|श्रीमती)(?![\p{L}\p{M}])[^;]{3,160})`,
      'giu',
    ),
  ],
  [
    'recorded_loose',
    new RegExp(
      String.raw`\b(?:application|request)\s+(?:dated\s+\S+\s+)?(?:of|from|by|submitted\s+by|made\s+by)\s+((?:${personTitles}|श्री|श्रीमती)[^;]{3,160})`,
      'giu',
    ),
  ],
  // "Sh. A, S/o B, is hereby permitted"
  [
    'recorded_clause',
    new RegExp(
      String.raw`((?:${personTitles})\b(?:[^.;]|\.(?!\s+\p{Lu}\p{Ll}+\s+\p{Ll})){3,160}?)\s*,?\s+(?:is|are)\s+(?:hereby\s+)?(?:permitted|allowed|authori[sz]ed)\b`,
      'giu',
    ),
  ],
  // "permission for a building to A", "proposed house of A"
  [
    'recorded_loose',
    new RegExp(
      String.raw`(?<!\b(?:east|west|north|south)(?:\s+side)?\s*[:–-]?\s*(?:by\s+)?)\b(?:permission|permit|sanction|licen[cs]e|approval|certificate|building|house|residence|bungalow)\b[^.;\n]{0,60}?\s(?:to|of|for|belonging\s+to|in\s+respect\s+of)\s+((?:${personTitles})\b\.?[^;]{3,160})`,
      'giu',
    ),
  ],
  // "patta Shri A ko jari kiya jata hai"
  ['recorded_clause', /((?:shri|shrimati|smt|sri)\b[^;]{2,120}?)\s(?=ko\s+(?:jari|pradan|aavantit|avantit|diya|sweekrit))/giu],
  ['recorded_clause', new RegExp(String.raw`\bbooking\b[^.;\n]{0,40}?\s(?:of|by)\s+((?:${personTitles})\b\.?[^;]{3,160})`, 'giu')],
  ['recorded_clause', /(?:श्री(?:मती)?|सुश्री)\s[^।;]{2,80}?\s(?=के\s+नाम)(?!के\s+नाम[^।;]{0,24}?था)/gu],
  // "श्री क पुत्र श्री ख, निवासी ग, के स्वामित्व की भूमि"
  ['recorded_clause', /(?:श्री(?:मती)?|सुश्री)\s[^।;]{2,160}?\s(?=के\s+(?:एकल\s+|संयुक्त\s+|पूर्ण\s+)?(?:स्वामित्व|मालिकाना))/gu],
  // "विक्रेता क का नाम निरस्त कर क्रेता ख का नाम दर्ज हो"
  [
    'recorded_clause',
    /(?<![\p{L}\p{M}])(?:क्रेता(?:गण)?|आवेदक(?:गण)?|वारिसान?|उनके\s+स्थान\s+पर|के\s+स्थान\s+पर)\s+([^।;\n]{3,160}?)\s+(?:का|के)\s+नाम(?=[^।;\n]{0,80}?(?:दर्ज|अंकित|स्वीकृत|नामान्तरित|नामांतरित))/gu,
  ],
]
