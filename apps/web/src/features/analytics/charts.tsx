import { limits } from '@parakh/contracts'
import { Bar as BarShape, BarChart, Cell, Pie, PieChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCount } from '../../lib/format.ts'
import type { Bar } from './analytics-figures.ts'

// one colour a row, by its place
const palette = Array.from({ length: limits.analytics.paletteColours }, (_, at) => `var(--chart-${at + 1})`)
const colourAt = (at: number): string => palette[at % palette.length] ?? 'var(--accent)'

const tip = {
  contentStyle: {
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 7,
    color: 'var(--ink)',
    padding: '6px 10px',
  },
  itemStyle: { color: 'var(--ink)' },
  labelStyle: { color: 'var(--muted)' },
  cursor: { fill: 'var(--raised)' },
  isAnimationActive: false,
}

/** Shares of the statuses, with the total in the middle and each named beside. */
export const StatusDonut = ({ rows, total }: { rows: readonly Bar[]; total: number }) => (
  <div className="flex flex-col items-center gap-4 sm:flex-row xl:flex-col 2xl:flex-row">
    <div role="img" aria-label={`Cases by Status: ${said(rows)}`} className="relative size-52 shrink-0">
      <ResponsiveContainer width="100%" height="100%">
        <PieChart accessibilityLayer={false}>
          <Pie
            data={[...rows]}
            dataKey="count"
            nameKey="label"
            innerRadius="66%"
            outerRadius="96%"
            startAngle={90}
            endAngle={-270}
            paddingAngle={rows.length > 1 ? 2 : 0}
            stroke="none"
            isAnimationActive={false}
          >
            {rows.map((row, at) => (
              <Cell key={row.id} fill={colourAt(at)} />
            ))}
          </Pie>
          <Tooltip {...tip} />
        </PieChart>
      </ResponsiveContainer>
      <div aria-hidden className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center">
        <span className="text-2xl font-semibold tracking-tight">{formatCount(total)}</span>
        <span className="text-xs text-muted">cases</span>
      </div>
    </div>
    <ul className="flex w-full min-w-0 flex-col gap-1.5">
      {rows.map((row, at) => (
        <li key={row.id} className="flex items-center gap-2 text-sm">
          <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ background: colourAt(at) }} />
          <span className="min-w-0 flex-1 truncate">{row.label}</span>
          <span className="font-medium">{formatCount(row.count)}</span>
        </li>
      ))}
    </ul>
  </div>
)

/** Loads as bars, largest on top. */
export const LoadBars = ({ rows, name }: { rows: readonly Bar[]; name: string }) => (
  <div role="img" aria-label={`${name}: ${said(rows)}`} style={{ height: 16 + rows.length * 38 }}>
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...rows]} layout="vertical" margin={{ top: 0, right: 28, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <XAxis type="number" hide allowDecimals={false} />
        <YAxis
          type="category"
          dataKey="id"
          width={150}
          axisLine={false}
          tickLine={false}
          interval={0}
          tick={({ x, y, payload }: Tick) => (
            <text x={x} y={y} dy={4} textAnchor="end" fontSize={12} fill="var(--muted)">
              {rows.find((row) => row.id === payload.value)?.label}
            </text>
          )}
        />
        <Tooltip {...tip} labelFormatter={(id) => rows.find((row) => row.id === id)?.name ?? ''} />
        <BarShape
          dataKey="count"
          name="Cases"
          radius={[0, 4, 4, 0]}
          maxBarSize={20}
          isAnimationActive={false}
          label={{ position: 'right', fill: 'var(--ink)', fontSize: 12 }}
        >
          {rows.map((row, at) => (
            <Cell key={row.id} fill={colourAt(at)} />
          ))}
        </BarShape>
      </BarChart>
    </ResponsiveContainer>
  </div>
)

type Tick = { x: number | string; y: number | string; payload: { value: string } }

const said = (rows: readonly Bar[]): string => rows.map(({ name, count }) => `${name} ${count}`).join(', ')
