import { z } from 'zod'
import { startBare } from './libraries.tsx'

const line = z.object({ line: z.string().max(20) })
startBare((value) => line.safeParse(value).success)
