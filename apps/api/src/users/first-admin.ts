import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { role, system } from '@parakh/contracts'
import type { Model } from 'mongoose'
import { Passwords } from '../auth/passwords.ts'
import { ENV, type Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import { Users } from './users.ts'
import { USERS, type UserRow } from './users.schema.ts'

/** Creates the first admin of ADMIN_EMAIL and ADMIN_PASSWORD, once, however many processes start; an existing user stays as they are. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectModel(USERS) private readonly rows: Model<UserRow>,
    private readonly users: Users,
    private readonly passwords: Passwords,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.rows.init()
    const email = this.env.ADMIN_EMAIL?.trim().toLowerCase()
    if (!email || !this.env.ADMIN_PASSWORD || (await this.rows.exists({ email }))) return
    const admin = {
      email,
      name: 'Admin',
      role: role.ADMIN,
      service_pincodes: [],
      password_hash: await this.passwords.hash(this.env.ADMIN_PASSWORD),
    }
    try {
      await this.users.change((session) => this.users.insert(admin, system, session))
    } catch (error) {
      // another process was quicker
      if (!(error instanceof AppError && error.code === 'DUPLICATE_EMAIL')) throw error
    }
  }
}
