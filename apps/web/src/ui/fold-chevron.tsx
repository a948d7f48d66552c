import { ChevronRight } from 'lucide-react'

/** The arrow of what opens and closes; it turns with the state of its `group`. */
export const FoldChevron = () => (
  <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-data-[state=open]:rotate-90" />
)
