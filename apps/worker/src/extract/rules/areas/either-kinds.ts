/** "Plot / built up area" of a form that serves both, above one figure. */
export const eitherBuilt =
  /\b(?:land|plot|site)\b[^:\n\d]{0,12}(?:\/|\bor\b)\s*(?:super\s+)?(?:built|covered|plinth|constructed)\b[^\n\d]{0,24}\s*$|\b(?:built[\s-]*up|covered|plinth|constructed)\b[^:\n\d]{0,12}(?:\/|\bor\b)[^:\n\d]{0,14}\b(?:land|plot|site)\b[^\n\d]{0,16}\s*$/iu
/** "Extent of land / area of flat": the form serves both. */
export const eitherKind =
  /\b(?:land|plot|site)\b[^:\n\d]{0,12}(?:\/|\bor\b)[^:\n\d]{0,14}\b(?:flat|unit|apartment)\b[^\n\d]*$|\b(?:flat|unit|apartment)\b[^:\n\d]{0,12}(?:\/|\bor\b)[^:\n\d]{0,14}\b(?:land|plot|site)\b[^\n\d]*$/iu

/** "Type of property : Plot" of a form, whatever its address begins with. */
export const typedLand =
  /(?:^|[\n\t;,|])[^\S\n]*(?:type|kind|nature|category)(?:\s+of\s+(?:the\s+)?(?:property|asset|immovable\s+property))?\s*[:\t–-]+\s*(?:residential\s+|open\s+|vacant\s+|non[\s-]*agricultural\s+)*(?:plot|land)\s*(?=[\n\t;,|.]|$)/iu
