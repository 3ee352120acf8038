import { type Composition, toSvg } from '../core/composition.ts'
import type { StationShape } from '../station/shape.ts'
import { composeCard, composeComparison, composeOpenGraph, composePlain, composeRow } from './card.ts'
import { composeLawn, composeLawnPhone, composeLawnSmall } from './lawn.ts'
import { composeLowering, composeLoweringPhone, composeLoweringSmall } from './lowering.ts'
import { composePlan, composePlanPhone, composePlanSmall } from './plan.ts'
import { composePlot, composePlotPhone } from './plot.ts'
import { composeProduct, composeProductPhone } from './product.ts'
import { composeThumb } from './thumb.ts'
import { composeWinter, composeWinterPhone, composeWinterSmall } from './winter.ts'

const LARGE = { width: 760, height: 620 }
const PHONE = { width: 380, height: 430 }
const SMALL = { width: 400, height: 300 }

/** Every picture of a station: its size in pixels and the function that composes it. */
const views = {
  card: { width: 380, height: 300, compose: composeCard },
  plain: { width: 380, height: 300, compose: composePlain },
  row: { width: 208, height: 280, compose: composeRow },
  comparison: { width: 380, height: 346, compose: composeComparison },
  product: { ...LARGE, compose: composeProduct },
  phone: { ...PHONE, compose: composeProductPhone },
  plan: { ...LARGE, compose: composePlan },
  'plan-phone': { ...PHONE, compose: composePlanPhone },
  'plan-small': { ...SMALL, compose: composePlanSmall },
  winter: { ...LARGE, compose: composeWinter },
  'winter-phone': { ...PHONE, compose: composeWinterPhone },
  'winter-small': { ...SMALL, compose: composeWinterSmall },
  lowering: { ...LARGE, compose: composeLowering },
  'lowering-phone': { ...PHONE, compose: composeLoweringPhone },
  'lowering-small': { ...SMALL, compose: composeLoweringSmall },
  lawn: { ...LARGE, compose: composeLawn },
  'lawn-phone': { ...PHONE, compose: composeLawnPhone },
  'lawn-small': { ...SMALL, compose: composeLawnSmall },
  thumb: { width: 96, height: 96, compose: composeThumb },
  plot: { width: 2560, height: 730, compose: composePlot },
  'plot-phone': { width: 1024, height: 400, compose: composePlotPhone },
  'open-graph': { width: 1200, height: 630, compose: composeOpenGraph },
} as const

export type StationView = keyof typeof views

export const stationViews = Object.keys(views).filter(isStationView)

/** Whether a part of an address names a view of a station. */
export function isStationView(text: string): text is StationView {
  return Object.hasOwn(views, text)
}

/** The size for `<img width height>`, against layout shift. */
export function viewSize(view: StationView): { width: number; height: number } {
  const { width, height } = views[view]
  return { width, height }
}

/** The composed picture with its placed labels. */
export const composeView = (view: StationView, shape: StationShape): Composition => views[view].compose(shape)

/** The picture as an SVG document: the same text for the same view and shape. */
export const drawView = (view: StationView, shape: StationShape): string => toSvg(composeView(view, shape))
