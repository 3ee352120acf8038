import { createViews } from '../core/views.ts'
import { composeOutfall, composeOutfallNarrow } from './detail-outfall.ts'
import { composeStation, composeStationNarrow } from './detail-station.ts'
import { parsePlotKey } from './key.ts'
import { composeMiddle, composeNarrow, composeWide } from './overview.ts'
import { plotViewSizes as sizes } from './view-sizes.ts'

/** Every picture of a visitor's plot. */
export const plots = createViews(
  {
    section: { ...sizes.section, compose: composeWide },
    'section-middle': { ...sizes['section-middle'], compose: composeMiddle },
    'section-narrow': { ...sizes['section-narrow'], compose: composeNarrow },
    'section-station': { ...sizes['section-station'], compose: composeStation },
    'section-station-narrow': { ...sizes['section-station-narrow'], compose: composeStationNarrow },
    'section-discharge': { ...sizes['section-discharge'], compose: composeOutfall },
    'section-discharge-narrow': { ...sizes['section-discharge-narrow'], compose: composeOutfallNarrow },
  },
  parsePlotKey,
)

export const { names: plotViews, compose: composePlotView } = plots
