import type { Label } from '../../core/labels.ts'
import { palette } from '../../core/palette.ts'

/** Makes labels of one line in letters of this size, in pixels; the halo is the ground's colour unless another is named. */
export const labelOf =
  (size: number) =>
  (text: string, x: number, y: number, anchor: Label['anchor'], halo: string = palette.soil): Label => ({
    lines: [text],
    x,
    y,
    size,
    anchor,
    halo,
  })
