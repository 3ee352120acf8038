import type { Manufacturer } from '../../../contract/catalogue/manufacturers.ts'
import { type Filters, formatFilters } from '../../../domain/catalogue/filters.ts'
import { CATALOGUE_PATH, manufacturerPath } from '../../../domain/site/site-paths.ts'

/** Links to all products or one manufacturer's; they replace the address (storefront.md, section 2). */
export function ManufacturerBar({ manufacturers, active, filters }: ManufacturerBarProps) {
  // The price range depends on the manufacturer, so it is reset; other filters stay.
  const search = formatFilters({ ...filters, price: null })
  const choice = (slug: string | undefined, name: string) => (
    <a
      key={name}
      className="chip"
      href={(slug === undefined ? CATALOGUE_PATH : manufacturerPath(slug)) + search}
      aria-current={slug === active ? 'page' : undefined}
      data-replace
      data-stay
    >
      {name}
    </a>
  )
  return (
    <nav className="bar__mf" aria-label="Производитель">
      {choice(undefined, 'Все производители')}
      {manufacturers.map(({ slug, name }) => choice(slug, name))}
    </nav>
  )
}

type ManufacturerBarProps = {
  manufacturers: readonly Manufacturer[]
  /** The slug in the path; undefined is the whole catalogue. */
  active: string | undefined
  filters: Filters
}
