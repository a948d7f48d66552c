import { limits, type CaseImage } from '@parakh/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { saveCaption } from './use-photo-queue.ts'

/** The caption of a photo, saved when one leaves it or presses Enter; what was typed stays when saving fails. */
export const PhotoCaption = ({ caseId, image }: { caseId: string; image: CaseImage }) => {
  const client = useQueryClient()
  const [text, setText] = useState(image.caption ?? '')
  useEffect(() => setText(image.caption ?? ''), [image.caption])
  const save = useMutation({
    mutationFn: () => saveCaption(client, caseId, image._id, text),
    onError: (error) => toast.error(errorMessage(error, 'The caption could not be saved.')),
  })
  const keep = (): void => {
    if (text.trim() !== (image.caption ?? '') && !save.isPending) save.mutate()
  }
  return (
    <Input
      name="caption"
      aria-label={`Caption of ${image.filename}`}
      placeholder="Caption"
      value={text}
      maxLength={limits.images.captionChars}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
      className="mt-1"
    />
  )
}
