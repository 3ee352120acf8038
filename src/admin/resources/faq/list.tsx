import { useQuery } from '@tanstack/react-query'
import { STAFF_FAQ_PATH } from '../../../domain/site/staff-paths.ts'
import { TabbedScreen } from '../../kit/tabbed-screen.tsx'
import { useFieldFilter } from '../../kit/use-field-filter.tsx'
import { useApi } from '../../staff.ts'
import { FaqCategories } from './categories-tab.tsx'
import { faqItem } from './item.ts'
import { ItemsTab } from './items-tab.tsx'
import { faqCategoriesQuery, faqItemsQuery } from './queries.ts'
import { useFaqTab } from './use-faq-tab.ts'
import './faq.css'

/** Screen of questions and their categories; opens on the categories, later on the last visited tab. */
export function Component() {
  const api = useApi()
  const { value } = useFieldFilter(faqItem, 'categoryId')
  const isItems = useFaqTab() === 'items'
  const chosen = value && `&category=${encodeURIComponent(value)}`
  return (
    <TabbedScreen
      title="Управление FAQ"
      label="Части FAQ"
      tabs={[
        {
          label: 'Вопросы-Ответы',
          href: `${STAFF_FAQ_PATH}?tab=items${chosen}`,
          isCurrent: isItems,
          count: useQuery(faqItemsQuery(api)).data?.length,
          newLabel: 'Добавить вопрос-ответ',
          panel: <ItemsTab />,
        },
        {
          label: 'Категории',
          href: `${STAFF_FAQ_PATH}?tab=categories${chosen}`,
          isCurrent: !isItems,
          count: useQuery(faqCategoriesQuery(api)).data?.length,
          newLabel: 'Добавить категорию',
          panel: <FaqCategories />,
        },
      ]}
    />
  )
}
