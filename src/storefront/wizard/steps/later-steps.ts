import { ContactStep } from './contact-step.tsx'
import { DisposalStep } from './disposal-step.tsx'
import { DistanceStep } from './distance-step.tsx'
import { PipeStep } from './pipe-step.tsx'
import { SoilStep } from './soil-step.tsx'
import '../questions-later.css'

export { composeWizardInquiry } from '../state/compose-inquiry.ts'
export { findValidationErrors } from '../state/validation-errors.ts'

/** The steps after the first, in their order; loaded when the wizard is first touched, because most visits never need them. */
export const laterSteps = [PipeStep, SoilStep, DisposalStep, DistanceStep, ContactStep]
