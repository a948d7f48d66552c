import { PageHeader } from '../../ui/page-header.tsx'

export const NewUserPage = () => <PageHeader title="Create New User" />
