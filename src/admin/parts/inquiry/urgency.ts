import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { addWorkingMinutes } from '../../../domain/contact/working-time.ts'
import { toAnswerDue } from '../../../domain/inquiry/answer-due.ts'
import { findHandSource } from '../../../domain/inquiry/hand-source.ts'
import type { WorkingWeek } from '../../../domain/inquiry/lead-handling.ts'
import { toMoscowDay } from '../../../lib/dates.ts'
import { days, minutes } from '../../../lib/duration.ts'
import { formatClock, formatDayWord } from '../../../lib/moments.ts'
import { formatSpan, formatWaiting } from './waiting.ts'

/** How pressing an inquiry is, and the words for it: no state is told by colour alone. */
export interface Urgency {
  tone: 'calm' | 'soon' | 'late'
  text: string
}

/** Within which working time an inquiry should be answered. */
export interface AnswerRules {
  answerWithinMinutes: number
  hours: WorkingWeek
}

/** So many minutes of work after an inquiry came, an answer that is due turns from amber to red. */
const AMBER_UNTIL = 60

/**
 * How pressing an inquiry is: calm until the answer is due by the working hours, amber until an hour of work after it came, red
 * from then on or when a promised call is late. Amber and red are the server's `overdue`. Null when nothing is to be said. `now`
 * in ms.
 */
export function toUrgency(inquiry: Work, now: number, rules: AnswerRules): Urgency | null {
  if (inquiry.erasedAt !== null) return null
  const came = Date.parse(inquiry.createdAt)
  if (inquiry.status === 'completed') return toAnswerTime(inquiry, came)
  if (inquiry.status === 'canceled') return { tone: 'calm', text: inquiry.lostReason ?? 'потерян' }
  if (inquiry.spam) return null
  if (inquiry.nextContactAt !== null) return toPromise(inquiry.nextContactAt, now)
  if (inquiry.status !== 'new') return toAnswerTime(inquiry, came)
  const isInTime = inquiry.answeredAt !== null || now <= toAnswerDue(inquiry)
  const tone = isInTime ? 'calm' : now < toLate(inquiry, rules) ? 'soon' : 'late'
  return { tone, text: formatWaiting(now - came) }
}

/** When an answer that is due becomes late, in ms. */
function toLate(inquiry: Work, { answerWithinMinutes, hours }: AnswerRules): number {
  const due = toAnswerDue(inquiry)
  const left = AMBER_UNTIL - answerWithinMinutes
  return left > 0 ? (addWorkingMinutes(new Date(due), left, hours)?.getTime() ?? due) : due
}

/** The promised call: «звонок в 15:00», «завтра в 11:00», «просрочен 1 ч». */
function toPromise(iso: string, now: number): Urgency {
  const at = Date.parse(iso)
  if (at < now) return { tone: 'late', text: `просрочен ${formatSpan(now - at)}` }
  const clock = formatClock(iso)
  if (toMoscowDay(at) === toMoscowDay(now)) return { tone: 'calm', text: `звонок в ${clock}` }
  if (toMoscowDay(at) === toMoscowDay(now + days(1))) return { tone: 'calm', text: `завтра в ${clock}` }
  return { tone: 'calm', text: `звонок ${formatDayWord(iso, now)}` }
}

/** How long the client waited; nothing of one who was answered while his inquiry was written down. */
function toAnswerTime(inquiry: Work, came: number): Urgency | null {
  const { answeredAt } = inquiry
  if (answeredAt === null || findHandSource(inquiry) !== null) return null
  const span = Date.parse(answeredAt) - came
  return {
    tone: 'calm',
    text: span < minutes(1) ? 'ответ меньше чем за минуту' : `ответ за ${formatSpan(span)}`,
  }
}

type Work = Pick<
  Inquiry,
  | 'status'
  | 'source'
  | 'sourceName'
  | 'createdAt'
  | 'answerDueAt'
  | 'answeredAt'
  | 'nextContactAt'
  | 'lostReason'
  | 'spam'
  | 'erasedAt'
>
