import { Camera, ImageUp } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { photoAccept } from './photo-accept.ts'

type PhotoPickerProps = { name: string; image: File | null; onChange: (image: File | null) => void }

/** Optional profile image: from a file or from the camera, with a preview. */
export const PhotoPicker = ({ name, image, onChange }: PhotoPickerProps) => {
  const preview = useObjectUrl(image)
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const picked = event.target.files?.[0]
    if (picked) onChange(picked)
    event.target.value = ''
  }
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-sm font-medium text-muted">Profile Image (optional)</legend>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={preview} size="lg" />
        <div className="flex flex-wrap gap-2">
          <Button icon={<ImageUp aria-hidden className="size-4" />} onClick={() => file.current?.click()}>
            Choose image
          </Button>
          <Button icon={<Camera aria-hidden className="size-4" />} onClick={() => camera.current?.click()}>
            Use camera
          </Button>
          {image && (
            <Button variant="ghost" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
        </div>
        <input ref={file} type="file" hidden name="image" aria-label="Profile image" accept={photoAccept} onChange={pick} />
        <input ref={camera} type="file" hidden aria-label="Profile image from the camera" accept="image/*" capture="user" onChange={pick} />
      </div>
    </fieldset>
  )
}
