import { view } from '../core/views.ts'
import type { Sheet } from '../station/frame.ts'
import { composePit } from '../views/pit.ts'
import type { ProjectShape } from './project-shape.ts'

const LARGE: Sheet = {
  width: 760,
  height: 500,
  scale: 0.098,
  ground: 138,
  axis: 372,
  bodyWidth: 300,
  widthGap: 34,
  heightGap: 0,
  textSize: 16,
}

const SMALL: Sheet = {
  ...LARGE,
  width: 380,
  height: 250,
  scale: 0.049,
  ground: 68,
  axis: 184,
  bodyWidth: 150,
  widthGap: 20,
  textSize: 13,
}

/** Installation on the plot. */
export const projectPitViews = {
  'project-pit': view(LARGE, composeProjectPit),
  'project-pit-small': view(SMALL, composeProjectPit),
}

function composeProjectPit(shape: ProjectShape, sheet: Sheet) {
  return composePit(shape, sheet, true)
}
