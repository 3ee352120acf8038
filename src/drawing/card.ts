import { buyersFacts } from './buyers-facts.ts'
import type { Composition } from './composition.ts'
import { stationDimensions } from './dimensions.ts'
import type { Sheet } from './frame.ts'
import { composeSection } from './section.ts'
import type { StationShape } from './shape.ts'

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
  widestText: 'яма 0,0 м',
  textSize: 14,
}

const COMPARISON: Sheet = {
  ...CARD,
  height: 346,
  ground: 72,
  axis: 180,
  widthGap: 46,
  heightGap: 32,
  widestText: '0 000',
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
 * The picture of a card, 380 × 300, with what one chooses by: the pit and the depth of the pipe. A body over 3000 mm is
 * cut by a break line and keeps the scale of heights; only a body taller than the card is drawn smaller as a whole.
 */
export const composeCard = (shape: StationShape): Composition => composeSection(shape, CARD, buyersFacts)

/** The card without a word, for thumbnails and where the page writes over it. */
export const composePlain = (shape: StationShape): Composition => composeSection(shape, CARD, {})

/** The picture of a column in the comparison: the card's scale, larger figures, sky for a button. */
export const composeComparison = (shape: StationShape): Composition =>
  composeSection(shape, COMPARISON, { marks: stationDimensions })

/** The picture for links in messengers and feeds, 1200 × 630, one scale for all. */
export const composeOpenGraph = (shape: StationShape): Composition =>
  composeSection(shape, OPEN_GRAPH, { marks: stationDimensions })
