import type { Role } from '@parakh/contracts'

/** Where a text of the specification is proved: read on a screen of a role, or brought about in a test of its own. */
type Proof = { as: Role; on: ScreenState } | { test: string }
export type ScreenState =
  | 'dashboard'
  | 'intakes'
  | 'all intakes'
  | 'intake modal'
  | 'new intake'
  | 'analytics'
  | 'users'
  | 'new user'
  | 'drafted case'
  | 'fresh case'
  | 'archived case'
  | 'sent-back case'
  | 'written case'
  | 'document'
  | 'document before'
  | 'agents'
  | 'profile'

const on = (as: Role, state: ScreenState, ...texts: string[]): [string, Proof][] => texts.map((text) => [text, { as, on: state }])
const inTest = (test: string, ...texts: string[]): [string, Proof][] => texts.map((text) => [text, { test }])

/** Every sentence, label and message that the specification writes down (spec §2, §5, §8), with where it is proved. */
export const specTexts: [string, Proof][] = [
  // §2 Shell and Dashboard
  ...on('ADMIN', 'dashboard', 'Parakh', 'My Profile', 'Logout', 'Admin', 'Analytics', 'Dashboard', 'Intake', 'All User', 'Create New User'),
  ...on('ADMIN', 'dashboard', 'Active until document is generated · Archived are shown below'),
  ...on('ADMIN', 'dashboard', 'Active Cases', 'Inactive Cases', 'Archived Cases', 'Agent', 'Drafter', 'Last Updated'),
  ...on('ADMIN', 'dashboard', 'Assign to Agent', 'Completed for you', 'Case actions', 'Collapse sidebar'),
  ...on('AGENT', 'dashboard', 'Active until handover to Drafter', 'Menu', 'Completed for you'),
  ...on('DRAFTER', 'dashboard', 'Active from assignment until doc generation'),
  ...inTest('screens.test.ts', 'Page not found', 'Go Home', 'Sign in'),
  ...inTest('admin.test.ts', 'Archive case', 'Archiving stops tracking on dashboard.'),
  ...inTest('admin.test.ts', 'Archive this case? It will not be tracked on the dashboard.'),
  // §2 Intakes
  ...on('INITIATOR', 'intakes', 'Intakes', 'Signed in as Intake Agent', 'Open only', '+ Custom Intake'),
  ...on('INITIATOR', 'intakes', 'Applicant', 'Initiator', 'Application #', 'PIN', 'Status', 'Confidence', 'Updated', 'Actions'),
  ...on('ADMIN', 'all intakes', 'View Case', 'Edit / Files', 'Archive', 'Submit Case', 'Archived Intakes'),
  ...inTest('initiator.test.ts', 'No case yet', 'View / Files', 'Unarchive', 'No intakes found.', 'No archived intakes.'),
  ...on('ADMIN', 'intake modal', 'Initiated by', 'View All Metadata', 'Close', 'Save Changes', 'Documents', 'No files.'),
  ...on('ADMIN', 'intake modal', 'More intake fields'),
  ...inTest('initiator.test.ts', 'Copy Link', 'Delete', 'No metadata.'),
  ...inTest('failures.test.ts', 'Upload'),
  // §2 New Custom Intake
  ...on('INITIATOR', 'new intake', 'Magic Autofill', 'Create Intake', 'Reset', 'Back to Intakes', 'All', 'Images', 'PDF', 'DOCX', 'Text'),
  ...inTest('initiator.test.ts', 'Please attach at least one document first.'),
  // §2 Case
  ...on('ADMIN', 'drafted case', 'Fresh', 'Agent', 'Drafter', 'Created', 'Field Agent', 'Audit Trail', 'Documents from Intake', 'Archive'),
  ...on('ADMIN', 'drafted case', 'Assign / Change Drafter', 'Unassign'),
  ...inTest('journey.test.ts', 'Assign / Change Agent'),
  ...on('ADMIN', 'archived case', 'This case is archived — it will not be tracked.'),
  ...on('AGENT', 'sent-back case', 'Refresh GPS', 'Require Precise GPS', 'Save', 'Final Submit', 'Images'),
  ...on('DRAFTER', 'drafted case', 'Save', 'Preview DOCX', 'Submit Final & Generate'),
  ...on('DRAFTER', 'written case', 'View / Download DOCX'),
  ...inTest('agent.test.ts', 'Stop precise GPS', 'Submit to drafter', 'Please complete required:', 'Delete this image?'),
  ...inTest('drafter.test.ts', 'Last saved at', 'Please complete required fields: '),
  ...inTest('journey.test.ts', 'Activity Details'),
  ...inTest('admin.test.ts', 'Archive this case? If you archive this case it will not be tracked.'),
  // §2 Case Document
  ...on('ADMIN', 'document', 'Refresh', 'Download', 'cannot be previewed'),
  ...on('INITIATOR', 'document before', 'This case isn’t ready for a document yet.'),
  // §2 Agents, Analytics, Profile, users
  ...on('ADMIN', 'agents', 'Agents', 'Seed Sample Users', 'Agent ID', 'Name', 'Service PIN codes', 'Add Agent'),
  ...on('ADMIN', 'analytics', 'Total Cases', 'Open', 'Before document generation', 'Closed', 'Document generated', 'Active Users'),
  ...on('ADMIN', 'analytics', 'Cases by Status', 'Top Agents by Case Load', 'Top Drafters by Case Load', 'Agents (All)', 'Drafters (All)'),
  ...on('ADMIN', 'analytics', 'Export CSV', 'Refresh'),
  ...on('ADMIN', 'profile', 'User ID', 'Email', 'Role', 'Name', 'Phone', 'Has Image'),
  ...on('ADMIN', 'new user', 'Role', 'Full Name', 'Phone', 'Email', 'Password', 'Service Pincodes', 'Cancel', 'Create User'),
  ...on('ADMIN', 'new user', 'Agent', 'Drafter', 'Admin', 'Intake Agent', 'Add'),
  ...on('ADMIN', 'users', 'Active only', 'All roles', 'User', 'Role', 'Phone', 'Status', 'Active', 'Edit'),
  ...inTest('admin.test.ts', 'Leave blank to keep current', 'Saved!', 'Remove profile photo?'),
  // §8 Errors
  ...inTest('error-catalogue.test.ts', 'Login failed', 'Couldn’t load analytics', 'Failed to load analytics', 'Failed to load case'),
  ...inTest('error-catalogue.test.ts', 'Could not load intake files', 'Failed to load image', 'Failed to open image'),
  ...inTest('error-catalogue.test.ts', 'Failed to delete image', 'Save failed', 'Failed to generate preview'),
  ...inTest('error-catalogue.test.ts', 'Failed to generate final document', 'Download failed', 'Failed to create user'),
  ...inTest('error-catalogue.test.ts', 'Unassign endpoint not found. Please add POST /cases/:id/unassign/drafter on backend.'),
  ...inTest('error-catalogue.test.ts', 'OCR submit failed: no job id', 'OCR failed (upstream error)', 'OCR failed', 'OCR cancelled'),
  ...inTest('failures.test.ts', 'Could not copy link'),
  ...inTest('initiator.test.ts', 'Link copied to clipboard'),
  ...inTest('agent.test.ts', 'Geolocation not supported', 'Unable to get location', 'Unable to get precise location'),
]

/** Every text and hint that a page holds, also in what is not on screen now. */
export const textsOf = (): string => {
  const hints = ['placeholder', 'aria-label', 'title', 'value'] as const
  const attributes = [...document.querySelectorAll('*')].flatMap((node) => hints.flatMap((hint) => node.getAttribute(hint) ?? []))
  return [document.body.innerText, document.body.textContent, ...attributes].join('\n').replace(/\s+/g, ' ')
}
