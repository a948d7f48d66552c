import { caseStatus, examples, isSettled, jobStatusSchema, role, type Role, type RouteName } from '@parakh/contracts'

/** One part of the walk: what happens, and the commands that do it. A test runs them all in their order. */
export type Step = { title: string; words: string; commands: string }

const file = (name: string, call: RouteName): string => `cat > ${name} <<'END'\n${JSON.stringify(examples[call].body, null, 2)}\nEND`

const register = (
  who: Role,
  name: string,
  login: string,
  more = '',
): string => String.raw`call "$API/auth/register" -H "$ADMIN" -F "email=${login}.$RUN@agency.example" \
  -F "password=$PASSWORD" -F role=${who} -F 'name=${name}'${more} | pick _id`

const settled = jobStatusSchema.options.filter(isSettled).join('|')

/** From the first sign-in to the Word report, with curl and nothing else. `base` is the API's path on its host. */
export const walk = (base: string): Step[] => [...opening(base), ...intakeDesk, ...atTheSite, ...drafting]

const opening = (base: string): Step[] => [
  {
    title: 'Say where, and who',
    words:
      'The address and the first admin’s sign-in are what `npm start` printed, or what your installation was given. `call` is curl that ends with an error on a refusal and still shows it; `pick` takes the first value of a key out of a reply.',
    commands: String.raw`API=${'${API:-'}http://127.0.0.1:4400${base}}
ADMIN_EMAIL=${'${ADMIN_EMAIL:-'}admin@parakh.example}
ADMIN_PASSWORD=${'${ADMIN_PASSWORD:-'}the password that was printed}
JSON='Content-Type: application/json'
call() { curl -sS --fail-with-body "$@"; }
pick() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }`,
  },
  {
    title: 'Sign in',
    words: 'The reply’s `token` goes into the header `Authorization` of every other call.',
    commands: String.raw`sign_in() {
  echo "Authorization: Bearer $(call "$API/auth/login" -H "$JSON" -d "{\"email\":\"$1\",\"password\":\"$2\"}" | pick token)"
}
ADMIN=$(sign_in "$ADMIN_EMAIL" "$ADMIN_PASSWORD")
call "$API/me" -H "$ADMIN"`,
  },
  {
    title: 'Create the people of a case',
    words:
      'One who takes papers in, a field agent who serves two PIN codes, a drafter. Creating takes multipart, since a photo may come along (`-F image=@face.jpg`).',
    commands: String.raw`RUN=$(date +%s)
PASSWORD='monsoon over Delhi'
${register(role.INITIATOR, 'Farida Contractor', 'desk')}
AGENT_ID=$(${register(role.AGENT, 'Rakesh Tomar', 'agent', ' -F service_pincodes=110001 -F service_pincodes=110005')})
DRAFTER_ID=$(${register(role.DRAFTER, 'Joseph Mathew', 'drafter')})
DESK=$(sign_in "desk.$RUN@agency.example" "$PASSWORD")
AGENT=$(sign_in "agent.$RUN@agency.example" "$PASSWORD")
DRAFTER=$(sign_in "drafter.$RUN@agency.example" "$PASSWORD")`,
  },
]

const intakeDesk: Step[] = [
  {
    title: 'Let a paper be read',
    words:
      'Autofill is a job: submit the files, then ask for its status. `wait=20` holds the answer until something changes, so no polling is needed. Each value comes with its confidence and the place where it was read. Take PDFs, photos or DOCX of your own as well.',
    commands: String.raw`cat > letter.txt <<'END'
STATE BANK - SANCTION LETTER

Application Number: LN-2026/0042
Applicant Name: Asha Rao
Owner Name: Vikram Rao
Property Address: Flat 12, Sunrise Apartments, Main Road, Delhi 110001
Pincode: 110001
END
JOB=$(call "$API/intakes/ocr/parse/submit" -H "$DESK" -F files=@letter.txt -F langs=en \
  -F fields_to_extract=applicant_name,property_owner_name,application_number,pincode | pick job_id)
until call "$API/intakes/ocr/parse/status/$JOB?wait=20" -H "$DESK" -o reading.json && grep -qE '"status":"(${settled})"' reading.json
do sleep 1; done
cat reading.json`,
  },
  {
    title: 'Create the intake',
    words:
      'The fields stand in the body as they are, each by its key; `field_meta` tells where a value came from, `extra` is yours. With an `Idempotency-Key` the call may be sent again after a lost connection: it answers the same intake and makes no second one.',
    commands: String.raw`${file('intake.json', 'intakes.create')}
INTAKE=$(call "$API/intakes" -H "$DESK" -H "$JSON" -H "Idempotency-Key: lead-$RUN" -d @intake.json | pick _id)
call "$API/intakes" -H "$DESK" -H "$JSON" -H "Idempotency-Key: lead-$RUN" -d @intake.json | grep -c "$INTAKE"
call -X PATCH "$API/intakes/$INTAKE/fields" -H "$DESK" -H "$JSON" -d '{"co_applicant_name":"Meera Rao"}'`,
  },
  {
    title: 'Attach the papers',
    words: 'All of a call’s files or none. The public link to a file needs no token: who has the link may look.',
    commands: String.raw`FILE=$(call "$API/intakes/$INTAKE/files" -H "$DESK" -F files=@letter.txt | pick _id)
call "$API/intakes/$INTAKE/files" -H "$DESK"
call "$API/public/intakes/$INTAKE/files/$FILE/view" -o seen.txt
cmp letter.txt seen.txt`,
  },
  {
    title: 'Make a case of it, and assign its people',
    words: 'A repeated submit answers the same case. `GET /users` names the agents who serve the PIN code.',
    commands: String.raw`CASE=$(call -X POST "$API/intakes/$INTAKE/submit" -H "$DESK" | pick _id)
call "$API/users?role=${role.AGENT}&disabled=0&pincode=110001" -H "$ADMIN"
call -X PATCH "$API/cases/$CASE/assign-agent" -H "$ADMIN" -H "$JSON" -d "{\"user_id\":\"$AGENT_ID\"}"
call -X POST "$API/cases/$CASE/assign/drafter/$DRAFTER_ID" -H "$ADMIN"`,
  },
]

const atTheSite: Step[] = [
  {
    title: 'The agent at the site',
    words:
      'A submit that comes too early is refused with 422 and names what is missing. Then the site data, and two photos of yours, here front.jpg and gate.jpg; `meta` describes them in the order of the files.',
    commands: String.raw`call -X POST "$API/cases/$CASE/agent/submit" -H "$AGENT" || echo
${file('site.json', 'site.save')}
call -X PATCH "$API/cases/$CASE/agent" -H "$AGENT" -H "$JSON" -d @site.json
IMAGE=$(call "$API/cases/$CASE/images" -H "$AGENT" -F files=@front.jpg -F files=@gate.jpg \
  -F 'meta=[{"caption":"Front elevation","shot":"front"},{"caption":"Gate"}]' | pick _id)
call "$API/cases/$CASE/images/$IMAGE?size=thumb" -H "$AGENT" -o thumb.jpg
call -X POST "$API/cases/$CASE/agent/submit" -H "$AGENT"`,
  },
]

const drafting: Step[] = [
  {
    title: 'The drafter drafts',
    words:
      'Saved values may be saved again and again; null or an empty text clears one. The preview is a DOCX with a watermark and is not kept.',
    commands: String.raw`${file('draft.json', 'draft.save')}
call -X PATCH "$API/cases/$CASE/drafter" -H "$DRAFTER" -H "$JSON" -d @draft.json
call -X POST "$API/cases/$CASE/generate-doc-preview" -H "$DRAFTER" -o preview.docx`,
  },
  {
    title: 'Final submit, and the document',
    words: 'The call answers 200 once the document is written, or 202 after a minute while it still is: then read the case until it is.',
    commands: String.raw`call -X POST "$API/cases/$CASE/generate-doc-final?meta=1" -H "$DRAFTER" -o case.json
until grep -q '"status":"${caseStatus.DOC_GENERATED}"' case.json
do sleep 2; call "$API/cases/$CASE" -H "$DRAFTER" -o case.json; done
call "$API/cases/$CASE/doc" -H "$DRAFTER" -D headers.txt -o report.docx
grep -i content-disposition headers.txt`,
  },
  {
    title: 'Who did what',
    words: 'The trail of the case, newest first, for ADMIN: the download stands in it too.',
    commands: String.raw`call "$API/cases/$CASE/audit?limit=5" -H "$ADMIN" -D headers.txt
grep -iE '^x-(total-count|next-cursor|request-id)' headers.txt`,
  },
]
