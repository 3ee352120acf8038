import { STAFF_PATH } from '../../lib/staff-paths.ts'
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx'
import { resources } from '../resources.ts'

/** Labels of path segments without a manifest (admin.md, section 2, shell). */
const LABELS = new Map(
  Object.entries({
    posts: 'Статьи',
    categories: 'Категории',
    edit: 'Редактирование',
    create: 'Создание',
    parameters: 'Параметры',
    mappings: 'Соответствия',
    channels: 'Каналы',
  }),
)

/** Breadcrumbs of a staff address; segments without a screen are plain text. */
export function toBreadcrumbs(pathname: string): Breadcrumb[] {
  const segments = pathname.split('/').filter(Boolean).slice(1)
  if (segments.length === 0) return [{ label: 'Админ панель' }]
  const last = segments.length - 1
  const steps = segments.flatMap((segment, index): Breadcrumb[] => {
    const href = `${STAFF_PATH}/${segments.slice(0, index + 1).join('/')}`
    const resource = resources.find(({ path }) => path === href)
    const label = resource?.breadcrumb ?? resource?.label ?? toLabel(segment)
    if (index === last) return [{ label: label ?? 'Страница не найдена' }]
    if (label === undefined) return []
    return resource ? [{ label, href }] : [{ label }]
  })
  return [{ label: 'Админ панель', href: STAFF_PATH }, ...steps]
}

function toLabel(segment: string): string | undefined {
  return /^\d+$/.test(segment) ? `#${segment}` : LABELS.get(segment)
}
