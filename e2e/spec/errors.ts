import { inTest, rule, type SpecRow } from './proof.ts'

const errors = 'error-catalogue.test.ts'
const loads = 'what cannot be loaded says so'
const shell = 'shell.test.ts'

/** Spec §8 and design §5: what a person sees when something fails, and how long. */
export const errorRows: SpecRow[] = [
  ...inTest(errors, 'sign-in: Login failed', 'Login failed'),
  ...inTest(errors, loads, 'Couldn’t load analytics', 'Failed to load analytics', 'Failed to load case', 'Could not load intake files'),
  ...inTest('initiator.test.ts', 'takes documents, turns a text', 'Link copied to clipboard'),
  ...inTest('failures.test.ts', 'a clipboard that is denied says so', 'Could not copy link'),
  ...inTest(errors, 'Failed to load image', 'Failed to load image', 'Failed to open image', 'Failed to delete image'),
  ...inTest('agent.test.ts', 'without any geolocation says so', 'Geolocation not supported'),
  ...inTest('agent.test.ts', 'that fails without a word of the phone', 'Unable to get location', 'Unable to get precise location'),
  ...inTest(errors, 'Save failed, and what was typed stays', 'Save failed'),
  ...inTest(errors, 'Failed to generate preview', 'Failed to generate preview', 'Failed to generate final document'),
  ...inTest(errors, 'Unassign endpoint not found', 'Unassign endpoint not found. Please add POST /cases/:id/unassign/drafter on backend.'),
  ...inTest(errors, 'a document: Download failed', 'Download failed'),
  ...inTest(errors, 'a new user: Failed to create user', 'Failed to create user'),
  ...inTest('initiator.test.ts', 'asks for a document before it reads', 'Please attach at least one document first.'),
  ...inTest(errors, 'OCR submit failed: no job id', 'OCR submit failed: no job id', 'OCR failed (upstream error)', 'OCR failed'),
  ...inTest(errors, 'OCR cancelled, once ten minutes', 'OCR cancelled', 'OCR cancelled (max time reached or user cancelled).'),
  rule('The choices of an assignment become empty', errors, 'the choices of an assignment become empty', 'Nobody to choose'),
  rule(
    'The server’s msg comes before the fallback',
    'apps/web/src/lib/error-message.test.ts',
    'shows the server’s sentence',
    'errorMessage',
  ),
  rule(
    'Archiving on the dashboard tells no error',
    'waiting-and-empty.test.ts',
    'Archiving… in the ⋮ menu',
    "locator('[data-toast]').count()).toBe(0)",
  ),
  rule('Toasts last 2 s', shell, 'what was done is told for 2 s', '1_500'),
  rule('Errors stay until dismissed', shell, 'what was done is told for 2 s', "name: 'Dismiss'"),
  ...[
    'toasts (s)',
    'Saved button state (s)',
    'saved hint in user edit (s)',
    'precise GPS threshold (m)',
    'OCR estimate per MB (s)',
    'hard abort (min)',
    'characters of a download’s name',
  ].map((words) => rule(words, 'packages/contracts/src/limits.test.ts', '%s: %s', words)),
]
