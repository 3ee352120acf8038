import type { PublicSettings } from '../../../contract/settings.ts'
import { nextCall } from '../../../domain/inquiry/next-call.ts'
import { plural } from '../../../lib/text/plural.ts'

/**
 * When we call who asks at `at`, in words, by the hours of the settings: «сегодня до 19:00». `soon`: the promised minutes as a
 * sentence, empty while nobody works.
 */
export function promiseCall(
  { hours, answerWithinMinutes: within }: Pick<PublicSettings, 'hours' | 'answerWithinMinutes'>,
  at: Date,
): { when: string; soon: string } {
  const call = nextCall(hours, at)
  const soon = `Стараемся за ${within} ${plural(within, ['минуту', 'минуты', 'минут'])}. `
  return { when: call?.when ?? 'в рабочее время', soon: call?.isSoon ? soon : '' }
}
