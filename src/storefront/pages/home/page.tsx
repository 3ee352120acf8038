import { homeModelsQuery, homeProjectsQuery } from '../../../api/queries/home-queries.ts'
import type { Page } from '../../page.ts'
import { Home } from './home.tsx'

export const page: Page = {
  load: (api) => ({ critical: [], deferred: [homeModelsQuery(api), homeProjectsQuery(api)] }),
  Component: Home,
}
