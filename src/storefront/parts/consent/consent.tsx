import { useEffect } from 'react'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { useSettings } from '../../use-settings.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { storeConsent, useConsent } from './consent-state.ts'
import { countersOf, metrikaIdOf } from './counters-of.ts'
import { usePageViews } from './use-page-views.ts'

/** Not before the visitor allows it. */
const eventsCode = lazyModule('metrika-events', () => import('./metrika-events.tsx'))

/** Shows the consent banner, and starts and stops counters by the visitor's choice. */
export function Consent() {
  const { yandexMetrikaId, googleAnalyticsId } = useSettings()
  const ids = { yandexMetrikaId, googleAnalyticsId }
  const answer = useConsent(ids)

  useEffect(() => {
    if (answer === null) return
    for (const counter of countersOf({ yandexMetrikaId, googleAnalyticsId }))
      if (answer === 'allowed') counter.start()
      else counter.stop()
  }, [answer, yandexMetrikaId, googleAnalyticsId])
  usePageViews(ids, answer === 'allowed')
  const metrikaId = answer === 'allowed' ? metrikaIdOf(ids) : null
  const { module } = eventsCode.useModule(metrikaId !== null)

  const counters = countersOf(ids)
  if (metrikaId !== null && module) return <module.MetrikaEvents id={metrikaId} />
  if (answer !== null || counters.length === 0) return null
  return (
    <ConsentBanner names={counters.map(({ name }) => name)} onChoose={(given) => storeConsent(given, ids)} />
  )
}
