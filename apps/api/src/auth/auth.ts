import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { system, type SessionUser } from '@parakh/contracts'
import type { Model } from 'mongoose'
import { AppError } from '../http/app-error.ts'
import { Log } from '../log/log.ts'
import { USERS, type UserRow } from '../users/users.schema.ts'
import { Passwords } from './passwords.ts'
import { SignInLimits } from './sign-in-limits.ts'
import { Tokens } from './tokens.ts'

/** Signing in. */
@Injectable()
export class Auth {
  constructor(
    @InjectModel(USERS) private readonly users: Model<UserRow>,
    private readonly passwords: Passwords,
    private readonly signInLimits: SignInLimits,
    private readonly tokens: Tokens,
    private readonly log: Log,
  ) {}

  /** A token for the right password. An unknown e-mail and a wrong password give the same answer in the same time (design §3). */
  async signIn(
    { email: typed, password }: { email: string; password: string },
    address: string,
  ): Promise<{ token: string; user: SessionUser }> {
    const email = typed.trim().toLowerCase()
    const attempt = await this.signInLimits.take(email, address)
    const user = await this.users.findOne({ email }).lean<UserRow>()
    const right = await this.passwords.matches(password, user?.password_hash)
    const user_id = user ? String(user._id) : null
    if (!user || !right || user.is_disabled) {
      await this.log.write({ action: 'sign_in_refused', actor: system, user_id })
      throw new AppError(right ? 'ACCOUNT_DISABLED' : 'WRONG_CREDENTIALS')
    }
    await this.signInLimits.succeed(attempt)
    await this.log.write({ action: 'sign_in', actor: { id: user_id, role: user.role }, user_id })
    return { token: this.tokens.sign(user), user: { _id: String(user._id), role: user.role, name: user.name, email } }
  }
}
