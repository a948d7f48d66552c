import { limits } from '@parakh/contracts'
import type { Session } from '../lib/session.ts'
import { Drawer } from '../ui/drawer.tsx'
import { SidebarNav } from './sidebar.tsx'

/** The menu as a drawer, on phones. */
export const PhoneMenu = ({ session, onClose }: { session: Session; onClose: () => void }) => (
  <Drawer side="left" open onClose={onClose} title="Parakh" closeLabel="Close menu" widthPx={limits.layout.drawerPx}>
    <SidebarNav session={session} isCollapsed={false} onGo={onClose} />
  </Drawer>
)
