import { useQuery } from '@tanstack/react-query'
import type { Manufacturer } from '../../../../contract/catalogue/manufacturers.ts'
import { RecordList } from '../../../kit/record-list.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import type { ProductList } from '../../../parts/product/product-list.ts'
import { categoriesQuery, manufacturersQuery, PRODUCTS_KEY, productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { manufacturer } from './manufacturer.tsx'
import { ManufacturerSwatch } from './manufacturer-swatch.tsx'

/** List of manufacturers with colours and aliases; create, edit, and delete while they have no products. */
export function ManufacturersTab() {
  const api = useApi()
  const query = useQuery(manufacturersQuery(api))
  const products = useQuery(productsQuery(api)).data
  const countOf = ({ id }: Manufacturer) => products && countMade(products, id)
  return (
    <RecordList
      label="Производители"
      declared={manufacturer}
      query={query}
      columns={[
        'id',
        { key: 'name', title: 'Название', cell: (one) => <ManufacturerSwatch {...one} /> },
        { key: 'slug', title: 'Адрес', cell: ({ slug }) => slug },
        { key: 'products', title: 'Товаров', cell: countOf },
        'order',
        { key: 'aliases', title: 'Другие названия', cell: ({ aliases }) => aliases.join(', ') || '-' },
      ]}
      // Its categories lose it, which raises their versions.
      removal={{ refresh: [manufacturersQuery(api).queryKey, categoriesQuery(api).queryKey, PRODUCTS_KEY] }}
      empty={<NoRows title="Производителей пока нет" text="Создайте первого: без него не завести товар." />}
    />
  )
}

/** How many products a manufacturer has. */
function countMade(list: ProductList, id: number): number {
  const isOwn = ({ manufacturerId }: { manufacturerId: number }) => manufacturerId === id
  if (Array.isArray(list)) return list.filter(isOwn).length
  return list.lines.filter(isOwn).reduce((sum, { count }) => sum + count, 0)
}
