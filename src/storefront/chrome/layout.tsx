import { Outlet } from 'react-router'
import { manufacturersQuery, settingsQuery } from '../../api/queries.ts'
import type { Page } from '../page.ts'

/** Header, footer and everything that floats, around every page. */
export const layout: Page = {
  load: (api) => ({ critical: [settingsQuery(api)], deferred: [manufacturersQuery(api)] }),
  Component: Layout,
}

function Layout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
