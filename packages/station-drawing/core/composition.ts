import type { Box } from './boxes.ts'
import { type Label, labelMarkup, placeLabels, type UnplacedLabel } from './labels.ts'
import { element } from './markup.ts'

/** A picture before serialisation: markup, the area it occupies, and the placed labels. */
export type Composition = {
  width: number
  height: number
  content: string
  taken: readonly Box[]
  labels: readonly Label[]
}

/** Part of a drawing: its lines, the area they occupy, and the labels it needs. */
export type Marks = { svg: string; taken: Box[]; unplaced: UnplacedLabel[] }

export const noMarks: Marks = { svg: '', taken: [], unplaced: [] }

type Parts = {
  content: string | ((labels: readonly Label[]) => string)
  taken?: readonly Box[]
  unplaced?: readonly UnplacedLabel[]
}

/** Places the labels where they overlap nothing. The content may depend on their positions. */
export function compose(
  { width, height }: { width: number; height: number },
  { content, taken = [], unplaced = [] }: Parts,
): Composition {
  const labels = placeLabels(unplaced, { width, height }, taken)
  return { width, height, content: typeof content === 'string' ? content : content(labels), taken, labels }
}

/** The standalone SVG document, with width and height for an `<img>` that has none. */
export function toSvg({ width, height, content, labels }: Composition): string {
  const viewBox = `0 0 ${width} ${height}`
  const texts = labels.map(labelMarkup).join('')
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, content + texts)
}
