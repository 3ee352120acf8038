import { STAFF_PATH } from '../../domain/site/staff-paths.ts'
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx'
import type { Resource } from '../manifest.ts'
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
    order: 'Порядок',
    match: 'Картинки товарам',
    closed: 'Раздел закрыт',
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
    if (index === last) return [...listOwners(resource), { label: label ?? 'Страница не найдена' }]
    if (label === undefined) return []
    return resource ? [{ label, href }] : [{ label }]
  })
  return [{ label: 'Админ панель', href: STAFF_PATH }, ...steps]
}

/** The resource of which a screen is a tab, where everybody who may see the one may see the other. */
function listOwners(resource: Resource | undefined): Breadcrumb[] {
  const owner = resource && resources.find(({ also }) => also === resource.path)
  if (!owner || resource.roles.some((role) => !owner.roles.includes(role))) return []
  return [{ label: owner.breadcrumb ?? owner.label, href: owner.path }]
}

function toLabel(segment: string): string | undefined {
  return /^\d+$/.test(segment) ? `#${segment}` : LABELS.get(segment)
}
