import type { ProductInFeed } from '../../../contract/catalogue/product-feed.ts'
import { STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { describeState, formatReasons } from './feed-words.ts'

/** Columns of the products: which, whose, whether in the feed, and why not. */
export const feedColumns: readonly Column<ProductInFeed>[] = [
  {
    key: 'name',
    title: 'Товар',
    cell: ({ id, name }) => <a href={`${STAFF_PRODUCTS_PATH}?edit=${id}`}>{name}</a>,
  },
  { key: 'maker', title: 'Производитель', cell: ({ manufacturerName }) => manufacturerName },
  {
    key: 'state',
    title: 'Состояние',
    cell: (product) => {
      const { label, tone, dot } = describeState(product)
      return (
        <Badge tone={tone} dot={dot}>
          {label}
        </Badge>
      )
    },
  },
  { key: 'why', title: 'Пояснение', cell: formatReasons },
]
