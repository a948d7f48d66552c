/** Injection token of the file store (`FileStore` of @parakh/file-store). */
export const FILES = Symbol('FILES')
