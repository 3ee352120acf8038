import type { Box } from './boxes.ts'
import { boxOf, type Label, labelMarkup, placeLabels } from './labels.ts'
import { layers, type Marks } from './marks.ts'
import { element } from './markup.ts'

/** A picture before serialisation: markup, the area it occupies, and the placed labels. */
export type Composition = {
  width: number
  height: number
  content: string
  taken: readonly Box[]
  labels: readonly Label[]
}

/**
 * Draws shapes on a sheet, the first at the back, and places their labels where they overlap nothing. `behind` makes what
 * only fills the room that shapes and labels leave.
 */
export function compose(
  { width, height }: { width: number; height: number },
  parts: readonly Marks[],
  behind: (occupied: readonly Box[]) => string = () => '',
): Composition {
  const { svg, taken, unplaced } = layers(...parts)
  const labels = placeLabels(unplaced, { width, height }, taken)
  return { width, height, content: behind([...taken, ...labels.map(boxOf)]) + svg, taken, labels }
}

/** The standalone SVG document, with width and height for an `<img>` that has none. */
export function toSvg({ width, height, content, labels }: Composition): string {
  const viewBox = `0 0 ${width} ${height}`
  const texts = labels.map(labelMarkup).join('')
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, content + texts)
}
