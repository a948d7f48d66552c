import { badges, inTest, on, rule, type SpecRow } from './proof.ts'

const desk = 'initiator.test.ts'
const waits = 'waiting-and-empty.test.ts'
const errors = 'error-catalogue.test.ts'
const progress = 'apps/web/src/features/intakes/ocr-progress.test.ts'
const autofill = 'packages/contracts/src/fields/autofill.test.ts'
const attachable = 'apps/web/src/features/intakes/attachable.test.ts'
const standing = 'apps/web/src/features/intakes/field-standing.test.ts'

/** Spec §2 Intakes list, Intake detail modal, Intake form, New Custom Intake; §5 and §9 of the intake. */
export const intakeRows: SpecRow[] = [
  // §2 Intakes list
  ...on('INITIATOR', 'intakes', 'Intakes', 'Signed in as Intake Agent', 'Open only', '+ Custom Intake'),
  ...on('INITIATOR', 'intakes', 'Applicant, owner, application no.'),
  rule('Open only is on at first', desk, 'says who is signed in, searches', '1 hidden by Open only'),
  rule(
    'The search finds applicant, owner and application no.',
    desk,
    'says who is signed in, searches',
    "['lata lister', 'LST/77', 'owner ghosh']",
  ),
  ...on('INITIATOR', 'intakes', 'Applicant', 'Initiator', 'Application #', 'PIN', 'Status', 'Confidence', 'Updated', 'Actions'),
  ...on('ADMIN', 'all intakes', 'Screens Initiator', 'View Case of Asha Verma', 'Edit / Files of Asha Verma'),
  ...on('ADMIN', 'all intakes', 'Archive of Farid Khan', 'Submit Case of Farid Khan', 'Archived Intakes'),
  ...inTest(desk, 'says who is signed in, searches', 'No case yet'),
  ...inTest(desk, 'archives, shows the archived one', 'View / Files', 'Unarchive', 'Archived Intakes'),
  rule('The archived section has a count and is closed at first', desk, 'nothing found says so', 'Archived Intakes'),
  ...inTest(waits, 'each screen says what it loads', 'No intakes found.', 'No archived intakes.'),
  ...badges('ADMIN', 'all intakes', 'grey', 'New'),
  ...badges('ADMIN', 'all intakes', 'green', 'Case Created'),
  rule('EDITING is indigo', desk, 'saves what was changed with full confidence', '[data-tone=indigo]'),
  rule('Sorted by updated_at, newest first', desk, 'archives, shows the archived one', 'sortBy=updated_at&sortDir=desc'),
  // §2 Intake detail modal
  ...on('ADMIN', 'intake modal', 'Overall confidence 100%', 'Screens Initiator', 'View All Metadata', 'Close', 'Save Changes', 'Documents'),
  rule(
    'Initiated by, with name and user id',
    desk,
    'shows what is known of each field',
    'Initiated by ${office.initiator.name} (${office.initiator._id})',
  ),
  ...on('ADMIN', 'intake modal', 'No files.'),
  ...inTest(waits, 'each screen says what it loads', 'Loading files…', 'No files.'),
  rule('A picker of many files', desk, 'takes documents, turns a text', 'setInputFiles([pdf, docx])'),
  ...inTest(desk, 'takes documents, turns a text', 'Upload', 'View', 'Copy Link', 'Delete', 'Link copied to clipboard'),
  ...inTest(desk, 'takes documents, turns a text', 'Name', 'Type', 'Size', 'Uploaded'),
  ...inTest(desk, 'shows what is known of each field', 'No metadata.', 'View All Metadata', 'Search metadata', 'Raw JSON'),
  ...inTest(
    desk,
    'shows what is known of each field',
    'Key',
    'Label',
    'Confidence',
    'Value',
    'Source',
    'Notes',
    'Updated by',
    'Updated at',
  ),
  // §2 Intake form
  ...on(
    'ADMIN',
    'intake modal',
    'Applicant Name',
    'Co-applicant Name',
    'Owner Name',
    'Pincode',
    'Loan Type',
    'Application Number',
    'Property Address as per Document',
  ),
  ...on('ADMIN', 'intake modal', 'More intake fields'),
  rule(
    'The main fields, the document address multiline',
    'packages/contracts/src/fields/catalogues.test.ts',
    'marks main, basic and read-only',
    'main',
  ),
  rule('Lists are comma-separated, trimmed, without empty items', desk, 'saves what was changed with full', "'Sale deed, , Khata '"),
  rule(
    'Every field has a badge and an i that opens its details',
    desk,
    'shows what is known of each field',
    'Details of Pincode, confidence 55%',
  ),
  // §2 New Custom Intake
  ...on('INITIATOR', 'new intake', 'New Custom Intake', 'Magic Autofill', 'Create Intake', 'Reset', 'Back to Intakes'),
  ...on('INITIATOR', 'new intake', 'Drop documents here, or choose them', 'Type filter', 'All', 'Images', 'PDF', 'DOCX', 'Text'),
  rule('Name, type, size, remove and the total size', desk, 'asks for a document before it reads', 'Total size'),
  rule('Drag and drop', desk, 'asks for a document before it reads', "dispatchEvent('drop'"),
  rule('The type filter drops other types', desk, 'asks for a document before it reads', 'was left out: the type filter is set to PDF.'),
  ...inTest(desk, 'asks for a document before it reads', 'Please attach at least one document first.', 'Reset'),
  rule('Defaults of a new intake', 'packages/contracts/src/fields/catalogues.test.ts', 'gives a new intake the defaults', 'Home Loan'),
  ...inTest(
    errors,
    'OCR cancelled, once ten minutes',
    'Uploading',
    'Parsing',
    'Extracting fields',
    'Finalizing',
    'Elapsed',
    'ETA',
    'Cancel',
  ),
  rule('Tips rotate', errors, 'OCR cancelled, once ten minutes', 'tip()'),
  // §5
  rule('Accepted: jpg, jpeg, png, webp, pdf, docx, txt, text', attachable, 'takes every accepted kind', 'webp'),
  rule('Text becomes a simple DOCX before it is attached', desk, 'takes documents, turns a text', 'note.docx'),
  rule('Results map by key or label, unknown keys are ignored', autofill, 'maps by key and by label', 'mergeAutofill'),
  rule('A typed value is 100 %', standing, 'is typed, 100 %, for any other text', 'conf'),
  rule('The overall figure is the average', standing, 'averages over what is filled', 'overallNow'),
  rule('After a save: confidence 1, source ui', desk, 'saves what was changed with full', "conf: 1, source: 'ui'"),
  rule(
    'B, KB, MB, GB by 1024 with one decimal, - for none',
    'packages/contracts/src/files.test.ts',
    'size %s shows as %s',
    "[Number.NaN, '-']",
  ),
  // §4, §9 Confidence bands
  rule('90 and more green', autofill, "describe('confidence'", "[0.9, 'good']"),
  rule('70 and more amber', autofill, "describe('confidence'", "[0.7, 'fair']"),
  rule('below 70 red', autofill, "describe('confidence'", "[0.694, 'poor']"),
  rule('none grey', autofill, "describe('confidence'", "[null, 'none']"),
  rule('the badges in these colours', desk, 'shows what is known of each field', "['95%', 'green']"),
  // §9 OCR
  rule('60 s per MB, 60 s at the least, 1800 s at the most', progress, 'estimate', '[30 * MiB, 1800]'),
  rule('Cancel after 600 s', errors, 'OCR cancelled, once ten minutes', "fastForward('10:05')"),
  rule('Hard abort at 30 minutes', errors, 'OCR cancelled, once ten minutes', "fastForward('30:05')"),
  rule('Polling from 1 s by 1.25 up to 5 s', progress, 'asks after 1 s, then ever more slowly', '[1_000, 1_250, 1_562.5]'),
  rule('Stage markers over 1, 5 and 10 s, the last at the larger of 20 s and 80 %', progress, 'the last waits for 80 %', '480 * s'),
  rule('Progress is capped at 99 %', progress, 'stays at 99 until the result', '99'),
]
