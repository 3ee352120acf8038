import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Category } from '../../../../contract/catalogue/categories.ts'
import { includesTyped } from '../../../../lib/text/fold-text.ts'
import { ResourceList } from '../../../kit/resource-list.tsx'
import type { Column } from '../../../kit/table/data-table.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { SearchField } from '../../../kit/table/search-field.tsx'
import { useCrud } from '../../../kit/use-crud.ts'
import { categoriesQuery, PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { CATEGORY, CategoryForm } from './category-form.tsx'

const COLUMNS: readonly Column<Category>[] = [
  { key: 'id', title: 'ID', cell: ({ id }) => id },
  { key: 'name', title: 'Название', cell: ({ name }) => name },
  { key: 'slug', title: 'Slug', cell: ({ slug }) => slug },
  { key: 'order', title: 'Порядок', cell: ({ order }) => order },
]

/** List of catalogue categories with search, create, edit and delete. */
export function CategoriesTab() {
  const api = useApi()
  const [wanted, setWanted] = useState('')
  const query = useQuery(categoriesQuery(api))
  const crud = useCrud<Category>({
    query,
    nameOf: ({ name }) => name,
    removal: {
      entity: 'categories',
      noun: CATEGORY,
      call: (id, options) => api.adminCategories.remove({ id }, options),
      question:
        'Вы уверены, что хотите удалить эту категорию? Её товары останутся без категории. Это действие нельзя отменить.',
      refresh: [categoriesQuery(api).queryKey, PRODUCTS_KEY],
    },
  })
  return (
    <ResourceList
      label="Категории каталога"
      crud={crud}
      columns={COLUMNS}
      filters={<SearchField placeholder="Название или slug" value={wanted} onChange={setWanted} />}
      filter={(categories) => categories.filter((category) => isWanted(category, wanted))}
      empty={
        <NoRows
          title="Категории не найдены"
          text={
            wanted ? `По запросу «${wanted}» ничего нет. Проверьте написание.` : 'Создайте первую категорию.'
          }
        />
      }
    >
      {(category, onClose) => (
        <CategoryForm
          key={category?.id ?? 'new'}
          category={category}
          count={query.data?.length ?? 0}
          onClose={onClose}
        />
      )}
    </ResourceList>
  )
}

const isWanted = ({ name, slug }: Category, wanted: string) => includesTyped(wanted, [name, slug])
