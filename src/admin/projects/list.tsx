import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { Screen } from '../shell/screen.tsx'
import { TabLinks } from '../shell/tab-links.tsx'
import { useApi } from '../staff.ts'
import { NewButton } from '../table/new-button.tsx'
import { CategoriesTab } from './categories-tab.tsx'
import { ProjectsTab } from './projects-tab.tsx'
import { projectCategoriesQuery, projectsQuery } from './queries.ts'
import './projects.css'

/** Finished and running jobs, and their categories. */
export function Component() {
  const api = useApi()
  const [search] = useSearchParams()
  const { open } = useDialogAddress()
  const projects = useQuery(projectsQuery(api)).data
  const categories = useQuery(projectCategoriesQuery(api)).data
  const isCategories = search.get('tab') === 'categories'
  return (
    <Screen
      title="Управление проектами"
      actions={
        <NewButton
          label={isCategories ? 'Добавить категорию' : 'Добавить проект'}
          onClick={() => open('new')}
        />
      }
    >
      <TabLinks
        label="Части проектов"
        tabs={[
          { label: 'Проекты', href: '/admin/projects', isCurrent: !isCategories, count: projects?.length },
          {
            label: 'Категории',
            href: '/admin/projects?tab=categories',
            isCurrent: isCategories,
            count: categories?.length,
          },
        ]}
      />
      {isCategories ? <CategoriesTab /> : <ProjectsTab />}
    </Screen>
  )
}
