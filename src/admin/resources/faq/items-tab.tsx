import { useQuery } from '@tanstack/react-query'
import type { FaqItem } from '../../../contract/content/faq.ts'
import { PreviewLink } from '../../kit/publication/preview-link.tsx'
import { RecordList } from '../../kit/record-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { shownColumn } from '../../kit/use-record-list.tsx'
import { useApi } from '../../staff.ts'
import { CategoryFilter } from './category-filter.tsx'
import { faqItem } from './item.ts'
import { faqCategoriesQuery, faqItemsQuery, toItemsReason } from './queries.ts'
import { type ItemFilter, useItemFilter } from './use-item-filter.ts'

/** List of questions of one category or all, with create, edit and delete. */
export function ItemsTab() {
  const api = useApi()
  const categories = useQuery(faqCategoriesQuery(api))
  const { filter, choose } = useItemFilter(categories.data)
  const { query, all } = useItems(filter)
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
    shownColumn(faqItem),
  ]
  return (
    <RecordList
      label="Вопросы-ответы"
      className="faq-items"
      declared={faqItem}
      query={query}
      all={all}
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
      toForm={(item) => ({
        given: { categoryId: typeof filter === 'number' ? filter : null },
        before: item && <PreviewLink entity="faq-items" id={item.id} version={item.version} />,
        isWide: true,
      })}
    />
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
