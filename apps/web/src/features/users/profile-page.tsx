import { PageHeader } from '../../ui/page-header.tsx'

export const ProfilePage = () => <PageHeader title="My Profile" />
