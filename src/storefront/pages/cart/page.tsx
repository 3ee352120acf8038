import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import type { Page } from '../../page.ts'
import { CartPage } from './cart-page.tsx'

export const page: Page = {
  load: (api) => ({
    critical: [],
    deferred: [sectionTextsQuery(api, 'cartPage'), sectionTextsQuery(api, 'inquiryPart')],
  }),
  Component: CartPage,
}
