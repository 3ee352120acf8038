import { STAFF_SCHEDULE_PATH } from '../../../../domain/site/staff-paths.ts'
import { fromLocalInput } from '../../../../lib/moments.ts'
import type { ToastMessage } from '../../../../ui/toast/toast-store.ts'
import { serverNow } from '../../../server-clock.ts'

/** Said after something was planned. */
export const PLANNED: ToastMessage = {
  title: 'Запланировано',
  description: 'До этого часа на сайте прежние цены',
  action: { label: 'Посмотреть план', href: STAFF_SCHEDULE_PATH },
}

/** Why a time typed into a `datetime-local` field cannot be planned for; null when it can, and for none. */
export function validateEffectiveAt(value: string): string | null {
  const at = fromLocalInput(value)
  if (at === null) return null
  return Date.parse(at) > serverNow() ? null : 'Это время уже прошло'
}
