import { createSecretKey, randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { JwtService } from '@nestjs/jwt'
import { PassportStrategy } from '@nestjs/passport'
import { limits, type Role } from '@parakh/contracts'
import type { Model } from 'mongoose'
import passport from 'passport'
import { ExtractJwt, Strategy } from 'passport-jwt'
import { ENV, type Env } from '../env.ts'
import { isId } from '../http/ids.ts'
import type { Person } from '../http/request.ts'
import { inTime } from '../stores/in-time.ts'
import { USERS, type UserRow } from '../users/users.schema.ts'

/** What a token names; it counts only while MongoDB says the same. */
type Claims = { sub: string; role: Role; ver: number }
type Known = { person: Person; version: number; live: boolean; at: number }

/** Makes tokens and knows which are alive: each process asks MongoDB again after `limits.signIn.tokenCheckMs`. */
@Injectable()
export class Tokens {
  readonly #known = new Map<string, Known>()
  constructor(
    private readonly jwt: JwtService,
    @InjectModel(USERS) private readonly users: Model<UserRow>,
  ) {}

  sign(user: Pick<UserRow, '_id' | 'role' | 'token_version'>): string {
    const claims: Claims = { sub: String(user._id), role: user.role, ver: user.token_version }
    return this.jwt.sign(claims)
  }

  /** Who a token names, or null once it is dead. */
  async personOf({ sub, role, ver }: Partial<Claims>): Promise<Person | null> {
    if (!isId(sub)) return null
    const known = this.#fresh(sub) ?? (await this.#read(sub))
    return known?.live && known.version === ver && known.person.role === role ? known.person : null
  }

  /** Makes this process ask again at once; the others do so within seconds. */
  forget(id: string): void {
    this.#known.delete(id)
  }

  #fresh(id: string): Known | undefined {
    const known = this.#known.get(id)
    return known && Date.now() - known.at < limits.signIn.tokenCheckMs ? known : undefined
  }

  async #read(id: string): Promise<Known | null> {
    const at = Date.now()
    const asked = this.users.findById(id, { name: 1, email: 1, role: 1, is_disabled: 1, token_version: 1 }).lean<UserRow>()
    const user = await inTime(asked, limits.unavailable.answerMs / 2)
    if (!user) return null
    const person = { id, role: user.role, name: user.name, email: user.email ?? '' }
    const known = { person, version: user.token_version, live: !user.is_disabled, at }
    if (this.#known.size >= knownMax) this.#known.clear()
    this.#known.set(id, known)
    return known
  }
}

const knownMax = 20_000

/** Takes the bearer token of a call. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy) {
  /** passport's registry is one for the process; each app has a name of its own there. */
  readonly registeredAs = `jwt-${randomUUID()}`

  constructor(
    @Inject(ENV) env: Env,
    private readonly tokens: Tokens,
  ) {
    const key = createSecretKey(Buffer.from(env.JWT_SECRET))
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // a key object verifies four times as fast as a string
      secretOrKeyProvider: (_request: unknown, _token: unknown, done: (error: unknown, key?: unknown) => void) => done(null, key),
      algorithms: ['HS256'],
    } as ConstructorParameters<typeof Strategy>[0])
    passport.use(this.registeredAs, this)
  }

  validate(claims: Partial<Claims>): Promise<Person | null> {
    return this.tokens.personOf(claims)
  }
}
