import { pageTextsQuery } from '../../../api/queries/page-text-queries.ts'
import { TERMS_PATH } from '../../../domain/site/site-paths.ts'
import type { Page } from '../../page.ts'
import { LegalDocument } from '../../parts/legal/legal-document.tsx'
import { usePageTexts } from '../../use-page-texts.ts'

export const page: Page = {
  load: (api) => ({ critical: [pageTextsQuery(api, 'terms')] }),
  Component: Terms,
}

/** The public offer contract, with the numbers of storefront.md, section 9. */
function Terms() {
  return <LegalDocument texts={usePageTexts('terms')} path={TERMS_PATH} />
}
