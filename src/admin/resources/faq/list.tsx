import { useQuery } from '@tanstack/react-query'
import { STAFF_FAQ_PATH } from '../../../domain/site/staff-paths.ts'
import { TabbedScreen } from '../../kit/tabbed-screen.tsx'
import { useApi } from '../../staff.ts'
import { FaqCategories } from './categories-tab.tsx'
import { ItemsTab } from './items-tab.tsx'
import { faqCategoriesQuery, faqItemsQuery } from './queries.ts'
import { useFaqTab } from './use-faq-tab.ts'
import { useItemFilter } from './use-item-filter.ts'
import './faq.css'

/** Screen of questions and their categories; opens on the categories, later on the last visited tab. */
export function Component() {
  const api = useApi()
  const { filter } = useItemFilter()
  const isItems = useFaqTab() === 'items'
  const chosen = filter === null ? '' : `&category=${filter}`
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
