import { explain, individualReasons } from '../../domain/selection/explanation.ts'
import { findFits } from '../../domain/selection/fits.ts'
import { remarksFor } from '../../domain/selection/remarks.ts'
import { BestModel } from './best-model.tsx'
import { Found } from './found.tsx'
import { SiteRequest } from './site-request.tsx'
import { StationScene } from './station-scene.tsx'

/** What explains the answers, chooses models and shows them: fetched with the first answer, because most visits do without. */
export const resultParts = {
  explain,
  remarksFor,
  individualReasons,
  findFits,
  BestModel,
  Found,
  SiteRequest,
  StationScene,
}
