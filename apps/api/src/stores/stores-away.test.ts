import { mongo } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { isAway } from './stores-away.ts'

const closed = new mongo.MongoNetworkError('connection 45 to 127.0.0.1:27017 closed')
const duplicate = new mongo.MongoServerError({ message: 'E11000 duplicate key', code: 11000 })
const inBulk = (error: mongo.AnyError) => new mongo.MongoBulkWriteError(error, {} as mongo.BulkWriteResult)

describe('whether a server is away', () => {
  it('is told by the connection, also where a bulk write wraps its error', () => {
    expect(isAway(closed)).toBe(true)
    expect(isAway(inBulk(closed))).toBe(true)
  })

  it('is not told by what the server itself refuses', () => {
    expect(isAway(duplicate)).toBe(false)
    expect(isAway(inBulk(duplicate))).toBe(false)
    expect(isAway(new Error('something else'))).toBe(false)
  })
})
