import { equippedQuery, projectQuery, similarProjectsQuery } from '../../../api/queries/project-queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import { projectPath } from '../../../domain/site/site-paths.ts'
import { recordPage } from '../../record-page.tsx'
import { ProjectFailure, ProjectMissing } from './project-missing.tsx'
import { ProjectSkeleton } from './project-skeleton.tsx'
import { ProjectView } from './project-view.tsx'

export const page = recordPage({
  // The id is read as an integer (storefront.md, section 2); anything else is 404 even when the database is down.
  keyOf: ({ id = '' }) => (/^\d+$/.test(id) ? id : null),
  queryOf: projectQuery,
  beside: (api) => [sectionTextsQuery(api, 'projectsPage')],
  more: (api, id) => ({
    deferred: [equippedQuery(api, id), similarProjectsQuery(api, id)],
    // «01» is parsed as 1: redirected to the canonical address.
    ...(/^0+[1-9]/.test(id) ? { redirect: projectPath(id.replace(/^0+/, '')) } : {}),
  }),
  Waiting: ProjectSkeleton,
  Failure: ProjectFailure,
  Missing: ProjectMissing,
  view: (project) => <ProjectView key={project.id} project={project} />,
})
