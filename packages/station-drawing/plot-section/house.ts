import { boxOfCorners } from '../core/boxes.ts'
import { type Marks, solid } from '../core/marks.ts'
import { group, line, path, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { FOUNDATION, PIPE } from '../station/geometry.ts'
import type { Scene } from './scene.ts'

const WALL = 380
/** The foundation stands out from the wall by so much, in millimetres. */
const FOUNDATION_WIDER = 60
const FLOOR = { from: -330, to: -150 } as const
const WINDOW = { from: -1750, to: -800, width: 900 } as const

/** A corner of the house at the sheet's left edge: wall, floor, window, foundation, and the soil stack down to the pipe. */
export function house(scene: Scene): Marks {
  const { frame, levels, face } = scene
  const { x, y, scale } = frame
  const [outer, inner] = [x(face), x(face - WALL)]
  const wider = FOUNDATION_WIDER * scale
  // Below the pipe that goes through it.
  const foot = y(Math.max(FOUNDATION.least, levels.exit.depth + FOUNDATION.below))
  const stack = x(face - WALL - 260)
  const bore = Math.max(2.2, PIPE * scale * 0.8)
  const hasWindow = stack > WINDOW.width * scale + 16
  const left = Math.max(8, (stack - WINDOW.width * scale) / 2)
  const pipe = line(
    [stack, -3],
    [stack, y(levels.exit.depth - PIPE / 2)],
    [outer, y(levels.exit.depth - PIPE / 2)],
  )
  const svg = group(
    { stroke: palette.line, 'stroke-width': 1.2 },
    rect(-3, -3, inner, y(FLOOR.from), { fill: palette.mark, stroke: 'none' }),
    hasWindow
      ? rect(left, y(WINDOW.from), left + WINDOW.width * scale, y(WINDOW.to), {
          fill: palette.clean,
          'fill-opacity': '.35',
        })
      : '',
    rect(-3, y(FLOOR.from), inner, y(FLOOR.to), { fill: palette.steel }),
    rect(-3, y(FLOOR.to), inner, y(0), { fill: palette.mark, stroke: 'none' }),
    rect(inner, -3, outer, y(FLOOR.to), { fill: palette.wood }),
    rect(inner - wider, y(FLOOR.to), outer + wider, foot, { fill: palette.steel }),
    path(pipe, { fill: 'none', stroke: palette.line, 'stroke-width': bore + 1.4, 'stroke-opacity': '.55' }),
    path(pipe, { fill: 'none', stroke: palette.steel, 'stroke-width': bore - 1 }),
  )
  return solid(
    svg,
    boxOfCorners([stack - 4, -3], [outer + wider, foot]),
    boxOfCorners([-3, y(FLOOR.from)], [inner, y(0) + 2]),
    boxOfCorners([-3, y(WINDOW.from)], [stack, y(WINDOW.to)]),
  )
}
