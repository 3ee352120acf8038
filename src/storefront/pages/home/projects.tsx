import { useQuery } from '@tanstack/react-query'
import { homeProjectsQuery } from '../../../api/queries/home-queries.ts'
import { PROJECTS_PATH } from '../../../domain/site/site-paths.ts'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { ProjectCardSkeletons } from '../../parts/project-card/project-card-skeletons.tsx'
import { ProjectCards } from '../../parts/project-card/project-cards.tsx'
import { useApi } from '../../site.ts'
import { useReveal } from './use-reveal.ts'

/** Six projects with links to their pages. */
export function Projects() {
  const { ref, className } = useReveal()
  return (
    <section className="section section--surface" id="projects" ref={ref}>
      <div className="wrap">
        <div className="head">
          <h2>Наши работы</h2>
          <a className="more" href={PROJECTS_PATH}>
            Все объекты
          </a>
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
  if (data.length === 0) return <p>Описания объектов готовим к публикации.</p>
  return <ProjectCards projects={data} row />
}
