import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminProject, ProjectCategory } from '../../contract/admin-projects.ts'
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
import { PROJECTS_KEY, projectCategoriesQuery, projectsQuery } from './queries.ts'

/** Categories of projects: made, changed and deleted. */
export function CategoriesTab() {
  const api = useApi()
  const { edited, open, close } = useDialogAddress()
  const query = useQuery(projectCategoriesQuery(api))
  const queries = useQueryClient()
  const remove = useWrite({
    call: (id: number) => api.adminProjectCategories.remove({ id }),
    success: { title: 'Успех', description: 'Категория проектов успешно удалена' },
    failure: (reason) => `Не удалось удалить категорию: ${reason}`,
    refresh: [PROJECTS_KEY],
  })
  const confirmAndRemove = async (category: ProjectCategory) => {
    const projects = await queries.ensureQueryData(projectsQuery(api)).catch(() => undefined)
    await confirmDelete(
      'Вы уверены, что хотите удалить эту категорию? Все проекты в этой категории будут отвязаны от нее.',
      toSubject(category, projects),
      () => remove.run(category.id),
    )
  }
  const current = query.data?.find(({ id }) => id === edited)
  return (
    <>
      <ListPanel
        label="Категории проектов"
        query={query}
        failure={(error) => `Произошла ошибка при загрузке данных: ${toReason(error)}`}
      >
        {(categories) =>
          categories.length > 0 ? (
            <CategoryTable
              caption="Категории проектов"
              rows={categories}
              onEdit={({ id }) => open(id)}
              onRemove={(category) => void confirmAndRemove(category)}
            />
          ) : (
            <NoRows
              title="Нет доступных категорий"
              text="Добавьте первую: по категориям проекты разложены на сайте."
            />
          )
        }
      </ListPanel>
      {query.data && edited === 'new' && <ProjectCategoryForm onClose={close} />}
      {current && <ProjectCategoryForm key={current.id} category={current} onClose={close} />}
    </>
  )
}

/** The category's name and how many projects lose it, as far as that is known. */
function toSubject({ id, name }: ProjectCategory, projects: readonly AdminProject[] | undefined): string {
  if (!projects) return name
  const count = projects.filter(({ categoryId }) => categoryId === id).length
  return `${name} · ${count} ${plural(count, ['проект', 'проекта', 'проектов'])}`
}

function ProjectCategoryForm({ category, onClose }: { category?: ProjectCategory; onClose: () => void }) {
  const api = useApi()
  const { run } = useWrite({
    call: (values: CategoryValues): Promise<ProjectCategory> =>
      category
        ? api.adminProjectCategories.update({ ...pickChanges(values, category), id: category.id })
        : api.adminProjectCategories.create(values),
    success: {
      title: 'Успех',
      description: `Категория проектов успешно ${category ? 'обновлена' : 'создана'}`,
    },
    failure: (reason) => `Не удалось ${category ? 'обновить' : 'создать'} категорию: ${reason}`,
    refresh: [PROJECTS_KEY],
  })
  return (
    <CategoryDialog
      category={category}
      schema={async () => (await import('../../contract/admin-projects.ts')).newProjectCategorySchema}
      save={run}
      onClose={onClose}
    />
  )
}
