import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { equippedQuery, projectQuery, similarProjectsQuery } from '../../api/project-queries.ts'
import { projectPath } from '../../lib/site-paths.ts'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { ProjectFailure, ProjectMissing } from './project-missing.tsx'
import { ProjectSkeleton } from './project-skeleton.tsx'
import { ProjectView } from './project-view.tsx'

export const page: Page = {
  load(api, { params: { id = '' } }) {
    // An id that is not a number needs no query: 404 even when the database is down.
    if (!isId(id)) return { critical: [] }
    return {
      critical: [projectQuery(api, id)],
      deferred: [equippedQuery(api, id), similarProjectsQuery(api, id)],
      // «01» is parsed as 1: redirected to the canonical address.
      ...(/^0+[1-9]/.test(id) ? { redirect: projectPath(id.replace(/^0+/, '')) } : {}),
    }
  },
  isAbsent: (api, { params: { id = '' } }, read) => !isId(id) || read(projectQuery(api, id)) === null,
  Component: ProjectPage,
}

/** The id is read as an integer (storefront.md, section 2). */
const isId = (text: string) => /^\d+$/.test(text)

function ProjectPage() {
  const { id = '' } = useParams()
  return isId(id) ? <Found id={id} /> : <ProjectMissing />
}

function Found({ id }: { id: string }) {
  const { data: project, isError, refetch } = useQuery(projectQuery(useApi(), id))
  if (isError) return <ProjectFailure onRetry={() => refetch()} />
  if (project === undefined) return <ProjectSkeleton />
  if (project === null) return <ProjectMissing />
  return <ProjectView key={project.id} project={project} />
}
