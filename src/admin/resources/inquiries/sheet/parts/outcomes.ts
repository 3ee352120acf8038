import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { isWorkingTime, nextWorkingMoment } from '../../../../../domain/contact/working-time.ts'
import { isOpenStatus } from '../../../../../domain/inquiry/kinds.ts'
import { formatStatus } from '../../../../../domain/inquiry/labels.ts'
import type { WorkingWeek } from '../../../../../domain/inquiry/lead-handling.ts'
import { toMoscowDay } from '../../../../../lib/dates.ts'
import { hours } from '../../../../../lib/duration.ts'
import { formatAt, formatClock, formatMoment, tomorrowAt } from '../../../../../lib/moments.ts'
import { lowerFirst } from '../../../../../lib/text/lower-first.ts'
import { pastVerb } from '../../../../../lib/text/past-verb.ts'

/** What one press writes about an inquiry: words, and the next call. */
export interface Outcome {
  label: string
  /** The note. */
  text: string
  /** Moment of the next call as ISO text; null for none, undefined leaves it as it is. */
  nextContactAt: string | null | undefined
  /** Whether nothing more is to be done now: the sheet goes on to the next inquiry. */
  leadsOn: boolean
}

const NO_ANSWER = 'Не отвечает'
/** What is waited for until a working morning, unless a later call is promised. */
const WAITED_FOR = ['Перезвонит сам(а)', 'Ждёт смету'] as const

/**
 * When a next call is proposed, everywhere in the sheet: in an hour while staff work then, and on the next working morning; ISO
 * text, `now` in ms.
 */
export function listRecalls(now: number, week: WorkingWeek): string[] {
  const soon = toSoon(now, week)
  return [...(soon === null ? [] : [soon]), toMorning(now, week)]
}

/** In an hour; null when nobody works then. */
export function toSoon(now: number, week: WorkingWeek): string | null {
  const soon = new Date(now + hours(1))
  return isWorkingTime(soon, week) ? soon.toISOString() : null
}

/** Tomorrow at 11, or when work begins after that. */
export function toMorning(now: number, week: WorkingWeek): string {
  const eleven = tomorrowAt(11, now)
  const work = nextWorkingMoment(new Date(eleven), week)
  return work === null || work.getTime() === Date.parse(eleven) ? eleven : work.toISOString()
}

/**
 * What the chips beside the note write, with the minute: the server takes the same words within ten minutes as a repeat. A call whose
 * outcome they are is named too. Of a closed inquiry no call is planned.
 */
export function listQuick(inquiry: Inquiry, call: Call | null, now: number, week: WorkingWeek): Outcome[] {
  const { status, nextContactAt } = inquiry
  const isOpen = isOpenStatus(status)
  const [soonest] = isOpen ? listRecalls(now, week) : []
  const isPromised = nextContactAt !== null && Date.parse(nextContactAt) > now
  const morning = isOpen && !isPromised ? toMorning(now, week) : undefined
  return [NO_ANSWER, ...WAITED_FOR].map((label) => ({
    label,
    text: call
      ? toAttempt(call, label, now)
      : `В ${formatClock(new Date(now).toISOString())}: ${lowerFirst(label)}`,
    nextContactAt: label === NO_ANSWER ? soonest : morning,
    leadsOn: true,
  }))
}

/** How a call ended: talked to, or to be called again at one of the proposed times. */
export function listOutcomes(inquiry: Inquiry, call: Call, now: number, week: WorkingWeek): Outcome[] {
  const { nextContactAt } = inquiry
  // A promise that has come due is kept by this call.
  const isDue = nextContactAt !== null && Date.parse(nextContactAt) <= now
  return [
    {
      label: 'Дозвонились',
      text: toAttempt(call, 'дозвонились', now),
      leadsOn: false,
      nextContactAt: isDue ? null : undefined,
    },
    ...listRecalls(now, week).map((at) => ({
      label: `${NO_ANSWER}, перезвонить ${formatAt(at, now)}`,
      text: toAttempt(call, NO_ANSWER, now),
      nextContactAt: at,
      leadsOn: true,
    })),
  ]
}

/** «Звонила в 14:36: не отвечает»; of another day «Звонила 25.11, 14:36: …». */
function toAttempt({ at, name }: Call, how: string, now: number): string {
  const isToday = toMoscowDay(Date.parse(at)) === toMoscowDay(now)
  const when = isToday ? `в ${formatClock(at)}` : formatMoment(at, now)
  return `${pastVerb(name, 'Звонил')} ${when}: ${lowerFirst(how)}`
}

/** «Запрос уже завершен: следующий звонок не записан». */
export const describeClosed = ({ status }: Inquiry, isUnplanned: boolean): string =>
  `Запрос уже ${lowerFirst(formatStatus(status))}${isUnplanned ? ': следующий звонок не записан' : ''}`

/** A call that was begun, and by whom. */
export interface Call {
  /** ISO text. */
  at: string
  name: string
}
