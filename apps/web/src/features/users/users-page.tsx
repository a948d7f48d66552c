import { PageHeader } from '../../ui/page-header.tsx'

export const UsersPage = () => <PageHeader title="Users" />
