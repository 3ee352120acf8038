import { useQuery } from '@tanstack/react-query'
import type { Manufacturer } from '../../../../contract/catalogue/manufacturers.ts'
import { RecordForm } from '../../../kit/record-form.tsx'
import { ResourceList } from '../../../kit/resource-list.tsx'
import type { Column } from '../../../kit/table/data-table.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { useRecordList } from '../../../kit/use-record-list.tsx'
import { categoriesQuery, manufacturersQuery, PRODUCTS_KEY, productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { manufacturer } from './manufacturer.tsx'
import { ManufacturerSwatch } from './manufacturer-swatch.tsx'

/** List of manufacturers with colours and aliases; create, edit, and delete while they have no products. */
export function ManufacturersTab() {
  const api = useApi()
  const query = useQuery(manufacturersQuery(api))
  const products = useQuery(productsQuery(api)).data
  const countOf = ({ id }: Manufacturer) =>
    products?.filter(({ manufacturerId }) => manufacturerId === id).length
  const columns: readonly Column<Manufacturer>[] = [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    { key: 'name', title: 'Название', cell: (one) => <ManufacturerSwatch {...one} /> },
    { key: 'slug', title: 'Адрес', cell: ({ slug }) => slug },
    { key: 'products', title: 'Товаров', cell: countOf },
    { key: 'order', title: 'Порядок', cell: ({ order }) => order },
    { key: 'aliases', title: 'Другие названия', cell: ({ aliases }) => aliases.join(', ') || '-' },
  ]
  const crud = useRecordList(manufacturer, {
    query,
    // Its categories lose it, which raises their versions.
    refresh: [manufacturersQuery(api).queryKey, categoriesQuery(api).queryKey, PRODUCTS_KEY],
  })
  return (
    <ResourceList
      label="Производители"
      crud={crud}
      columns={columns}
      empty={<NoRows title="Производителей пока нет" text="Создайте первого: без него не завести товар." />}
    >
      {(row, onClose) => (
        <RecordForm key={row?.id ?? 'new'} declared={manufacturer} row={row} onClose={onClose} />
      )}
    </ResourceList>
  )
}
