import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { STAFF_PROJECTS_PATH } from '../../../domain/site/staff-paths.ts'
import { TabbedScreen } from '../../kit/tabbed-screen.tsx'
import { useApi } from '../../staff.ts'
import { ProjectCategories } from './categories-tab.tsx'
import { ProjectsTab } from './projects-tab.tsx'
import { projectCategoriesQuery, projectsQuery } from './queries.ts'
import './projects.css'

/** Screen of projects and their categories. */
export function Component() {
  const api = useApi()
  const [search] = useSearchParams()
  const isCategories = search.get('tab') === 'categories'
  return (
    <TabbedScreen
      title="Управление проектами"
      label="Части проектов"
      tabs={[
        {
          label: 'Проекты',
          href: STAFF_PROJECTS_PATH,
          isCurrent: !isCategories,
          count: useQuery(projectsQuery(api)).data?.length,
          newLabel: 'Добавить проект',
          panel: <ProjectsTab />,
        },
        {
          label: 'Категории',
          href: `${STAFF_PROJECTS_PATH}?tab=categories`,
          isCurrent: isCategories,
          count: useQuery(projectCategoriesQuery(api)).data?.length,
          newLabel: 'Добавить категорию',
          panel: <ProjectCategories />,
        },
      ]}
    />
  )
}
