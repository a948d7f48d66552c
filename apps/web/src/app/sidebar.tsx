import { limits, roles, screens, sidebarCollapsed, type ScreenName } from '@parakh/contracts'
import clsx from 'clsx'
import { CircleUser, LogOut, PanelLeftClose, PanelLeftOpen, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { clearSession, type Session } from '../lib/session.ts'
import { mayLeave } from '../ui/leave-guard.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { isWithin, menuOf } from './nav.ts'

/** The menu beside the page; its collapsed state is remembered in this browser. */
export const Sidebar = ({ session }: { session: Session }) => {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(sidebarCollapsed.key) === sidebarCollapsed.yes)
  const toggle = (): void => {
    localStorage.setItem(sidebarCollapsed.key, isCollapsed ? sidebarCollapsed.no : sidebarCollapsed.yes)
    setCollapsed(!isCollapsed)
  }
  return (
    <aside
      aria-label="Sidebar"
      style={{ width: isCollapsed ? limits.layout.sidebarCollapsedPx : limits.layout.sidebarPx }}
      className="sticky top-13 hidden h-[calc(100dvh-3.25rem)] shrink-0 overflow-y-auto border-r border-line bg-surface transition-[width] sm:block print:hidden"
    >
      <SidebarNav
        session={session}
        isCollapsed={isCollapsed}
        toggle={
          <IconButton
            label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            aria-expanded={!isCollapsed}
            icon={isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            onClick={toggle}
          />
        }
      />
    </aside>
  )
}

type SidebarNavProps = { session: Session; isCollapsed: boolean; toggle?: ReactNode; onGo?: () => void }

export const SidebarNav = ({ session, isCollapsed, toggle, onGo }: SidebarNavProps) => {
  const navigate = useNavigate()
  const logout = async (): Promise<void> => {
    onGo?.()
    if (!(await mayLeave())) return
    clearSession()
    void navigate(screens.dashboard.path)
  }
  return (
    <nav aria-label="Main" className="flex min-h-full flex-col gap-1 p-3">
      <div className={clsx('mb-1 flex min-h-9 items-center', isCollapsed ? 'justify-center' : 'justify-between pl-2')}>
        <h2 className={clsx('text-xs font-medium text-muted', isCollapsed && 'sr-only')}>{roles[session.role].menuHeading}</h2>
        {toggle}
      </div>
      {menuOf(session.role).map(({ screen, label, Icon }) => (
        <Entry key={screen} {...{ screen, label, Icon, isCollapsed, onGo }} />
      ))}
      <div className="mt-auto flex flex-col gap-1 border-t border-line pt-3">
        <Entry screen="me" label="My Profile" Icon={CircleUser} {...{ isCollapsed, onGo }} />
        <Tip text={isCollapsed ? 'Logout' : ''}>
          <button type="button" onClick={() => void logout()} className={entryLook(isCollapsed, false)}>
            <LogOut aria-hidden className="size-4.5 shrink-0" />
            <span className={isCollapsed ? 'sr-only' : undefined}>Logout</span>
          </button>
        </Tip>
      </div>
    </nav>
  )
}

type EntryProps = { screen: ScreenName; label: string; Icon: LucideIcon; isCollapsed: boolean; onGo: (() => void) | undefined }

const Entry = ({ screen, label, Icon, isCollapsed, onGo }: EntryProps) => {
  const isHere = isWithin(screen, useLocation().pathname)
  return (
    <Tip text={isCollapsed ? label : ''}>
      <Link to={screens[screen].path} onClick={onGo} aria-current={isHere ? 'page' : undefined} className={entryLook(isCollapsed, isHere)}>
        <Icon aria-hidden className="size-4.5 shrink-0" />
        <span className={isCollapsed ? 'sr-only' : 'truncate'}>{label}</span>
      </Link>
    </Tip>
  )
}

const Tip = ({ text, children }: { text: string; children: ReactNode }) => (
  <Tooltip text={text} side="right">
    {children}
  </Tooltip>
)

const entryLook = (isCollapsed: boolean, isActive: boolean): string =>
  clsx(
    'flex min-h-9 w-full items-center gap-2.5 rounded-md font-medium transition-colors touch:min-h-11',
    isCollapsed ? 'justify-center' : 'px-2.5',
    isActive ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-raised hover:text-ink',
  )
