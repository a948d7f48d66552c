import { connect } from 'node:net'
import { MongoClient } from 'mongodb'
import { Failure, reasonOf } from './failure.ts'

const limitMs = 5_000

/** Refuses, with a sentence, servers named in the environment that do not answer or cannot do what Parakh needs. */
export const refuseUnfitServers = async (mongoUri: string | undefined, redisUrl: string | undefined): Promise<void> => {
  if (mongoUri) await refuseUnfitMongo(mongoUri)
  if (redisUrl) await refuseSilentRedis(redisUrl)
}

const refuseUnfitMongo = async (uri: string): Promise<void> => {
  let setName: unknown
  try {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: limitMs })
    setName = await client
      .db('admin')
      .command({ hello: 1 })
      .then((hello) => hello['setName'] ?? hello['msg'])
      .finally(() => client.close())
  } catch (error) {
    throw new Failure(`The MongoDB that MONGODB_URI names does not answer (${reasonOf(error)}): start it or correct MONGODB_URI.`)
  }
  if (!setName)
    throw new Failure(
      'The MongoDB that MONGODB_URI names is no replica set, which transactions need: start it with --replSet, or leave MONGODB_URI out.',
    )
}

const refuseSilentRedis = async (url: string): Promise<void> => {
  const { hostname, port } = new URL(url)
  const answers = await new Promise<boolean>((answer) => {
    const socket = connect(Number(port) || 6379, hostname)
    const end = (isThere: boolean) => (socket.destroy(), answer(isThere))
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.setTimeout(limitMs, () => end(false))
  })
  if (!answers) throw new Failure('The Redis that REDIS_URL names does not answer: start it or correct REDIS_URL.')
}
