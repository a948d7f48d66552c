import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PluginOption } from 'vite'

const packable = /\.(?:m?js|css|svg)$/
// less is not worth a file
const leastBytes = 1_024

/** Lays a brotli and a gzip of each asset beside it, so that the server need not pack the same bytes for each browser. */
export const packedAssets = (): PluginOption => ({
  name: 'packed-assets',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets')
    await Promise.all(
      readdirSync(folder)
        .filter((name) => packable.test(name))
        .map((name) => pack(join(folder, name))),
    )
  },
})

const pack = async (file: string): Promise<void> => {
  const bytes = readFileSync(file)
  if (bytes.length < leastBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
