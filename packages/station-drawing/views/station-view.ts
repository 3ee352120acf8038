import { createViews } from '../core/views.ts'
import { parseStationKey } from '../station/station-key.ts'
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

/** Every picture of a station. */
export const stations = createViews(
  {
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
  },
  parseStationKey,
)

export type StationView = (typeof stations)['names'][number]

export const { names: stationViews, compose: composeView, draw: drawView, sizeOf: viewSize } = stations
