import { mayList } from '../../truths.ts'
import { draftedIn } from '../drafts.ts'
import { isGujarat, sceneOf, type Scene } from './scene.ts'

export const drafted = draftedIn(sceneOf)
/** What every paper may be listed under. */
const begun = (s: Scene, names: readonly string[]): void => {
  mayList(s.tell, ...names)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
}
type Draft = (s: Scene) => string
/** A paper of the property as it is. */
export const ofAny =
  (draft: Draft, ...names: string[]): Draft =>
  (s) => {
    begun(s, names)
    return draft(s)
  }
/** A paper of a flat, whatever the other papers speak of. */
export const ofFlat =
  (draft: Draft, ...names: string[]): Draft =>
  (s) => {
    begun(s, names)
    return draft({ ...s, isFlat: true, sqft: { ...s.sqft, built: Math.round(s.sqft.super * 0.8) } })
  }
/** A paper of a plot on which nothing is built yet. */
export const ofPlot =
  (draft: Draft, ...names: string[]): Draft =>
  (s) => {
    begun(s, names)
    return draft({ ...s, isFlat: false, hasHouse: false })
  }

/** A draft of the Hindi states, and what Gujarat writes instead. */
export const elsewhere =
  (draft: Draft, inGujarat: Draft): Draft =>
  (s) =>
    (isGujarat(s) ? inGujarat : draft)(s)
/** A paper of a house on its own plot. */
export const ofHouse =
  (draft: Draft, ...names: string[]): Draft =>
  (s) => {
    begun(s, names)
    return draft({ ...s, isFlat: false, hasHouse: true, sqft: { ...s.sqft, built: Math.round(s.sqft.plot * 0.11) * 10 } })
  }
