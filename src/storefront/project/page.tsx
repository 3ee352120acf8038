import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { equippedQuery, projectQuery, similarProjectsQuery } from '../../api/queries.ts'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { ProjectFailure, ProjectMissing } from './ProjectMissing.tsx'
import { ProjectSkeleton } from './ProjectSkeleton.tsx'
import { ProjectView } from './ProjectView.tsx'

export const page: Page = {
  load: (api, { params: { id = '' } }) => ({
    critical: [projectQuery(api, id)],
    deferred: [equippedQuery(api, id), similarProjectsQuery(api, id)],
  }),
  isAbsent: (api, { params: { id = '' } }, read) => read(projectQuery(api, id)) === null,
  Component: ProjectPage,
}

function ProjectPage() {
  const { id = '' } = useParams()
  const { data: project, isError, refetch } = useQuery(projectQuery(useApi(), id))
  if (isError) return <ProjectFailure onRetry={() => refetch()} />
  if (project === undefined) return <ProjectSkeleton />
  if (project === null) return <ProjectMissing />
  return <ProjectView key={project.id} project={project} />
}
