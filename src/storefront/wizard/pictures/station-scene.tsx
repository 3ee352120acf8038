import { WATER_BANDS } from '@septic-shop/plot/water.ts'
import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import { CARD } from '@septic-shop/station-drawing/station/measures.ts'
import type { ProductSummary } from '../../../api/queries/queries.ts'
import type { Choice, SiteAnswers } from '../../../domain/selection/answers.ts'
import { formatWaterBand } from '../../../domain/selection/units.ts'
import { DIMENSION_GAP, depthAt, LABEL_LEFT, type Trench, trenchOf, waterLines, withPipe } from './picture.ts'
import { SIZE, UnknownStation } from './unknown-station.tsx'

/** Drawn water level in centimetres, within the chosen band. */
const WATER_AT: Readonly<Record<Choice<'groundWater'>, number>> = { high: 105, medium: 225, low: 318 }

/** Where the water is drawn, and its name after «вода»: «на 1,5–3 м». */
function toWater(band: Choice<'groundWater'>) {
  const words = formatWaterBand(WATER_BANDS[band]).replace('\u00a0', ' ')
  return { at: WATER_AT[band], label: band === 'medium' ? `на ${words}` : words }
}

/** A model with the visitor's pipe depth and ground water; a dashed contour for an unknown body. */
export function StationScene({ product, site, depth: exact }: StationSceneProps) {
  const depth = exact === null ? null : Math.ceil(exact)
  const { drawing, station, manufacturerColor } = product
  if (drawing === null || station === null) return <UnknownStation />
  const water = site.groundWater === null ? null : toWater(site.groundWater)
  const ownPipe = depth === null ? null : withPipe(station, manufacturerColor, depth)
  const trench = trenchOf(station)
  const label = [
    `${product.name} в разрезе`,
    depth !== null && `труба на глубине ${depth} см`,
    water && `вода ${water.label}`,
  ]
  return (
    <div className="scene">
      {/* Native lazy loading only: watch-pictures would restore a stale src. */}
      <img
        {...SIZE}
        loading="lazy"
        decoding="async"
        src={drawingAddress(ownPipe ?? drawing, 'plain')}
        alt={label.filter(Boolean).join(', ')}
      />
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        {ownPipe && depth !== null && (
          <PipeDepth depth={depth} at={trench.wallAt(CARD.ground).left - DIMENSION_GAP} />
        )}
        {water && (
          <Water
            {...water}
            trench={trench}
            pipe={ownPipe && depth !== null ? depthAt(depth) : null}
            isDrawn={station.body === 'low'}
          />
        )}
      </svg>
    </div>
  )
}

type StationSceneProps = {
  product: ProductSummary
  site: SiteAnswers
  /** Of the pipe at the station, in centimetres. */
  depth: number | null
}

/** Ground water around the trench; `isDrawn`: the drawing contains it already (low bodies). */
function Water({ at, label, trench, pipe, isDrawn }: WaterProps) {
  const y = depthAt(at)
  const lines = waterLines(y, pipe, trench)
  return (
    <>
      {!isDrawn && <path className="scene__water" d={around(trench, y)} />}
      {!isDrawn && <path className="scene__level" d={level(trench, y)} />}
      {lines && (
        <text y={lines[0]}>
          <tspan x={LABEL_LEFT}>вода</tspan>
          <tspan x={LABEL_LEFT} y={lines[1]}>
            {label}
          </tspan>
        </text>
      )}
    </>
  )
}

type WaterProps = { at: number; label: string; trench: Trench; pipe: number | null; isDrawn: boolean }

function around({ floor, wallAt }: Trench, y: number): string {
  const edge = `H${SIZE.width}V${SIZE.height}H0z`
  if (y >= floor) return `M0 ${y}${edge}`
  const [wall, foot] = [wallAt(y), wallAt(floor)]
  return `M0 ${y}H${wall.left}L${foot.left} ${floor}H${foot.right}L${wall.right} ${y}${edge}`
}

function level({ floor, wallAt }: Trench, y: number): string {
  if (y >= floor) return `M0 ${y}H${SIZE.width}`
  const { left, right } = wallAt(y)
  return `M0 ${y}H${left}M${right} ${y}H${SIZE.width}`
}

/** Dimension of the pipe's depth at the station, with its figure above the ground. */
function PipeDepth({ depth, at }: { depth: number; at: number }) {
  const y = depthAt(depth)
  const tick = (where: number) => `M${at - 4} ${where + 4}l8-8`
  return (
    <>
      <path className="scene__dim" d={`M${at} ${CARD.ground - 8}V${y + 6}${tick(CARD.ground)}${tick(y)}`} />
      <text x={at} y={CARD.ground - 16} textAnchor="middle">
        {depth}&nbsp;см
      </text>
    </>
  )
}
