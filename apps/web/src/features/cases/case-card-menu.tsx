import { routes, type CaseRow } from '@parakh/contracts'
import { Archive, ArchiveRestore, EllipsisVertical } from 'lucide-react'
import { useRef } from 'react'
import { call } from '../../lib/call.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuHint, MenuItem } from '../../ui/menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useCaseChange } from './cases.queries.ts'
import { useCaseActions } from './use-case-actions.ts'

/** The ⋮ menu of an admin's card: archive, or restore what is archived. A failure only ends the busy state (spec §8). */
export const CaseCardMenu = ({ c }: { c: CaseRow }) => {
  const confirm = useConfirm()
  const { may } = useCaseActions(c)
  const button = useRef<HTMLButtonElement>(null)
  const params = { id: c._id }
  const archive = useCaseChange(() => call(routes.cases.archive, { params }))
  const restore = useCaseChange(() => call(routes.cases.restore, { params }))
  const isBusy = archive.isPending || restore.isPending
  const askArchive = async (): Promise<void> => {
    const yes = await confirm({ text: 'Archive this case? It will not be tracked on the dashboard.', yes: 'Archive' })
    if (yes && !isBusy) archive.mutate(undefined)
  }
  return (
    <span className="relative z-10 -my-1 -mr-1.5 touch:-my-3 touch:-mr-3">
      <Menu
        trigger={
          <IconButton
            ref={button}
            size="sm"
            label="Case actions"
            tip={false}
            aria-busy={isBusy || undefined}
            icon={isBusy ? <Spinner /> : <EllipsisVertical />}
          />
        }
      >
        <MenuItem icon={<Archive aria-hidden />} disabled={isBusy || !may('archive')} onSelect={() => void askArchive()}>
          {archive.isPending ? 'Archiving…' : 'Archive case'}
        </MenuItem>
        {may('restore') && (
          <MenuItem icon={<ArchiveRestore aria-hidden />} disabled={isBusy} onSelect={() => restore.mutate(undefined)}>
            {restore.isPending ? 'Restoring…' : 'Restore case'}
          </MenuItem>
        )}
        <MenuHint>Archiving stops tracking on dashboard.</MenuHint>
      </Menu>
    </span>
  )
}
