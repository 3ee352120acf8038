import { type ComponentType, useEffect, useState } from 'react'
import { useSettings } from '../../use-settings.ts'

/** Loads analytics and consent banner; nothing on a site without counters. */
export function Counters() {
  const { yandexMetrikaId, googleAnalyticsId } = useSettings()
  const counted = yandexMetrikaId !== '' || googleAnalyticsId !== ''
  const [Consent, setConsent] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!counted) return
    import('../consent/consent.tsx').then(
      (module) => setConsent(() => module.Consent),
      // Ignored: without the code there is no banner and no analytics.
      () => undefined,
    )
  }, [counted])

  return Consent && <Consent />
}
