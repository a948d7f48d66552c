import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { packedAssets } from '../vite/packed-assets.ts'

/** Builds what `pnpm bench web` sets the console beside: `--mode` names the entry. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), packedAssets()],
  build: { target: 'es2022', rolldownOptions: { input: mode === 'page' ? 'index.html' : `${mode}.ts` } },
}))
