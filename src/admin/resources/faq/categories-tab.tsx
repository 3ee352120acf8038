import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../lib/text/plural.ts'
import { CategoriesTab } from '../../kit/categories-tab.tsx'
import { useApi } from '../../staff.ts'
import { FAQ_KEY, faqCategoriesQuery } from './queries.ts'
import { useItemFilter } from './use-item-filter.ts'

/** List of categories of questions. Deleting one resets the questions' filter. */
export function FaqCategories() {
  const api = useApi()
  const { filter, choose } = useItemFilter()
  return (
    <CategoriesTab
      entity="faq-categories"
      label="Категории FAQ"
      noun={{ name: 'Категория FAQ', object: 'категорию', gender: 'f' }}
      query={useQuery(faqCategoriesQuery(api))}
      calls={api.adminFaqCategories}
      rowsName="вопросы"
      toSubject={({ name, itemCount }) =>
        `${name} · ${itemCount} ${plural(itemCount, ['вопрос', 'вопроса', 'вопросов'])}`
      }
      onRemoved={({ id }) => {
        if (filter === id) choose(null)
      }}
      emptyText="Добавьте первую: вопросы без категории на сайте не видны."
      schema={async () => (await import('../../../contract/content/faq.ts')).newFaqCategorySchema}
      refresh={[FAQ_KEY]}
    />
  )
}
