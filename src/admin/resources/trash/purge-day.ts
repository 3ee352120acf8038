import { toMoscowDay } from '../../../lib/dates.ts'
import { days } from '../../../lib/duration.ts'
import { plural } from '../../../lib/text/plural.ts'

/** From how many days on the time that is left is no warning. */
const SAFE_DAYS = 4

/** When a record in the trash is gone, in days of Moscow: «сегодня», «завтра», «через 12 дней»; `now` in ms. */
export function describePurge(purgeAt: string, now: number): { text: string; tone: 'bad' | 'warn' | null } {
  const noon = (at: number) => Date.parse(`${toMoscowDay(at)}T12:00:00Z`)
  const left = Math.round((noon(Date.parse(purgeAt)) - noon(now)) / days(1))
  if (left <= 0) return { text: 'сегодня', tone: 'bad' }
  if (left === 1) return { text: 'завтра', tone: 'bad' }
  return {
    text: `через ${left} ${plural(left, ['день', 'дня', 'дней'])}`,
    tone: left < SAFE_DAYS ? 'warn' : null,
  }
}
