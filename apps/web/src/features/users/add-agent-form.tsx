import { splitPincodes } from '@parakh/contracts'
import { useForm } from 'react-hook-form'
import { fieldProblems } from '../../lib/call-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { pincodesProblem } from './pincodes.ts'
import { useCreateAgent } from './users.queries.ts'

type AgentForm = { id: string; name: string; service_pincodes: string }
const blank: AgentForm = { id: '', name: '', service_pincodes: '' }

/** Adds an agent by ID, name and PIN codes; what was typed stays when it is refused. */
export const AddAgentForm = () => {
  const create = useCreateAgent()
  const form = useForm<AgentForm>({ defaultValues: blank, mode: 'onBlur', reValidateMode: 'onChange' })
  const { errors } = form.formState
  const add = ({ id, name, service_pincodes }: AgentForm): void =>
    create.mutate(
      { id: id.trim(), name: name.trim(), service_pincodes: splitPincodes(service_pincodes) },
      {
        onSuccess: (agent) => {
          toast.done(`${agent.name} was added.`)
          form.reset(blank)
        },
        onError: (error) => {
          const problems = fieldProblems(error)
          for (const key of ['id', 'name', 'service_pincodes'] as const) if (problems[key]) form.setError(key, { message: problems[key] })
          toast.error(errorMessage(error, 'The agent could not be added.'))
        },
      },
    )
  return (
    <Card className="mb-4 p-4">
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(add)(event)}
        className="grid items-start gap-4 sm:grid-cols-[1fr_1.5fr_2fr_auto]"
      >
        <FormField label="Agent ID" required problem={errors.id?.message}>
          {(control) => (
            <Input {...control} autoComplete="off" {...form.register('id', { validate: (text) => text.trim() !== '' || 'Enter an ID.' })} />
          )}
        </FormField>
        <FormField label="Name" required problem={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              {...form.register('name', { validate: (text) => text.trim() !== '' || 'Enter a name.' })}
            />
          )}
        </FormField>
        <FormField label="Service PIN codes (comma separated)" problem={errors.service_pincodes?.message}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              {...form.register('service_pincodes', { validate: (text) => pincodesProblem(text) ?? true })}
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" busy={create.isPending} className="sm:mt-6">
          Add Agent
        </Button>
      </form>
    </Card>
  )
}
