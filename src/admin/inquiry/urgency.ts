import type { Inquiry } from '../../contract/inquiries.ts'
import { days, hours, minutes } from '../../lib/duration.ts'
import { formatClock, formatDayWord, toMoscowDay } from './moments.ts'
import { formatSpan, formatWaiting } from './waiting.ts'

/** How pressing a request is, and the words for it: no state is told by colour alone. */
export interface Urgency {
  tone: 'calm' | 'soon' | 'late'
  text: string
}

/** Until then an answer that is due is amber, afterwards red. */
const SOON_UNTIL = hours(1)

/**
 * How pressing a request is: calm until the answer is due by the working hours, amber until an hour after it came, red from then
 * on or when a promised call is late. Null when nothing is to be said. `now` in ms; without `answerDueAt` (older
 * requests) `answerWithin` minutes of the clock count.
 */
export function toUrgency(inquiry: Work, now: number, answerWithin = 15): Urgency | null {
  if (inquiry.erasedAt !== null) return null
  const came = Date.parse(inquiry.createdAt)
  if (inquiry.status === 'completed') return toAnswerTime(inquiry, came)
  if (inquiry.status === 'canceled') return { tone: 'calm', text: inquiry.lostReason ?? 'потерян' }
  if (inquiry.spam) return null
  if (inquiry.nextContactAt !== null) return toPromise(inquiry.nextContactAt, now)
  if (inquiry.status !== 'new') return toAnswerTime(inquiry, came)
  const due = inquiry.answerDueAt === null ? came + minutes(answerWithin) : Date.parse(inquiry.answerDueAt)
  const late = due + Math.max(SOON_UNTIL - minutes(answerWithin), 0)
  const tone = now < due ? 'calm' : now < late ? 'soon' : 'late'
  return { tone, text: formatWaiting(now - came) }
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

function toAnswerTime({ answeredAt }: Work, came: number): Urgency | null {
  if (answeredAt === null) return null
  return { tone: 'calm', text: `ответ за ${formatSpan(Date.parse(answeredAt) - came)}` }
}

type Work = Pick<
  Inquiry,
  'status' | 'createdAt' | 'answerDueAt' | 'answeredAt' | 'nextContactAt' | 'lostReason' | 'spam' | 'erasedAt'
>
