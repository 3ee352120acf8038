import type { Sheet } from './frame.ts'
import { drawSection } from './section.ts'
import type { StationShape } from './station.ts'

/** Cards and the comparison show every body in this scale, pixels per millimetre. */
export const CARD_SCALE = 0.074

const CARD: Sheet = {
  width: 380,
  height: 300,
  scale: CARD_SCALE,
  ground: 42,
  axis: 185,
  bodyWidth: 3000 * CARD_SCALE,
  widthGap: 30,
  heightGap: 32,
  textSize: 14,
}

const COMPARISON: Sheet = {
  ...CARD,
  height: 330,
  ground: 72,
  axis: 180,
  widthGap: 34,
  heightGap: 32,
  textSize: 20,
}

const OPEN_GRAPH: Sheet = {
  width: 1200,
  height: 630,
  scale: 0.15,
  ground: 96,
  lowest: 190,
  axis: 600,
  bodyWidth: 450,
  widthGap: 62,
  heightGap: 84,
  textSize: 30,
}

/**
 * The picture of a card, 380 × 300. A body over 3000 mm is cut by a break line and keeps the scale of heights;
 * only a body higher than 3150 mm, taller than the card, is drawn smaller as a whole.
 */
export function drawCard(shape: StationShape): string {
  return drawSection(shape, CARD)
}

/** The picture of a column in the comparison: the card's scale, larger figures, sky for a button. */
export function drawComparison(shape: StationShape): string {
  return drawSection(shape, COMPARISON)
}

/** The picture for links in messengers and feeds, 1200 × 630, one scale for all. */
export function drawOpenGraph(shape: StationShape): string {
  return drawSection(shape, OPEN_GRAPH)
}
