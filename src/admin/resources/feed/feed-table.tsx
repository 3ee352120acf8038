import type { ProductInFeed } from '../../../contract/catalogue/product-feed.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { feedColumns } from './columns.tsx'

/** The products that filter and search leave. */
export function FeedTable({ rows }: { rows: readonly ProductInFeed[] }) {
  if (rows.length === 0)
    return <NoRows title="Таких товаров нет" text="Выберите другое состояние или измените поиск." />
  return (
    <DataTable
      caption="Товары и фид"
      className="feed"
      columns={feedColumns}
      rows={rows}
      toKey={({ id }) => id}
    />
  )
}
