import type { Paper } from '../../candidate.ts'

const titleRows = 12
const longestTitle = 70
const built =
  /\b(?:occup(?:ancy|ation)|completion|building\s+use|b\.?\s?u\.?(?=\s+permission)|plinth(?:\s+level)?|bhog[ao]?[vw]a[td]a)\b[^.]{0,30}\b(?:certificates?|permissions?|permits?|orders?|letter|pramanpatra|checking)\b|\b(?:certificate|permission|permit)\s+(?:of|for|to)\s+(?:part\s+|full\s+)?(?:occup\w+|completion|use\s+(?:of\s+)?(?:the\s+)?building)\b|भोगवटा|पूर्णता/iu
/** The words of a condition or of a list: "…shall obtain the occupancy certificate". */
const spoken = /\b(?:shall|should|must|has|have|is|are|was|vide|no|obtain\w*|before|until|after|apply|received|enclos\w*)\b/iu

/** Whether an office certifies a building that stands: its own number and date are not those of the plan. */
export const certifiesBuilding = ({ layout }: Paper): boolean =>
  layout.rows.slice(0, titleRows).some(({ segments }) => {
    const text = segments.map((segment) => segment.text).join(' ')
    return text.length <= longestTitle && built.test(text) && !spoken.test(text)
  })
