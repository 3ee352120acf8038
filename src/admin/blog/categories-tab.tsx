import { useQuery } from '@tanstack/react-query'
import type { BlogCategory } from '../../contract/blog.ts'
import { Button } from '../../ui/button.tsx'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { useWrite } from '../form/use-write.ts'
import { WriteFailure } from '../form/write-failure.tsx'
import { useApi } from '../staff.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { ListPanel } from '../table/list-panel.tsx'
import { NoRows } from '../table/no-rows.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryForm } from './category-form.tsx'
import { Day } from './day.tsx'
import { Failed } from './failed.tsx'
import { BLOG_KEY, blogCategoriesQuery, CATEGORIES_FAILURE } from './queries.ts'

/** Categories of the blog: made, changed and deleted. */
export function CategoriesTab() {
  const api = useApi()
  const { edited, open, close } = useDialogAddress()
  const query = useQuery(blogCategoriesQuery(api))
  const remove = useWrite({
    call: (id: number) => api.adminBlogCategories.remove({ key: id }),
    success: { title: 'Успех', description: 'Категория успешно удалена' },
    failure: (reason) => `Ошибка при удалении категории: ${reason}`,
    refresh: [BLOG_KEY],
  })
  const confirmAndRemove = async (id: number) => {
    // The browser's own question is the specified one (admin.md, section 2).
    if (window.confirm('Вы уверены, что хотите удалить эту категорию?'))
      await remove.run(id).catch(() => undefined)
  }
  const columns: readonly Column<BlogCategory>[] = [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    { key: 'name', title: 'Название', cell: ({ name }) => name },
    { key: 'slug', title: 'Slug', cell: ({ slug }) => slug },
    { key: 'description', title: 'Описание', cell: ({ description }) => description ?? 'Нет описания' },
    { key: 'created', title: 'Дата создания', cell: ({ createdAt }) => <Day at={createdAt} /> },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: ({ id, name }) => (
        <RowActions of={name} onEdit={() => open(id)} onRemove={() => void confirmAndRemove(id)} />
      ),
    },
  ]
  if (query.isError && !query.data) return <Failed text={CATEGORIES_FAILURE} />
  return (
    <>
      <ListPanel label="Категории блога" query={query} failure={() => CATEGORIES_FAILURE}>
        {(categories) =>
          categories.length > 0 ? (
            <DataTable
              caption="Категории блога"
              className="table--plain blog-categories"
              columns={columns}
              rows={categories}
              toKey={({ id }) => id}
              toRemark={({ id }) =>
                remove.error &&
                remove.input === id && (
                  <WriteFailure error={remove.error} what="Не удалено" button="Удалить" />
                )
              }
              onOpen={({ id }) => open(id)}
            />
          ) : (
            <NoRows
              title="Категорий пока нет"
              text="С ними читателю легче найти нужную статью."
              actions={<Button onClick={() => open('new')}>Добавить первую категорию</Button>}
            />
          )
        }
      </ListPanel>
      {edited === 'new' && <CategoryForm onClose={close} />}
      {typeof edited === 'number' && <CategoryDialog key={edited} id={edited} onClose={close} />}
    </>
  )
}
