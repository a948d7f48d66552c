import * as z from 'zod/mini'
import { startBare } from './libraries.tsx'

const line = z.object({ line: z.string().check(z.maxLength(20)) })
startBare((value) => line.safeParse(value).success)
