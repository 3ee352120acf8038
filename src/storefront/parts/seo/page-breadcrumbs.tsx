import { type Breadcrumb, Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { useSite } from '../../site.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { JsonLd } from './json-ld.tsx'

/** Breadcrumbs of a page and their structured data; `trail` leads from the home page to this one. */
export function PageBreadcrumbs({ trail, isEndLong = false }: PageBreadcrumbsProps) {
  const items = [{ label: 'Главная', href: '/' }, ...trail]
  return (
    <>
      <JsonLd data={breadcrumbData(items, useSite().origin)} />
      <Breadcrumbs items={items} isEndLong={isEndLong} />
    </>
  )
}

type PageBreadcrumbsProps = { trail: readonly Breadcrumb[]; isEndLong?: boolean }
