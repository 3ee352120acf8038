import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Category } from '../../../../contract/catalogue/categories.ts'
import { includesTyped } from '../../../../lib/text/fold-text.ts'
import { RecordList } from '../../../kit/record-list.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { SearchField } from '../../../kit/table/search-field.tsx'
import { categoriesQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { category } from './category.ts'

/** List of catalogue categories with search, create, edit and delete. */
export function CategoriesTab() {
  const api = useApi()
  const [wanted, setWanted] = useState('')
  const query = useQuery(categoriesQuery(api))
  return (
    <RecordList
      label="Категории каталога"
      declared={category}
      query={query}
      columns={['id', 'name', 'slug', { key: 'order', title: 'Порядок', cell: ({ order }) => order }]}
      filters={<SearchField placeholder="Название или slug" value={wanted} onChange={setWanted} />}
      filter={(categories) => categories.filter((one) => isWanted(one, wanted))}
      empty={
        <NoRows
          title="Категории не найдены"
          text={
            wanted ? `По запросу «${wanted}» ничего нет. Проверьте написание.` : 'Создайте первую категорию.'
          }
        />
      }
      // Default order: admin.md, section 9.
      toForm={() => ({ given: { order: (query.data?.length ?? 0) + 1 } })}
    />
  )
}

const isWanted = ({ name, slug }: Category, wanted: string) => includesTyped(wanted, [name, slug])
