import { monitorEventLoopDelay } from 'node:perf_hooks'

type Labels = Record<string, string | number>
const requests = new Map<string, { labels: Labels; count: number; seconds: number }>()
const delay = monitorEventLoopDelay({ resolution: 50 })
delay.enable()

/** Counts an answered request by method, route pattern and status. */
export const countRequest = (method: string, route: string, status: number | string, seconds: number): void => {
  const key = `${method} ${route} ${status}`
  let row = requests.get(key)
  if (!row) requests.set(key, (row = { labels: { method, route, status }, count: 0, seconds: 0 }))
  row.count += 1
  row.seconds += seconds
}

/** This process's figures in Prometheus' text form. */
export const metricsText = (): string => {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const rows = [...requests.values()]
  return [
    ...family(
      'parakh_http_requests_total',
      'counter',
      'Requests answered.',
      rows.map(({ labels, count }) => [labels, count]),
    ),
    ...family(
      'parakh_http_request_seconds_total',
      'counter',
      'Time spent on requests.',
      rows.map(({ labels, seconds }) => [labels, seconds]),
    ),
    ...family('process_resident_memory_bytes', 'gauge', 'Memory in use.', [[{}, rss]]),
    ...family('nodejs_heap_used_bytes', 'gauge', 'Heap in use.', [[{}, heapUsed]]),
    ...family('process_cpu_seconds_total', 'counter', 'CPU time used.', [[{}, (user + system) / 1e6]]),
    ...family('nodejs_eventloop_delay_p99_seconds', 'gauge', 'Delay of the event loop.', [[{}, delay.percentile(99) / 1e9]]),
    ...family('process_uptime_seconds', 'gauge', 'Time since the start.', [[{}, process.uptime()]]),
    '',
  ].join('\n')
}

const family = (name: string, type: 'counter' | 'gauge', help: string, samples: [Labels, number][]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(([labels, value]) => `${name}${labelText(labels)} ${value}`),
]

const labelText = (labels: Labels): string => {
  const parts = Object.entries(labels).map(([key, value]) => `${key}="${String(value).replace(/["\\\n]/g, '_')}"`)
  return parts.length ? `{${parts.join(',')}}` : ''
}
