import { landingListQuery } from '../../../api/queries/landing-list-query.ts'
import { manufacturersQuery } from '../../../api/queries/queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import type { Page } from '../../page.ts'
import { SiteMap } from './site-map.tsx'

export const page: Page = {
  load: (api) => ({
    critical: [sectionTextsQuery(api, 'siteMapPage')],
    deferred: [manufacturersQuery(api), landingListQuery(api)],
  }),
  Component: SiteMap,
}
