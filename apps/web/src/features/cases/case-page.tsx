import { PageHeader } from '../../ui/page-header.tsx'

export const CasePage = () => <PageHeader title="Case" />
