import type { Composition } from '../core/composition.ts'
import { view } from '../core/views.ts'
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
 * A card with pit depth and pipe depth; without text for thumbnails and where the page overlays its own; upright with the pit
 * depth, for phones; a column of the comparison, in the card's scale with larger figures and empty space above for a button;
 * the picture for links in messengers and feeds, one scale for all. A body over 3000 mm long gets a break line, so that its
 * height stays to scale; only a body taller than the card is scaled down as a whole.
 */
export const cardViews = {
  card: view(CARD_SHEET, (shape: StationShape, sheet) => composeSection(shape, sheet, buyersFacts)),
  plain: view(CARD_SHEET, (shape: StationShape, sheet) => composeSection(shape, sheet, {})),
  row: view(ROW, (shape: StationShape, sheet) => composeSection(shape, sheet, pitFact)),
  comparison: view(COMPARISON, composeMeasured),
  'open-graph': view(OPEN_GRAPH, composeMeasured),
}

function composeMeasured(shape: StationShape, sheet: Sheet): Composition {
  return composeSection(shape, sheet, { marks: stationDimensions })
}
