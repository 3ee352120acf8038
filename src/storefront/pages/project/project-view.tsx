import type { Project } from '../../../contract/content/projects.ts'
import { CONTACT_PATH } from '../../../domain/site/site-paths.ts'
import { tieUnits } from '../../../lib/text/tie-units.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { callHref } from '../../contact-links.ts'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { useSettings } from '../../use-settings.ts'
import { EquippedProduct } from './equipped-product.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { projectBreadcrumbs } from './project-breadcrumbs.ts'
import { ProjectHead } from './project-head.tsx'
import { SimilarProjects } from './similar-projects.tsx'
import { Solved } from './solved.tsx'
import './project.css'

/** The project page's content. */
export function ProjectView({ project }: { project: Project }) {
  const { companyPhone } = useSettings()
  const { story, discuss } = useSectionTexts('projectsPage')
  const { id, title, shortDescription, description, challenges, solutions, location } = project
  return (
    <>
      <ProjectHead project={project} />
      <div className="wrap">
        <Breadcrumbs items={projectBreadcrumbs(title)} isEndLong />
        {project.published === false && (
          <Note tone="warn" icon="eye">
            <span>Не опубликовано: эту страницу видят только сотрудники.</span>
          </Note>
        )}
        <div className="page-head project-head">
          <h1>{title}</h1>
          {shortDescription !== null && <p className="lead">{tieUnits(shortDescription)}</p>}
        </div>
        <div className="project">
          <Gallery project={project} />
          <div className="project__side">
            <Facts project={project} />
            <LinkButton variant="main" size="big" isWide href={CONTACT_PATH}>
              {discuss}
            </LinkButton>
            <LinkButton variant="quiet" isWide icon="phone" href={callHref(companyPhone)}>
              {companyPhone}
            </LinkButton>
            <EquippedProduct id={String(id)} />
          </div>
        </div>
      </div>
      {(challenges.length > 0 || solutions.length > 0) && (
        <Solved challenges={challenges} solutions={solutions} />
      )}
      <Story title={story} text={description} />
      <SimilarProjects id={String(id)} location={location} />
    </>
  )
}

function Story({ title, text }: { title: string; text: string }) {
  return (
    <section className="section">
      <div className="wrap side">
        <h2>{title}</h2>
        <div className="stack prose">
          {tieUnits(text)
            .split(/\n{2,}/)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </div>
    </section>
  )
}
