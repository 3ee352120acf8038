import type { Report } from '../../../contract/reports.ts'
import { addWorkingMinutes, countWorkingMinutes } from '../../../domain/contact/working-time.ts'
import type { WorkingWeek } from '../../../domain/inquiry/lead-handling.ts'

/** Bounds of answer times, minutes; the goal of the settings is one more. */
const BOUNDS = [5, 15, 60, 240]

/** Bounds nearer to the goal than this, as a ratio, would make a column next to nothing. */
const TOO_NEAR = 2

/** What the times are counted from. */
interface Counted {
  answers: readonly { from: Date; to: Date }[]
  /** When the inquiries came that are not answered yet. */
  unanswered: readonly Date[]
  week: WorkingWeek
  /** What is promised, minutes. */
  goal: number
  now: Date
}

/** Minutes of work until the first answer: median, worst, how many took how long, and how many may yet be answered in time. */
export function countAnswerTimes({
  answers,
  unanswered,
  week,
  goal,
  now,
}: Counted): Report['firstAnswerAtWork'] {
  const took = answers.map(({ from, to }) => countWorkingMinutes(from, to, week)).sort((a, b) => a - b)
  const others = BOUNDS.filter((bound) => Math.max(bound / goal, goal / bound) > TOO_NEAR)
  const bounds = [...others, goal].sort((a, b) => a - b)
  const times = [0, ...bounds].map((from, index) => {
    const to = bounds[index] ?? null
    const isWithin = (time: number) => (index === 0 || time > from) && (to === null || time <= to)
    return { from, to, count: took.filter(isWithin).length }
  })
  const isNotDue = (from: Date) => (addWorkingMinutes(from, goal, week) ?? now) >= now
  const notDue = unanswered.filter(isNotDue).length
  return { median: toTenths(medianOf(took)), worst: toTenths(took.at(-1) ?? null), goal, times, notDue }
}

const toTenths = (time: number | null) => (time === null ? null : Math.round(time * 10) / 10)

function medianOf(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
