/** 'Please complete required: …' where each label leads to its field; what has no field is only named. */
export const MissingFields = ({
  lead,
  missing,
  onField,
}: {
  lead: string
  missing: readonly { key?: string; label: string }[]
  onField: (key: string) => void
}) => {
  if (missing.length === 0) return null
  return (
    <p className="text-sm text-muted">
      {lead}{' '}
      {missing.map(({ key, label }, at) => (
        <span key={label}>
          {key === undefined ? (
            label
          ) : (
            <button
              type="button"
              onClick={() => onField(key)}
              className="rounded-sm font-medium text-ink underline decoration-line-strong underline-offset-2 hover:decoration-current"
            >
              {label}
            </button>
          )}
          {at < missing.length - 1 && ', '}
        </span>
      ))}
    </p>
  )
}
