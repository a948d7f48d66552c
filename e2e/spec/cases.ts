import { badges, inTest, on, rule, type SpecRow } from './proof.ts'

const agent = 'agent.test.ts'
const drafter = 'drafter.test.ts'
const admin = 'admin.test.ts'
const waits = 'waiting-and-empty.test.ts'
const views = 'packages/contracts/src/case-views.test.ts'
const gps = 'apps/web/src/features/cases/gps-rules.test.ts'
const files = 'packages/contracts/src/files.test.ts'
const actions = 'packages/contracts/src/case-actions.test.ts'

/** Spec §2 Case detail and Case Document, §4 as it is seen, §5 and §9 of the case. */
export const caseRows: SpecRow[] = [
  // §2 Case detail
  rule('Case # and the last 6 characters of the id', 'screens.test.ts', 'what %s may open', 'Case #${id.slice(-6)}'),
  ...badges('ADMIN', 'drafted case', 'amber', 'Drafter In Progress'),
  ...on('ADMIN', 'drafted case', 'Archive', 'Fresh', 'Agent', 'Drafter', 'Created', 'Field Agent', 'Audit Trail', 'Intake summary'),
  ...inTest(admin, 'from the case: asks in its own words', 'Archive this case? If you archive this case it will not be tracked.'),
  ...on('ADMIN', 'archived case', 'This case is archived — it will not be tracked.', 'Archived'),
  rule('Archived: no agent and no drafter card', admin, 'from the case: asks in its own words', '[data-card=agent], [data-card=drafter]'),
  rule('0 % at the start', views, 'progress at %s', "['NEW', 0, 'grey']"),
  rule('50 % and amber at the agent', views, 'progress at %s', "['AGENT_IN_PROGRESS', 50, 'amber']"),
  rule('100 % and blue at the drafter', views, 'progress at %s', "['READY_FOR_DRAFTER', 100, 'blue']"),
  rule('green once the drafter is done', views, 'progress at %s', "['READY_FOR_DOC', 100, 'green']"),
  ...badges('ADMIN', 'fresh case', 'grey', 'FreshAgentDrafter'),
  ...badges('ADMIN', 'case at the agent', 'amber', 'Fresh, completeAgentDrafter'),
  ...badges('ADMIN', 'drafted case', 'blue', 'Fresh, completeAgent, completeDrafter'),
  ...badges('DRAFTER', 'written case', 'green', 'Fresh, completeAgent, completeDrafter, complete'),
  rule('Created as DD MMM YYYY, HH:mm', 'apps/web/src/lib/format.test.ts', 'writes DD MMM YYYY, HH:mm', '06 Sep 2026, 01:30'),
  rule('Non-admins see five basic fields', views, 'only ADMIN sees the whole intake', "'AGENT', 'DRAFTER', 'INITIATOR'"),
  ...on('AGENT', 'sent-back case', 'Applicant Name', 'Co-applicant Name', 'Owner Name', 'Pincode', 'Property Address as per Document'),
  ...on('ADMIN', 'drafted case', 'Documents from Intake'),
  ...inTest('journey.test.ts', 'ADMIN sees the whole trail', 'View', 'Copy Link'),
  // §2 Field Agent card
  ...on('AGENT', 'sent-back case', 'Refresh GPS', 'Require Precise GPS', 'Save', 'Final Submit', 'Images'),
  rule('Expanded at first for agents', agent, 'the position', "getByRole('region', { name: 'Position' })"),
  ...inTest(agent, 'in precise mode is tracked', 'Stop precise GPS'),
  ...inTest(agent, 'that fails without a word of the phone', 'Submit to drafter'),
  ...inTest(agent, 'open in full size, turn by arrow keys', 'Delete this image?', 'Escape', 'Delete'),
  ...on('ADMIN', 'fresh case', 'Assign / Change Agent', 'Assign'),
  ...on('ADMIN', 'case at the agent', 'Remove'),
  rule('Agent options show name and PIN codes', 'journey.test.ts', 'ADMIN assigns the agent who serves', 'Gopal Rao (122505, 122506)'),
  rule('Groups are accordions on small screens', agent, 'that are required and missing are a press away', 'phoneAtSite'),
  // §2 Drafter card
  ...on('DRAFTER', 'drafted case', 'Save', 'Preview DOCX', 'Submit Final & Generate'),
  ...on('DRAFTER', 'written case', 'View / Download DOCX'),
  ...inTest(drafter, 'a save says so, names the time', 'Saved', 'Last saved at'),
  rule('The Saved button lasts 1.5 s', waits, 'Saving…, then Saved! for 1.6 s', 'about(1.5)'),
  ...on('ADMIN', 'drafted case', 'Assign / Change Drafter', 'Unassign'),
  rule(
    'The drafter card starts expanded only for a drafter, in two statuses',
    views,
    'which card of the case starts expanded',
    "['DRAFTER', 'READY_FOR_DRAFTER']",
  ),
  rule('Collapsed once the document is ordered', drafter, 'asks first, and locks everything', "name: 'Drafter', exact: true"),
  rule('Who may do what in which status', actions, 'the grid of role × status × action', 'grid'),
  // §2 Audit Trail
  ...inTest('journey.test.ts', 'ADMIN sees the whole trail', 'Activity Details', 'Action', 'Timestamp', 'Actor', 'Attributes'),
  rule('Most recent first', 'journey.test.ts', 'ADMIN sees the whole trail', 'trail.at(-1)'),
  ...inTest(waits, 'a person who is not known any more', 'Unknown User'),
  ...inTest(waits, 'each screen says what it loads', 'No activity yet.'),
  ...badges('ADMIN', 'drafted case', 'amber', 'Drafter'),
  ...badges('ADMIN', 'drafted case', 'blue', 'Agent'),
  ...badges('ADMIN', 'drafted case', 'purple', 'Admin'),
  ...badges('ADMIN', 'drafted case', 'green', 'Intake Agent'),
  rule(
    'User ids are 24 hexadecimal characters',
    'apps/web/src/features/cases/audit-values.test.ts',
    'takes 24 hexadecimal characters',
    'looksLikeUserId',
  ),
  rule('They are shown as name (role)', 'journey.test.ts', 'ADMIN sees the whole trail', 'Gopal Rao (Agent)'),
  // §2 Case Document
  ...on('ADMIN', 'document', 'Case Document', 'Refresh', 'Download', 'SCR/2026/0002 · Bela Sen', 'A document is available.'),
  ...on('ADMIN', 'document', 'Status: Document Generated'),
  ...on('ADMIN', 'document', 'A .docx cannot be previewed reliably in the browser: download it and open it in Word.'),
  ...on('INITIATOR', 'document before', 'This case isn’t ready for a document yet.'),
  ...on('DRAFTER', 'document not yet', 'No document generated yet'),
  ...inTest(waits, 'Downloading…', 'Downloading…'),
  // §4 Labels of the statuses
  rule(
    'The labels of the eight statuses, in their order',
    'packages/contracts/src/case-status.test.ts',
    'the statuses stand in the order',
    "['READY_FOR_DOC', 'Ready for Document']",
  ),
  ...inTest('journey.test.ts', 'ADMIN assigns the agent who serves', 'Assigned to Agent'),
  ...inTest('journey.test.ts', 'AGENT, on a phone, gets a position', 'Ready for Drafter'),
  rule(
    'An unknown status shows as its raw text',
    'packages/contracts/src/case-status.test.ts',
    'an unknown status shows as its raw text',
    "toBe('SOMETHING_ELSE')",
  ),
  // §5
  ...inTest(agent, 'that the phone refuses is quiet by itself', 'Please complete required:', 'Precise GPS (≤1500000m)'),
  ...inTest(drafter, 'answers too early and with what is missing', 'Please complete required fields: '),
  ...inTest(drafter, 'answers too early and with what is missing', 'Case is not in a finalizable stage yet.'),
  rule('A dialog warns that final submit is irreversible', drafter, 'asks first, and locks everything', 'The final submit is irreversible'),
  rule(
    'Required fields of both submits',
    'packages/contracts/src/fields/catalogues.test.ts',
    'requires what spec §5 requires',
    'eepac_report_ref_no',
  ),
  // §9
  rule('Reads of 7, 10 and 20 s, high accuracy, age 0', agent, 'is asked for with the spec’s times', '[7_000, 10_000, 20_000]'),
  rule('Tracking stops after 120 s on small screens', agent, 'is asked for with the spec’s times', 'fastForward(15_000)'),
  rule('Tracking stops at 1,500,000 m', agent, 'in precise mode is tracked', 'accuracy: 1_500_000'),
  rule('Six decimals, whole metres', gps, 'has six decimals and whole metres', '26.912434'),
  rule('The download’s name, 80 characters at the most', files, 'document name of %j', "'x'.repeat(79)"),
]
