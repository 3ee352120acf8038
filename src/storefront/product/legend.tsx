import { stationLegend } from '../../drawing/legend.ts'
import { parseStationKey } from '../../drawing/station.ts'

/** What the numbers in the section mean; nothing without a drawing. */
export function Legend({ drawing }: { drawing: string | null }) {
  const shape = drawing === null ? null : parseStationKey(drawing)
  if (!shape) return null
  return (
    <ol className="legend">
      {stationLegend(shape).map(({ number, title, text }) => (
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
