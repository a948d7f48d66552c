import { drafterFields, fieldOf, formatNumber, formatRupees, labelOf, type Valuation, type ValuationLine } from '@parakh/contracts'
import { TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { sumRows } from './sum-rows.ts'
import { useSums } from './sums-context.tsx'

/** The valuation as it is typed: every line with what it is made of, the total in figures and words, what follows from it. */
export const SumsPanel = ({ seesPapers, onField }: { seesPapers: boolean; onField: (key: string) => void }) => {
  const sums = useSums()
  return (
    <section aria-label="Sums" data-panel="sums" className="rounded-lg border border-line bg-surface">
      <header className="border-b border-line px-3.5 py-2.5">
        <h3 className="font-semibold">Sums</h3>
        <p className="text-xs text-muted">{sums.basis ? `On ${sums.basis.toLowerCase()} basis` : 'Reckoned as you type'}</p>
      </header>
      <div className="flex flex-col gap-3 p-3.5 text-sm">
        {sums.lines.length > 0 ? (
          <Lines lines={sums.lines} onField={onField} />
        ) : (
          <p className="text-muted">Enter an area and its rate to see the value.</p>
        )}
        {sums.market.value !== null && <Market sums={sums} />}
        <Rest sums={sums} />
        <Warnings sums={sums} onField={onField} />
        {!seesPapers && (
          <p className="border-t border-line pt-3 text-xs text-muted">
            Areas of deed and plan are not shown to you, but the report counts them: where one is the least and no reason is given, the
            value rests on it. Look at the preview before the final submit.
          </p>
        )}
      </div>
    </section>
  )
}

const Lines = ({ lines, onField }: { lines: readonly ValuationLine[]; onField: (key: string) => void }) => (
  <ul className="flex flex-col gap-2">
    {lines.map((line) => (
      <li key={line.key}>
        <div className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">{line.label}</span>
          <span className="font-medium whitespace-nowrap">{formatRupees(line.amount)}</span>
        </div>
        {line.quantity !== null && line.rate !== null && (
          <p className="text-xs text-muted">
            {formatNumber(line.quantity)} {line.unit} × {formatRupees(line.rate)} per {line.unit}
          </p>
        )}
        <From keys={line.from} onField={onField} />
      </li>
    ))}
  </ul>
)

type FromProps = { keys: readonly string[]; lead?: string; onField: (key: string) => void }

const From = ({ keys, lead = 'from', onField }: FromProps) => {
  const own = keys.filter((key) => fieldOf(drafterFields, key))
  if (own.length === 0) return null
  return (
    <p className="text-xs text-muted">
      {lead}{' '}
      {own.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          <FieldLink fieldKey={key} onField={onField} />
        </Fragment>
      ))}
    </p>
  )
}

const FieldLink = ({ fieldKey, onField }: { fieldKey: string; onField: (key: string) => void }) => (
  <button
    type="button"
    onClick={() => onField(fieldKey)}
    className="rounded-sm text-left underline decoration-line-strong underline-offset-2 hover:text-ink hover:decoration-current"
  >
    {labelOf(drafterFields, fieldKey)}
  </button>
)

const Market = ({ sums: { market, words, say } }: { sums: Valuation }) => (
  <div className="rounded-md bg-accent-soft px-3 py-2.5 text-accent-ink">
    <div className="flex items-baseline justify-between gap-3">
      <span className="font-semibold">{market.label}</span>
      <output className="text-lg font-semibold whitespace-nowrap" data-figure="market">
        {formatRupees(market.value ?? 0)}
      </output>
    </div>
    {words && <p className="mt-0.5 text-xs">{words}</p>}
    {say && <p className="mt-0.5 text-xs">{`Say ${formatRupees(say.value)}`}</p>}
  </div>
)

const Rest = ({ sums }: { sums: Valuation }) => {
  const rows = sumRows(sums)
  if (rows.length === 0) return null
  return (
    <dl className="flex flex-col gap-1.5">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex items-baseline justify-between gap-3">
          <dt className="min-w-0 text-muted">{label}</dt>
          <dd className="text-right font-medium whitespace-nowrap">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const Warnings = ({ sums, onField }: { sums: Valuation; onField: (key: string) => void }) => {
  if (sums.warnings.length === 0) return null
  return (
    <ul aria-label="Look at" className="flex flex-col gap-2 border-t border-line pt-3">
      {sums.warnings.map(({ code, sentence, keys, blocks }) => (
        <li key={`${code} ${sentence}`} className="flex gap-1.5 text-xs">
          <TriangleAlert
            aria-hidden
            className={blocks ? 'mt-px size-3.5 shrink-0 text-danger' : 'mt-px size-3.5 shrink-0 text-amber-solid'}
          />
          <span className="min-w-0">
            {sentence} <From lead="See" keys={keys} onField={onField} />
          </span>
        </li>
      ))}
    </ul>
  )
}
