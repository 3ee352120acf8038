import privacy from '../../../../content/legal/privacy.json'
import { PRIVACY_PATH } from '../../../domain/site/site-paths.ts'
import type { Page } from '../../page.ts'
import { ConsentChoice } from '../../parts/consent/consent-choice.tsx'
import { LegalDocument } from '../../parts/legal/legal-document.tsx'

export const page: Page = {
  load: () => ({ critical: [] }),
  Component: Privacy,
}

/** The privacy policy, with the choice about counters. */
function Privacy() {
  return <LegalDocument text={privacy} path={PRIVACY_PATH} after={{ counters: <ConsentChoice /> }} />
}
