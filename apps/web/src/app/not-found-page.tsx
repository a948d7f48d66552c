import { screens } from '@parakh/contracts'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export const NotFoundPage = () => (
  <div className="flex min-h-[60dvh] flex-col items-center justify-center text-center">
    <p aria-hidden className="mb-2 text-sm font-medium text-muted">
      404
    </p>
    <PageHeader title="Page not found" sub="There is nothing at this address." className="mb-4" />
    <Button asChild variant="primary">
      <Link to={screens.dashboard.path}>Go Home</Link>
    </Button>
  </div>
)
