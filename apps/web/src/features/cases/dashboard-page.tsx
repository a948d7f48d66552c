import { PageHeader } from '../../ui/page-header.tsx'

export const DashboardPage = () => <PageHeader title="Dashboard" />
