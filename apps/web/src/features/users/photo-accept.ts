import { contentTypeOf, imageKinds } from '@parakh/contracts'

/** What file pickers for photos offer. */
export const photoAccept = imageKinds.map(contentTypeOf).join(',')
