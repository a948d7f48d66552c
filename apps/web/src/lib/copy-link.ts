import { toast } from '../ui/toast.tsx'

/** Puts an address of this site on the clipboard, whole, and says whether that worked (spec §8, Copy link). */
export const copyLink = async (address: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(new URL(address, window.location.href).href)
    toast.done('Link copied to clipboard')
  } catch {
    toast.error('Could not copy link')
  }
}
