import privacy from '../../../content/legal/privacy.json'
import { ConsentChoice } from '../consent/consent-choice.tsx'
import { LegalDocument } from '../legal/legal-document.tsx'
import type { Page } from '../page.ts'

export const page: Page = {
  load: () => ({ critical: [] }),
  Component: Privacy,
}

/** The privacy policy; the answer about counters can be changed in it. */
function Privacy() {
  return <LegalDocument text={privacy} path="/privacy" after={{ counters: <ConsentChoice /> }} />
}
