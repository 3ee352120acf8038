import { listSelectionModels } from '../../../api/product-models.ts'
import { selectModels } from '../../../domain/selection/select-models.ts'
import { StationScene } from '../pictures/station-scene.tsx'
import { announce } from './announcement-text.ts'
import { BestModel } from './best-model.tsx'
import { LiveResult } from './live-result.tsx'
import { SiteRequest } from './site-request.tsx'
import { isComplete, Summary } from './summary.tsx'

/** Code that selects models and shows them beside the steps; loaded with the first answer, because most visits never need it. */
export const resultParts = {
  selectModels,
  listSelectionModels,
  announce,
  isComplete,
  BestModel,
  LiveResult,
  SiteRequest,
  StationScene,
  Summary,
}
