import {
  districtsQuery,
  homeModelsQuery,
  homeProjectsQuery,
  reviewsQuery,
} from '../../../api/queries/home-queries.ts'
import { pageTextsQuery } from '../../../api/queries/page-text-queries.ts'
import type { Page } from '../../page.ts'
import { Home } from './home.tsx'

export const page: Page = {
  load: (api) => ({
    critical: [
      pageTextsQuery(api, 'home'),
      pageTextsQuery(api, 'contact'),
      districtsQuery(api),
      reviewsQuery(api),
    ],
    deferred: [homeModelsQuery(api), homeProjectsQuery(api)],
  }),
  Component: Home,
}
