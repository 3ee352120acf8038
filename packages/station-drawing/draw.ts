import { parsePlotKey } from './plot-section/key.ts'
import { drawPlotView, isPlotView } from './plot-section/view.ts'
import { plotViewSizes } from './plot-section/view-sizes.ts'
import { parseProjectKey } from './project/project-shape.ts'
import { drawProjectView, isProjectView, projectViewSize } from './project/project-view.ts'
import { parseStationKey } from './station/station-key.ts'
import { drawView, isStationView, viewSize } from './views/station-view.ts'

/** An SVG document and its width in pixels. */
export interface Drawing {
  svg: string
  width: number
}

/** Draws a station, the plot of a project or of a visitor in one of its views; null for an unknown view or key. */
export function draw(view: string, key: string): Drawing | null {
  if (isStationView(view)) {
    const shape = parseStationKey(key)
    return shape && { svg: drawView(view, shape), width: viewSize(view).width }
  }
  if (isPlotView(view)) {
    const section = parsePlotKey(key)
    return section && { svg: drawPlotView(view, section), width: plotViewSizes[view].width }
  }
  if (!isProjectView(view)) return null
  const shape = parseProjectKey(key)
  return shape && { svg: drawProjectView(view, shape), width: projectViewSize(view).width }
}
