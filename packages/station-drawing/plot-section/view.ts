import { createViews } from '../core/views.ts'
import { outfallViews } from './detail-outfall.ts'
import { stationViews } from './detail-station.ts'
import { parsePlotKey } from './key.ts'
import { overviews } from './overview.ts'

/** Every picture of a visitor's plot. */
export const plots = createViews({ ...overviews, ...stationViews, ...outfallViews }, parsePlotKey)

export const { names: plotViews, compose: composePlotView } = plots
