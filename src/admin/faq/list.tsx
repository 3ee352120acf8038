import { useQuery } from '@tanstack/react-query'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { Screen } from '../shell/screen.tsx'
import { TabLinks } from '../shell/tab-links.tsx'
import { useApi } from '../staff.ts'
import { NewButton } from '../table/new-button.tsx'
import { CategoriesTab } from './categories-tab.tsx'
import { ItemsTab } from './items-tab.tsx'
import { faqCategoriesQuery, faqItemsQuery } from './queries.ts'
import { useFaqTab } from './use-faq-tab.ts'
import { useItemFilter } from './use-item-filter.ts'
import './faq.css'

/** Questions of visitors with their answers, and the categories they stand in; opens on the categories, later on the part seen last. */
export function Component() {
  const api = useApi()
  const { filter } = useItemFilter()
  const { open } = useDialogAddress()
  const items = useQuery(faqItemsQuery(api)).data
  const categories = useQuery(faqCategoriesQuery(api)).data
  const isItems = useFaqTab() === 'items'
  const chosen = filter === null ? '' : `category=${filter}`
  return (
    <Screen
      title="Управление FAQ"
      actions={
        <NewButton
          label={isItems ? 'Добавить вопрос-ответ' : 'Добавить категорию'}
          onClick={() => open('new')}
        />
      }
    >
      <TabLinks
        label="Части FAQ"
        tabs={[
          {
            label: 'Вопросы-Ответы',
            href: `/admin/faq?tab=items${chosen && `&${chosen}`}`,
            isCurrent: isItems,
            count: items?.length,
          },
          {
            label: 'Категории',
            href: `/admin/faq?tab=categories${chosen && `&${chosen}`}`,
            isCurrent: !isItems,
            count: categories?.length,
          },
        ]}
      />
      {isItems ? <ItemsTab /> : <CategoriesTab />}
    </Screen>
  )
}
