import { PageHeader } from '../../ui/page-header.tsx'

export const CaseDocumentPage = () => <PageHeader title="Case Document" />
