import { useQuery } from '@tanstack/react-query'
import type { Manufacturer } from '../../../../contract/catalogue/manufacturers.ts'
import { RecordList } from '../../../kit/record-list.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
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
