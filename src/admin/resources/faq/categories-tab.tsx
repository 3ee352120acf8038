import { useQuery } from '@tanstack/react-query'
import type { ListedFaqCategory } from '../../../contract/content/faq.ts'
import { plural } from '../../../lib/text/plural.ts'
import { CategoriesTab } from '../../kit/categories-tab.tsx'
import { declareCategory } from '../../kit/declare-category.ts'
import { useApi } from '../../staff.ts'
import { FAQ_KEY, faqCategoriesQuery } from './queries.ts'
import { useItemFilter } from './use-item-filter.ts'

const faqCategory = declareCategory<ListedFaqCategory>({
  entity: 'faq-categories',
  noun: { name: 'Категория FAQ', object: 'категорию', gender: 'f' },
  calls: (api) => api.adminFaqCategories,
  refresh: () => [FAQ_KEY],
  schema: async () => (await import('../../../contract/content/categories.ts')).newCategorySchema,
  rowsName: 'вопросы',
})

/** List of categories of questions. Deleting one resets the questions' filter. */
export function FaqCategories() {
  const api = useApi()
  const { filter, choose } = useItemFilter()
  return (
    <CategoriesTab
      declared={faqCategory}
      label="Категории FAQ"
      query={useQuery(faqCategoriesQuery(api))}
      toSubject={({ name, itemCount }) =>
        `${name} · ${itemCount} ${plural(itemCount, ['вопрос', 'вопроса', 'вопросов'])}`
      }
      onRemoved={({ id }) => {
        if (filter === id) choose(null)
      }}
      emptyText="Добавьте первую: вопросы без категории на сайте не видны."
    />
  )
}
