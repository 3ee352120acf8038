import type { QuestionName } from '../../../domain/selection/questions.ts'

/** Questions about house and plot that must be answered, if only by «не знаю» (storefront.md, section 5). */
export const requiredQuestions: readonly QuestionName[] = [
  'residents',
  'livingType',
  'guests',
  'pipeDepth',
  'groundWater',
  'soilType',
  'waterDisposal',
  'distanceToInstallation',
  'distanceToDisposal',
]
