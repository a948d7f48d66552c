import { isRole, limits, roleChoices, roleLabel, servesPincodes, splitPincodes, type PatchUserBody, type User } from '@parakh/contracts'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { fieldProblems } from '../../lib/call-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { pincodesProblem } from './pincodes.ts'
import { UserPhotoEditor } from './user-photo-editor.tsx'
import { patchOf, type UserForm } from './user-patch.ts'
import { usePatchUser } from './users.queries.ts'

/** 'Edit User' (spec §2, Users). */
export const UserDrawer = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const confirm = useConfirm()
  const patch = usePatchUser()
  const [isSaved, setSaved] = useState(false)
  const form = useForm<UserForm>({ defaultValues: formOf(user), mode: 'onBlur', reValidateMode: 'onChange' })

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSaved(false), limits.toasts.savedHintMs)
    return () => clearTimeout(timer)
  }, [isSaved])

  const save = async (values: UserForm): Promise<void> => {
    const disables = values.is_disabled && form.formState.defaultValues?.is_disabled === false
    if (
      disables &&
      !(await confirm({
        text: `Disable ${user.name}?`,
        more: 'They are signed out within seconds and cannot sign in.',
        yes: 'Disable',
        danger: true,
      }))
    )
      return
    const body: PatchUserBody = patchOf(user, values)
    patch.mutate(
      { id: user._id, body },
      {
        onSuccess: (now) => {
          form.reset(formOf(now))
          setSaved(true)
        },
        onError: (error) => {
          for (const [key, message] of Object.entries(fieldProblems(error)))
            if (key in values) form.setError(key as keyof UserForm, { message })
        },
      },
    )
  }
  const { isDirty } = form.formState
  const close = async (): Promise<void> => {
    if (!isDirty || (await confirm({ text: 'Leave without saving the changes?', yes: 'Leave', no: 'Stay' }))) onClose()
  }
  return (
    <Drawer
      open
      onClose={() => void close()}
      title="Edit User"
      footer={
        <>
          {patch.isError && (
            <p role="alert" className="w-full text-danger">
              {errorMessage(patch.error, 'The changes could not be saved.')}
            </p>
          )}
          <Button variant="primary" type="submit" form="edit-user" busy={patch.isPending} className="min-w-32">
            {patch.isPending ? 'Saving…' : isSaved ? 'Saved!' : 'Save Changes'}
          </Button>
          <span role="status" className="sr-only">
            {isSaved ? 'Saved!' : ''}
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-4 p-4">
        <UserPhotoEditor user={user} />
        <form id="edit-user" noValidate onSubmit={(event) => void form.handleSubmit(save)(event)} className="flex flex-col gap-3.5">
          <Fields form={form} user={user} />
        </form>
      </div>
    </Drawer>
  )
}

const Fields = ({ form, user }: { form: UseFormReturn<UserForm>; user: User }) => {
  const { errors } = form.formState
  const role = form.watch('role')
  return (
    <>
      <FormField label="Name" required problem={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            {...form.register('name', { validate: (text) => text.trim() !== '' || 'Enter a name.' })}
          />
        )}
      </FormField>
      <FormField label="Email" required={user.email !== null} problem={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            {...form.register('email', { validate: (text) => emailProblem(user, text) ?? true })}
          />
        )}
      </FormField>
      <FormField label="Phone" problem={errors.phone?.message}>
        {(control) => <Input {...control} type="tel" autoComplete="off" {...form.register('phone')} />}
      </FormField>
      <FormField label="Role" problem={errors.role?.message}>
        {(control) => (
          <Select {...control} {...form.register('role')}>
            {roleChoices.map((one) => (
              <option key={one} value={one}>
                {roleLabel(one)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {isRole(role) && servesPincodes(role) && (
        <FormField label="Service PIN Codes" hint="Comma separated" problem={errors.service_pincodes?.message}>
          {(control) => (
            <Textarea
              {...control}
              rows={1}
              inputMode="numeric"
              {...form.register('service_pincodes', { validate: (text) => pincodesProblem(text) ?? true })}
            />
          )}
        </FormField>
      )}
      <FormField label="New password" hint="Leave blank to keep current" problem={errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="new-password"
            {...form.register('password', { validate: (text) => passwordProblem(text) ?? true })}
          />
        )}
      </FormField>
      <Checkbox label="Disabled" {...form.register('is_disabled')} />
    </>
  )
}

const emailProblem = (user: User, text: string): string | undefined =>
  user.email !== null && text.trim() === '' ? 'Enter an e-mail address.' : undefined

const passwordProblem = (text: string): string | undefined =>
  text.trim() !== '' && text.length < limits.passwords.minChars
    ? `A password has at least ${limits.passwords.minChars} characters.`
    : undefined

const formOf = (user: User): UserForm => ({
  name: user.name,
  email: user.email ?? '',
  phone: user.phone ?? '',
  role: user.role,
  is_disabled: user.is_disabled,
  service_pincodes: splitPincodes(user.service_pincodes.join(',')).join(', '),
  password: '',
})
