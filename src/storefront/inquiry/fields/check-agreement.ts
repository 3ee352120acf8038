import { CONSENT_REQUIRED } from '../../../domain/inquiry/consent-required.ts'
import type { FieldErrors } from './inquiry-values.ts'

/** Error of a form whose consent is required and not given. */
export const checkAgreement = ({ agreement }: { agreement: boolean }): FieldErrors =>
  agreement ? {} : { agreement: CONSENT_REQUIRED }
