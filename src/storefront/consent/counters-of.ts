import type { PublicSettings } from '../../contract/settings.ts'
import { analytics } from './analytics.ts'
import type { Counter } from './counter.ts'
import { metrika } from './metrika.ts'

export type CounterIds = Pick<PublicSettings, 'yandexMetrikaId' | 'googleAnalyticsId'>

/** The counters that the site's settings name; what cannot be an id of theirs names none. */
export function countersOf({ yandexMetrikaId, googleAnalyticsId }: CounterIds): Counter[] {
  return [
    ...(/^\d+$/.test(yandexMetrikaId) ? [metrika(Number(yandexMetrikaId))] : []),
    ...(/^[\w-]+$/.test(googleAnalyticsId) ? [analytics(googleAnalyticsId)] : []),
  ]
}
