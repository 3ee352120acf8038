import { toOpenGraphSheet } from '@septic-shop/station-drawing/project/project-address.ts'
import type { Project } from '../../../contract/content/projects.ts'
import { projectPath } from '../../../domain/site/site-paths.ts'
import { breadcrumbData } from '../../parts/seo/breadcrumb-data.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSite } from '../../site.ts'
import { projectBreadcrumbs } from './project-breadcrumbs.ts'

/** Metadata and structured data of the project. */
export function ProjectHead({ project }: { project: Project }) {
  const { origin } = useSite()
  const { id, title, location, metaTitle, metaDescription, shortDescription, description } = project
  const pictures = [project.featuredImage ?? [], project.images].flat()
  return (
    <>
      <Seo
        title={metaTitle ?? (location === null ? title : `${title}, ${location}`)}
        description={metaDescription ?? shortDescription ?? description.split('\n')[0]}
        path={projectPath(id)}
        image={pictures.map((picture) => toOpenGraphSheet(picture) ?? picture)}
        noindex={project.published === false}
      />
      <JsonLd data={breadcrumbData(projectBreadcrumbs(title), origin)} />
    </>
  )
}
