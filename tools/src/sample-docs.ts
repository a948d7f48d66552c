import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { contentTypeOf, kindOfName } from '@parakh/contracts'
import type { UploadFile } from './api-client.ts'
import { root } from './env.ts'

export type SampleDoc = { file: string; path: string; kind: string; tags: string[]; pages: number }

const samples = resolve(root, '../shared/samples')

/** The scorer of the sample documents. */
export const scorer = join(samples, 'score.py')

/** Whether the sample documents lie beside this checkout. */
export const haveSamples = (): boolean => existsSync(scorer)

/** The sample documents with what their truth says of them. */
export const sampleDocs = (): SampleDoc[] => {
  const folder = join(samples, 'docs')
  const files = readdirSync(folder).filter((file) => !file.endsWith('.truth.json'))
  return files.map((file) => {
    const truth = join(folder, `${basename(file, extname(file))}.truth.json`)
    const { kind, tags, pages } = JSON.parse(readFileSync(truth, 'utf8')) as Omit<SampleDoc, 'file' | 'path'>
    return { file, path: join(folder, file), kind, tags, pages: Number(pages) }
  })
}

/** Bundles of several papers of one property: id and file names. */
export const sampleBundles = (): { id: string; docs: string[] }[] => {
  const folder = join(samples, 'bundles')
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { id: string; docs: string[] })
}

/** A document as the console uploads it. */
export const asUpload = (path: string): UploadFile => {
  const kind = kindOfName(path)
  return { name: basename(path), type: kind ? contentTypeOf(kind) : 'application/octet-stream', bytes: Uint8Array.from(readFileSync(path)) }
}
