import { z } from 'zod'

/** 24 hexadecimal characters (design §3, Ids). */
export const idPattern = /^[0-9a-f]{24}$/i
export const idSchema = z.string().regex(idPattern, 'an id of 24 hexadecimal characters')
/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime()

/** Whether a value looks like a user id (spec §9: 24 hexadecimal characters). */
export const looksLikeId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value)
