import { useQuery } from '@tanstack/react-query'
import { projectsQuery } from '../../../api/queries/queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import type { Page } from '../../page.ts'
import { useApi } from '../../site.ts'
import { ProjectsScreen } from './projects-screen.tsx'

export const page: Page = {
  load: (api) => ({ critical: [sectionTextsQuery(api, 'projectsPage'), projectsQuery(api)] }),
  Component: ProjectsPage,
}

function ProjectsPage() {
  const { data, isError, refetch } = useQuery(projectsQuery(useApi()))
  return <ProjectsScreen projects={data} failed={isError} onRetry={() => refetch()} />
}
