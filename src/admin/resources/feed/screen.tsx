import { useQuery } from '@tanstack/react-query'
import type { ProductFeed, ProductFeedCounts } from '../../../contract/catalogue/product-feed.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { ChipLinks } from '../../kit/form/chips.tsx'
import { LateList } from '../../kit/table/late-list.tsx'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { Screen } from '../../shell/screen.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { FeedAddress } from './feed-address.tsx'
import { FeedTable } from './feed-table.tsx'
import { countFeed, FEED_FILTERS, formatFeed, toFilter } from './feed-words.ts'
import { IndexNowPanel } from './index-now-panel.tsx'
import { feedQuery } from './queries.ts'
import './feed.css'

const inPartsCode = lazyModule('feed-in-parts', async () => (await import('./feed-in-parts.tsx')).FeedInParts)

const listProducts = (feed: ProductFeed | ProductFeedCounts) => ('products' in feed ? feed.products : [])
const failure = (error: unknown) => `Не удалось загрузить фид: ${toReason(error)}`

/** Screen of the feed of products: what is in, what is not, and why. */
export function Component() {
  const api = useApi()
  const now = useNow()
  const { search, change } = useAddress()
  const { data } = useQuery(feedQuery(api))
  const list = useQuery({ ...feedQuery(api), select: listProducts })
  const chosen = toFilter(search.get('show'))
  const typed = search.get('q') ?? ''
  const { path } = staffEndpoints.productFeed.list
  const toHref = (filter: string) => {
    const query = withParameter(search, 'show', filter === 'all' ? '' : filter).toString()
    return query === '' ? path : `${path}?${query}`
  }
  const counts = data && countFeed(data)
  const isInParts = data !== undefined && 'counts' in data
  const code = inPartsCode.useModule(isInParts)
  const FeedInParts = isInParts ? code.module : undefined
  const chips = Object.entries(FEED_FILTERS).map(([filter, { label }]) => ({
    value: toHref(filter),
    label,
    count: counts?.[toFilter(filter)],
  }))
  const filters = (
    <SearchField
      placeholder="Название или производитель"
      value={typed}
      onChange={(text) => change((address) => withParameter(address, 'q', text), { replace: true })}
    />
  )
  return (
    <Screen title="Фид для Яндекса" lead={data && formatFeed(data, now)}>
      {data && <FeedAddress address={data.address} />}
      <IndexNowPanel />
      <ChipLinks
        label="Какие товары показать"
        className="chips feed-states"
        chips={chips}
        current={toHref(chosen)}
      />
      {isInParts && !FeedInParts && <LateList code={code} failure="Не удалось загрузить фид" />}
      {FeedInParts && <FeedInParts filter={chosen} typed={typed} failure={failure} filters={filters} />}
      {!isInParts && (
        <ListPanel label="Товары и фид" query={list} failure={failure} filters={filters}>
          {(products) =>
            products.length === 0 ? (
              <NoRows title="Товаров ещё нет" text="В фид попадут товары каталога." />
            ) : (
              <FeedTable
                rows={products
                  .filter(FEED_FILTERS[chosen].isShown)
                  .filter(({ name, manufacturerName }) => includesTyped(typed, [name, manufacturerName]))}
              />
            )
          }
        </ListPanel>
      )}
    </Screen>
  )
}
