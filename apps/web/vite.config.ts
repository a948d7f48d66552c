import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunksByPage } from './vite/chunks-by-page.ts'
import { contractsWithoutSchemas } from './vite/contracts-without-schemas.ts'
import { earlyCall } from './vite/early-call.ts'
import { packedAssets } from './vite/packed-assets.ts'
import { preloads } from './vite/preloads.ts'

const api = 'http://127.0.0.1:4400'
const pdfjsPackage = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const { version } = JSON.parse(readFileSync(pdfjsPackage, 'utf8')) as { version: string }

/** The decoders of scanned PDFs, which pdfjs asks for by name when a page needs them. */
const pdfDecoders = (): PluginOption => ({
  name: 'pdf-decoders',
  generateBundle() {
    for (const name of ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'])
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdf-${version}/${name}`,
        source: readFileSync(join(dirname(pdfjsPackage), 'wasm', name)),
      })
  },
})

const common = () => ({
  root: import.meta.dirname,
  plugins: [contractsWithoutSchemas(), react(), tailwind(), pdfDecoders()],
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 600 },
})

export default defineConfig(async ({ command }) => {
  const { build, ...rest } = common()
  const name = command === 'build' ? await chunksByPage(common()) : () => null
  return {
    ...rest,
    plugins: [...rest.plugins, earlyCall(), preloads(), packedAssets()],
    build: { ...build, rolldownOptions: { output: { codeSplitting: { groups: [{ name, includeDependenciesRecursively: false }] } } } },
    server: { port: 5173, strictPort: true, proxy: { '/api': { target: api, changeOrigin: false } } },
    test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
  }
})
