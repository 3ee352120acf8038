import { PROJECTS_PATH } from '../../lib/site-paths.ts'
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx'

/** Home, all projects, this one. */
export function projectBreadcrumbs(title: string): Breadcrumb[] {
  return [{ label: 'Главная', href: '/' }, { label: 'Наши работы', href: PROJECTS_PATH }, { label: title }]
}
