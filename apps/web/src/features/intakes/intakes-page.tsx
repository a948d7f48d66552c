import { PageHeader } from '../../ui/page-header.tsx'

export const IntakesPage = () => <PageHeader title="Intakes" />
