import { randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { allRoles, roleLabel, servesPincodes, type Actor, type Role, type SampleUsers } from '@parakh/contracts'
import type { ClientSession, Model } from 'mongoose'
import { Passwords } from '../auth/passwords.ts'
import { Tokens } from '../auth/tokens.ts'
import { ENV, type Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import { Log } from '../log/log.ts'
import { Users } from './users.ts'
import { USERS, type UserRow } from './users.schema.ts'

type Sample = { role: Role; name: string; email: string; password: string; password_hash: string; service_pincodes: string[] }

/** One user of each role to try the console with; a repeat gives them new passwords. */
@Injectable()
export class SampleUserMaker {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(USERS) private readonly rows: Model<UserRow>,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly log: Log,
  ) {}

  /** Makes them and tells their passwords. In production only with ALLOW_SAMPLE_USERS=1, else `FORBIDDEN`. */
  async make(actor: Actor): Promise<SampleUsers> {
    if (!(this.env.ALLOW_SAMPLE_USERS ?? this.env.NODE_ENV !== 'production')) {
      throw new AppError('FORBIDDEN', { msg: 'Sample users are switched off here. Set ALLOW_SAMPLE_USERS=1 to allow them.' })
    }
    const samples = await Promise.all(allRoles.map((role) => this.sample(role)))
    const made = await this.users.change(async (session) => {
      const ids: string[] = []
      for (const sample of samples) ids.push(await this.upsert(sample, actor, session))
      await this.log.write({ action: 'seed_users', actor, user_id: null }, session)
      return ids
    })
    for (const id of made) this.tokens.forget(id)
    return { users: samples.map(({ name, email, role, password }, i) => ({ _id: made[i] ?? '', name, email, role, password })) }
  }

  private async sample(role: Role): Promise<Sample> {
    const password = randomBytes(12).toString('base64url')
    const service_pincodes = servesPincodes(role) ? ['110001', '110096', '201301'] : []
    const email = `sample.${role.toLowerCase()}@parakh.example`
    return {
      role,
      name: `Sample ${roleLabel(role)}`,
      email,
      password,
      password_hash: await this.passwords.hash(password),
      service_pincodes,
    }
  }

  private async upsert({ password: _, ...sample }: Sample, actor: Actor, session: ClientSession): Promise<string> {
    const known = await this.rows.findOneAndUpdate(
      { email: sample.email },
      { $set: { ...sample, is_disabled: false }, $inc: { token_version: 1 } },
      { session },
    )
    return String((known ?? (await this.users.insert(sample, actor, session)))._id)
  }
}
