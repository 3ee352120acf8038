import { explain, individualReasons } from '../../domain/selection/explanation.ts'
import { findFits } from '../../domain/selection/fits.ts'
import { remarksFor } from '../../domain/selection/remarks.ts'
import { BestModel } from './best-model.tsx'
import { Found } from './found.tsx'
import { SiteRequest } from './site-request.tsx'
import { StationScene } from './station-scene.tsx'

/** Code that explains answers, selects models and shows them; loaded with the first answer, because most visits never need it. */
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
