import type { ProjectSummary } from '../../../api/queries/queries.ts'
import { ProjectCard } from './project-card.tsx'

/** A grid of projects; with `row` a horizontally scrolling strip on phones. */
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
  /** True when the first picture is the page's largest: then it is loaded first. */
  leads?: boolean
}
