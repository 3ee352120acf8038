import type { Crumb } from '../../ui/crumbs.tsx'

/** Home, all projects, this one. */
export function projectCrumbs(title: string): Crumb[] {
  return [{ label: 'Главная', href: '/' }, { label: 'Наши работы', href: '/projects' }, { label: title }]
}
