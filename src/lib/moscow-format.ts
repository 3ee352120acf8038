import { lazy } from './lazy.ts'
import { MOSCOW_ZONE } from './moscow-zone.ts'

/**
 * A Russian formatter of moments by the clock of Moscow, made at its first use. For staff and server: among the dates that visitors
 * load (`dates.ts`) it would weigh more than it saves.
 */
export const moscowFormat = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat('ru-RU', { ...options, timeZone: MOSCOW_ZONE }))
