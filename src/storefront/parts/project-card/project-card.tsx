import { memo } from 'react'
import type { ProjectSummary } from '../../../api/queries/queries.ts'
import { projectPath } from '../../../domain/site/site-paths.ts'
import { tieUnits } from '../../../lib/text/tie-units.ts'
import { useCachedMarkup } from '../../site.ts'
import { cardPicture } from './card-picture.tsx'
import './project-card.css'

/**
 * A project in a list; the whole card is a link. `first`: its picture is the page's largest and is loaded first.
 */
export const ProjectCard = memo(({ project, first = false }: ProjectCardProps) => {
  const inside = <CardInside project={project} first={first} />
  const cachedMarkup = useCachedMarkup(first ? null : project, inside)
  if (cachedMarkup === null) return <article className="work">{inside}</article>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same inside
  return <article className="work" dangerouslySetInnerHTML={{ __html: cachedMarkup }} />
})
ProjectCard.displayName = 'ProjectCard'

/** Must depend on its props only, without context and `useId`: its markup is cached (src/app/cached-markup.test.tsx). */
function CardInside({ project, first }: Required<ProjectCardProps>) {
  const { id, title, shortDescription, location, dateText } = project
  const where = [location, dateText].filter(Boolean).join(' · ')
  return (
    <>
      {cardPicture(project, first)}
      {where !== '' && <p className="work__where">{where}</p>}
      <h3 className="work__name">
        <a href={projectPath(id)}>{title}</a>
      </h3>
      {shortDescription !== null && <p className="work__text">{tieUnits(shortDescription)}</p>}
    </>
  )
}

type ProjectCardProps = { project: ProjectSummary; first?: boolean }
