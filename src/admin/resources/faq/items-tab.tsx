import { useQuery } from '@tanstack/react-query'
import type { FaqItem } from '../../../contract/content/faq.ts'
import { parseId } from '../../../lib/numbers.ts'
import { PreviewLink } from '../../kit/publication/preview-link.tsx'
import { RecordList } from '../../kit/record-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { useFieldFilter } from '../../kit/use-field-filter.tsx'
import { shownColumn } from '../../kit/use-record-list.tsx'
import { useApi } from '../../staff.ts'
import { faqItem } from './item.ts'
import { faqCategoriesQuery, faqItemsQuery, toItemsReason } from './queries.ts'

/** List of questions of one category or all, with create, edit and delete. */
export function ItemsTab() {
  const api = useApi()
  const categories = useQuery(faqCategoriesQuery(api))
  const { value, filter, select } = useFieldFilter(faqItem, 'categoryId')
  const categoryId = parseId(value)
  const all = useQuery(faqItemsQuery(api)).data
  // Cached ones are shown while those of a category are asked for.
  const query = useQuery({
    ...faqItemsQuery(api, categoryId ?? undefined),
    placeholderData: () => all,
    select: filter,
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
      filters={select}
      empty={
        <NoRows
          title="Нет доступных вопросов-ответов"
          text={
            value === 'none'
              ? 'Все вопросы разложены по категориям.'
              : 'Добавьте первый: он сразу появится на сайте.'
          }
        />
      }
      isReady={!categories.isPending}
      toForm={(item) => ({
        given: { categoryId },
        before: item && <PreviewLink entity="faq-items" id={item.id} version={item.version} />,
        isWide: true,
      })}
    />
  )
}

function toName(categoryId: number | null, names: ReadonlyMap<number, string>): string {
  return categoryId === null ? 'Без категории' : (names.get(categoryId) ?? `#${categoryId}`)
}
