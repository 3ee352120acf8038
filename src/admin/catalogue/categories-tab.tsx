import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Category } from '../../contract/categories.ts'
import { toReason } from '../form/failure-messages.ts'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { useWrite } from '../form/use-write.ts'
import { categoriesQuery, PRODUCTS_KEY } from '../queries.ts'
import { confirmDelete } from '../shell/confirm-action.ts'
import { useApi } from '../staff.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { ListPanel } from '../table/list-panel.tsx'
import { NoRows } from '../table/no-rows.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { SearchField } from '../table/search-field.tsx'
import { CategoryForm } from './category-form.tsx'

/** Categories of the catalogue: found by name or slug, made, changed and deleted. */
export function CategoriesTab() {
  const api = useApi()
  const [wanted, setWanted] = useState('')
  const { edited, open, close } = useDialogAddress()
  const query = useQuery(categoriesQuery(api))
  const remove = useWrite({
    call: (id: number) => api.adminCategories.remove({ id }),
    success: { title: 'Успех', description: 'Категория успешно удалена' },
    failure: (reason) => `Не удалось удалить категорию: ${reason}`,
    refresh: [categoriesQuery(api).queryKey, PRODUCTS_KEY],
  })
  const confirmAndRemove = async ({ id, name }: Category) => {
    await confirmDelete(
      'Вы уверены, что хотите удалить эту категорию? Её товары останутся без категории. Это действие нельзя отменить.',
      name,
      () => remove.run(id),
    )
  }
  const columns: readonly Column<Category>[] = [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    { key: 'name', title: 'Название', cell: ({ name }) => name },
    { key: 'slug', title: 'Slug', cell: ({ slug }) => slug },
    { key: 'order', title: 'Порядок', cell: ({ order }) => order },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (category) => (
        <RowActions
          of={category.name}
          onEdit={() => open(category.id)}
          onRemove={() => void confirmAndRemove(category)}
        />
      ),
    },
  ]
  const current = query.data?.find(({ id }) => id === edited)
  return (
    <>
      <ListPanel
        label="Категории каталога"
        query={query}
        failure={(error) => `Произошла ошибка при загрузке данных: ${toReason(error)}`}
        filters={<SearchField placeholder="Название или slug" value={wanted} onChange={setWanted} />}
      >
        {(categories) => {
          const shown = categories.filter((category) => isWanted(category, wanted))
          return shown.length > 0 ? (
            <DataTable
              caption="Категории каталога"
              className="table--plain"
              columns={columns}
              rows={shown}
              toKey={({ id }) => id}
              onOpen={({ id }) => open(id)}
            />
          ) : (
            <NoRows
              title="Категории не найдены"
              text={
                wanted
                  ? `По запросу «${wanted}» ничего нет. Проверьте написание.`
                  : 'Создайте первую категорию.'
              }
            />
          )
        }}
      </ListPanel>
      {query.data && edited === 'new' && <CategoryForm count={query.data.length} onClose={close} />}
      {query.data && current && (
        <CategoryForm key={current.id} category={current} count={query.data.length} onClose={close} />
      )}
    </>
  )
}

function isWanted({ name, slug }: Category, wanted: string): boolean {
  const text = wanted.trim().toLowerCase()
  return name.toLowerCase().includes(text) || slug.includes(text)
}
