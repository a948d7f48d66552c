import type { Role } from '@parakh/contracts'

/** Whether a role may make a call, by its routes row; the server decides in the end. */
export const mayCall = (row: { by: 'public' | readonly Role[] }, role: Role): boolean => row.by === 'public' || row.by.includes(role)
