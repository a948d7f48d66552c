import { screens, type CaseRow } from '@parakh/contracts'
import { CircleUser, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { CaseStatusBadge } from '../features/cases/case-status-badge.tsx'
import type { Session } from '../lib/session.ts'
import { menuOf } from './nav.ts'

/** One place that the palette leads to. */
export type Entry = { id: string; to: string; icon: ReactNode; name: string; sub?: string; aside?: ReactNode }

/** The cases that a search found, then the screens of the role's menu whose names hold the word. */
export const entriesOf = (session: Session, wanted: string, cases: readonly CaseRow[]): Entry[] => [
  ...cases.map(caseEntry),
  ...[...menuOf(session.role), profile]
    .map(({ screen, label, Icon }) => ({ id: screen, to: screens[screen].path, icon: <Icon aria-hidden />, name: label }))
    .filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase())),
]

const profile = { screen: 'me', label: screens.me.title, Icon: CircleUser } as const

const caseEntry = (c: CaseRow): Entry => ({
  id: c._id,
  to: generatePath(screens.case.path, { id: c._id }),
  icon: <FileText aria-hidden />,
  name: String(c.intake.application_number || c._id),
  sub: String(c.intake.applicant_name ?? ''),
  aside: <CaseStatusBadge status={c.status} />,
})
