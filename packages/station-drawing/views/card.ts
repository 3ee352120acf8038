import type { Composition } from '../core/composition.ts'
import { stationDimensions } from '../station/dimensions.ts'
import type { Sheet } from '../station/frame.ts'
import { BREAK_ABOVE, CARD } from '../station/measures.ts'
import { composeSection } from '../station/section.ts'
import type { StationShape } from '../station/shape.ts'
import { buyersFacts, pitFact } from './buyers-facts.ts'

const CARD_SHEET: Sheet = {
  ...CARD,
  width: 380,
  height: 300,
  bodyWidth: BREAK_ABOVE * CARD.scale,
  widthGap: 30,
  heightGap: 32,
  widestText: 'яма 0,0 м',
  textSize: 14,
}

/** Twice the displayed size of 104 × 140 pixels. */
const ROW: Sheet = {
  width: 208,
  height: 280,
  scale: 0.064,
  ground: 38,
  axis: 104,
  bodyWidth: BREAK_ABOVE * 0.064,
  widthGap: 34,
  heightGap: -18,
  widestText: '',
  textSize: 24,
}

const COMPARISON: Sheet = {
  ...CARD_SHEET,
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
 * The picture of a card, 380 × 300, with pit depth and pipe depth. A body over 3000 mm long gets a break line, so that its
 * height stays to scale; only a body taller than the card is scaled down as a whole.
 */
export const composeCard = (shape: StationShape): Composition =>
  composeSection(shape, CARD_SHEET, buyersFacts)

/** The upright picture of a card on phones, 208 × 280, in one scale, with the pit depth. */
export const composeRow = (shape: StationShape): Composition => composeSection(shape, ROW, pitFact)

/** The card without text, for thumbnails and where the page overlays its own. */
export const composePlain = (shape: StationShape): Composition => composeSection(shape, CARD_SHEET, {})

/** The picture of a comparison column: the card's scale, larger figures, empty space above for a button. */
export const composeComparison = (shape: StationShape): Composition =>
  composeSection(shape, COMPARISON, { marks: stationDimensions })

/** The picture for links in messengers and feeds, 1200 × 630, one scale for all. */
export const composeOpenGraph = (shape: StationShape): Composition =>
  composeSection(shape, OPEN_GRAPH, { marks: stationDimensions })
