import { mongo } from 'mongoose'

const awayNames = new Set(['MaxRetriesPerRequestError', 'ClusterAllFailedError', 'MongooseServerSelectionError', 'DisconnectedError'])
const awayMessages = [
  'Connection is closed.',
  'Command timed out',
  "Stream isn't writeable",
  'buffering timed out',
  'before initial connection',
]
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH'])
const notPrimary = new Set([10107, 13435, 11600, 11602, 91, 189, 11601, 89, 9001, 6, 7, 262])

/** Whether an error says that MongoDB or Redis cannot be reached right now, and nothing else is wrong. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  // a bulk write wraps the error of its connection, and is a server's error itself
  if (error instanceof mongo.MongoBulkWriteError && isAway(error.errorResponse)) return true
  if (error instanceof mongo.MongoServerSelectionError || error instanceof mongo.MongoNetworkError) return true
  if (error instanceof mongo.MongoNotConnectedError || error instanceof mongo.MongoTopologyClosedError) return true
  if (error instanceof mongo.MongoServerError && notPrimary.has(Number(error.code))) return true
  if (error.name.startsWith('MongoPool') || error.name.startsWith('MongoWaitQueue') || awayNames.has(error.name)) return true
  if ('code' in error && typeof error.code === 'string' && awayCodes.has(error.code)) return true
  return awayMessages.some((text) => error.message.includes(text))
}
