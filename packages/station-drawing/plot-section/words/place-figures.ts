import { hasBottom, isDug } from '@septic-shop/plot/outfall.ts'
import type { Marks } from '../../core/marks.ts'
import { drawDimensions } from '../../station/dimensions.ts'
import { RING } from '../place.ts'
import { groundLine, outletAt, type Scene } from '../scene.ts'
import { depthLine, endText } from './figures.ts'
import { centimetres, MEASURE } from './texts.ts'

/** Depths in the detail of the outfall: end of the pipe, ditch or well, and the dry soil below a well or field. */
export function detailFigures(scene: Scene): Marks {
  const { section, place, frame } = scene
  const { x, y, sheet } = frame
  const { textSize: size } = sheet
  const { outfall, ditchDepth, rings } = section
  const endPx = Math.max(size * 4.6, x(place.left) - size * 0.8)
  const end = endText(scene)
  const farPx = Math.min(x(place.right) + size * 1.1, sheet.width - size * 4.2)
  const depthText = isDug(outfall)
    ? ditchDepth === null
      ? MEASURE
      : `${ditchDepth} см`
    : rings === null || rings === 0
      ? MEASURE
      : centimetres(rings * RING.height)
  const water = section.water === null ? null : section.water.from * 10
  const dry = water === null ? 0 : water - (place.bottom - place.ground)
  const hasDry =
    (outfall === 'well' || outfall === 'field') &&
    water !== null &&
    dry > 150 &&
    y(place.ground + water) < sheet.height - 6
  const dryPx = (x(place.left) + x(place.right)) / 2
  const isBand = section.water !== null && section.water.to > section.water.from
  return drawDimensions([
    end !== null
      ? depthLine([end], [endPx, groundLine(scene, endPx), y(outletAt(scene, frame.mmAt(endPx)))], {
          size,
        })
      : null,
    hasBottom(outfall)
      ? depthLine([depthText], [farPx, y(place.ground), y(place.bottom)], {
          size,
          sides: ['start', 'end'],
          from: isDug(outfall) ? x(place.left + place.bank + place.bed) : x(place.right - RING.gravel),
        })
      : null,
    hasDry
      ? depthLine(
          [`до воды ${isBand ? 'от ' : ''}${centimetres(dry)}`],
          [dryPx, y(place.bottom), y(place.ground + (water ?? 0))],
          { size, sides: ['start', 'end'] },
        )
      : null,
  ])
}
