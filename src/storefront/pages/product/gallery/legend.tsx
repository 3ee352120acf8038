import type { Station } from '@septic-shop/plot/station.ts'
import { stationLegend } from '@septic-shop/station-drawing/station/legend.ts'

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
