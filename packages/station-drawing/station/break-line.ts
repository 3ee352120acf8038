import { SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { path, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import type { Frame } from './frame.ts'
import type { StationGeometry } from './geometry.ts'

const GAP = 9

/** Break line («обрыв») through a body that is drawn shorter than it is: a strip between two curves. */
export function breakLine({ cut, top, bottom }: StationGeometry, { x, y }: Frame): string {
  if (cut === null) return ''
  const left = x(cut) - GAP / 2
  const from = y(top) - 9
  const to = y(bottom + SAND_BED) + 4
  const middle = (from + to) / 2
  const down = (at: number) => `${px(at + 7)} ${px(from + 30)} ${px(at)} ${px(middle)}`
  const up = (at: number) => `${px(at + 7)} ${px(from + 30)} ${px(at)} ${px(from)}`
  const lower = (at: number) => `${px(at - 7)} ${px(to - 30)}`
  const right = left + GAP
  const edge = (at: number) => `M${px(at)} ${px(from)}Q${down(at)}Q${lower(at)} ${px(at)} ${px(to)}`
  const strip = `${edge(left)}H${px(right)}Q${lower(right)} ${px(right)} ${px(middle)}Q${up(right)}`
  return (
    path(`${strip}z`, { fill: palette.sky }) +
    path(edge(left) + edge(right), { fill: 'none', stroke: palette.line, 'stroke-width': 1.3 })
  )
}
