import { Crosshair, MapPin, Radar, Square } from 'lucide-react'
import { useWatch, type Control } from 'react-hook-form'
import type { FieldTexts } from '../../fields/field-texts.ts'
import { Button } from '../../ui/button.tsx'
import { gpsKeys } from './site-form.ts'
import type { Gps } from './use-gps.ts'

// both fit into one row of a phone
const button = 'max-sm:flex-1 max-sm:px-2 max-sm:[&_svg]:hidden'

/** Where the site is, as far as the phone has said, with the controls that ask it (spec §2, §9). */
export const GpsBar = ({ gps, control, isEditable }: { gps: Gps; control: Control<FieldTexts>; isEditable: boolean }) => {
  const [latitude, longitude, accuracy] = useWatch({ control, name: [...gpsKeys] })
  return (
    <section aria-label="Position" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-raised/60 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-1.5 font-medium">
          <MapPin aria-hidden className="size-4 shrink-0 text-accent" />
          {latitude && longitude ? (
            <span>
              {latitude}, {longitude}
              {accuracy && <span className="ml-1.5 font-normal text-muted">±{accuracy} m</span>}
            </span>
          ) : (
            <span className="font-normal text-muted">No position yet</span>
          )}
        </p>
        <p role="status" className="text-sm text-muted empty:hidden">
          {gps.isWatching ? 'Waiting for a precise position…' : gps.note}
        </p>
        {gps.takeAnyway && isEditable && (
          <Button size="sm" className="mt-1" onClick={gps.takeAnyway}>
            Use the new reading
          </Button>
        )}
      </div>
      {isEditable && (
        <div className="flex w-full gap-2 sm:w-auto">
          <Button className={button} icon={<Crosshair aria-hidden className="size-4" />} busy={gps.isReading} onClick={gps.refresh}>
            Refresh GPS
          </Button>
          <Button
            icon={gps.isWatching ? <Square aria-hidden className="size-3.5" /> : <Radar aria-hidden className="size-4" />}
            className={button}
            aria-pressed={gps.isWatching}
            onClick={gps.togglePrecise}
          >
            {gps.isWatching ? 'Stop precise GPS' : 'Require Precise GPS'}
          </Button>
        </div>
      )}
    </section>
  )
}
