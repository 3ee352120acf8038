import { useQuery } from '@tanstack/react-query'
import type { FaqCategory, ListedFaqCategory } from '../../contract/faq.ts'
import { plural } from '../../lib/plural.ts'
import { CategoryDialog, type CategoryValues } from '../form/category-dialog.tsx'
import { toReason } from '../form/failure-messages.ts'
import { pickChanges } from '../form/pick-changes.ts'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { useWrite } from '../form/use-write.ts'
import { confirmDelete } from '../shell/confirm-action.ts'
import { useApi } from '../staff.ts'
import { CategoryTable } from '../table/category-table.tsx'
import { ListPanel } from '../table/list-panel.tsx'
import { NoRows } from '../table/no-rows.tsx'
import { FAQ_KEY, faqCategoriesQuery } from './queries.ts'
import { useItemFilter } from './use-item-filter.ts'

/** Categories of questions: made, changed and deleted. A deleted one takes the filter of the questions with it. */
export function CategoriesTab() {
  const api = useApi()
  const { edited, open, close } = useDialogAddress()
  const { filter, choose } = useItemFilter()
  const query = useQuery(faqCategoriesQuery(api))
  const remove = useWrite({
    call: (id: number) => api.adminFaqCategories.remove({ id }),
    success: { title: 'Успех', description: 'Категория FAQ успешно удалена' },
    failure: (reason) => `Не удалось удалить категорию: ${reason}`,
    refresh: [FAQ_KEY],
  })
  const confirmAndRemove = async ({ id, name, itemCount }: ListedFaqCategory) => {
    const isRemoved = await confirmDelete(
      'Вы уверены, что хотите удалить эту категорию? Все вопросы в этой категории будут отвязаны от нее.',
      `${name} · ${itemCount} ${plural(itemCount, ['вопрос', 'вопроса', 'вопросов'])}`,
      () => remove.run(id),
    )
    if (isRemoved && filter === id) choose(null)
  }
  const current = query.data?.find(({ id }) => id === edited)
  return (
    <>
      <ListPanel
        label="Категории FAQ"
        query={query}
        failure={(error) => `Произошла ошибка при загрузке данных: ${toReason(error)}`}
      >
        {(categories) =>
          categories.length > 0 ? (
            <CategoryTable
              caption="Категории FAQ"
              rows={categories}
              onEdit={({ id }) => open(id)}
              onRemove={(category) => void confirmAndRemove(category)}
            />
          ) : (
            <NoRows
              title="Нет доступных категорий"
              text="Добавьте первую: вопросы без категории на сайте не видны."
            />
          )
        }
      </ListPanel>
      {query.data && edited === 'new' && <FaqCategoryForm onClose={close} />}
      {current && <FaqCategoryForm key={current.id} category={current} onClose={close} />}
    </>
  )
}

function FaqCategoryForm({ category, onClose }: { category?: FaqCategory; onClose: () => void }) {
  const api = useApi()
  const { run } = useWrite({
    call: (values: CategoryValues): Promise<FaqCategory> =>
      category
        ? api.adminFaqCategories.update({ ...pickChanges(values, category), id: category.id })
        : api.adminFaqCategories.create(values),
    success: { title: 'Успех', description: `Категория FAQ успешно ${category ? 'обновлена' : 'создана'}` },
    failure: (reason) => `Не удалось ${category ? 'обновить' : 'создать'} категорию: ${reason}`,
    refresh: [FAQ_KEY],
  })
  return (
    <CategoryDialog
      category={category}
      schema={async () => (await import('../../contract/admin-faq.ts')).newFaqCategorySchema}
      save={run}
      onClose={onClose}
    />
  )
}
