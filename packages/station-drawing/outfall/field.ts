import { type Box, boxOfCorners } from '../core/boxes.ts'
import { backdrop, block, layers, type Marks, solid } from '../core/marks.ts'
import { outline, path, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { SAND } from '../station/soil.ts'
import { gravel } from './gravel.ts'

/** A filtration field in pixels: its bed with the pebbles in it, the perforated pipe, and the vent at the end of that. */
type Field = { bed: Box; stones: Box; pebble: number; pipe: string; vent: Marks }

/** A filtration field in section: perforated pipe on gravel, with a vent at its end. */
export const filtrationField = ({ bed, stones, pebble, pipe, vent }: Field): Marks =>
  layers(block(bed, { ...SAND, fill: palette.wall }), backdrop(gravel(stones, pebble), pipe), vent)

/** Where a vent stands, in pixels; `scale` in pixels per millimetre. */
type Vent = { at: number; top: number; foot: number; bore: number; scale: number }

/** The widths of a vent's lines in pixels, half that of its cap in bores, and half that of its box in pixels. */
type VentLook = { wall: number; cap: number; reach: number; room: number }

/** The vent of a field: an upright pipe under a cap that is wider. */
export function vent({ at, top, foot, bore, scale }: Vent, { wall, cap, reach, room }: VentLook): Marks {
  const [left, right] = [at - bore / 2, at + bore / 2]
  return solid(
    path(outline([left, top], [right, top], [right, foot], [left, foot]), {
      fill: palette.steel,
      stroke: palette.line,
      'stroke-width': wall,
    }) +
      path(`M${px(at - bore * reach)} ${px(top - 20 * scale)}h${px(bore * reach * 2)}`, {
        stroke: palette.line,
        'stroke-width': cap,
      }),
    boxOfCorners([at - room, top - 40 * scale], [at + room, foot]),
  )
}
