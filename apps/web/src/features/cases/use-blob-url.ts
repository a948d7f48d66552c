import { useEffect, useState } from 'react'

/** An address under which the page can show a blob, for as long as it shows it. */
export const useBlobUrl = (blob: Blob | undefined): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
