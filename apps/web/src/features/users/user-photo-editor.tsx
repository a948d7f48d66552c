import { imageKinds, kindsSentence, type User } from '@parakh/contracts'
import { useRef, useState, type ChangeEvent } from 'react'
import { errorMessage } from '../../lib/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'
import { photoAccept } from './photo-accept.ts'
import { UserPhoto } from './user-photo.tsx'
import { useSetPhoto } from './users.queries.ts'

/** The photo of an edited user: change, remove. */
export const UserPhotoEditor = ({ user }: { user: User }) => {
  const confirm = useConfirm()
  const setPhoto = useSetPhoto()
  const input = useRef<HTMLInputElement>(null)
  const [hasImage, setHasImage] = useState(user.has_image)

  const change = (file: File | null): void =>
    setPhoto.mutate(
      { id: user._id, file },
      {
        onSuccess: (now) => setHasImage(now.has_image),
        onError: (error) => toast.error(errorMessage(error, file ? 'The photo could not be changed.' : 'The photo could not be removed.')),
      },
    )
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    if (file) change(file)
    event.target.value = ''
  }
  const remove = async (): Promise<void> => {
    if (await confirm({ text: 'Remove profile photo?', yes: 'Remove', danger: true })) change(null)
  }
  return (
    <div className="flex items-center gap-4">
      <UserPhoto id={user._id} name={user.name} hasImage={hasImage} size="lg" />
      <div className="flex flex-col items-start gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={setPhoto.isPending} onClick={() => input.current?.click()}>
            Change photo
          </Button>
          {hasImage && (
            <Button size="sm" variant="ghost" disabled={setPhoto.isPending} onClick={() => void remove()}>
              Remove photo
            </Button>
          )}
        </div>
        <p className="text-xs text-muted">{kindsSentence(imageKinds)}</p>
        <input ref={input} type="file" hidden accept={photoAccept} aria-label="Profile photo" onChange={pick} />
      </div>
    </div>
  )
}
