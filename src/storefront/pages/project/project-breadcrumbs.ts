import { PROJECTS_PATH } from '../../../domain/site/site-paths.ts'
import type { Breadcrumb } from '../../../ui/breadcrumbs.tsx'

/** Breadcrumbs: home, projects, this project. */
export function projectBreadcrumbs(title: string): Breadcrumb[] {
  return [{ label: 'Главная', href: '/' }, { label: 'Наши работы', href: PROJECTS_PATH }, { label: title }]
}
