import { useSyncExternalStore } from 'react'
import { plural } from '../lib/format.ts'
import type { SavedMeanwhile } from './saved-meanwhile.ts'

/** Beside Save: in how many fields somebody saved something else than what is typed; leads to the first, wherever it stands. */
export const MeanwhileNote = ({ meanwhile, onField }: { meanwhile: SavedMeanwhile; onField: (key: string) => void }) => {
  const { watch, keys } = meanwhile
  const [first, ...others] = useSyncExternalStore(watch, keys)
  if (first === undefined) return null
  return (
    <button
      type="button"
      onClick={() => onField(first)}
      className="min-h-7 rounded-full bg-amber-soft px-2.5 text-sm font-medium text-amber-ink underline underline-offset-2 touch:min-h-11"
    >
      {plural(others.length + 1, 'field')} saved elsewhere too
    </button>
  )
}
