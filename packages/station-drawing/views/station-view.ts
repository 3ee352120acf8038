import { createViews } from '../core/views.ts'
import { parseStationKey } from '../station/station-key.ts'
import { cardViews } from './card.ts'
import { lawnViews } from './lawn.ts'
import { loweringViews } from './lowering.ts'
import { planViews } from './plan.ts'
import { heroViews } from './plot.ts'
import { productViews } from './product.ts'
import { thumbViews } from './thumb.ts'
import { winterViews } from './winter.ts'

/** Every picture of a station. */
export const stations = createViews(
  {
    ...cardViews,
    ...productViews,
    ...planViews,
    ...winterViews,
    ...loweringViews,
    ...lawnViews,
    ...thumbViews,
    ...heroViews,
  },
  parseStationKey,
)

export type StationView = (typeof stations)['names'][number]

export const { names: stationViews, compose: composeView, draw: drawView, sizeOf: viewSize } = stations
