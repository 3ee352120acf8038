import { BestModel } from './best-model.tsx'
import { Found } from './found.tsx'
import { SiteRequest } from './site-request.tsx'
import { StationScene } from './station-scene.tsx'

/** What the wizard shows once there are models: fetched with them, because the first visit to a page does without. */
export const resultParts = { BestModel, Found, SiteRequest, StationScene }
