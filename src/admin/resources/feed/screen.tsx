import { useQuery } from '@tanstack/react-query'
import type { ProductInFeed } from '../../../contract/catalogue/product-feed.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'
import { ChipLinks } from '../../kit/form/chips.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { Screen } from '../../shell/screen.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { feedColumns } from './columns.tsx'
import { FeedAddress } from './feed-address.tsx'
import { FEED_FILTERS, formatFeed, toFilter } from './feed-words.ts'
import { IndexNowPanel } from './index-now-panel.tsx'
import { feedQuery } from './queries.ts'
import './feed.css'

const listProducts = ({ products }: { products: readonly ProductInFeed[] }) => products

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
    const query = withParameter(search, 'show', filter).toString()
    return query === '' ? path : `${path}?${query}`
  }
  const chips = Object.entries(FEED_FILTERS).map(([filter, { label, isShown }]) => ({
    value: toHref(filter),
    label,
    count: data?.products.filter(isShown).length,
  }))
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
      <ListPanel
        label="Товары и фид"
        query={list}
        failure={(error) => `Не удалось загрузить фид: ${toReason(error)}`}
        filters={
          <SearchField
            placeholder="Название или производитель"
            value={typed}
            onChange={(text) => change((address) => withParameter(address, 'q', text), { replace: true })}
          />
        }
      >
        {(products) => {
          if (products.length === 0)
            return <NoRows title="Товаров ещё нет" text="В фид попадут товары каталога." />
          const rows = products
            .filter(FEED_FILTERS[chosen].isShown)
            .filter(({ name, manufacturerName }) => includesTyped(typed, [name, manufacturerName]))
          return rows.length === 0 ? (
            <NoRows title="Таких товаров нет" text="Выберите другое состояние или измените поиск." />
          ) : (
            <DataTable
              caption="Товары и фид"
              className="feed"
              columns={feedColumns}
              rows={rows}
              toKey={({ id }) => id}
            />
          )
        }}
      </ListPanel>
    </Screen>
  )
}
