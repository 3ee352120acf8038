import type { Station } from '../../../domain/product/station.ts'
import { stationLegend } from '../../../drawing/legend.ts'

/** Legend of the drawing's numbers; nothing without a drawing. */
export function Legend({ station }: { station: Station | null }) {
  if (!station) return null
  return (
    <ol className="legend">
      {stationLegend(station).map(({ number, title, text }) => (
        <li key={number}>
          <b>{number}</b>
          <span>
            <b>{title}:</b> {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
