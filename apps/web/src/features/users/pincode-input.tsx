import { Plus, X } from 'lucide-react'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { addPincodes, pincodesProblem } from './pincodes.ts'

type PincodeInputProps = { value: readonly string[]; onChange: (value: string[]) => void; problem?: string | undefined }

/** Service PIN codes as chips: added by Enter, comma, blank, paste or the button; Backspace takes the last one back. */
export const PincodeInput = ({ value, onChange, problem }: PincodeInputProps) => {
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const add = (text: string): void => {
    const { list, rest } = addPincodes(value, text)
    onChange(list)
    setTyped(rest)
    setAsked(rest !== '')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ',' || event.key === ' ') {
      event.preventDefault()
      if (typed.trim() !== '') add(typed)
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      onChange(value.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault()
    add(`${typed} ${event.clipboardData.getData('text')}`)
  }
  // phones' keyboards send no key events: look at what arrived
  const onText = (text: string): void => (/[\s,]/.test(text) ? add(text) : setTyped(text))
  return (
    <div>
      <FormField
        label="Service Pincodes"
        hint="Press Enter, comma or space after each; many can be pasted."
        problem={(isAsked ? pincodesProblem(typed) : undefined) ?? problem}
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              name="service_pincodes"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => typed.trim() !== '' && add(typed)}
            />
            <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => add(typed)}>
              Add
            </Button>
          </div>
        )}
      </FormField>
      {value.length > 0 && (
        <ul aria-label="Service Pincodes" className="mt-2 flex flex-wrap gap-1.5">
          {value.map((pin) => (
            <li key={pin} className="inline-flex items-center rounded-full bg-accent-soft pl-3 text-sm font-medium text-accent-ink">
              {pin}
              <IconButton
                size="sm"
                label={`Remove ${pin}`}
                tip={false}
                icon={<X />}
                className="text-accent-ink!"
                onClick={() => onChange(value.filter((one) => one !== pin))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
