import { manufacturersQuery, popularQuery } from '../../api/queries.ts'
import type { Page } from '../page.ts'
import { Home } from './Home.tsx'

export const page: Page = {
  load: (api) => ({ critical: [manufacturersQuery(api)], deferred: [popularQuery(api)] }),
  Component: Home,
}
