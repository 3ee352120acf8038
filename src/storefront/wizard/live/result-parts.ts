// Code that selects models and shows them beside the steps: one file, loaded with the first answer, because most visits never need it.
export { listSelectionModels } from '../../../api/product-models.ts'
export { selectModels } from '../../../domain/selection/select-models.ts'
export { StationScene } from '../pictures/station-scene.tsx'
export { announce } from './announcement-text.ts'
export { BestModel } from './best-model.tsx'
export { LiveResult } from './live-result.tsx'
export { SiteInquiry } from './site-inquiry.tsx'
export { isComplete, Summary } from './summary.tsx'
