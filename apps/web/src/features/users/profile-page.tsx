import { roleLabel, type Profile } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../lib/call-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { UserPhoto } from './user-photo.tsx'
import { profileQuery } from './users.queries.ts'

/** /me (spec §2, My Profile). */
export const ProfilePage = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery(profileQuery)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="My Profile" />
      <Card>
        {data ? (
          <ProfileCard profile={data} />
        ) : isPending ? (
          <EmptyState title="Loading…" />
        ) : (
          <NoProfile {...{ error, isFetching, refetch }} />
        )}
      </Card>
    </div>
  )
}

const NoProfile = ({ error, isFetching, refetch }: { error: unknown; isFetching: boolean; refetch: () => unknown }) =>
  error instanceof CallError && error.status === 404 ? (
    <EmptyState title="Profile not found." />
  ) : (
    <ErrorState message={errorMessage(error, 'Your profile could not be loaded.')} onRetry={() => void refetch()} busy={isFetching} />
  )

const ProfileCard = ({ profile }: { profile: Profile }) => {
  const heading = profile.name || profile.email || '-'
  return (
    <>
      <div className="flex flex-col items-center gap-3 border-b border-line px-4 py-6 sm:flex-row sm:gap-5 sm:px-6">
        <UserPhoto id={profile._id} name={heading} hasImage={profile.has_image} size="lg" />
        <h2 className="text-xl font-semibold tracking-tight">{heading}</h2>
      </div>
      <table className="w-full text-left">
        <tbody>
          {rowsOf(profile).map(([label, value]) => (
            <tr key={label} className="border-b border-line last:border-b-0">
              <th scope="row" className="w-36 px-4 py-2.5 font-medium text-muted sm:px-6">
                {label}
              </th>
              <td className="px-4 py-2.5 sm:px-6">{shown(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const rowsOf = (profile: Profile): [string, string | boolean | null][] => [
  ['User ID', profile._id],
  ['Email', profile.email],
  ['Role', roleLabel(profile.role)],
  ['Name', profile.name],
  ['Phone', profile.phone],
  ['Has Image', profile.has_image],
]

const shown = (value: string | boolean | null): string => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value || '-')
