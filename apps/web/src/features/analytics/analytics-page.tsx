import { PageHeader } from '../../ui/page-header.tsx'

export const AnalyticsPage = () => <PageHeader title="Analytics" />
