import { PageHeader } from '../../ui/page-header.tsx'

export const NewIntakePage = () => <PageHeader title="New Custom Intake" />
