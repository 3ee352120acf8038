import { useQuery } from '@tanstack/react-query'
import type { BlogCategory } from '../../../contract/content/blog.ts'
import { Button } from '../../../ui/button.tsx'
import { ResourceList } from '../../kit/resource-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { useCrud } from '../../kit/use-crud.ts'
import { useApi } from '../../staff.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CATEGORY, CategoryForm } from './category-form.tsx'
import { Day } from './day.tsx'
import { Failed } from './failed.tsx'
import { BLOG_KEY, blogCategoriesQuery, CATEGORIES_FAILURE } from './queries.ts'

const COLUMNS: readonly Column<BlogCategory>[] = [
  { key: 'id', title: 'ID', cell: ({ id }) => id },
  { key: 'name', title: 'Название', cell: ({ name }) => name },
  { key: 'slug', title: 'Slug', cell: ({ slug }) => slug },
  { key: 'description', title: 'Описание', cell: ({ description }) => description ?? 'Нет описания' },
  { key: 'created', title: 'Дата создания', cell: ({ createdAt }) => <Day at={createdAt} /> },
]

/** List of blog categories with create, edit and delete. An existing one is refetched before editing. */
export function CategoriesTab() {
  const api = useApi()
  const query = useQuery(blogCategoriesQuery(api))
  const crud = useCrud<BlogCategory>({
    query,
    nameOf: ({ name }) => name,
    removal: {
      entity: 'blog-categories',
      noun: CATEGORY,
      call: (key, options) => api.adminBlogCategories.remove({ key }, options),
      question: 'Вы уверены, что хотите удалить эту категорию?',
      isBrowserQuestion: true,
      notRemoved: 'Ошибка при удалении категории',
      refresh: [BLOG_KEY],
    },
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
      {editedId === 'new' && <CategoryForm onClose={close} />}
      {typeof editedId === 'number' && <CategoryDialog key={editedId} id={editedId} onClose={close} />}
    </>
  )
}
