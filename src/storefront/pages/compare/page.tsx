import { useLocation } from 'react-router'
import { comparedQuery } from '../../../api/queries/compare-queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import type { Page } from '../../page.ts'
import { ComparePage } from './compare-page.tsx'
import { countLeftOut, readSharedIds } from './shared-link.ts'
import { SharedPage } from './shared-page.tsx'
import '../../parts/shopping/price.css'
import './compare.css'
import './table.css'
import './names-bar.css'
import './print.css'

export const page: Page = {
  load(api, { url }) {
    const ids = readSharedIds(url.searchParams)
    const deferred = [sectionTextsQuery(api, 'comparePage')]
    return { critical: ids === null ? [] : [comparedQuery(api, ids)], deferred }
  },
  Component: OwnOrShared,
}

/** Shows the shared list of the address, else the visitor's own from browser storage. */
function OwnOrShared() {
  const params = new URLSearchParams(useLocation().search)
  const ids = readSharedIds(params)
  if (ids === null) return <ComparePage />
  return <SharedPage key={ids.join()} ids={ids} leftOut={countLeftOut(params)} />
}
