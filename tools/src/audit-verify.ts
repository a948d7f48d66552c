import { ObjectId, type Db } from 'mongodb'
import { firstBreak, type Break, type ChainEntry, type ChainHead } from './audit-chain.ts'
import { runCommand } from './failure.ts'
import { withDatabase } from './live-data.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const collections: Record<string, string> = { case: 'cases', intake: 'intakes' }

type Owner = { _id: ObjectId; chain?: ChainHead | null }

/** Walks every chain of the audit, computes each hash anew and names the first break of each broken chain; exit code 1 if there is any. */
const verify = async (db: Db): Promise<number> => {
  const broken: Break[] = []
  const seen = new Set<string>()
  let entryCount = 0
  const note = async (entries: readonly ChainEntry[]) => {
    const chain = entries[0]?.chain
    if (!chain) return
    seen.add(chain)
    entryCount += entries.length
    const found = firstBreak(chain, entries, await headOf(db, chain))
    if (found) broken.push(found)
  }
  let chain: ChainEntry[] = []
  for await (const { _id, ...entry } of db.collection<ChainEntry>('audit').find().sort({ chain: 1, seq: 1 })) {
    if (chain[0] && chain[0].chain !== entry.chain) {
      await note(chain)
      chain = []
    }
    chain.push(entry)
  }
  await note(chain)
  broken.push(...(await lostChains(db, seen)))
  for (const { chain: name, seq, why } of broken) say(`${name} breaks at entry ${seq}: ${why}.`)
  say(`${seen.size} chains, ${entryCount} entries: ${broken.length === 0 ? 'every hash holds' : `${broken.length} broken`}.`)
  return broken.length > 0 ? 1 : 0
}

const headOf = async (db: Db, chain: string): Promise<ChainHead | undefined> => {
  const [kind = '', id = ''] = chain.split(':')
  const collection = collections[kind]
  if (!collection || !ObjectId.isValid(id)) return undefined
  return (await db.collection<Owner>(collection).findOne({ _id: new ObjectId(id) }, { projection: { chain: 1 } }))?.chain ?? undefined
}

/** Records that name a chain of which not one entry is left. */
const lostChains = async (db: Db, seen: ReadonlySet<string>): Promise<Break[]> => {
  const lost: Break[] = []
  for (const [kind, collection] of Object.entries(collections)) {
    for await (const { _id } of db.collection<Owner>(collection).find({ 'chain.seq': { $gt: 0 } }, { projection: { _id: 1 } })) {
      const chain = `${kind}:${_id.toHexString()}`
      if (!seen.has(chain)) lost.push({ chain, seq: 1, why: 'every entry is missing' })
    }
  }
  return lost
}

await runCommand(() => withDatabase(verify))
process.exit()
