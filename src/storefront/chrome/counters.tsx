import { type ComponentType, useEffect, useState } from 'react'
import { useSettings } from './use-settings.ts'

/** Counters of visits and the question about them. A site without counters fetches none of this. */
export function Counters() {
  const { yandexMetrikaId, googleAnalyticsId } = useSettings()
  const counted = yandexMetrikaId !== '' || googleAnalyticsId !== ''
  const [Consent, setConsent] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!counted) return
    import('../consent/consent.tsx').then(
      (module) => setConsent(() => module.Consent),
      // Without its code nobody is asked and nothing is counted.
      () => undefined,
    )
  }, [counted])

  return Consent && <Consent />
}
