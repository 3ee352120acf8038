import { path, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'

/**
 * A ditch, ravine, slope or pit cut into the soil: sky above its edge, which is path data from `left` to the right in pixels, then
 * what lies within, then the edge. `top` is a little above the ground, so that the grass ends.
 */
export const cutting = (
  edge: string,
  { left, top }: { left: number; top: number },
  within = '',
  look: Parameters<typeof path>[1] = {},
): string =>
  path(`${edge}V${px(top)}H${px(left)}z`, { fill: palette.sky }) +
  within +
  path(edge, { fill: 'none', stroke: palette.line, 'stroke-width': 2, ...look })
