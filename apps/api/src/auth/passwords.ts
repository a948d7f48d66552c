import { Injectable } from '@nestjs/common'
import { limits } from '@parakh/contracts'
import { compare, hash } from 'bcrypt'

// of a password that nobody knows: comparing with it takes as long as with a real one
const nobody = '$2b$12$Q6JZf7gcvbaaj.lfIqOWIOFgYxYda8igyADy1TbT5z93eovRpwcNG'

/** Hashing and comparing of passwords. */
@Injectable()
export class Passwords {
  hash(password: string): Promise<string> {
    return hash(password, limits.passwords.bcryptCost)
  }

  /** Whether a password is the hashed one; without a hash it takes as long and answers false. */
  async matches(password: string, hashed: string | undefined): Promise<boolean> {
    const same = await compare(password, hashed ?? nobody)
    // bcrypt reads no further than 72 bytes
    return same && hashed !== undefined && Buffer.byteLength(password) <= limits.passwords.maxBytes
  }
}
