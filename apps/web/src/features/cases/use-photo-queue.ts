import { routes, type Case, type CaseImage } from '@parakh/contracts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { isPassing } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { freshKey } from '../../lib/key.ts'
import { readSession, useSignedIn } from '../../lib/session.ts'
import { patchCase, refreshCase } from './cases.queries.ts'
import { isFreshShot, type GpsFix } from './gps-rules.ts'
import { createPhotoQueue, type PhotoQueue, type QueueState } from './photo-queue.ts'
import { createPhotoStore, type QueuedPhoto } from './photo-store.ts'

const LOCATE_WITHIN_MS = 7_500

const store = createPhotoStore()
// queues outlive the screen, so that photos go on while the agent looks elsewhere
const queues = new Map<string, PhotoQueue>()

/** The signed-in person's photos of a case that are not with the server yet. */
export const usePhotoQueue = (caseId: string): { queue: PhotoQueue; state: QueueState } => {
  const client = useQueryClient()
  const { userId } = useSignedIn()
  const queue = useMemo(() => queueOf(client, userId, caseId), [client, userId, caseId])
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => {
    const goOn = (): void => queue.retry()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [queue])
  return { queue, state }
}

const ownerOf = (userId: string, caseId: string): string => `${userId}/${caseId}`

const queueOf = (client: QueryClient, userId: string, caseId: string): PhotoQueue => {
  const owner = ownerOf(userId, caseId)
  const queue = queues.get(owner) ?? startQueue(client, userId, caseId)
  queues.set(owner, queue)
  return queue
}

const startQueue = (client: QueryClient, userId: string, caseId: string): PhotoQueue => {
  const queue: PhotoQueue = createPhotoQueue({
    store,
    owner: ownerOf(userId, caseId),
    isMine: () => readSession()?.userId === userId,
    refusalOf: (error) => (isPassing(error) ? null : errorMessage(error, 'This photo could not be sent.')),
    send: async (photo, meta, onProgress) => {
      const form = new FormData()
      form.append('files', photo.blob, photo.filename)
      form.append('meta', JSON.stringify([meta]))
      const { images } = await call(routes.site.addImages, { params: { id: caseId }, form, onProgress, idempotencyKey: photo.id })
      const caption =
        queue
          .state()
          .photos.find(({ id }) => id === photo.id)
          ?.caption.trim() ?? ''
      const added = images.at(-1)
      if (added && caption && caption !== (meta.caption ?? '')) await saveCaption(client, caseId, added._id, caption)
      patchCase(client, caseId, (c) => withImages(c, images))
      refreshCase(client, caseId)
    },
  })
  return queue
}

/** Changes the caption of a photo that the server has. */
export const saveCaption = async (client: QueryClient, caseId: string, imageId: string, caption: string): Promise<void> => {
  const image = await call(routes.site.patchImage, { params: { id: caseId, imageId }, body: { caption: caption.trim() || null } })
  patchCase(client, caseId, (c) => withImages(c, [image]))
}

/** A case with images added, or taken in place of those with their ids. */
export const withImages = (c: Case, images: readonly CaseImage[]): Case => {
  if (!c.agent_updates) return c
  const fresh = new Map([...c.agent_updates.images, ...images].map((image) => [image._id, image]))
  return { ...c, agent_updates: { ...c.agent_updates, images: [...fresh.values()] } }
}

/**
 * Puts picked or taken photos into the queue at once. One of just now waits a moment for the phone's position; one out of the
 * gallery has none, for nobody knows where it was taken (domain §9).
 */
export const enqueuePhotos = (
  queue: PhotoQueue,
  owner: { userId: string; caseId: string },
  files: readonly File[],
  here: () => Promise<GpsFix | null>,
): void => {
  const now = Date.now()
  const photos = files.map((file, place): QueuedPhoto => {
    const isFresh = isFreshShot(file.lastModified, now)
    return {
      id: freshKey(),
      owner: ownerOf(owner.userId, owner.caseId),
      filename: file.name,
      blob: file,
      caption: '',
      taken_at: file.lastModified > 0 ? new Date(file.lastModified).toISOString() : null,
      location: null,
      addedAt: now + place,
      attempts: 0,
      retryAt: isFresh ? now + LOCATE_WITHIN_MS : 0,
      sentMeta: null,
      refusal: null,
    }
  })
  const fresh = photos.filter((photo) => photo.retryAt > 0)
  void queue.add(photos)
  if (fresh.length === 0) return
  void here().then((fix) => {
    const location = fix && { lat: fix.latitude, lng: fix.longitude, ...(fix.accuracyM === null ? {} : { accuracy: fix.accuracyM }) }
    for (const { id } of fresh) queue.change(id, { location, retryAt: 0 })
  })
}
