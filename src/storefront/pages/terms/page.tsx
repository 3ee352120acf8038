import terms from '../../../../content/legal/terms.json'
import { TERMS_PATH } from '../../../domain/site/site-paths.ts'
import type { Page } from '../../page.ts'
import { LegalDocument } from '../../parts/legal/legal-document.tsx'

export const page: Page = {
  load: () => ({ critical: [] }),
  Component: Terms,
}

/** The public offer contract, with the numbers of storefront.md, section 9. */
function Terms() {
  return <LegalDocument text={terms} path={TERMS_PATH} />
}
