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
import type { Person, Request } from '../http/request.ts'
import { inTime } from '../stores/in-time.ts'
import { USERS, type UserRow } from '../users/users.schema.ts'

/** What a token names; it counts only while MongoDB says the same. */
type Claims = { sub: string; role: Role; ver: number; exp: number }
type Known = { person: Person; version: number; live: boolean; at: number }

/** Makes tokens and knows which are alive: each process asks MongoDB again after `limits.signIn.tokenCheckMs`. */
@Injectable()
export class Tokens {
  readonly #known = new Map<string, Known>()
  /** Claims of tokens whose signature was verified, by the token's text. */
  readonly #verified = new Map<string, Partial<Claims>>()
  constructor(
    private readonly jwt: JwtService,
    @InjectModel(USERS) private readonly users: Model<UserRow>,
  ) {}

  sign(user: Pick<UserRow, '_id' | 'role' | 'token_version'>): string {
    const claims: Omit<Claims, 'exp'> = { sub: String(user._id), role: user.role, ver: user.token_version }
    return this.jwt.sign(claims)
  }

  /** Who a token names, or null once it is dead. `token` is its text, whose signature was just verified. */
  async personOf(token: string, claims: Partial<Claims>): Promise<Person | null> {
    if (!isId(claims.sub)) return null
    const known = this.#fresh(claims.sub) ?? (await this.#read(claims.sub))
    const person = known && living(known, claims)
    if (person) this.#remember(token, claims)
    return person
  }

  /** Who a token names that this process verified before, at once; null where it must be verified, or its user read, again. */
  remembered(token: string): Person | null {
    const claims = this.#verified.get(token)
    if (!claims) return null
    const isOver = (claims.exp ?? 0) * 1_000 <= Date.now()
    const known = isOver ? undefined : this.#fresh(claims.sub ?? '')
    const person = known ? living(known, claims) : null
    if (isOver || (known && !person)) this.#verified.delete(token)
    return person
  }

  /** Makes this process ask again at once; the others do so within seconds. */
  forget(id: string): void {
    this.#known.delete(id)
  }

  #remember(token: string, claims: Partial<Claims>): void {
    if (this.#verified.size >= verifiedMax) this.#verified.clear()
    this.#verified.set(token, claims)
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
const verifiedMax = 20_000

/** The person, while their user is as the token says. */
const living = ({ live, version, person }: Known, { ver, role }: Partial<Claims>): Person | null =>
  live && version === ver && person.role === role ? person : null

const fromBearer = ExtractJwt.fromAuthHeaderAsBearerToken()

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
      jwtFromRequest: fromBearer,
      // a key object verifies four times as fast as a string
      secretOrKeyProvider: (_request: unknown, _token: unknown, done: (error: unknown, key?: unknown) => void) => done(null, key),
      algorithms: ['HS256'],
      passReqToCallback: true,
    } as ConstructorParameters<typeof Strategy>[0])
    passport.use(this.registeredAs, this)
  }

  validate(request: Request, claims: Partial<Claims>): Promise<Person | null> {
    return this.tokens.personOf(fromBearer(request) ?? '', claims)
  }
}
