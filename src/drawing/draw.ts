import { parseProjectKey } from './project-shape.ts'
import { drawProjectView, isProjectView, projectViewSize } from './project-view.ts'
import { parseStationKey } from './station-key.ts'
import { drawView, isStationView, viewSize } from './station-view.ts'

/** An SVG document and its width in pixels. */
export interface Drawing {
  svg: string
  width: number
}

/** Draws a station or the plot of a project in one of its views; null for an unknown view or key. */
export function draw(view: string, key: string): Drawing | null {
  if (isStationView(view)) {
    const shape = parseStationKey(key)
    return shape && { svg: drawView(view, shape), width: viewSize(view).width }
  }
  if (!isProjectView(view)) return null
  const shape = parseProjectKey(key)
  return shape && { svg: drawProjectView(view, shape), width: projectViewSize(view).width }
}
