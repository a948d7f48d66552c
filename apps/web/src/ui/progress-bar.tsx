import clsx from 'clsx'

type ProgressBarProps = { label: string; /** 0 to 100 */ percent: number; className?: string }

export const ProgressBar = ({ label, percent, className }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(percent)}
    className={clsx('h-1.5 overflow-hidden rounded-full bg-raised', className)}
  >
    <div className="h-full rounded-full bg-accent transition-[width] duration-300" style={{ width: `${percent}%` }} />
  </div>
)
