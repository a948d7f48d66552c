import { inTest, on, rule, type SpecRow } from './proof.ts'

const agent = 'agent.test.ts'
const drafter = 'drafter.test.ts'
const screens = 'screens.test.ts'
const unsaved = 'unsaved.test.ts'
const two = 'two-people.test.ts'

/** Design §5: what the specification leaves open on screen, and how the console holds what was typed. */
export const designRows: SpecRow[] = [
  rule('What was typed survives a dropped connection', agent, 'taken without a connection wait', 'Typed offline'),
  rule('… an expired session', 'failures.test.ts', 'asks for sign-in in place, and what was typed', 'Typed before the end'),
  rule('… and a closed tab', agent, 'taken without a connection wait', 'page.close('),
  rule('A draft is its user’s alone', 'failures.test.ts', 'lets somebody else sign in, and keeps the draft', 'Kept for the desk'),
  rule('Drafts of the site form and a new intake', unsaved, 'leaving asks, and what was typed', 'Typed, not saved'),
  rule(
    'Draft of a new user, never with the password',
    unsaved,
    'a new user is kept without the password',
    "not.toContain('a secret word')",
  ),
  rule('Draft of the drafter’s form', drafter, 'what was typed survives a reload', 'Typed city'),
  rule('Draft of the intake in its modal', 'initiator.test.ts', 'asks before it closes on unsaved work', 'Typed, not saved'),
  rule('Two people lose nothing of each other', two, 'see each other’s saved fields', 'Saved meanwhile'),
  rule('axe finds nothing, in light and dark, at 1440 and 390 px', screens, 'what %s may open', 'findings(page'),
  ...inTest('initiator.test.ts', 'says who is signed in, searches', '1 hidden by Open only'),
  ...inTest('admin.test.ts', 'asks before it disables', '1 hidden by Active only', 'Disable Dolly Disabled?'),
  ...inTest('initiator.test.ts', 'takes documents, turns a text', 'Delete this file?'),
  rule('A required-fields message takes one to the field', agent, 'that are required and missing are a press away', 'activeElement'),
  rule('/intakes sends AGENT and DRAFTER to /', screens, 'the rest leads to the dashboard', 'of refused'),
  rule('What could not be loaded says so, with a Retry', 'error-catalogue.test.ts', 'what cannot be loaded says so', 'Retry'),
  ...on('INITIATOR', 'intakes', 'Signed in as Intake Agent'),
  ...inTest('shell.test.ts', 'the session is five keys', 'Collapse sidebar', 'Expand sidebar', 'Open menu', 'Close menu'),
  rule('Each control’s name is its field’s key', 'every-field.test.ts', 'each form has a control for every field', "getAttribute('name')"),
  rule('The palette leads to a case by keyboard alone', 'shell.test.ts', 'opens, searches, walks, leads', "press('Control+k')"),
]
