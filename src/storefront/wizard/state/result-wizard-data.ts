import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import type { WizardData } from '../../parts/shopping/wizard-data.ts'

/** The answers as they go with an inquiry: by field, null for what is unknown, and the version of the rules that selected. */
export const toWizardData = (site: SiteAnswers, rulesVersion: string): WizardData => ({
  ...site,
  rulesVersion,
})
