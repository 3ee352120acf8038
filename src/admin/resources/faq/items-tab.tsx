import { useQuery } from '@tanstack/react-query'
import type { FaqItem } from '../../../contract/content/faq.ts'
import { ShownSwitch } from '../../kit/publication/shown-switch.tsx'
import { ResourceList } from '../../kit/resource-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { useCrud } from '../../kit/use-crud.ts'
import { useApi } from '../../staff.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ITEM, ItemForm } from './item-form.tsx'
import { FAQ_KEY, faqCategoriesQuery, faqItemsQuery, toItemsReason } from './queries.ts'
import { type ItemFilter, useItemFilter } from './use-item-filter.ts'

/** List of questions of one category or all, with create, edit and delete. */
export function ItemsTab() {
  const api = useApi()
  const categories = useQuery(faqCategoriesQuery(api))
  const { filter, choose } = useItemFilter(categories.data)
  const { query, all } = useItems(filter)
  const crud = useCrud<FaqItem>({
    query,
    all,
    nameOf: ({ question }) => question,
    removal: {
      entity: 'faq-items',
      noun: ITEM,
      call: (id, options) => api.adminFaqItems.remove({ id }, options),
      question: 'Вы уверены, что хотите удалить этот вопрос-ответ?',
      refresh: [FAQ_KEY],
    },
  })
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
      key: 'shown',
      title: 'На сайте',
      cell: (item) => (
        <ShownSwitch
          name={item.question}
          entity="faq-items"
          record={item}
          save={(published, options) => api.adminFaqItems.update({ id: item.id, published }, options)}
          refresh={[FAQ_KEY]}
        />
      ),
    },
  ]
  return (
    <ResourceList
      label="Вопросы-ответы"
      className="faq-items"
      crud={crud}
      columns={columns}
      failure={(error) => `Произошла ошибка при загрузке данных: ${toItemsReason(error)}`}
      filters={<CategoryFilter categories={categories.data ?? []} filter={filter} onChoose={choose} />}
      empty={
        <NoRows
          title="Нет доступных вопросов-ответов"
          text={
            filter === 'none'
              ? 'Все вопросы разложены по категориям.'
              : 'Добавьте первый: он сразу появится на сайте.'
          }
        />
      }
      isReady={!categories.isPending}
    >
      {(item, onClose) => (
        <ItemForm
          key={item?.id ?? 'new'}
          item={item}
          categories={categories.data}
          categoryId={item ? item.categoryId : typeof filter === 'number' ? filter : null}
          onClose={onClose}
        />
      )}
    </ResourceList>
  )
}

function toName(categoryId: number | null, names: ReadonlyMap<number, string>): string {
  return categoryId === null ? 'Без категории' : (names.get(categoryId) ?? `#${categoryId}`)
}

/** Questions that match a filter; cached ones are shown while refetching. */
function useItems(filter: ItemFilter) {
  const api = useApi()
  const all = useQuery(faqItemsQuery(api))
  const categoryId = typeof filter === 'number' ? filter : undefined
  const query = useQuery({
    ...faqItemsQuery(api, categoryId),
    placeholderData: () => all.data?.filter((item) => item.categoryId === categoryId),
    select: (items) => (filter === 'none' ? items.filter((item) => item.categoryId === null) : items),
  })
  return { query, all: all.data }
}
