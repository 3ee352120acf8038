import districts from '../../../../content/home/districts.json' with { type: 'json' }
import ground from './district-map.svg?no-inline'
import { MAP_SIDE, toMapPoint } from './map-projection.ts'

const { office, towns } = districts

/** Offset of a town's label from its point, in pixels of the map. */
const labels: Record<string, { dx: number; dy: number; textAnchor: 'start' | 'middle' | 'end' }> = {
  left: { dx: -14, dy: 6, textAnchor: 'end' },
  right: { dx: 14, dy: 6, textAnchor: 'start' },
  above: { dx: 0, dy: -16, textAnchor: 'middle' },
  below: { dx: 0, dy: 28, textAnchor: 'middle' },
}

/** Other texts on the map; `wide` ones are hidden on phones, where they would be too small. */
const mapTexts = [
  { text: 'Москва', x: 150, y: 430 },
  { text: 'МКАД', x: 128, y: 588, wide: true },
  { text: 'Ярославское ш.', x: 400, y: 190, wide: true },
  { text: 'Щёлковское ш.', x: 520, y: 264, wide: true },
  { text: 'Горьковское ш.', x: 400, y: 446, wide: true },
]

/**
 * Map of the districts: a background picture with the labels as text over it, readable at every size. Its text alternative
 * is one sentence, since the list next to it has the towns.
 */
export function DistrictMap() {
  const at = toMapPoint(office)
  return (
    <div className="map">
      <img src={ground} alt="" width={MAP_SIDE} height={MAP_SIDE} loading="lazy" />
      <svg
        viewBox={`0 0 ${MAP_SIDE} ${MAP_SIDE}`}
        role="img"
        aria-label="Схема: восемь городов к северу и востоку от Москвы, офис в Реутове у восточной границы города"
      >
        {mapTexts.map(({ text, x, y, wide }) => (
          <text key={text} className={wide ? 'map__word' : undefined} x={x} y={y} textAnchor="middle">
            {text}
          </text>
        ))}
        {towns.map((town) => {
          const { x, y } = toMapPoint(town)
          const { dx, dy, textAnchor } = labels[town.label] ?? {}
          return (
            <g key={town.name}>
              <circle cx={x} cy={y} r={7.5} />
              <text x={x + (dx ?? 0)} y={y + (dy ?? 0)} textAnchor={textAnchor}>
                {town.name}
              </text>
            </g>
          )
        })}
        <rect x={at.x - 7} y={at.y - 7} width={14} height={14} />
        <text x={at.x + 14} y={at.y + 24}>
          {office.name}, офис
        </text>
        <text x={590} y={96} textAnchor="middle">
          С
        </text>
        <text x={598} y={594} textAnchor="end">
          20 км
        </text>
      </svg>
    </div>
  )
}
