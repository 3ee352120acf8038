import terms from '../../../content/legal/terms.json'
import { TERMS_PATH } from '../../lib/site-paths.ts'
import { LegalDocument } from '../legal/legal-document.tsx'
import type { Page } from '../page.ts'

export const page: Page = {
  load: () => ({ critical: [] }),
  Component: Terms,
}

/** The public offer contract, with the numbers of storefront.md, section 9. */
function Terms() {
  return <LegalDocument text={terms} path={TERMS_PATH} />
}
