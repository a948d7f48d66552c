import { PageHeader } from '../../ui/page-header.tsx'

export const AgentsPage = () => <PageHeader title="Agents" />
