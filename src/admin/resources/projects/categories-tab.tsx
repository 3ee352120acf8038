import { useQuery, useQueryClient } from '@tanstack/react-query'
import { plural } from '../../../lib/text/plural.ts'
import { CategoriesTab } from '../../kit/categories-tab.tsx'
import { useApi } from '../../staff.ts'
import { PROJECTS_KEY, projectCategoriesQuery, projectsQuery } from './queries.ts'

/** List of project categories; the delete confirmation contains the number of affected projects, if known. */
export function ProjectCategories() {
  const api = useApi()
  const queries = useQueryClient()
  return (
    <CategoriesTab
      entity="project-categories"
      label="Категории проектов"
      noun={{ name: 'Категория проектов', object: 'категорию', gender: 'f' }}
      query={useQuery(projectCategoriesQuery(api))}
      calls={api.adminProjectCategories}
      rowsName="проекты"
      toSubject={async ({ id, name }) => {
        const projects = await queries.ensureQueryData(projectsQuery(api))
        const count = projects.filter(({ categoryId }) => categoryId === id).length
        return `${name} · ${count} ${plural(count, ['проект', 'проекта', 'проектов'])}`
      }}
      emptyText="Добавьте первую: по категориям проекты разложены на сайте."
      schema={async () => (await import('../../../contract/content/projects.ts')).newProjectCategorySchema}
      refresh={[PROJECTS_KEY]}
    />
  )
}
