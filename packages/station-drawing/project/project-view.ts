import { createViews } from '../core/views.ts'
import { projectPitViews } from './project-pit.ts'
import { projectPlanViews } from './project-plan.ts'
import { projectSectionViews } from './project-section.ts'
import { parseProjectKey } from './project-shape.ts'

/** Every picture of a project. */
export const projects = createViews(
  { ...projectSectionViews, ...projectPlanViews, ...projectPitViews },
  parseProjectKey,
)

export const {
  names: projectViews,
  compose: composeProjectView,
  draw: drawProjectView,
  sizeOf: projectViewSize,
} = projects
