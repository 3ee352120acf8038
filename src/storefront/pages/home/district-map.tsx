import type { ShownDistrict } from '../../../contract/content/districts.ts'
import type { GeoPoint } from '../../../domain/site/geo-point.ts'
import type { LabelSide } from '../../../domain/site/label-sides.ts'
import ground from './district-map.svg?no-inline'
import { frameOf, MAP_SIDE, type MapFrame } from './map-projection.ts'

/** Offset of a district's label from its point, in pixels of the map. */
const labels: Record<LabelSide, { dx: number; dy: number; textAnchor: 'start' | 'middle' | 'end' }> = {
  left: { dx: -14, dy: 6, textAnchor: 'end' },
  right: { dx: 14, dy: 6, textAnchor: 'start' },
  above: { dx: 0, dy: -16, textAnchor: 'middle' },
  below: { dx: 0, dy: 28, textAnchor: 'middle' },
}

/** Texts of the drawn ground; `wide` ones are hidden on phones, where they would be too small. */
const groundTexts = [
  { text: 'Москва', x: 150, y: 430 },
  { text: 'МКАД', x: 128, y: 588, wide: true },
  { text: 'Ярославское ш.', x: 400, y: 190, wide: true },
  { text: 'Щёлковское ш.', x: 520, y: 264, wide: true },
  { text: 'Горьковское ш.', x: 400, y: 446, wide: true },
]

interface DistrictMapProps {
  office: GeoPoint & { name: string }
  districts: readonly ShownDistrict[]
  /** What stands on it, for those who do not see it. */
  text: string
}

/**
 * Map of the districts: a background picture with the labels as text over it, readable at every size; where a place is beyond the
 * picture, rings around the office instead of it. Its text alternative is one sentence, since the list next to it has the districts.
 */
export function DistrictMap({ office, districts, text }: DistrictMapProps) {
  const frame = frameOf([office, ...districts])
  const at = frame.toPoint(office)
  return (
    // As high as the picture also without it; a rule of the sheet would be on every page, and so would those of the rings.
    <div className="map" style={frame.isDrawn ? undefined : { aspectRatio: 1 }}>
      {frame.isDrawn && <img src={ground} alt="" width={MAP_SIDE} height={MAP_SIDE} loading="lazy" />}
      <svg viewBox={`0 0 ${MAP_SIDE} ${MAP_SIDE}`} role="img" aria-label={text}>
        {frame.isDrawn ? <GroundTexts /> : <Rings at={at} frame={frame} />}
        {districts.map((district) => {
          const { x, y } = frame.toPoint(district)
          const { dx, dy, textAnchor } = labels[district.label]
          return (
            <g key={district.id}>
              <circle cx={x} cy={y} r={7.5} />
              <text x={x + dx} y={y + dy} textAnchor={textAnchor}>
                {district.name}
              </text>
            </g>
          )
        })}
        <rect x={at.x - 7} y={at.y - 7} width={14} height={14} />
        <text x={at.x + 14} y={at.y + 24}>
          {office.name ? `${office.name}, офис` : 'Офис'}
        </text>
        <text x={590} y={96} textAnchor="middle">
          С
        </text>
        <text x={598} y={594} textAnchor="end">
          {`${frame.kilometres} км`}
        </text>
      </svg>
    </div>
  )
}

const GroundTexts = () =>
  groundTexts.map(({ text, x, y, wide }) => (
    <text key={text} className={wide ? 'map__word' : undefined} x={x} y={y} textAnchor="middle">
      {text}
    </text>
  ))

/** Distances from the office, each ring as far from the last one as the scale is long; with arrow and scale, which the picture has else. */
function Rings({ at: { x, y }, frame: { pixels } }: { at: { x: number; y: number }; frame: MapFrame }) {
  const rings = Array.from({ length: Math.ceil(MAP_SIDE / pixels) }, (_ring, index) => {
    const radius = (index + 1) * pixels
    return `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0`
  })
  return (
    <g fill="none" stroke="var(--draw-line)" strokeWidth={1.8}>
      <path strokeOpacity={0.2} d={rings.join('')} />
      <path d={`M590 70V26M583 38l7-14 7 14M598 601v10m0-5h-${pixels}m0-5v10`} />
    </g>
  )
}
