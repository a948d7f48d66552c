import { badges, inTest, on, rule, type SpecRow } from './proof.ts'

const shell = 'shell.test.ts'
const waits = 'waiting-and-empty.test.ts'
const screens = 'screens.test.ts'
const views = 'packages/contracts/src/case-views.test.ts'

/** Spec §1, §2 Shell, Dashboard and Login, §3 Session user. */
export const shellRows: SpecRow[] = [
  // §2 Routes
  rule('Every route has its access; others lead to /', screens, 'the rest leads to the dashboard', "waitForURL('/')"),
  rule('Without a role one is sent to /login, carrying the location', screens, 'asks for sign-in and leads back', 'q=Screens&active=0'),
  ...inTest(screens, 'the unknown path says so to somebody who is signed in', 'Page not found', 'Go Home'),
  rule('After a custom intake: /intake?created={id}', 'initiator.test.ts', 'a double press makes one intake', 'created='),
  rule('After creating a user: /', 'admin.test.ts', 'a new user needs role, name', "waitForURL('/')"),
  rule('Logout clears the session and leads to /, which asks for sign-in', shell, 'the session is five keys', "name: 'Logout'"),
  rule('Storage keys token, role, userId, name, email', shell, 'the session is five keys', 'userId: office.drafter._id'),
  rule('sidebarCollapsed is 1 when collapsed, and remembered', shell, 'the session is five keys', "sidebarCollapsed: '1'"),
  // §2 Shell
  ...on('ADMIN', 'dashboard', 'Parakh', 'My Profile', 'Logout', 'Admin', 'Analytics', 'Dashboard', 'Intake', 'All User', 'Create New User'),
  ...on('ADMIN', 'dashboard', 'Collapse sidebar', 'Open menu'),
  ...on('AGENT', 'dashboard', 'Menu', 'Screens Agent'),
  ...on('DRAFTER', 'dashboard', 'Screens Drafter'),
  rule('The menu of each role', screens, 'the menu is the role’s own', 'menuRows[as]'),
  rule('INITIATOR sees only Intake', 'apps/web/src/app/nav.test.ts', 'shows each role its menu', "toEqual(['Intake'])"),
  rule('Sidebar 64 px collapsed', shell, 'the session is five keys', 'toBe(64)'),
  rule('Sidebar 256 px expanded', shell, 'the session is five keys', 'toBe(256)'),
  rule('Mobile drawer 288 px', shell, 'the session is five keys', 'toBe(288)'),
  rule('Small screens end at 640 px', shell, 'the session is five keys', 'width: 640'),
  rule('A sticky header with logo and name to /, name and e-mail', shell, 'the session is five keys', "toBe('sticky')"),
  rule('Logout asks while something is unsaved', 'unsaved.test.ts', 'leaving asks, and what was typed', "name: 'Logout'"),
  // §2 Dashboard
  ...on('ADMIN', 'dashboard', 'Active until document is generated · Archived are shown below'),
  ...on('AGENT', 'dashboard', 'Active until handover to Drafter'),
  ...on('DRAFTER', 'dashboard', 'Active from assignment until doc generation'),
  ...inTest(waits, 'each screen says what it loads', 'Loading cases…'),
  ...on('ADMIN', 'dashboard', 'Active Cases', 'Inactive Cases', 'Archived Cases', 'Agent', 'Drafter', 'Last Updated'),
  ...on('ADMIN', 'dashboard', '#6/0004', '—', 'Case actions', 'New', 'Document Generated', 'Drafter In Progress', 'Archived'),
  ...on('AGENT', 'dashboard', 'Agent In Progress'),
  rule('Inactive starts open, Archived starts collapsed', waits, 'the dashboard shows the last updated first', "['true', 'false']"),
  rule('Archived Cases is for ADMIN alone', views, 'put every status into one section', "role !== 'ADMIN'"),
  rule('Cases are sorted by last update, newest first', waits, 'the dashboard shows the last updated first', 'atAgent.toReversed()'),
  rule('1, 2 or 3 columns', waits, 'the dashboard shows the last updated first', '[1000, 2]'),
  rule('Active by role (spec §4)', views, 'dashboard sections (spec §4)', "['AGENT', ['ASSIGNED_TO_AGENT', 'AGENT_IN_PROGRESS']]"),
  ...inTest(waits, 'each screen says what it loads', 'No active cases. Create one via Intake (Sample) or Custom Intake.'),
  ...inTest(waits, 'each screen says what it loads', 'No active cases for you right now.', 'No inactive cases.'),
  ...inTest(waits, 'each screen says what it loads', 'No archived cases. Use the ⋮ menu on a case to archive it.'),
  rule(
    '# and the last 6 characters, else of the id',
    'apps/web/src/features/cases/site-form.test.ts',
    'is the end of the application',
    '#',
  ),
  rule('Day, short month and 24-hour time', 'apps/web/src/lib/format.test.ts', 'writes day, short month', '21 Nov, 14:05'),
  rule('Archived cards are dimmed', 'admin.test.ts', 'from the dashboard: asks', 'backgroundColor'),
  ...badges('ADMIN', 'dashboard', 'green', 'Completed for you'),
  ...badges('AGENT', 'dashboard', 'green', 'Completed for you'),
  ...badges('ADMIN', 'dashboard', 'blue', 'Assign to Agent'),
  rule('Completed for you by role (spec §4)', views, "'Completed for you' of %s", "['ADMIN', ['DOC_GENERATED']]"),
  ...inTest('admin.test.ts', 'from the dashboard: asks', 'Archive case', 'Archiving stops tracking on dashboard.'),
  ...inTest('admin.test.ts', 'from the dashboard: asks', 'Archive this case? It will not be tracked on the dashboard.'),
  rule(
    'Archive case is disabled if archived already',
    'admin.test.ts',
    'from the dashboard: asks',
    "getAttribute('aria-disabled')).toBe('true')",
  ),
  ...inTest(waits, 'Archiving… in the ⋮ menu', 'Archiving…'),
  rule('The menu closes on Escape', waits, 'Archiving… in the ⋮ menu', "press('Escape')"),
  rule('The menu closes on a press elsewhere', waits, 'Archiving… in the ⋮ menu', 'mouse.click(5, 400)'),
  // §2 Login
  ...on('nobody', 'sign-in', 'Confidence scoring', 'Secure intake-to-case workflow', 'Role-based access', 'Full audit trail'),
  ...on('nobody', 'sign-in', 'Email', 'Password', 'Sign in', 'Trouble signing in? support@parakh.example'),
  rule('A support mail link', screens, 'the sign-in page and the unknown path', 'mailto:support@parakh.example'),
  rule('Both required, the e-mail of e-mail type', screens, 'the sign-in page and the unknown path', "['email', true]"),
]
