import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { TabbedScreen } from '../kit/tabbed-screen.tsx'
import { categoriesQuery, productsQuery } from '../queries.ts'
import { useApi } from '../staff.ts'
import { CategoriesTab } from './categories-tab.tsx'
import { ProductsTab } from './products-tab.tsx'

/** Products and their categories. */
export function Component() {
  const api = useApi()
  const [search] = useSearchParams()
  const isCategories = search.get('tab') === 'categories'
  return (
    <TabbedScreen
      title="Управление каталогом"
      label="Части каталога"
      tabs={[
        {
          label: 'Товары',
          href: '/admin/products',
          isCurrent: !isCategories,
          count: useQuery(productsQuery(api)).data?.length,
          newLabel: 'Создать товар',
          panel: <ProductsTab />,
        },
        {
          label: 'Категории',
          href: '/admin/products?tab=categories',
          isCurrent: isCategories,
          count: useQuery(categoriesQuery(api)).data?.length,
          newLabel: 'Создать категорию',
          panel: <CategoriesTab />,
        },
      ]}
    />
  )
}
