import type { Region } from './region.ts'
import { hills } from './hills.ts'
import { plains } from './plains.ts'
import { south } from './south.ts'

/** The states of this office-world. */
export const regions: readonly Region[] = [...plains, ...south, ...hills]
