import { enableCompileCache } from 'node:module'

// halves the time of the second start
enableCompileCache()
await import('./serve.ts')
