import { badges, inTest, on, rule, type SpecRow } from './proof.ts'

const admin = 'admin.test.ts'
const waits = 'waiting-and-empty.test.ts'

/** Spec §2 Agents, Admin Analytics, My Profile, Create New User, Users; §5 and §9 of these. */
export const peopleRows: SpecRow[] = [
  // §2 Agents
  ...on('ADMIN', 'agents', 'Agents', 'Seed Sample Users', 'Agent ID', 'Name', 'Service PIN codes (comma separated)', 'Add Agent'),
  ...inTest(waits, 'each screen says what it loads', 'No agents yet.'),
  rule('The list shows name, ID and PINs', admin, 'an agent is added by ID, name and PIN codes', '560001, 560002'),
  // §2 Admin Analytics
  ...on('ADMIN', 'analytics', 'Analytics', 'Dashboard', 'Refresh', 'Total Cases', 'Open', 'Before document generation'),
  ...on('ADMIN', 'analytics', 'Closed', 'Document generated', 'Active Users', 'Cases by Status', 'Top Agents by Case Load'),
  ...on('ADMIN', 'analytics', 'Top Drafters by Case Load', 'Agents (All)', 'Drafters (All)', 'Export CSV'),
  ...inTest(admin, 'shows the sums of the API', 'Last updated', '${sums.activeAgents} Agents · ${sums.activeDrafters} Drafters'),
  ...inTest('error-catalogue.test.ts', 'what cannot be loaded says so', 'Couldn’t load analytics'),
  ...inTest(waits, 'each screen says what it loads', 'No data to display', 'No rows'),
  rule('The top 8', waits, 'the bars show the top eight', 'Array<string>(8)'),
  rule('Agent names are cut at 16', waits, 'the bars show the top eight', 'Agent Krishnaswa…'),
  rule('Drafter names are cut at 18', waits, 'the bars show the top eight', 'Drafter Krishnaswa…'),
  rule(
    'The donut in the order of the statuses, unknown ones last',
    'apps/web/src/features/analytics/analytics-figures.test.ts',
    'follows the life of a case',
    "'New',",
  ),
  rule('A palette of 8 colours', 'packages/contracts/src/limits.test.ts', '%s: %s', 'paletteColours, 8'),
  rule('Export CSV of everything', admin, 'shows the sums of the API', 'perAgent.length + 1'),
  // §2 My Profile
  ...on('ADMIN', 'profile', 'My Profile', 'User ID', 'Email', 'Role', 'Name', 'Phone', 'Has Image', 'No', '-'),
  ...inTest(waits, 'each screen says what it loads', 'Loading…', 'Profile not found.'),
  // §2 Create New User
  ...on('ADMIN', 'new user', 'Create New User', 'Role', 'Full Name', 'Phone', 'Email', 'Password', 'Show password', 'Service Pincodes'),
  ...on(
    'ADMIN',
    'new user',
    'Agent',
    'Drafter',
    'Admin',
    'Intake Agent',
    'Add',
    'Profile Image (optional)',
    'Use camera',
    'Cancel',
    'Create User',
  ),
  ...inTest(waits, 'Creating…', 'Creating…'),
  rule('PIN codes only for Agent', admin, 'a new user needs role, name', "selectOption({ label: 'Drafter' })"),
  rule('Added by Enter, comma, space or Add; many can be pasted', admin, 'a new user needs role, name', "['Enter', ',', ' ', 'Add']"),
  rule('Create User is disabled without the required fields', admin, 'a new user needs role, name', 'create.isDisabled()).toBe(true)'),
  // §2 Users
  ...on('ADMIN', 'users', 'Users', 'Search name, email or phone', 'All roles', 'Active only'),
  ...on('ADMIN', 'users', 'User', 'Role', 'Phone', 'Status', 'Active', 'Edit'),
  ...badges('ADMIN', 'users', 'purple', 'Admin'),
  ...badges('ADMIN', 'users', 'blue', 'Agent'),
  ...badges('ADMIN', 'users', 'amber', 'Drafter'),
  ...badges('ADMIN', 'users', 'green', 'Intake Agent', 'Active'),
  rule('Active only is on at first', admin, 'asks before it disables', '1 hidden by Active only'),
  ...inTest(admin, 'asks before it disables', 'Disabled'),
  ...inTest(admin, 'changes name, phone and role', 'Edit User', 'Name', 'Phone', 'Role', 'Service PIN Codes', 'Save Changes', 'Saved!'),
  ...inTest(admin, 'changes name, phone and role', 'Leave blank to keep current', 'Email'),
  ...inTest(admin, 'sets a photo and removes it', 'Remove profile photo?'),
  ...inTest(waits, 'Saving…, then Saved! for 1.6 s', 'Saving…', 'Saved!'),
  rule('The saved hint lasts 1.6 s', waits, 'Saving…, then Saved! for 1.6 s', 'about(1.6)'),
  rule(
    'A new password is sent only if it is not blank',
    'apps/web/src/features/users/user-patch.test.ts',
    'sends a new password only if',
    'password',
  ),
  rule('Away from AGENT the PIN codes go', admin, 'changes name, phone and role', 'service_pincodes: []'),
  rule(
    'Split on commas and white space, trimmed, once each',
    'apps/web/src/features/users/pincodes.test.ts',
    'splits on commas and blanks',
    'addPincodes',
  ),
]
