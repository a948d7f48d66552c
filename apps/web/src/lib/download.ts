/** A file that came as a reply. */
export type ReceivedFile = { blob: Blob; filename: string | null }

/** The file name of a Content-Disposition header; `filename*` wins over `filename`; null if there is none. */
export const filenameOf = (header: string | null): string | null => {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(header ?? '')?.[1]
  if (extended !== undefined) return decoded(extended.trim())
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header ?? '')?.[1]
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1') || null
  return /filename\s*=\s*([^;]+)/i.exec(header ?? '')?.[1]?.trim() || null
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Hands a blob to the browser's downloads. */
export const saveBlob = (blob: Blob, filename: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
  // the browser reads the address after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
