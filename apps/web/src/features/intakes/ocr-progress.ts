import { allOcrStages, limits, ocrStages, type OcrProgress, type OcrStage } from '@parakh/contracts'

const MiB = 1024 * 1024
/** Below this percent the job's own pace says too little to go by. */
const PACE_FROM_PERCENT = 5
/** As far as the clock may run ahead of what the job tells. */
const CLOCK_AHEAD_PERCENT = 10

/** What is known of an autofill at one moment. */
export type Reading = {
  elapsedMs: number
  /** All files together. */
  bytes: number
  /** Sent share of the upload, 0 to 1. */
  uploaded: number
  /** What the job itself said last; null until it has. */
  job: OcrProgress | null
}

export type StageView = { stage: OcrStage; label: string; state: 'done' | 'now' | 'waiting' }
export type ReadingView = {
  stages: StageView[]
  /** 0 to 99. */
  percent: number
  /** Rest in ms; null once it takes longer than was estimated. */
  etaMs: number | null
  mayCancel: boolean
}

/** How long reading so much should take in ms: 60 s a MB, from 60 s to 1800 s (spec §9). */
export const estimateMs = (bytes: number): number => {
  const { estimatePerMiBMs, estimateMinMs, estimateMaxMs } = limits.ocr
  return Math.min(estimateMaxMs, Math.max(estimateMinMs, (bytes / MiB) * estimatePerMiBMs))
}

/** Times after which each stage's marker turns done, as long as only the clock is known (spec §9). */
export const stageDoneMs = (bytes: number): number[] =>
  limits.ocr.stageDoneMs.map((ms, at, all) => (at === all.length - 1 ? Math.max(ms, limits.ocr.lastStageShare * estimateMs(bytes)) : ms))

/** What the overlay shows: by the job's own progress where it is known, else by the clock (spec §9). */
export const viewReading = (reading: Reading): ReadingView => {
  const job = isUnderWay(reading.job) ? reading.job : null
  return {
    stages: job ? stagesOf(allOcrStages.indexOf(job.stage)) : stagesOf(stageByClock(reading)),
    percent: Math.floor(Math.min(limits.ocr.maxPercent, percentOf(reading))),
    etaMs: restOf(reading, job),
    mayCancel: reading.elapsedMs >= limits.ocr.cancelAfterMs,
  }
}

/** How long to wait before the next question of how far the job is: from 1 s by 1.25 up to 5 s (spec §9). */
export const nextPollMs = (lastMs: number | null): number =>
  lastMs === null ? limits.ocr.firstPollMs : Math.min(lastMs * limits.ocr.pollGrowth, limits.ocr.maxPollMs)

/** `m:ss`, from an hour on `h:mm:ss`. */
export const formatElapsed = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** 'about 2 min', 'about 40 s', by steps that do not flicker. */
export const formatEta = (ms: number | null): string => {
  if (ms === null) return 'a little longer'
  if (ms >= 90_000) return `about ${Math.round(ms / 60_000)} min`
  return `about ${Math.max(5, Math.ceil(ms / 5_000) * 5)} s`
}

const isUnderWay = (job: OcrProgress | null): job is OcrProgress => job !== null && job.percent > 0

const stageByClock = ({ elapsedMs, bytes, uploaded }: Reading): number => {
  if (uploaded < 1) return 0
  const passed = stageDoneMs(bytes).filter((ms) => elapsedMs > ms).length
  return passed
}

const stagesOf = (current: number): StageView[] =>
  allOcrStages.map((stage, at) => ({
    stage,
    label: ocrStages[stage].label,
    state: at < current ? 'done' : at === current ? 'now' : 'waiting',
  }))

const percentOf = ({ elapsedMs, bytes, job }: Reading): number => {
  const byClock = (elapsedMs / estimateMs(bytes)) * 100
  return job ? Math.max(job.percent, Math.min(byClock, CLOCK_AHEAD_PERCENT)) : byClock
}

const restOf = ({ elapsedMs, bytes }: Reading, job: OcrProgress | null): number | null => {
  if (job && job.percent >= PACE_FROM_PERCENT) return (elapsedMs / job.percent) * (100 - job.percent)
  const rest = estimateMs(bytes) - elapsedMs
  return rest > 0 ? rest : null
}
