import { landingListQuery } from '../../../api/queries/landing-list-query.ts'
import { manufacturersQuery } from '../../../api/queries/queries.ts'
import type { Page } from '../../page.ts'
import { SiteMap } from './site-map.tsx'

export const page: Page = {
  load: (api) => ({ critical: [], deferred: [manufacturersQuery(api), landingListQuery(api)] }),
  Component: SiteMap,
}
