import type { Box } from '../core/boxes.ts'
import { backdrop, block, layers, type Marks, noMarks, solid } from '../core/marks.ts'
import { palette } from '../core/palette.ts'
import { SAND } from '../station/soil.ts'
import { gravel } from './gravel.ts'

/** A drainage well in pixels. */
type Well = {
  /** Its inside, and the level of the water that stands in it. */
  shaft: Box
  water: number | null
  /** The bed around its foot, and the pebbles in that. */
  bed: Box
  stones: Box
  pebble: number
  /** Walls, joints and cover, and the box of the well above its bed. */
  rings: string
  box: Box
}

/** A drainage well in section: concrete rings on gravel, open at the bottom. */
export const drainageWell = ({ shaft, water, bed, stones, pebble, rings, box }: Well): Marks =>
  layers(
    block(bed, SAND),
    backdrop(gravel(stones, pebble)),
    block(shaft, { fill: palette.body }),
    water === null ? noMarks : block({ ...shaft, top: water }, { fill: palette.clean }),
    solid(rings, box),
  )
