import type { Drawing } from './core/views.ts'
import { plots } from './plot-section/view.ts'
import { projects } from './project/project-view.ts'
import { stations } from './views/station-view.ts'
import { drawFrost } from './views/winter.ts'

/** Draws a station, the plot of a project or of a visitor in one of its views; null for an unknown view or key. */
export const draw = (view: string, key: string): Drawing | null =>
  stations.drawKey(view, key) ??
  drawFrost(view, key) ??
  plots.drawKey(view, key) ??
  projects.drawKey(view, key)
