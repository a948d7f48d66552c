import { fileGroups } from '@parakh/contracts'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardHeader } from '../../ui/card.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Select } from '../../ui/select.tsx'
import { acceptHint, acceptOf, type TypeFilter } from './attachable.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { documentLanguages, type DocumentLanguage } from './read-documents.ts'
import type { AttachedFiles } from './use-attached.ts'
import type { Autofill } from './use-autofill.ts'

type AttachCardProps = {
  attached: AttachedFiles
  disabled: boolean
  /** What the last reading came to: why it gave nothing, or what it left out. */
  told: Pick<Autofill, 'problem' | 'notes'>
  onAutofill: (language: DocumentLanguage) => void
}

/** Documents of the new intake: attach, filter, remove, Magic Autofill (spec §2, New Custom Intake). */
export const AttachCard = ({ attached, disabled, told: { problem, notes }, onAutofill }: AttachCardProps) => {
  const [filter, setFilter] = useState<TypeFilter>('')
  const [language, setLanguage] = useState<DocumentLanguage>('en')
  const [refused, setRefused] = useState<string[]>([])
  const add = async (files: File[]): Promise<void> => setRefused(await attached.add(files, filter))
  return (
    <Card className="mb-5">
      <CardHeader
        title="Documents"
        actions={
          <>
            <LanguageSelect value={language} onChange={setLanguage} />
            <Button
              variant="primary"
              icon={<Sparkles aria-hidden className="size-4" />}
              disabled={disabled}
              onClick={() => onAutofill(language)}
            >
              Magic Autofill
            </Button>
          </>
        }
      />
      <CardBody className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col gap-3">
          <FileDrop
            label="Drop documents here, or choose them"
            hint={acceptHint(filter)}
            accept={acceptOf(filter)}
            name="files"
            disabled={disabled}
            onFiles={(files) => void add(files)}
          />
          <FormField label="Type filter">
            {(control) => (
              <Select {...control} name="type_filter" value={filter} onChange={(event) => setFilter(groupOf(event.target.value))}>
                <option value="">All</option>
                {fileGroups.map((group) => (
                  <option key={group}>{group}</option>
                ))}
              </Select>
            )}
          </FormField>
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {problem && (
            <p role="alert" className="rounded-md bg-red-soft px-3 py-2 text-red-ink">
              {problem}
            </p>
          )}
          {notes.length > 0 && (
            <ul role="status" className="flex flex-col gap-1 rounded-md bg-amber-soft px-3 py-2 text-amber-ink">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {refused.length > 0 && (
            <ul role="alert" className="flex flex-col gap-1 rounded-md bg-amber-soft px-3 py-2 text-amber-ink">
              {refused.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
          {attached.files.length > 0 ? (
            <ChosenFiles files={attached.files} busy={disabled} onRemove={attached.remove} />
          ) : (
            <p className="text-muted lg:py-6 lg:text-center">
              No files attached. Magic Autofill reads deeds, letters, plans and forms and fills in the fields below.
            </p>
          )}
        </div>
      </CardBody>
    </Card>
  )
}

const groupOf = (value: string): TypeFilter => fileGroups.find((group) => group === value) ?? ''

const LanguageSelect = ({ value, onChange }: { value: DocumentLanguage; onChange: (value: DocumentLanguage) => void }) => (
  <Select
    aria-label="Language of the documents"
    name="langs"
    className="w-40!"
    value={value}
    onChange={(event) => onChange(event.target.value === 'en+hi' ? 'en+hi' : 'en')}
  >
    {Object.entries(documentLanguages).map(([code, label]) => (
      <option key={code} value={code}>
        {label}
      </option>
    ))}
  </Select>
)
