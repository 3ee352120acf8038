import { useQuery } from '@tanstack/react-query'
import { homeProjectsQuery } from '../../../api/queries/home-queries.ts'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { PROJECTS_PATH } from '../../../domain/site/site-paths.ts'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { ProjectCardSkeletons } from '../../parts/project-card/project-card-skeletons.tsx'
import { ProjectCards } from '../../parts/project-card/project-cards.tsx'
import { useApi } from '../../site.ts'
import { useReveal } from './use-reveal.ts'

/** Six projects with links to their pages. */
export function Projects({ title, all }: BlocksOf<'home'>['works']) {
  const { ref, className } = useReveal()
  return (
    <section className="section section--surface" id="projects" ref={ref}>
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
          {all && (
            <a className="more" href={PROJECTS_PATH}>
              {all}
            </a>
          )}
        </div>
        <div className={className}>
          <LatestProjects />
        </div>
      </div>
    </section>
  )
}

function LatestProjects() {
  const { data, isError, refetch } = useQuery(homeProjectsQuery(useApi()))
  if (isError)
    return (
      <LoadFailure
        text="Объекты не загрузились. Проверьте связь и попробуйте ещё раз."
        isAlert
        onRetry={refetch}
      />
    )
  if (!data) return <ProjectCardSkeletons row />
  if (data.length === 0) return <p>Описаний объектов пока нет.</p>
  return <ProjectCards projects={data} row />
}
