import type { Box } from './boxes.ts'
import { type Label, labelMarkup, placeLabels, type Wish } from './labels.ts'
import { element } from './markup.ts'

/** A picture before it is written: what is drawn, the room that takes, and the words that found a place. */
export type Composition = {
  width: number
  height: number
  content: string
  taken: readonly Box[]
  labels: readonly Label[]
}

/** Something drawn with figures: its lines, the room they take, and the texts that go with them. */
export type Marks = { svg: string; taken: Box[]; wishes: Wish[] }

export const noMarks: Marks = { svg: '', taken: [], wishes: [] }

type Parts = {
  content: string | ((labels: readonly Label[]) => string)
  taken?: readonly Box[]
  wishes?: readonly Wish[]
}

/** Puts the words where nothing else is. Content may depend on where they stand. */
export function compose(
  { width, height }: { width: number; height: number },
  { content, taken = [], wishes = [] }: Parts,
): Composition {
  const labels = placeLabels(wishes, { width, height }, taken)
  return { width, height, content: typeof content === 'string' ? content : content(labels), taken, labels }
}

/** A document of its own, sized so that an `<img>` without a size has one. */
export function toSvg({ width, height, content, labels }: Composition): string {
  const viewBox = `0 0 ${width} ${height}`
  const texts = labels.map(labelMarkup).join('')
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox }, content + texts)
}
