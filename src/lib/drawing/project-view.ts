import { drawProjectPit, drawProjectPitSmall } from './project-pit.ts'
import { drawProjectPlan, drawProjectPlanSmall } from './project-plan.ts'
import { drawProject, drawProjectOpenGraph, drawProjectSmall } from './project-section.ts'
import type { ProjectShape } from './project-shape.ts'

const LARGE = { width: 760, height: 500 }
const SMALL = { width: 380, height: 250 }

/** Every picture of a project: its size in pixels and the function that draws it as an SVG document. */
const views = {
  project: { ...LARGE, draw: drawProject },
  'project-small': { ...SMALL, draw: drawProjectSmall },
  'project-plan': { ...LARGE, draw: drawProjectPlan },
  'project-plan-small': { ...SMALL, draw: drawProjectPlanSmall },
  'project-pit': { ...LARGE, draw: drawProjectPit },
  'project-pit-small': { ...SMALL, draw: drawProjectPitSmall },
  'project-open-graph': { width: 1200, height: 630, draw: drawProjectOpenGraph },
} as const

export type ProjectView = keyof typeof views

export const projectViews = Object.keys(views).filter(isProjectView)

export function isProjectView(text: string): text is ProjectView {
  return Object.hasOwn(views, text)
}

export function projectViewSize(view: ProjectView): { width: number; height: number } {
  const { width, height } = views[view]
  return { width, height }
}

/** The picture as an SVG document: the same text for the same view and shape. */
export function drawProjectView(view: ProjectView, shape: ProjectShape): string {
  return views[view].draw(shape)
}
