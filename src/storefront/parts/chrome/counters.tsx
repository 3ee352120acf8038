import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { useSettings } from '../../use-settings.ts'

const consentCode = lazyModule('consent', () => import('../consent/consent.tsx'))

/** Loads analytics and consent banner; nothing on a site without counters, nor where the code cannot be had. */
export function Counters() {
  const { yandexMetrikaId, googleAnalyticsId } = useSettings()
  const { module } = consentCode.useModule(Boolean(yandexMetrikaId || googleAnalyticsId))
  return module && <module.Consent />
}
