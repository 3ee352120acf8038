import type { PublicSettings } from '../../../contract/settings.ts'
import { analytics } from './analytics.ts'
import type { Counter } from './counter.ts'
import { metrika } from './metrika.ts'

export type CounterIds = Pick<PublicSettings, 'yandexMetrikaId' | 'googleAnalyticsId'>

/** The counters configured in the settings; invalid ids are ignored. */
export function countersOf({ yandexMetrikaId, googleAnalyticsId }: CounterIds): Counter[] {
  return [
    ...(/^\d+$/.test(yandexMetrikaId) ? [metrika(Number(yandexMetrikaId))] : []),
    ...(/^[\w-]+$/.test(googleAnalyticsId) ? [analytics(googleAnalyticsId)] : []),
  ]
}
