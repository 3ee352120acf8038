import { type Box, commonTo, meet } from './boxes.ts'
import type { UnplacedLabel } from './labels.ts'
import { element, group, rect } from './markup.ts'

/** A shape on its sheet: its picture, the boxes that labels keep clear of, and labels of its own to be placed. Pixels. */
export type Marks = { svg: string; taken: readonly Box[]; unplaced: readonly UnplacedLabel[] }

export const noMarks: Marks = { svg: '', taken: [], unplaced: [] }

/** A picture that labels may stand on: sky, soil, water, sand, what is inside a body. */
export const backdrop = (...svg: string[]): Marks => ({ ...noMarks, svg: svg.join('') })

/** A picture with the boxes that it occupies. */
export const solid = (svg: string, ...taken: Box[]): Marks => ({ ...noMarks, svg, taken })

/** A rectangle that fills a box. */
export const block = (box: Box, attributes: Parameters<typeof rect>[4] = {}): Marks =>
  solid(rect(box.left, box.top, box.right, box.bottom, attributes), box)

/** Labels without a picture. */
export const words = (...unplaced: UnplacedLabel[]): Marks => ({ ...noMarks, unplaced })

/** Several shapes as one, the first at the back; the labels of earlier ones take precedence. */
export const layers = (...parts: readonly Marks[]): Marks => ({
  svg: parts.map(({ svg }) => svg).join(''),
  taken: parts.flatMap(({ taken }) => taken),
  unplaced: parts.flatMap(({ unplaced }) => unplaced),
})

/** Several shapes as one, in a `<g>` with these attributes, which move nothing. */
export const grouped = (attributes: Parameters<typeof group>[0], ...parts: readonly Marks[]): Marks => {
  const all = layers(...parts)
  return { ...all, svg: group(attributes, all.svg) }
}

/** What of several shapes lies within another one; `id` is that of its `<clipPath>`, once on a sheet. */
export function clipped(id: string, { svg: edge, taken: [edges] }: Marks, ...parts: readonly Marks[]): Marks {
  const { svg, taken, unplaced } = layers(...parts)
  const inside = (box: Box): Box[] => (edges && meet(box, edges) ? [commonTo(box, edges)] : [])
  return {
    svg: element('clipPath', { id }, edge) + group({ 'clip-path': `url(#${id})` }, svg),
    taken: taken.flatMap(inside),
    unplaced,
  }
}

/** Shapes mirrored from left to right on a sheet of this width in pixels. */
export function mirrored(width: number, ...parts: readonly Marks[]): Marks {
  const { svg, taken, unplaced } = layers(...parts)
  return {
    svg: group({ transform: `matrix(-1 0 0 1 ${width} 0)` }, svg),
    taken: taken.map((box) => ({ ...box, left: width - box.right, right: width - box.left })),
    unplaced,
  }
}
