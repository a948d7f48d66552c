import { routes, type CaseRow } from '@parakh/contracts'
import { Archive, ArchiveRestore } from 'lucide-react'
import { call } from '../../lib/call.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Menu, MenuHint, MenuItem } from '../../ui/menu.tsx'
import { CaseMenuButton } from './case-card-menu.tsx'
import { useCaseChange } from './cases.queries.ts'
import { useCaseActions } from './use-case-actions.ts'

/** What the ⋮ menu of an admin's card does: archive, or restore what is archived. A failure only ends the busy state (spec §8). */
export const CaseMenuOpened = ({ c }: { c: CaseRow }) => {
  const confirm = useConfirm()
  const { may } = useCaseActions(c)
  const params = { id: c._id }
  const archive = useCaseChange(() => call(routes.cases.archive, { params }))
  const restore = useCaseChange(() => call(routes.cases.restore, { params }))
  const isBusy = archive.isPending || restore.isPending
  const askArchive = async (): Promise<void> => {
    const yes = await confirm({ text: 'Archive this case? It will not be tracked on the dashboard.', yes: 'Archive' })
    if (yes && !isBusy) archive.mutate(undefined)
  }
  return (
    <Menu startsOpen trigger={<CaseMenuButton isBusy={isBusy} />}>
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
  )
}
