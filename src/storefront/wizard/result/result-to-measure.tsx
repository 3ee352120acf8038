import type { Measurement } from '../../../domain/selection/result/measurements.ts'
import { ResultPart } from './result-part.tsx'

/** What the engineer measures, and how. */
export function ToMeasure({ measurements }: { measurements: readonly Measurement[] }) {
  if (measurements.length === 0) return null
  return (
    <ResultPart
      isBeside
      title="Что измерит инженер"
      lead="Выезд и замер до договора. Если число изменит выбор, скажем сразу."
    >
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
