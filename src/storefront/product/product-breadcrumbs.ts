import type { Product } from '../../contract/products.ts'
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx'

/** Home, catalogue, manufacturer, product. */
export function productBreadcrumbs({
  name,
  manufacturerName,
  manufacturerSlug,
}: Pick<Product, 'name' | 'manufacturerName' | 'manufacturerSlug'>): Breadcrumb[] {
  return [
    { label: 'Главная', href: '/' },
    { label: 'Каталог', href: '/catalog' },
    { label: manufacturerName, href: `/catalog/${manufacturerSlug}` },
    { label: name },
  ]
}
