/** A fresh random key of 32 hexadecimal characters; works on plain-http addresses too, where crypto.randomUUID is missing. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
