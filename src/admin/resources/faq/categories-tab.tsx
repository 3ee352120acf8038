import { useQuery } from '@tanstack/react-query'
import type { ListedFaqCategory } from '../../../contract/content/faq.ts'
import { plural } from '../../../lib/text/plural.ts'
import { CategoriesTab } from '../../kit/categories-tab.tsx'
import { declareCategory } from '../../kit/declare-category.ts'
import { useFieldFilter } from '../../kit/use-field-filter.tsx'
import { useApi } from '../../staff.ts'
import { faqItem } from './item.ts'
import { FAQ_KEY, faqCategoriesQuery } from './queries.ts'

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
  const { value, choose } = useFieldFilter(faqItem, 'categoryId')
  return (
    <CategoriesTab
      declared={faqCategory}
      label="Категории FAQ"
      query={useQuery(faqCategoriesQuery(api))}
      toSubject={({ name, itemCount }) =>
        `${name} · ${itemCount} ${plural(itemCount, ['вопрос', 'вопроса', 'вопросов'])}`
      }
      onRemoved={({ id }) => {
        if (value === String(id)) choose('')
      }}
      emptyText="Добавьте первую: вопросы без категории на сайте не видны."
    />
  )
}
