import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Category } from '../../../../contract/catalogue/categories.ts'
import { includesTyped } from '../../../../lib/text/fold-text.ts'
import { RecordForm } from '../../../kit/record-form.tsx'
import { ResourceList } from '../../../kit/resource-list.tsx'
import type { Column } from '../../../kit/table/data-table.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { SearchField } from '../../../kit/table/search-field.tsx'
import { useRecordList } from '../../../kit/use-record-list.tsx'
import { categoriesQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { category } from './category.ts'

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
  const crud = useRecordList(category, { query })
  return (
    <ResourceList
      label="Категории каталога"
      crud={crud}
      columns={COLUMNS}
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
    >
      {(row, onClose) => (
        <RecordForm
          key={row?.id ?? 'new'}
          declared={category}
          row={row}
          // Default order: admin.md, section 9.
          given={{ order: (query.data?.length ?? 0) + 1 }}
          onClose={onClose}
        />
      )}
    </ResourceList>
  )
}

const isWanted = ({ name, slug }: Category, wanted: string) => includesTyped(wanted, [name, slug])
