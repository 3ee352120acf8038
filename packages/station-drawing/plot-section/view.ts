import { type Composition, toSvg } from '../core/composition.ts'
import { composeOutfall, composeOutfallNarrow } from './detail-outfall.ts'
import { composeStation, composeStationNarrow } from './detail-station.ts'
import { composeMiddle, composeNarrow, composeWide } from './overview.ts'
import type { PlotSection } from './plot-section.ts'
import { type PlotView, plotViewSizes } from './view-sizes.ts'

const composers: Record<PlotView, (section: PlotSection) => Composition> = {
  section: composeWide,
  'section-middle': composeMiddle,
  'section-narrow': composeNarrow,
  'section-station': composeStation,
  'section-station-narrow': composeStationNarrow,
  'section-discharge': composeOutfall,
  'section-discharge-narrow': composeOutfallNarrow,
}

export const plotViews = Object.keys(plotViewSizes).filter(isPlotView)

/** Whether a part of an address names a view of a plot's section. */
export function isPlotView(text: string): text is PlotView {
  return Object.hasOwn(plotViewSizes, text)
}

/** The composed picture with its placed labels. */
export const composePlotView = (view: PlotView, section: PlotSection): Composition => composers[view](section)

/** The picture as an SVG document: the same text for the same view and section. */
export const drawPlotView = (view: PlotView, section: PlotSection): string =>
  toSvg(composePlotView(view, section))
