import { useQuery } from '@tanstack/react-query'
import { similarProjectsQuery } from '../../../api/queries/project-queries.ts'
import { PROJECTS_PATH } from '../../../domain/site/site-paths.ts'
import { ProjectCards } from '../../parts/project-card/project-cards.tsx'
import { useApi } from '../../site.ts'

/** Up to three projects of the same location. Deferred: nothing is shown while loading or after a failure. */
export function SimilarProjects({ id, location }: { id: string; location: string | null }) {
  const { data: projects = [] } = useQuery(similarProjectsQuery(useApi(), id))
  if (projects.length === 0 || location === null) return null
  return (
    <section className="section section--surface">
      <div className="wrap">
        <div className="head">
          <h2>Рядом: {location}</h2>
          <a className="more" href={`${PROJECTS_PATH}?${new URLSearchParams({ location })}`}>
            Все работы в этом районе
          </a>
        </div>
        <ProjectCards projects={projects} />
      </div>
    </section>
  )
}
