import type { Measurement } from '../../domain/selection/measurements.ts'

/** What the engineer measures, and how. */
export function ToMeasure({ measurements }: { measurements: readonly Measurement[] }) {
  if (measurements.length === 0) return null
  return (
    <section className="wrap side res-part">
      <div className="side__h">
        <h3>Что измерит инженер</h3>
        <p>Выезд и замер до договора. Если число изменит выбор, скажем сразу.</p>
      </div>
      <ol className="res-meas">
        {measurements.map(({ what, how }) => (
          <li key={what}>
            <b>{what}</b>
            <span>{how}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
