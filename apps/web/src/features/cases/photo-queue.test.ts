import { describe, expect, it, vi } from 'vitest'
import { backoffMs, createPhotoQueue, metaOf, nextToSend, wakeAt, type QueueParts } from './photo-queue.ts'
import { createPhotoStore, type QueuedPhoto } from './photo-store.ts'

const photo = (id: string, part: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  id,
  owner: 'a/1',
  filename: `${id}.jpg`,
  blob: new Blob([id]),
  caption: '',
  taken_at: null,
  location: null,
  addedAt: 1,
  attempts: 0,
  retryAt: 0,
  sentMeta: null,
  refusal: null,
  ...part,
})

const queueOf = (part: Partial<QueueParts>) =>
  createPhotoQueue({ store: createPhotoStore(), owner: 'a/1', isMine: () => true, send: async () => {}, refusalOf: () => null, ...part })

describe('which photo is next', () => {
  it('takes the oldest whose time has come and leaves refused ones to the person', () => {
    const waiting = [photo('refused', { refusal: 'no' }), photo('later', { retryAt: 50 }), photo('due', { retryAt: 10 })]
    expect(nextToSend(waiting, 20)?.id).toBe('due')
    expect(nextToSend(waiting, 5)).toBeUndefined()
    expect(wakeAt(waiting)).toBe(10)
    expect(wakeAt([photo('refused', { refusal: 'no' })])).toBeNull()
  })

  it('waits longer after each failure, a minute at most', () => {
    expect([1, 2, 3, 9].map(backoffMs)).toEqual([2_000, 5_000, 15_000, 60_000])
  })
})

describe('a repeat', () => {
  it('says the same as the first attempt, though the caption changed', () => {
    const sent = { caption: 'Front', taken_at: null, location: null }
    expect(metaOf(photo('p', { caption: 'Front door', sentMeta: sent }))).toBe(sent)
    expect(metaOf(photo('p', { caption: ' Front ' }))).toEqual(sent)
  })
})

describe('the queue', () => {
  it('sends each photo by itself, one after the other, and forgets it then', async () => {
    const order: string[] = []
    const queue = queueOf({
      send: async ({ id }) => {
        order.push(`start ${id}`)
        await Promise.resolve()
        order.push(`end ${id}`)
      },
    })
    await queue.add([photo('one'), photo('two')])
    await vi.waitFor(() => expect(queue.state().photos).toEqual([]))
    expect(order).toEqual(['start one', 'end one', 'start two', 'end two'])
  })

  it('keeps a photo that was refused with its sentence, sends the others, and tries again when told', async () => {
    let isRefusing = true
    const send = vi.fn(async ({ id }: QueuedPhoto) => {
      if (id === 'bad' && isRefusing) throw new Error('Not an image.')
    })
    const queue = queueOf({ send, refusalOf: (error) => (error as Error).message })
    await queue.add([photo('bad'), photo('good')])
    await vi.waitFor(() => expect(queue.state().photos.map(({ id, refusal }) => [id, refusal])).toEqual([['bad', 'Not an image.']]))
    isRefusing = false
    queue.retry('bad')
    await vi.waitFor(() => expect(queue.state().photos).toEqual([]))
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('waits after a failure that passes and goes on when the connection is back', async () => {
    let isOnline = false
    const queue = queueOf({
      send: async () => {
        if (!isOnline) throw new Error('no connection')
      },
    })
    await queue.add([photo('one')])
    await vi.waitFor(() => expect(queue.state().photos[0]?.attempts).toBe(1))
    expect(queue.state().photos[0]?.retryAt).toBeGreaterThan(Date.now())
    isOnline = true
    await vi.waitFor(() => expect(queue.state().sending).toBeNull())
    queue.retry()
    await vi.waitFor(() => expect(queue.state().photos).toEqual([]))
  })

  it('sends nothing for a person who is no longer the one signed in', async () => {
    const send = vi.fn(async () => {})
    const queue = queueOf({ send, isMine: () => false })
    await queue.add([photo('one')])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(send).not.toHaveBeenCalled()
    expect(queue.state().photos).toHaveLength(1)
  })

  it('goes on with what an earlier visit left', async () => {
    const store = createPhotoStore()
    await store.put(photo('left'))
    const sent: string[] = []
    const queue = queueOf({ store, send: async ({ id }) => void sent.push(id) })
    await vi.waitFor(() => expect(sent).toEqual(['left']))
    await vi.waitFor(async () => expect(await store.list('a/1')).toEqual([]))
    expect(queue.state().photos).toEqual([])
  })
})
