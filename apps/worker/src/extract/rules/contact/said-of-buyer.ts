import { asksForLoan } from '../../kinds/paper-kind.ts'

const buyersPhone =
  /(?<!\b(?:co|joint|second)[\s-]*)\b(?:(?:second\s+party|purchaser|buyer|allott?ee|vendee|lessee|customer|applicant|borrower)s?(?:['’]s?|\s*\(s\))?\s+(?:mobile|cell|phone|contact|mob|ph)\b\.?\s*(?:no\.?|number)?|(?:mobile|cell|phone|contact|mob|ph)\.?\s*(?:no\.?|number)?\s+of\s+(?:the\s+|our\s+)?(?:(?:first|main)\s+)?(?:purchaser|buyer|allott?ee|vendee|lessee|customer|applicant|borrower|client)s?(?:\s+is)?)[\s:.–-]*$/iu

/** "The second party can be contacted on 98…" */
const buyersCalled =
  /(?<!\b(?:co|joint)[\s-]*)\b(?:second\s+party|purchaser|buyer|allott?ee|vendee|transferee|lessee|customer|applicant|borrower)s?\s+(?:can|may|could|is|are|will|to)\s+(?:also\s+|always\s+)?(?:be\s+)?(?:contacted|reached|reachable|called|available|phoned)\s+(?:on|at|over|by)(?:\s+(?:his|her|their|the)?\s*(?:mobile|phone|cell|telephone)\b\.?(?:\s+(?:no|number)\b\.?)?)?[\s:.–-]*$/iu
/** "I/We the purchaser(s) have taken the possession. … My contact no. is 98…" */
const buyerSpeaks =
  /(?:^|[\n.]\s*)(?:I\s*\/\s*we|I|we)\s*,?\s+(?:the\s+)?(?:above\s+|said\s+|undersigned\s+|named\s+)*(?:purchaser|buyer|allott?ee|vendee|transferee|customer|flat\s+owner)s?\b[\s\S]{0,320}?\b(?:my|our)\s+(?:contact|mobile|phone|cell)\b\.?\s*(?:no\b\.?|number)?\s*(?:is\b)?[\s:.–-]*$/iu
/** "We have received the possession. 1. A  2. B  Mobile: 98…" */
const takerSpeaks =
  /(?:^|[\n.]\s*)(?:I\s*\/\s*we|I|we)\b[^.;]{0,90}\b(?:received|taken|accept\p{L}*|took)\b[^.;]{0,120}\bpossession\b(?!\s+from)[\s\S]{0,200}?\b(?:mobile|mob|cell|contact|phone|ph|m)\b\.?\s*(?:no\b\.?|number)?[\s:.–-]*$/iu
/** "Contact: Seller 98…; Purchaser 99…": the role stands right before the number, a word for phones before the first of them. */
const listedByRole = new RegExp(
  String.raw`\b(?:contacts?|phones?|mobiles?|mob|cell|numbers?|nos)\b(?!\s*person)[^\n]{0,90}?(?<!\b(?:co|joint|second)[\s-]*)\b(?:purchaser|buyer|allott?ee|vendee|lessee|transferee|second\s+party)s?(?:\s*\(s\)|/s)?[\s:(–-]*\+?$`,
  'iu',
)
/** "Cust no: 98…" on a line of its own: desks call a customer's phone so. */
const customersNo =
  /(?:^|\n)[^\S\n]*[>•*-]?[^\S\n]*(?:cust(?:omer)?|client|party|borr(?:ower)?|applicant)(?:['’]s)?\.?\s+(?:no|num|number)\b\.?[^\S\n]*[:=–-]+[^\S\n]*\+?$/iu
/** "notices to the Allottee at the address above, e-mail a@b, mobile 98…" */
const noticesTo =
  /\bto\s+the\s+(?:said\s+)?(?:allott?ee|purchaser|buyer|vendee|lessee)(?:['’]?s|\s*\(s\)|s)?\b[^;\n]{0,120}\b(?:mobile|mob|cell|phone|contact|ph)\b\.?\s*(?:no\b\.?|number)?[\s:.–-]*$/iu
/** "Possession taken by  (1) A  M. 98…": who signs for the keys. */
const takenBy =
  /\b(?:taken(?:\s+over)?|received|accepted|taking)\s+(?:over\s+)?(?:possession\s+)?by\b(?:(?!\b(?:handed|given|delivered)\s+(?:over\s+)?by\b|\bfor\s+m|\b(?:attorney|seller|vendor|owner|broker|agent|father|mother|brother|sister|friend|representative|relative|behalf)s?\b)[\s\S]){0,90}\b(?:mobile|mob|cell|contact|phone|ph|m)\b\.?\s*(?:no\b\.?|number)?[\s:.–-]*$/iu
/** "the captioned member(s), Cell: 98…": whom a letter's subject has named. */
const ofCaptioned =
  /\b(?:captioned|above(?:[\s-]*(?:named|mentioned|said))?|said|subject)\s+(?:member|borrower|applicant|customer|party|loanee)s?(?:\s*\(s\))?\s*[,(]?\s*(?:mobile|cell|phone|contact|mob|ph)\b\.?\s*(?:no\b\.?|number)?[\s:.–-]*$/iu
/** 'hereinafter called "the Allottee" of the other part. Cell: 98…' */
const ofPartyCalled =
  /\b(?:called|referred\s+to\s+as)\b[^.;]{0,40}\b(?:purchaser|buyer|allott?ee|vendee|lessee)s?\b[^.;]{0,60}?\bpart\b[\s.)]*(?:mobile|mob|cell|contact|phone|ph|m)\b\.?\s*(?:nos?\b\.?|number)?[\s.:–-]*$/iu
/** "My telephone is 98…", where somebody asks for a loan. */
const mine =
  /\bmy\s+(?:own\s+|personal\s+)?(?:mobile|mob|telephone|phone|cell|contact|whats\s*app)\b\.?\s*(?:(?:no|number)\b\.?\s*)?(?:is\b)?[\s:.–-]*$/iu
const asksToGrant =
  /\b(?:sanction|grant|give)\s+(?:me|us)\s+(?:an?\s+)?(?:\w+\s+){0,2}(?:loan|advance|limit)\b|\b(?:apply|applying|applied|application|request)\s+for\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,3}?(?:loan|advance|limit)\b/iu
/** Whether who asks for a loan says that a number is his own. */
const isSaidByBorrower = (text: string, start: number): boolean =>
  mine.test(text.slice(Math.max(0, start - around), start)) && (asksForLoan.test(text) || asksToGrant.test(text))
const around = 60
const speechReach = 420
const reachOfList = 130

/** Whether the words before a number say that it is the buyer's or borrower's own. */
export function isSaidOfBuyer(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - speechReach), start)
  const near = before.slice(-around)
  const line = before.replace(/\n(?!.*\n.*\n)/gu, ' ').slice(-reachOfList)
  if (listedByRole.test(line) || customersNo.test(before) || isSaidByBorrower(text, start)) return true
  return (
    ofPartyCalled.test(line) ||
    buyersPhone.test(near) ||
    ofCaptioned.test(near.replaceAll('\n', ' ')) ||
    buyersCalled.test(near.replaceAll('\n', ' ')) ||
    buyerSpeaks.test(before) ||
    noticesTo.test(before) ||
    takenBy.test(before) ||
    takerSpeaks.test(before)
  )
}
