import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProjectCategory } from '../../../contract/content/projects.ts'
import { plural } from '../../../lib/text/plural.ts'
import { CategoriesTab } from '../../kit/categories-tab.tsx'
import { declareCategory } from '../../kit/declare-category.ts'
import { useApi } from '../../staff.ts'
import { PROJECTS_KEY, projectCategoriesQuery, projectsQuery } from './queries.ts'

const projectCategory = declareCategory<ProjectCategory>({
  entity: 'project-categories',
  noun: { name: 'Категория проектов', object: 'категорию', gender: 'f' },
  calls: (api) => api.adminProjectCategories,
  refresh: () => [PROJECTS_KEY],
  schema: async () => (await import('../../../contract/content/categories.ts')).newCategorySchema,
  rowsName: 'проекты',
})

/** List of project categories; the delete confirmation contains the number of affected projects, if known. */
export function ProjectCategories() {
  const api = useApi()
  const queries = useQueryClient()
  return (
    <CategoriesTab
      declared={projectCategory}
      label="Категории проектов"
      query={useQuery(projectCategoriesQuery(api))}
      toSubject={async ({ id, name }) => {
        const projects = await queries.ensureQueryData(projectsQuery(api))
        const count = projects.filter(({ categoryId }) => categoryId === id).length
        return `${name} · ${count} ${plural(count, ['проект', 'проекта', 'проектов'])}`
      }}
      emptyText="Добавьте первую: по категориям проекты разложены на сайте."
    />
  )
}
