import { useQuery } from '@tanstack/react-query'
import type { BlogCategory } from '../../../contract/content/blog.ts'
import { Button } from '../../../ui/button.tsx'
import { RecordForm } from '../../kit/record-form.tsx'
import { ResourceList } from '../../kit/resource-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { useRecordList } from '../../kit/use-record-list.tsx'
import { useApi } from '../../staff.ts'
import { category } from './category.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { Day } from './day.tsx'
import { Failed } from './failed.tsx'
import { blogCategoriesQuery, CATEGORIES_FAILURE } from './queries.ts'

const COLUMNS: readonly Column<BlogCategory>[] = [
  { key: 'id', title: 'ID', cell: ({ id }) => id },
  { key: 'name', title: 'Название', cell: ({ name }) => name },
  { key: 'slug', title: 'Slug', cell: ({ slug }) => slug },
  { key: 'description', title: 'Описание', cell: ({ description }) => description ?? 'Нет описания' },
  { key: 'created', title: 'Дата создания', cell: ({ createdAt }) => <Day at={createdAt} /> },
]

/** List of blog categories with create, edit and delete. An existing one is refetched before editing. */
export function CategoriesTab() {
  const query = useQuery(blogCategoriesQuery(useApi()))
  const crud = useRecordList(category, {
    query,
    isBrowserQuestion: true,
    notRemoved: 'Ошибка при удалении категории',
  })
  const { editedId, open, close } = crud
  if (query.isError && !query.data) return <Failed text={CATEGORIES_FAILURE} />
  return (
    <>
      <ResourceList
        label="Категории блога"
        className="blog-categories"
        crud={crud}
        columns={COLUMNS}
        empty={
          <NoRows
            title="Категорий пока нет"
            text="С ними читателю легче найти нужную статью."
            actions={<Button onClick={() => open('new')}>Добавить первую категорию</Button>}
          />
        }
      />
      {editedId === 'new' && <RecordForm declared={category} row={undefined} onClose={close} />}
      {typeof editedId === 'number' && <CategoryDialog key={editedId} id={editedId} onClose={close} />}
    </>
  )
}
