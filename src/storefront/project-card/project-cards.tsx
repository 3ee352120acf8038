import type { ProjectSummary } from '../../api/queries.ts'
import { ProjectCard } from './project-card.tsx'

/** A grid of projects; as a `row` it becomes a strip on phones that is pushed sideways. */
export function ProjectCards({ projects, row = false, leads = false }: ProjectCardsProps) {
  return (
    <div className={row ? 'works works--row' : 'works'}>
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} first={leads && index === 0} />
      ))}
    </div>
  )
}

type ProjectCardsProps = {
  projects: readonly ProjectSummary[]
  row?: boolean
  /** True when nothing on the page is larger than the first picture: then it hurries. */
  leads?: boolean
}
