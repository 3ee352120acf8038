import type { Product } from '../../contract/products.ts'
import type { Crumb } from '../../ui/crumbs.tsx'

/** Home, catalogue, manufacturer, product. */
export function productCrumbs({
  name,
  manufacturerName,
  manufacturerSlug,
}: Pick<Product, 'name' | 'manufacturerName' | 'manufacturerSlug'>): Crumb[] {
  return [
    { label: 'Главная', href: '/' },
    { label: 'Каталог', href: '/catalog' },
    { label: manufacturerName, href: `/catalog/${manufacturerSlug}` },
    { label: name },
  ]
}
