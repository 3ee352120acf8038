import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { categoriesQuery, productsQuery } from '../queries.ts'
import { Screen } from '../shell/screen.tsx'
import { TabLinks } from '../shell/tab-links.tsx'
import { useApi } from '../staff.ts'
import { NewButton } from '../table/new-button.tsx'
import { CategoriesTab } from './categories-tab.tsx'
import { ProductsTab } from './products-tab.tsx'

/** Products and their categories. */
export function Component() {
  const api = useApi()
  const [search] = useSearchParams()
  const { open } = useDialogAddress()
  const products = useQuery(productsQuery(api)).data
  const categories = useQuery(categoriesQuery(api)).data
  const isCategories = search.get('tab') === 'categories'
  return (
    <Screen
      title="Управление каталогом"
      actions={
        <NewButton label={isCategories ? 'Создать категорию' : 'Создать товар'} onClick={() => open('new')} />
      }
    >
      <TabLinks
        label="Части каталога"
        tabs={[
          { label: 'Товары', href: '/admin/products', isCurrent: !isCategories, count: products?.length },
          {
            label: 'Категории',
            href: '/admin/products?tab=categories',
            isCurrent: isCategories,
            count: categories?.length,
          },
        ]}
      />
      {isCategories ? <CategoriesTab /> : <ProductsTab />}
    </Screen>
  )
}
