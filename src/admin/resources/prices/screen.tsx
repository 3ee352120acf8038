import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { STAFF_PRICES_PATH } from '../../../domain/site/staff-paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { PriceLimitNote } from '../../parts/product/price-limit-note.tsx'
import { lastBulkQuery, manufacturersQuery, productsQuery } from '../../queries.ts'
import { useAwaited } from '../../shell/awaiting.ts'
import { Screen } from '../../shell/screen.tsx'
import { TabLinks } from '../../shell/tab-links.tsx'
import { useApi } from '../../staff.ts'
import { BulkTab } from './bulk/bulk-tab.tsx'
import { UndoBanner } from './bulk/undo-banner.tsx'
import { SingleTab } from './single/single-tab.tsx'
import './prices.css'
import './bulk/preview.css'
import './single/single.css'

/** Screen of prices: single and bulk changes (admin.md, section 2, price management). */
export function Component() {
  const [search] = useSearchParams()
  const isBulk = search.get('tab') === 'bulk'
  return (
    <Screen isForm title="Управление ценами">
      <div className="price-tabs">
        <TabLinks
          label="Как обновить цены"
          tabs={[
            { label: 'Индивидуальное обновление', href: STAFF_PRICES_PATH, isCurrent: !isBulk },
            { label: 'Массовое обновление', href: `${STAFF_PRICES_PATH}?tab=bulk`, isCurrent: isBulk },
          ]}
        />
      </div>
      <PriceLimitNote />
      {isBulk ? <Bulk /> : <SingleTab key={search.get('product')} />}
    </Screen>
  )
}

/** The banner of the last change stands above the form: both come together. */
function Bulk() {
  const api = useApi()
  // The form's own choices are asked for beside it.
  usePrefetchQuery(productsQuery(api))
  usePrefetchQuery(manufacturersQuery(api))
  if (useAwaited([useQuery(lastBulkQuery(api))])) {
    return (
      <Panel>
        <TableSkeleton />
      </Panel>
    )
  }
  return (
    <>
      <UndoBanner />
      <BulkTab />
    </>
  )
}
