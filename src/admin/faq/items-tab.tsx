import { useQuery } from '@tanstack/react-query'
import type { FaqItem } from '../../contract/faq.ts'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { useWrite } from '../form/use-write.ts'
import { confirmDelete } from '../shell/confirm-action.ts'
import { useApi } from '../staff.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { ListPanel } from '../table/list-panel.tsx'
import { NoRows } from '../table/no-rows.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { ItemForm } from './item-form.tsx'
import { FAQ_KEY, faqCategoriesQuery, toItemsReason } from './queries.ts'
import { useItemFilter } from './use-item-filter.ts'
import { useItems } from './use-items.ts'

/** Questions with their answers, of one category or of all: made, changed and deleted. */
export function ItemsTab() {
  const api = useApi()
  const { edited, open, close } = useDialogAddress()
  const categories = useQuery(faqCategoriesQuery(api))
  const { filter, choose } = useItemFilter(categories.data)
  const { query, all } = useItems(filter)
  const remove = useWrite({
    call: (id: number) => api.adminFaqItems.remove({ id }),
    success: { title: 'Успех', description: 'Вопрос-ответ успешно удален' },
    failure: (reason) => `Не удалось удалить вопрос-ответ: ${reason}`,
    refresh: [FAQ_KEY],
  })
  const confirmAndRemove = async ({ id, question }: FaqItem) => {
    await confirmDelete('Вы уверены, что хотите удалить этот вопрос-ответ?', question, () => remove.run(id))
  }
  const names = new Map(categories.data?.map(({ id, name }) => [id, name]))
  const columns: readonly Column<FaqItem>[] = [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    {
      key: 'name',
      title: 'Вопрос',
      cell: ({ question }) => (
        <span className="faq-question" title={question}>
          {question}
        </span>
      ),
    },
    { key: 'category', title: 'Категория', cell: ({ categoryId }) => toName(categoryId, names) },
    { key: 'order', title: 'Порядок', cell: ({ orderIndex }) => orderIndex ?? '-' },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (item) => (
        <RowActions
          of={item.question}
          onEdit={() => open(item.id)}
          onRemove={() => void confirmAndRemove(item)}
        />
      ),
    },
  ]
  const current = all?.find(({ id }) => id === edited)
  const isReady = !categories.isPending
  return (
    <>
      <ListPanel
        label="Вопросы-ответы"
        query={query}
        failure={(error) => `Произошла ошибка при загрузке данных: ${toItemsReason(error)}`}
        filters={<CategoryFilter categories={categories.data ?? []} filter={filter} onChoose={choose} />}
      >
        {(items) =>
          items.length > 0 ? (
            <DataTable
              caption="Вопросы-ответы"
              className="table--plain faq-items"
              columns={columns}
              rows={items}
              toKey={({ id }) => id}
              onOpen={({ id }) => open(id)}
            />
          ) : (
            <NoRows
              title="Нет доступных вопросов-ответов"
              text={
                filter === 'none'
                  ? 'Все вопросы разложены по категориям.'
                  : 'Добавьте первый: он сразу появится на сайте.'
              }
            />
          )
        }
      </ListPanel>
      {isReady && edited === 'new' && (
        <ItemForm
          categories={categories.data}
          categoryId={typeof filter === 'number' ? filter : null}
          onClose={close}
        />
      )}
      {isReady && current && (
        <ItemForm
          key={current.id}
          item={current}
          categories={categories.data}
          categoryId={current.categoryId}
          onClose={close}
        />
      )}
    </>
  )
}

function toName(categoryId: number | null, names: ReadonlyMap<number, string>): string {
  return categoryId === null ? 'Без категории' : (names.get(categoryId) ?? `#${categoryId}`)
}
