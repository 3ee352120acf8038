import { breakLine } from './break-line.ts'
import { chambers } from './chambers.ts'
import { dimensions } from './dimensions.ts'
import { type Frame, frameOf, type Sheet } from './frame.ts'
import { geometryOf, type StationGeometry } from './geometry.ts'
import { legendNumbers, machinery } from './machinery.ts'
import { element } from './markup.ts'
import { pipes } from './pipes.ts'
import { shell, trench } from './shell.ts'
import { HIGH_WATER, soil, soilPatterns } from './soil.ts'
import type { StationShape } from './station.ts'

type Extras = {
  numbers?: boolean
  labels?: (geometry: StationGeometry, frame: Frame) => string
}

/** A station in the ground, cut open, on a sheet: every side view is drawn by it. */
export function drawSection(shape: StationShape, sheet: Sheet, extras: Extras = {}): string {
  const geometry = geometryOf(shape)
  const frame = frameOf(geometry, sheet)
  const groundWater = shape.body === 'low' ? HIGH_WATER : null
  return image(
    sheet,
    soilPatterns(groundWater !== null) +
      soil(frame, groundWater) +
      trench(geometry, frame) +
      pipes(shape, geometry, frame) +
      shell(geometry, frame, shape.manufacturer) +
      chambers(shape.body, geometry, frame) +
      machinery(shape, geometry, frame) +
      breakLine(geometry, frame) +
      (extras.numbers ? legendNumbers(shape, geometry, frame) : '') +
      dimensions(shape, geometry, frame) +
      (extras.labels?.(geometry, frame) ?? ''),
  )
}

/** A document of its own, sized so that an `<img>` without a size has one. */
export function image({ width, height }: { width: number; height: number }, content: string): string {
  const viewBox = `0 0 ${width} ${height}`
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, content)
}
