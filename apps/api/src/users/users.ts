import { Inject, Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import {
  role,
  servesPincodes,
  type Actor,
  type Agent,
  type CreateAgentBody,
  type ErrorCode,
  type PatchUserBody,
  type RegisterBody,
  type User,
} from '@parakh/contracts'
import type { FileStore, StoredFile } from '@parakh/file-store'
import { mongo, type ClientSession, type Model } from 'mongoose'
import { Passwords } from '../auth/passwords.ts'
import { Tokens } from '../auth/tokens.ts'
import { AppError } from '../http/app-error.ts'
import { saveReply } from '../http/idempotency.ts'
import { Log, type LogNote } from '../log/log.ts'
import { FILES } from '../stores/files.ts'
import { Mongo } from '../stores/mongo.ts'
import { changesOf } from './user-changes.ts'
import { profilePhoto } from './profile-photo.ts'
import { agentView, userView } from './user-views.ts'
import { USERS, type UserRow } from './users.schema.ts'

type NewUser = Omit<RegisterBody, 'password' | 'phone' | 'email'> & {
  phone?: string | null | undefined
  email?: string
  password_hash?: string
  agent_code?: string
  image_id?: string | null
}

/** Changing users; each change with its log entry in one transaction. */
@Injectable()
export class Users {
  constructor(
    @InjectModel(USERS) private readonly users: Model<UserRow>,
    @Inject(FILES) private readonly files: FileStore,
    private readonly mongo: Mongo,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly log: Log,
  ) {}

  /** One user. Throws `NOT_FOUND`. */
  async find(id: string, session: ClientSession | null = null): Promise<UserRow> {
    const user = await this.users.findById(id).session(session).lean<UserRow>()
    if (!user) throw new AppError('NOT_FOUND')
    return user
  }

  /** Creates a user, with a photo where one was sent. Throws `DUPLICATE_EMAIL`. */
  async register({ password, ...body }: RegisterBody, photo: StoredFile | undefined, actor: Actor): Promise<User> {
    const password_hash = await this.passwords.hash(password)
    const image_id = photo ? await profilePhoto(this.files, photo) : null
    return this.change(async (session) =>
      saveReply(session, userView(await this.insert({ ...body, password_hash, image_id }, actor, session))),
    )
  }

  /** Creates an agent without e-mail and password, by the agency's own ID (design §3, Agents screen). Throws `DUPLICATE_AGENT_CODE`. */
  async createAgent({ id, name, service_pincodes }: CreateAgentBody, actor: Actor): Promise<Agent> {
    const agent = { agent_code: id, name, service_pincodes, role: role.AGENT }
    return this.change(async (session) => saveReply(session, agentView(await this.insert(agent, actor, session))))
  }

  /** Inserts a user and their log entry. */
  async insert({ phone, ...given }: NewUser, actor: Actor, session: ClientSession): Promise<UserRow> {
    const service_pincodes = servesPincodes(given.role) ? given.service_pincodes : []
    const [made] = await this.users.create([{ ...given, phone: phone || null, service_pincodes }], { session })
    if (!made) throw new AppError('INTERNAL')
    if (made.image_id) await this.files.keep([made.image_id], session, { kind: 'user_image', of: String(made._id) })
    await this.log.write({ action: 'create_user', actor, user_id: String(made._id), keys: ['role', 'name'] }, session)
    return made.toObject()
  }

  /** Changes a user. Throws `LAST_ADMIN`, `DUPLICATE_EMAIL`. A new role or password, or disabling, ends their tokens. */
  async patch(id: string, body: PatchUserBody, actor: Actor): Promise<User> {
    const password_hash = body.password === undefined ? undefined : await this.passwords.hash(body.password)
    const after = await this.change(async (session) => {
      const user = await this.find(id, session)
      const { set, changes, endsTokens } = changesOf(user, body)
      if (Object.keys(set).length === 0 && !password_hash) return user
      if (leavesAdmins(user, set)) await this.keepAnAdmin(user, session)
      const update = {
        $set: { ...set, ...(password_hash ? { password_hash } : {}) },
        ...(endsTokens ? { $inc: { token_version: 1 } } : {}),
      }
      const changed = await this.users.findByIdAndUpdate(id, update, { session, returnDocument: 'after' }).lean<UserRow>()
      if (Object.keys(set).length) await this.log.write({ action: 'change_user', actor, user_id: id, changes }, session)
      if (password_hash) await this.log.write({ action: 'change_password', actor, user_id: id, keys: ['password'] }, session)
      return changed ?? user
    })
    this.tokens.forget(id)
    return userView(after)
  }

  /** Sets (a stored upload) or removes (null) a user's photo. */
  async setPhoto(id: string, photo: StoredFile | null, actor: Actor): Promise<User> {
    await this.find(id)
    const image_id = photo ? await profilePhoto(this.files, photo) : null
    return this.change(async (session) => {
      const user = await this.find(id, session)
      if (user.image_id === image_id) return userView(user)
      if (user.image_id) await this.files.drop([user.image_id], session)
      if (image_id) await this.files.keep([image_id], session, { kind: 'user_image', of: id })
      const changed = await this.users.findByIdAndUpdate(id, { $set: { image_id } }, { session, returnDocument: 'after' }).lean<UserRow>()
      const note: LogNote = { action: image_id ? 'change_image' : 'remove_image', actor, user_id: id, keys: ['image'] }
      await this.log.write(note, session)
      return userView(changed ?? user)
    })
  }

  /** A transaction in which a taken e-mail or ID is a refusal of its own. */
  async change<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    try {
      return await this.mongo.transaction(work)
    } catch (error) {
      const taken =
        error instanceof mongo.MongoServerError && error.code === 11000
          ? duplicates[Object.keys((error.keyPattern as object | undefined) ?? {})[0] ?? '']
          : undefined
      throw taken ? new AppError(taken, { cause: error }) : error
    }
  }

  // touches another admin, so that two who demote each other collide and the second is refused
  private async keepAnAdmin(user: UserRow, session: ClientSession): Promise<void> {
    const other = { _id: { $ne: user._id }, role: role.ADMIN, is_disabled: false, password_hash: { $exists: true } }
    const found = await this.users.findOneAndUpdate(other, { $inc: { admin_guard: 1 } }, { session, timestamps: false })
    if (!found) throw new AppError('LAST_ADMIN')
  }
}

const duplicates: Partial<Record<string, ErrorCode>> = { email: 'DUPLICATE_EMAIL', agent_code: 'DUPLICATE_AGENT_CODE' }

const leavesAdmins = (user: UserRow, set: Partial<UserRow>): boolean =>
  user.role === role.ADMIN && !user.is_disabled && ((set.role !== undefined && set.role !== role.ADMIN) || set.is_disabled === true)
