import { menus, screens, type Role, type ScreenName } from '@parakh/contracts'
import { ChartPie, FileStack, LayoutDashboard, UserPlus, Users, type LucideIcon } from 'lucide-react'

type MenuScreen = (typeof menus)[Role][number]['screen']

const icons: Partial<Record<ScreenName, LucideIcon>> = {
  analytics: ChartPie,
  dashboard: LayoutDashboard,
  intake: FileStack,
  users: Users,
  newUser: UserPlus,
}

/** Rows of a role's sidebar with their icons (spec §2, Shell). */
export const menuOf = (role: Role): { screen: MenuScreen; label: string; Icon: LucideIcon }[] =>
  menus[role].map((row) => ({ ...row, Icon: icons[row.screen] ?? LayoutDashboard }))

/** Whether the menu's row of `screen` stands for the address shown. */
export const isWithin = (screen: ScreenName, pathname: string): boolean => {
  if (screen === 'dashboard') return pathname === '/' || pathname.startsWith('/cases/')
  if (screen === 'intake') return /^\/intakes?(\/|$)/.test(pathname)
  return pathname === screens[screen].path
}
