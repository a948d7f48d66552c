/** "No. & Date" behind what they are of. */
const tail = String.raw`\W*(?:(?:nos?\b\.?|number|#|ref(?:erence)?|dated?|&|and|\/)\W*)*$`
export const approvalLabel = new RegExp(
  String.raw`^\W*(?:\d{1,2}[.)]?\s+)?(?:(?:details?\s+of\s+)?(?:(?:approval|sanction)\s+of\s+(?:the\s+)?(?:building\s+)?(?:plans?|maps?|drawings?))|(?:(?:building|layout|sanctioned|approved)\s+)?(?:plan|map|building|construction)s?\s+(?:approval|sanction|permit|permission|approved|sanctioned)(?:\s+(?:details?|order|letter|ref(?:erence)?|vide))*|commencement\s+certificate|c\.\s?c\.|(?:municipal|corporation|panchayat|nagar\s*(?:nigam|palika|parishad)|town\s+planning|t\.?\s?n\.?\s?c\.?\s?p\.?)\s+(?:approval|sanction|permi(?:t|ssion))|(?:development|planning|building)\s+(?:permission|permit|licen[cs]e)|(?:(?:na[kq]sha|नक्शा|मानचित्र)\s*[/|]\s*)?(?:building\s+)?(?:map|na[kq]sha|नक्शा|मानचित्र)(?:\s*[/|]\s*(?:na[kq]sha|नक्शा|मानचित्र|map))?|(?:building\s+)?(?:permit|permission|sanction|approval)\s+(?:from|of|by|given\s+by|issued\s+by)\s+(?:the\s+)?(?:\p{L}+\s+)?(?:corporation|municipality|panchayath?|local\s+body|authority|council|nagar\s*(?:nigam|palika))|i\.?\s?o\.?\s?d\.?|raja\s?chitt?h?i|whether\s+(?:the\s+)?(?:building\s+)?(?:plan|map)\s+(?:is\s+)?(?:approved|sanctioned)|(?:sanctioned|approved)\s+(?:building\s+)?(?:plan|map))${tail}`,
  'iu',
)
/** "GMDA permission", "T&CP approval": an office by its initials; what others than planners permit is none. */
export const officesApproval = new RegExp(
  String.raw`^\W*(?!(?:RERA|NA|BU|ULC|AAI|EC|NOC|FIRE|LOAN|PMAY|OC|CC|GST|SIA)\b)\p{Lu}(?:\p{Lu}|\.|\s?&\s?){1,7}(?:\s?/\s?\p{L}{2,12})?\s+(?:[Bb]uilding\s+|[Pp]lan(?:ning)?\s+|[Ll]ayout\s+)?(?:[Aa]pproval|[Pp]ermission|[Pp]ermit|[Ss]anction|[Aa]pproved(?:\s+(?:plan|map))?|[Ss]anctioned\s+(?:plan|map)|[Pp]lan)\W*(?:(?:[Nn]o|NO|[Nn]umber|[Dd]ated?|and)\b\W*)*$`,
  'u',
)
/** "Approval" alone in a builder's paper, before an office's letter. */
export const bareApproval = /^\W*(?:\d{1,2}[.)]\s*)?approvals?\W*$/iu
/** In a permit alone: elsewhere a sanction may be a loan's. */
export const permitLabel = new RegExp(
  String.raw`^\W*(?:sanction|permit|approval|permission|licen[cs]e)\s+(?:letter\s+|order\s+)?(?=nos?\b|number|ref)${tail}`,
  'iu',
)
