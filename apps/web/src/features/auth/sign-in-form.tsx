import { routes } from '@parakh/contracts'
import { useMutation } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import type { FormEvent } from 'react'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import type { Reply } from '../../lib/call-request.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'

export type SignedIn = Reply<typeof routes.auth.login>

type SignInFormProps = {
  /** Who it was, when somebody signs in again within a dialog. */
  email?: string
  onSignedIn: (reply: SignedIn) => void
}

/** E-mail and password; a refusal shows the server's sentence, else 'Login failed' (spec §8). */
export const SignInForm = ({ email = '', onSignedIn }: SignInFormProps) => {
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(routes.auth.login, { body }),
    onSuccess: onSignedIn,
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (!signIn.isPending) signIn.mutate({ email: textOf(form, 'email').trim(), password: textOf(form, 'password') })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <FormField label="Email">
        {(control) => (
          <Input {...control} name="email" type="email" required autoComplete="username" defaultValue={email} autoFocus={email === ''} />
        )}
      </FormField>
      <FormField label="Password">
        {(control) => <Input {...control} name="password" type="password" required autoComplete="current-password" data-autofocus />}
      </FormField>
      {signIn.isError && (
        <p role="alert" className="flex gap-2 rounded-md bg-red-soft px-3 py-2 text-red-ink">
          <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
          {errorMessage(signIn.error, 'Login failed')}
        </p>
      )}
      <Button type="submit" variant="primary" busy={signIn.isPending} className="w-full">
        Sign in
      </Button>
    </form>
  )
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
