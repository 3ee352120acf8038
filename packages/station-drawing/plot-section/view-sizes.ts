import { RENDERER_VERSION } from '../renderer-version.ts'

// Apart from the drawing functions, which must stay out of the pages' scripts.

/** The views of a plot's section: the whole of it for three widths of the page, and its details А and Б. Pixels. */
export const plotViewSizes = {
  section: { width: 1200, height: 400 },
  'section-middle': { width: 704, height: 360 },
  'section-narrow': { width: 358, height: 310 },
  'section-station': { width: 580, height: 590 },
  'section-station-narrow': { width: 358, height: 500 },
  'section-discharge': { width: 580, height: 320 },
  'section-discharge-narrow': { width: 358, height: 260 },
} as const

export type PlotView = keyof typeof plotViewSizes

/** Address of a view, by the key that `plotKey` writes. */
export const plotAddress = (view: PlotView, key: string): string =>
  `/drawings/${RENDERER_VERSION}/${view}/${key}.svg`
