import { MAX_REPORT_DAYS, type Report, type ReportPeriod } from '../../../contract/reports.ts'
import { toMoscowDay } from '../../../lib/dates.ts'
import { days } from '../../../lib/duration.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { countAnswerTimes } from './answer-times.ts'
import { sumByType, sumFromWizard } from './kinds.ts'
import {
  countByDay,
  countByKind,
  countByPage,
  countByPerson,
  countByProduct,
  countBySource,
  countLost,
  countTotals,
  listAnswers,
  listUnanswered,
} from './reports.store.ts'

/** Days of a report that names no beginning. */
const USUAL_DAYS = 30

/** Moscow's clock, which has had no summer time since 2014. */
const OFFSET = '+03:00'

const startOf = (day: string) => Date.parse(`${day}T00:00:00${OFFSET}`)
const addDays = (day: string, count: number) => toMoscowDay(startOf(day) + days(count))

/** Figures of the inquiries that came in a period. Throws BAD_REQUEST when it is too long or ends before it begins. */
export async function composeReport(db: Database, period: ReportPeriod, now = new Date()): Promise<Report> {
  const to = period.to ?? toMoscowDay(now)
  const from = period.from ?? addDays(to, 1 - USUAL_DAYS)
  const length = Math.round((startOf(to) - startOf(from)) / days(1)) + 1
  if (length < 1 || length > MAX_REPORT_DAYS) {
    throw new AppError(
      'BAD_REQUEST',
      length < 1 ? 'Начало периода позже его конца' : 'Период не длиннее трёх лет',
    )
  }
  const span = {
    from: new Date(startOf(from)),
    until: new Date(startOf(to) + days(1)),
    wizard: period.wizard,
  }
  const [byDay, bySource, byPage, byProduct, byKind, byPerson, lost] = await Promise.all([
    countByDay(db, span),
    countBySource(db, span),
    countByPage(db, span),
    countByProduct(db, span),
    countByKind(db, span),
    countByPerson(db, span),
    countLost(db, span),
  ])
  const [{ median, worst, ...totals }, answers, unanswered, settings] = await Promise.all([
    countTotals(db, span),
    listAnswers(db, span),
    listUnanswered(db, span),
    requireSettings(db),
  ])
  const counts = new Map(byDay.map((day) => [day.date, day]))
  const requests = Array.from({ length }, (_, index) => addDays(from, index)).map(
    (date) => counts.get(date) ?? { date, count: 0, completed: 0 },
  )
  const byType = sumByType(byKind)
  const wizard = sumFromWizard(byKind)
  const counted = { requests, bySource, byPage, byProduct, byKind, byType, wizard, byPerson, lost, totals }
  const firstAnswer = { median, worst }
  const { hours: week, answerWithinMinutes: goal } = settings
  const firstAnswerAtWork = countAnswerTimes({ answers, unanswered, week, goal, now })
  return { from, to, ...counted, firstAnswer, firstAnswerAtWork }
}
