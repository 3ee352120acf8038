import type { Product } from '../../../contract/catalogue/products.ts'
import { CATALOGUE_PATH, manufacturerPath } from '../../../domain/site/site-paths.ts'
import type { Breadcrumb } from '../../../ui/breadcrumbs.tsx'

/** Breadcrumbs: home, catalogue, manufacturer, product. */
export function productBreadcrumbs({
  name,
  manufacturerName,
  manufacturerSlug,
}: Pick<Product, 'name' | 'manufacturerName' | 'manufacturerSlug'>): Breadcrumb[] {
  return [
    { label: 'Главная', href: '/' },
    { label: 'Каталог', href: CATALOGUE_PATH },
    { label: manufacturerName, href: manufacturerPath(manufacturerSlug) },
    { label: name },
  ]
}
