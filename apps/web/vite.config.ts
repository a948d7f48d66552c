import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const api = 'http://127.0.0.1:4400'

export default defineConfig({
  plugins: [react(), tailwind()],
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 600 },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: api, changeOrigin: false } } },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
})
