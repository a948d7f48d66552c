import type { CaseRow } from '@parakh/contracts'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { whenIdle } from '../../ui/when-idle.ts'

const load = async () => ({ default: (await import('./case-menu-opened.tsx')).CaseMenuOpened })
const CaseMenuOpened = lazy(load)

/** The ⋮ menu of an admin's card. A list has many cards, so what a menu needs is made where one is opened. */
export const CaseCardMenu = ({ c }: { c: CaseRow }) => {
  const [isWanted, setWanted] = useState(false)
  // asked for early: it may not wait for a connection
  useEffect(() => whenIdle(() => void Promise.allSettled([load()])), [])
  const button = <CaseMenuButton aria-haspopup="menu" aria-expanded={false} isBusy={isWanted} onClick={() => setWanted(true)} />
  return (
    <span className="relative z-10 -my-1 -mr-1.5 touch:-my-3 touch:-mr-3">
      {isWanted ? (
        <Suspense fallback={button}>
          <CaseMenuOpened c={c} />
        </Suspense>
      ) : (
        button
      )}
    </span>
  )
}

type CaseMenuButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> & { isBusy: boolean }

export const CaseMenuButton = ({ isBusy, ...rest }: CaseMenuButtonProps) => (
  <IconButton
    {...rest}
    size="sm"
    label="Case actions"
    tip={false}
    aria-busy={isBusy || undefined}
    icon={isBusy ? <Spinner /> : <EllipsisVertical />}
  />
)
