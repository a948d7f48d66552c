const phone = String.raw`(?:(?:registered|regd|own|mobile|phone|cell|contact|telephone|number|no|mob|ph)\b\.?\s*)`
/** "We shall call you on 98…", "you will be informed on your mobile 98…" */
const calledOn = new RegExp(
  String.raw`\b(?:call|ring|phone|contact|reach|inform|intimate|message|sms|whatsapp|text|alert|notify|telephone|remind)\s+(?:to\s+)?you\b[^.;\n]{0,50}?\b(?:on|at|over|through|via)\s+(?:your\s+|the\s+)?${phone}{0,3}[\s:–-]*\+?$`,
  'iu',
)
const informedOn = new RegExp(
  String.raw`\byou\s+(?:will|shall|may|would|can)\s+(?:also\s+)?be\s+(?:called|informed|contacted|intimated|reached|notified|messaged|alerted)\b[^.;\n]{0,50}?\b(?:on|at|over|through|via)\s+(?:your\s+|the\s+)?${phone}{0,3}[\s:–-]*\+?$`,
  'iu',
)
/** "handed over to you (mobile 98…)", "your mobile number 98…, as registered with us" */
const yours = new RegExp(
  String.raw`\b(?:to\s+you\s*[(,]\s*|your\s+(?:(?:registered|regd|own|given|present)\b\.?\s+)?)(?:mobile|mob|phone|ph|cell|contact|telephone)\b\.?\s*(?:(?:no|number)\b\.?\s*)?(?:(?:(?:registered\s+|given\s+)?(?:with|to)\s+us|on\s+(?:our\s+)?records?)\s+)?(?:for\s+(?:otps?|sms|alerts?|messages?|updates?)\s*)?(?:is\b|being\b)?[\s:(–-]*\+?$`,
  'iu',
)
/** "We have your number as 98…" */
const haveYours =
  /\b(?:have|hold|noted|recorded|registered)\s+your\s+(?:mobile\s+|phone\s+|contact\s+)?(?:number|no\.?|mobile|phone)\s+(?:as|to\s+be|with\s+us\s+as)\s*\+?$/iu
const reach = 140

/** Whether the words before a number say to the reader of a letter that it is his own. */
export function isSaidToReader(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - reach), start).replaceAll('\n', ' ')
  return calledOn.test(before) || informedOn.test(before) || yours.test(before) || haveYours.test(before)
}

const sentenceEnd = /(?<=[\p{L}\d]{2}|\))(?<!\b(?:Mrs|Mr|Ms|Smt|Shri|Sri|Sh|Dr))\.\s+(?=\p{Lu})|;|\n\s*\n/u
const helper =
  /\b(?:suret(?:y|ies)|guarantors?|references?|witness(?:es)?|nominees?)\b|\b(?:p\.?o\.?a|g\.?p\.?a|attorney)\b\.?(?:\s+holder)?\s*[:–-]|\bfor\s+(?:any\s+|further\s+)*(?:quer(?:y|ies)|enquir(?:y|ies)|assistance|complaints?|appointments?|clarifications?)\b/iu

/** Whether the sentence that leads to a number speaks of somebody who helps: "Sureties: 1) A 2) B, mob. 98…". */
export const isOfHelper = (before: string): boolean => helper.test(before.split(sentenceEnd).at(-1) ?? '')
