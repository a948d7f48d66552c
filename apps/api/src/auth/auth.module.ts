import { createSecretKey } from 'node:crypto'
import { Module } from '@nestjs/common'
import { JwtModule } from '@nestjs/jwt'
import { MongooseModule } from '@nestjs/mongoose'
import { PassportModule } from '@nestjs/passport'
import { limits } from '@parakh/contracts'
import { ENV, type Env } from '../env.ts'
import { LogModule } from '../log/log.ts'
import { USERS, userSchema } from '../users/users.schema.ts'
import { AuthController } from './auth.controller.ts'
import { Auth } from './auth.ts'
import { Passwords } from './passwords.ts'
import { SignInLimits } from './sign-in-limits.ts'
import { Tokens, TokenStrategy } from './tokens.ts'

/** Signing in, and who a token names. */
@Module({
  imports: [
    LogModule,
    PassportModule,
    MongooseModule.forFeature([{ name: USERS, schema: userSchema }]),
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        secret: createSecretKey(Buffer.from(env.JWT_SECRET)),
        signOptions: { algorithm: 'HS256', expiresIn: `${limits.signIn.tokenHours}h` },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [Auth, Passwords, SignInLimits, Tokens, TokenStrategy],
  exports: [Passwords, Tokens, TokenStrategy, MongooseModule],
})
export class AuthModule {}
