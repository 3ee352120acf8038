import type { PublicSettings } from '../../../contract/settings.ts'
import { analytics } from './analytics.ts'
import type { Counter } from './counter.ts'
import { metrika } from './metrika.ts'

export type CounterIds = Pick<PublicSettings, 'yandexMetrikaId' | 'googleAnalyticsId'>

/** The number of the Metrika counter; null without one, or with one that is none. */
export const metrikaIdOf = ({ yandexMetrikaId }: Pick<CounterIds, 'yandexMetrikaId'>): number | null =>
  /^\d+$/.test(yandexMetrikaId) ? Number(yandexMetrikaId) : null

/** The counters configured in the settings; invalid ids are ignored. */
export function countersOf({ yandexMetrikaId, googleAnalyticsId }: CounterIds): Counter[] {
  const metrikaId = metrikaIdOf({ yandexMetrikaId })
  return [
    ...(metrikaId === null ? [] : [metrika(metrikaId)]),
    ...(/^[\w-]+$/.test(googleAnalyticsId) ? [analytics(googleAnalyticsId)] : []),
  ]
}
