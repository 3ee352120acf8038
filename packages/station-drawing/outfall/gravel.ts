import type { Box } from '../core/boxes.ts'
import { path, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'

/** Pebbles in rows, every second one shifted; `size` is that of one, in pixels. */
export function gravel({ left, top, right, bottom }: Box, size: number): string {
  const rows = Math.max(1, Math.floor((bottom - top) / size))
  const d = Array.from(
    { length: rows },
    (_, i) =>
      `M${px(left + size * (i % 2 ? 0.5 : 1))} ${px(top + (i + 0.5) * size)}H${px(right - size * 0.4)}`,
  )
  return path(d.join(''), {
    stroke: palette.soilInk,
    'stroke-width': size * 0.62,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${px(size)}`,
    'stroke-opacity': '.55',
  })
}
