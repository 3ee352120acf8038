import { drawCard, drawComparison, drawOpenGraph } from './card.ts'
import { drawPlan } from './plan.ts'
import { drawPlot, drawPlotPhone } from './plot.ts'
import { drawProduct, drawProductPhone } from './product.ts'
import type { StationShape } from './station.ts'
import { drawThumb } from './thumb.ts'

/** Every picture of a station: its size in pixels and the function that draws it as an SVG document. */
const views = {
  card: { width: 380, height: 300, draw: drawCard },
  comparison: { width: 380, height: 330, draw: drawComparison },
  product: { width: 760, height: 620, draw: drawProduct },
  phone: { width: 380, height: 400, draw: drawProductPhone },
  thumb: { width: 96, height: 96, draw: drawThumb },
  plan: { width: 400, height: 300, draw: drawPlan },
  plot: { width: 2560, height: 730, draw: drawPlot },
  'plot-phone': { width: 1024, height: 400, draw: drawPlotPhone },
  'open-graph': { width: 1200, height: 630, draw: drawOpenGraph },
} as const

export type StationView = keyof typeof views

export const stationViews = Object.keys(views).filter(isStationView)

export function isStationView(text: string): text is StationView {
  return Object.hasOwn(views, text)
}

/** The size for `<img width height>`, so that the page does not move when the picture comes. */
export function viewSize(view: StationView): { width: number; height: number } {
  const { width, height } = views[view]
  return { width, height }
}

/** The picture as an SVG document: the same text for the same view and shape. */
export function drawView(view: StationView, shape: StationShape): string {
  return views[view].draw(shape)
}
