import type { Measurement } from '../../../domain/selection/result/measurements.ts'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { ResultPart } from './result-part.tsx'

/** What the engineer measures, and how. */
export function ToMeasure({ measurements }: { measurements: readonly Measurement[] }) {
  const texts = useLateSectionTexts('wizardPart')
  if (measurements.length === 0) return null
  return (
    <ResultPart isBeside title="Что измерит инженер" lead={texts?.toMeasure}>
      <ol className="res-meas">
        {measurements.map(({ what, how }) => (
          <li key={what}>
            <b>{what}</b>
            <span>{how}</span>
          </li>
        ))}
      </ol>
    </ResultPart>
  )
}
