const topUp = 'Top-up'
/** Whether a kind says only that more is lent, not on what. */
export const isTopUp = (kind: string): boolean => kind.startsWith(topUp)
/** Classes of loan by the words that papers use; the first that fits counts. */
const loanClasses: readonly (readonly [string, RegExp])[] = [
  [
    'Loan Against Property',
    /\bagainst\s+(?:(?:the|my|our|his|her|own)\s+)?(?:\w+\s+){0,2}(?:property|house|flat|premises|shop|building|bungalow|godown|plot|residence)\b|\blap\b|\bmortgage\b(?!\s+of\b)|\bagainst\b.{0,20}\bmortgage\b|\bhome\s+equity|\bnrpl\b|\bnhl\b|\bnon[\s-]*(?:housing|home)|\blrd\b|\blease\s+rental|(?:संपत्ति|सम्पत्ति)\s+(?:के\s+)?(?:विरुद्ध|पर)|तारण\s*कर्ज/iu,
  ],
  [
    'Balance Transfer',
    /\bbalance\s+transfer|\btake(?:n)?[\s-]*over|\bhlbt\b|\bbt\b|\brefinanc|\bswitch\s*over|\b(?:transfer|shifting|migration)\s+of\s+(?:the\s+|an?\s+|my\s+|our\s+)?(?:existing\s+)?(?:home\s+|housing\s+)?(?:loan|hl)\b|\bloan\s+transfer|\b(?:shift|transfer|move|switch)\w*\s+(?:(?:it|the\s+same|their\s+loan|his\s+loan|her\s+loan)\s+)?to\s+(?:us|our)\b|ऋण\s+(?:अंतरण|स्थानांतरण)|टेक\s*ओवर/iu,
  ],
  [
    'Construction Loan',
    /\b(?:construct\w*|constn|build(?:ing)?)\b(?!\s+loan).{0,45}\b(?:on|over|at|upon)\b.{0,14}\b(?:plot|land|site)|\b(?:gruh|griha?|bha[vw]an|makan)\s*(?:ke\s+)?nirman|\b(?:makan|ghar|house|plot\s+par)\s+ban(?:a|wa)na?[ei]?\b/iu,
  ],
  ['Plot + Construction Loan', /\b(?:plot|land|site)\b.{0,24}\bconst|\bcomposite\b|भू\S*\s*ण्ड.{0,14}निर्माण|प्लॉट.{0,14}(?:निर्माण|बांधकाम)/iu],
  [
    'Plot Loan',
    /\bplot\b|\b(?:land|site)\s+(?:purchase|loan)|\b(?:purchas\w*|acqui\w+|buying)\b.{0,20}\b(?:land|site)\b(?!\s+(?:with|and|&|along\s+with|together\s+with)\s+(?:an?\s+|the\s+)?(?:\w+\s+)?(?:house|building|villa|dwelling|superstructure))|भू\S*\s*ण्ड|प्लॉट/iu,
  ],
  [
    'Home Improvement Loan',
    /\bimprove|\bhil\b|\badditional\s+construction|\brenovat|\brepair|\balterat|\binterior|\bfurnish|\brefurbish|\b(?:addition(?:al)?|construct\w*|building)\s+(?:of\s+)?(?:an?\s+|the\s+|one\s+more\s+)?(?:first|second|third|upper|new)?\s*floor\b|\bextend\w*\b.{0,20}\b(?:house|home|flat)|\b(?:home|house)\s+extension|\bextension\s+(?:of|to)\s+(?:the\s+|an?\s+|my\s+|our\s+)?(?:existing\s+)?(?:house|home|flat|building)|\bsudhar|\bmarammat|मरम्मत|नवीनीकरण|सुधार|दुरुस्ती/iu,
  ],
  [
    'Construction Loan',
    /(?<!under[\s-])\b(?:self\s+)?(?:construct(?:ion|ing)?|constn)\b|\bbuild(?:ing)?\s+(?:a\s+|of\s+)?(?:house|home)|\bput(?:ting)?\s+up\b|\berect(?:ing|ion)?\b|\bnirman\b|\bcompletion\s+of\b.{0,24}\b(?:house|home|building|construction)|\bhalf[\s-]built|निर्माण|बांध(?:णी|काम)/iu,
  ],
  [
    'Home Loan',
    /\bhome\b|\bhous(?:e|ing)\b|\bhs[ne]?g\b|\bhl\b|\bflat\b|\bresale\b|\bpurchase\b|\b(?:makan|bha[vw]an|ghar)\b|\bgriha?\b|\bgruh\b|\ba+[vw]a+s\b|\bapartment\b|\bunder[\s-]construction|\bbuying\b|गृह\s*(?:ऋण|कर्ज)|मकान|फ्लैट|आवास|घर/iu,
  ],
  // more money on a loan that its lender gave before: no transfer
  ['Top-up Loan', /\btop[\s-]*up\s+loan\b/iu],
  [topUp, /\btop[\s-]*up\b/iu],
]
/** "Purchase of Flat No. 4, …, Plot No. 331": where a home stands tells no loan for land. */
const homesPlot =
  /(?<=\b(?:flat|apartment|unit|house|villa|bungalow|building|tenement)\b.{0,120})\bplot\s*(?:(?:nos?\b\.?|number|#)(?:\s*[:.–-]?\s*[\w/-]+)?|[A-Z]{0,2}-?\d[\w/-]*)/giu
/** The class of loan that some words name. */
export const classOf = (text: string): string | undefined => {
  const said = text.replace(homesPlot, ' ')
  return loanClasses.find(([, pattern]) => pattern.test(said))?.[0]
}

export const anyBox = /[☐□☑☒✓✔✗✘■●○◯▢❑❏🗹⊠]|\[\s?[\]JxX✓✔*/]|\(\s*[✓✔xX*√]?\s*\)/u
/** The kind that a value names; none where it lists several to choose from. */
export function kindIn(value: string): string | undefined {
  if (anyBox.test(value) || /(?:\bloan\b.*){3}/iu.test(value)) return undefined
  // "7761-HL-68002" is a number
  const choices = new Set(
    value
      .replace(/\S*\d{3}\S*/gu, ' ')
      .split(/\s*[/|]\s*/u)
      .map(classOf),
  )
  choices.delete(undefined)
  for (const one of choices) if (choices.size > 1 && one && isTopUp(one)) choices.delete(one)
  // a balance transfer and a top-up, a purchase of a house or flat, are one
  return choices.size > 1 && !choices.has('Balance Transfer') ? undefined : choices.size === 0 ? undefined : classOf(value)
}
