import { useLocation } from 'react-router'
import type { ProjectSummary } from '../../../api/queries/queries.ts'
import { PROJECTS_PATH } from '../../../domain/site/site-paths.ts'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ProjectCardSkeletons } from '../../parts/project-card/project-card-skeletons.tsx'
import { fillName, useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { LocationBar } from './location-bar.tsx'
import { formatLocation, listLocations, parseLocation } from './locations.ts'
import { Results } from './results.tsx'
import './projects.css'

/** The projects in all their states: loading, failed, empty, filled. */
export function ProjectsScreen({ projects, failed, onRetry }: ProjectsScreenProps) {
  const location = parseLocation(useLocation().search)
  const { title, lead, searchTitle, placeSearchTitle } = useSectionTexts('projectsPage')
  return (
    <div className="wrap projects">
      <Seo
        title={location === null ? searchTitle : fillName(placeSearchTitle, location)}
        description={lead}
        path={`${PROJECTS_PATH}${formatLocation(location)}`}
      />
      <PageBreadcrumbs trail={[{ label: title }]} />
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {projects && (
        <>
          <LocationBar locations={listLocations(projects)} active={location} />
          <Results projects={projects} location={location} />
        </>
      )}
      {!projects && failed && (
        <LoadFailure
          title="Не удалось загрузить работы"
          text="Проверьте соединение и повторите попытку."
          isAlert
          onRetry={onRetry}
        />
      )}
      {!projects && !failed && (
        <>
          <LocationSkeletons />
          <p className="projects__found" role="status">
            Загружаем работы
          </p>
          <ProjectCardSkeletons />
        </>
      )}
    </div>
  )
}

type ProjectsScreenProps = {
  /** Undefined while loading. */
  projects: readonly ProjectSummary[] | undefined
  failed: boolean
  onRetry: () => void
}

/** Skeleton of the filter. */
function LocationSkeletons() {
  return (
    <div className="locations">
      {['7.5rem', '6.5rem', '8rem', '6.25rem', '9rem', '6rem'].map((width) => (
        <Skeleton key={width} width={width} height="var(--tap-min)" round />
      ))}
    </div>
  )
}
