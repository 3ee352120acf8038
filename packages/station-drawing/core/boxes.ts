import type { Point } from './markup.ts'

/** A rectangle on a sheet, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Whether two boxes overlap, or are closer than `gap` pixels. */
export const meet = (a: Box, b: Box, gap = 0): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap

/** What two boxes that overlap have in common. */
export const commonTo = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

/** The box between two opposite corners. */
export const boxOfCorners = ([x1, y1]: Point, [x2, y2]: Point): Box => ({
  left: Math.min(x1, x2),
  right: Math.max(x1, x2),
  top: Math.min(y1, y2),
  bottom: Math.max(y1, y2),
})

/** A slanting line is approximated by boxes of this length, in pixels. */
const SLICE = 10

/** A straight band as boxes: one when it is horizontal or vertical, else a row of small ones along it. */
export function band(from: Point, to: Point, thickness = 2): Box[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const isStraight = Math.abs(dx) < 1 || Math.abs(dy) < 1
  const count = isStraight ? 1 : Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / SLICE))
  const half = thickness / 2
  return Array.from({ length: count }, (_, i) => {
    const at = (share: number): Point => [from[0] + dx * share, from[1] + dy * share]
    const { left, top, right, bottom } = boxOfCorners(at(i / count), at((i + 1) / count))
    return { left: left - half, top: top - half, right: right + half, bottom: bottom + half }
  })
}

/** Boxes along an open line through points. */
export const along = (points: readonly Point[], thickness = 2): Box[] =>
  points.slice(1).flatMap((to, index) => band(points[index] ?? to, to, thickness))

/** A square around a point; `reach` is half its side, in pixels. */
export const around = ([x, y]: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
})
