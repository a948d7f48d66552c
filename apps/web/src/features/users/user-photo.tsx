import { useQuery } from '@tanstack/react-query'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { photoQuery } from './users.queries.ts'

type UserPhotoProps = { id: string; name: string; hasImage: boolean; size?: 'sm' | 'md' | 'lg' }

/** A user's photo, else the first letter of the name. */
export const UserPhoto = ({ id, name, hasImage, size = 'md' }: UserPhotoProps) => {
  const { data } = useQuery(photoQuery(id, hasImage))
  const src = useObjectUrl(hasImage ? data : null)
  return <Avatar name={name} src={src} size={size} />
}
