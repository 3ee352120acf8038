import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { STAFF_PRODUCTS_PATH } from '../../../../domain/site/staff-paths.ts'
import { TabbedScreen } from '../../../kit/tabbed-screen.tsx'
import { countOf } from '../../../kit/table/whole-list.ts'
import { categoriesQuery, manufacturersQuery, productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { CategoriesTab } from '../categories/categories-tab.tsx'
import { ManufacturersTab } from '../makers/manufacturers-tab.tsx'
import { ProductsTab } from './products-tab.tsx'

/** Screen of products, categories and manufacturers. */
export function Component() {
  const api = useApi()
  const [search] = useSearchParams()
  const tab = search.get('tab')
  const isCategories = tab === 'categories'
  const isManufacturers = tab === 'manufacturers'
  return (
    <TabbedScreen
      title="Управление каталогом"
      label="Части каталога"
      tabs={[
        {
          label: 'Товары',
          href: STAFF_PRODUCTS_PATH,
          isCurrent: !isCategories && !isManufacturers,
          count: countOf(useQuery(productsQuery(api)).data),
          newLabel: 'Создать товар',
          panel: <ProductsTab />,
        },
        {
          label: 'Категории',
          href: `${STAFF_PRODUCTS_PATH}?tab=categories`,
          isCurrent: isCategories,
          count: useQuery(categoriesQuery(api)).data?.length,
          newLabel: 'Создать категорию',
          panel: <CategoriesTab />,
        },
        {
          label: 'Производители',
          href: `${STAFF_PRODUCTS_PATH}?tab=manufacturers`,
          isCurrent: isManufacturers,
          count: useQuery(manufacturersQuery(api)).data?.length,
          newLabel: 'Создать производителя',
          panel: <ManufacturersTab />,
        },
      ]}
    />
  )
}
