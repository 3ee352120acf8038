import { createViews } from '../core/views.ts'
import { composeProjectPit, composeProjectPitSmall } from './project-pit.ts'
import { composeProjectPlan, composeProjectPlanSmall } from './project-plan.ts'
import { composeProject, composeProjectOpenGraph, composeProjectSmall } from './project-section.ts'
import { parseProjectKey } from './project-shape.ts'

const LARGE = { width: 760, height: 500 }
const SMALL = { width: 380, height: 250 }

/** Every picture of a project. */
export const projects = createViews(
  {
    project: { ...LARGE, compose: composeProject },
    'project-small': { ...SMALL, compose: composeProjectSmall },
    'project-plan': { ...LARGE, compose: composeProjectPlan },
    'project-plan-small': { ...SMALL, compose: composeProjectPlanSmall },
    'project-pit': { ...LARGE, compose: composeProjectPit },
    'project-pit-small': { ...SMALL, compose: composeProjectPitSmall },
    'project-open-graph': { width: 1200, height: 630, compose: composeProjectOpenGraph },
  },
  parseProjectKey,
)

export const {
  names: projectViews,
  compose: composeProjectView,
  draw: drawProjectView,
  sizeOf: projectViewSize,
} = projects
