import Fastify from 'fastify'
import { MongoClient, ObjectId } from 'mongodb'
import { z } from 'zod'

/** The peer of `pnpm bench api`: a route that reads a case with the native driver and sends it as JSON, and nothing else. */
const { PEER_MONGODB_URI: uri, PEER_PORT: port } = z
  .object({ PEER_MONGODB_URI: z.string(), PEER_PORT: z.coerce.number() })
  .parse(process.env)
const client = await MongoClient.connect(uri, { maxPoolSize: 50 })
const cases = client.db().collection('cases')
const server = Fastify()
server.get('/cases/:id', (request) => cases.findOne({ _id: new ObjectId((request.params as { id: string }).id) }))
await server.listen({ port, host: '127.0.0.1' })
process.stdout.write('ready\n')
