import { type Composition, toSvg } from '../core/composition.ts'
import { composeProjectPit, composeProjectPitSmall } from './project-pit.ts'
import { composeProjectPlan, composeProjectPlanSmall } from './project-plan.ts'
import { composeProject, composeProjectOpenGraph, composeProjectSmall } from './project-section.ts'
import type { ProjectShape } from './project-shape.ts'

const LARGE = { width: 760, height: 500 }
const SMALL = { width: 380, height: 250 }

/** Every picture of a project: its size in pixels and the function that composes it. */
const views = {
  project: { ...LARGE, compose: composeProject },
  'project-small': { ...SMALL, compose: composeProjectSmall },
  'project-plan': { ...LARGE, compose: composeProjectPlan },
  'project-plan-small': { ...SMALL, compose: composeProjectPlanSmall },
  'project-pit': { ...LARGE, compose: composeProjectPit },
  'project-pit-small': { ...SMALL, compose: composeProjectPitSmall },
  'project-open-graph': { width: 1200, height: 630, compose: composeProjectOpenGraph },
} as const

export type ProjectView = keyof typeof views

export const projectViews = Object.keys(views).filter(isProjectView)

/** Whether a part of an address names a view of a project. */
export function isProjectView(text: string): text is ProjectView {
  return Object.hasOwn(views, text)
}

/** The size for `<img width height>`, in pixels. */
export function projectViewSize(view: ProjectView): { width: number; height: number } {
  const { width, height } = views[view]
  return { width, height }
}

/** The composed picture with its placed labels. */
export const composeProjectView = (view: ProjectView, shape: ProjectShape): Composition =>
  views[view].compose(shape)

/** The picture as an SVG document: the same text for the same view and shape. */
export const drawProjectView = (view: ProjectView, shape: ProjectShape): string =>
  toSvg(composeProjectView(view, shape))
