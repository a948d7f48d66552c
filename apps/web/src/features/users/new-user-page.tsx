import { isRole, limits, roleChoices, roleLabel, screens, servesPincodes, type Role } from '@parakh/contracts'
import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { fieldProblems } from '../../lib/call-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { freshKey } from '../../lib/key.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { useLeaveGuard } from '../../ui/leave-guard.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { blankUser, textsOfUser, userOfTexts } from './new-user-draft.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { PincodeInput } from './pincode-input.tsx'
import { registerForm, type NewUser } from './register-form.ts'
import { useRegister } from './users.queries.ts'

/** /admin/users/new (spec §2, Create New User). */
export const NewUserPage = () => {
  const navigate = useNavigate()
  const register = useRegister()
  const key = useRef(freshKey())
  const draft = useDraft('user/new')
  const [user, setUser] = useState<NewUser>(() => userOfTexts(draft.restored?.values))
  const confirm = useConfirm()
  const isTyped = Object.keys(textsOfUser(user)).length > 0 || user.password !== '' || user.image !== null
  useLeaveGuard(isTyped, 'Leave this user? What you typed is kept on this computer, but for password and image.')
  const problems = fieldProblems(register.error)
  const isReady = [user.email, user.password, user.role, user.name].every((text) => text.trim() !== '')
  const set = (change: Partial<NewUser>): void => {
    // other content is another creation
    key.current = freshKey()
    const next = { ...user, ...change }
    setUser(next)
    draft.keep(textsOfUser(next))
  }
  const forget = (): void => {
    draft.drop()
    // the guard lets go before the address changes
    flushSync(() => setUser(blankUser))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isReady || register.isPending) return
    register.mutate(
      { form: registerForm(user), idempotencyKey: key.current },
      {
        onSuccess: () => {
          forget()
          toast.done(`${user.name.trim()} was created.`)
          void navigate(screens.dashboard.path)
        },
      },
    )
  }
  const cancel = async (): Promise<void> => {
    if (isTyped && !(await confirm({ text: 'Discard this user?', more: 'All that was typed here goes.', yes: 'Discard', danger: true })))
      return
    forget()
    // opened by its address there is nothing to go back to
    if (window.history.state?.idx > 0) void navigate(-1)
    else void navigate(screens.users.path)
  }
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Create New User" />
      <Card className="p-4 sm:p-6">
        <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
          <Person user={user} set={set} problems={problems} />
          {servesPincodes(user.role) && (
            <div className="sm:col-span-2">
              <PincodeInput
                value={user.service_pincodes}
                onChange={(service_pincodes) => set({ service_pincodes })}
                problem={problems.service_pincodes}
              />
            </div>
          )}
          <PhotoPicker name={user.name} image={user.image} onChange={(image) => set({ image })} />
          {register.isError && (
            <p role="alert" className="rounded-md bg-red-soft px-3 py-2 text-red-ink sm:col-span-2">
              {errorMessage(register.error, 'Failed to create user')}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4 sm:col-span-2">
            <Button onClick={() => void cancel()}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={!isReady} busy={register.isPending}>
              {register.isPending ? 'Creating…' : 'Create User'}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}

type PersonProps = { user: NewUser; set: (change: Partial<NewUser>) => void; problems: Record<string, string> }

const Person = ({ user, set, problems }: PersonProps) => (
  <>
    <FormField label="Role" required problem={problems.role}>
      {(control) => (
        <Select
          {...control}
          name="role"
          value={user.role}
          onChange={({ target: { value } }) => isRole(value) && set(withRole(user, value))}
        >
          {roleChoices.map((one) => (
            <option key={one} value={one}>
              {roleLabel(one)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
    <FormField label="Full Name" required problem={problems.name}>
      {(control) => (
        <Input {...control} name="name" autoComplete="off" value={user.name} onChange={(event) => set({ name: event.target.value })} />
      )}
    </FormField>
    <FormField label="Phone" problem={problems.phone}>
      {(control) => (
        <Input
          {...control}
          name="phone"
          type="tel"
          autoComplete="off"
          value={user.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
      )}
    </FormField>
    <FormField label="Email" required problem={problems.email}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete="off"
          value={user.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      )}
    </FormField>
    <PasswordInput value={user.password} onChange={(password) => set({ password })} problem={problems.password} />
  </>
)

const withRole = (user: NewUser, next: Role): Partial<NewUser> => ({
  role: next,
  service_pincodes: servesPincodes(next) ? user.service_pincodes : [],
})

const PasswordInput = ({ value, onChange, problem }: { value: string; onChange: (value: string) => void; problem: string | undefined }) => {
  const [isShown, setShown] = useState(false)
  const tooShort = value !== '' && value.length < limits.passwords.minChars
  return (
    <FormField
      label="Password"
      required
      hint={`At least ${limits.passwords.minChars} characters`}
      problem={problem}
      className="sm:col-span-2"
    >
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            aria-invalid={tooShort || control['aria-invalid']}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="pr-11"
          />
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            icon={isShown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!isShown)}
            className="absolute! top-0 right-0"
          />
        </span>
      )}
    </FormField>
  )
}
