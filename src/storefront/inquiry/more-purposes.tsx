import { lazy, Suspense } from 'react'
import { useSettings } from '../use-settings.ts'

const PurposeBoxes = lazy(() =>
  import('./purpose-boxes.tsx').then(({ PurposeBoxes }) => ({ default: PurposeBoxes })),
)

/** Boxes of the further purposes that the settings switch on; without any, their code is not loaded. */
export function MorePurposes() {
  const { consentPurposes } = useSettings()
  if (consentPurposes.length === 0) return null
  return (
    <Suspense>
      <PurposeBoxes purposes={consentPurposes} />
    </Suspense>
  )
}
