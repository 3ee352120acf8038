import { useQuery } from '@tanstack/react-query'
import type { Manufacturer } from '../../../../contract/catalogue/manufacturers.ts'
import { ResourceList } from '../../../kit/resource-list.tsx'
import type { Column } from '../../../kit/table/data-table.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { useCrud } from '../../../kit/use-crud.ts'
import { categoriesQuery, manufacturersQuery, PRODUCTS_KEY, productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { MANUFACTURER, ManufacturerForm } from './manufacturer-form.tsx'
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
  const crud = useCrud<Manufacturer>({
    query,
    nameOf: ({ name }) => name,
    removal: {
      entity: 'manufacturers',
      noun: MANUFACTURER,
      call: (id, options) => api.adminManufacturers.remove({ id }, options),
      question:
        'Вы уверены, что хотите удалить этого производителя? Удалить можно только того, у кого нет товаров. Это действие нельзя отменить.',
      // Its categories lose it, which raises their versions.
      refresh: [manufacturersQuery(api).queryKey, categoriesQuery(api).queryKey, PRODUCTS_KEY],
    },
  })
  return (
    <ResourceList
      label="Производители"
      crud={crud}
      columns={columns}
      empty={<NoRows title="Производителей пока нет" text="Создайте первого: без него не завести товар." />}
    >
      {(manufacturer, onClose) => (
        <ManufacturerForm key={manufacturer?.id ?? 'new'} manufacturer={manufacturer} onClose={onClose} />
      )}
    </ResourceList>
  )
}
