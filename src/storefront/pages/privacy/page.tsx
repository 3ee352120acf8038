import { pageTextsQuery } from '../../../api/queries/page-text-queries.ts'
import { PRIVACY_PATH } from '../../../domain/site/site-paths.ts'
import type { Page } from '../../page.ts'
import { ConsentChoice } from '../../parts/consent/consent-choice.tsx'
import { LegalDocument } from '../../parts/legal/legal-document.tsx'
import { usePageTexts } from '../../use-page-texts.ts'

export const page: Page = {
  load: (api) => ({ critical: [pageTextsQuery(api, 'privacy')] }),
  Component: Privacy,
}

/** The privacy policy, with the choice about counters. */
function Privacy() {
  return (
    <LegalDocument
      texts={usePageTexts('privacy')}
      path={PRIVACY_PATH}
      after={{ counters: <ConsentChoice /> }}
    />
  )
}
