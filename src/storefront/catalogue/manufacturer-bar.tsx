import type { Manufacturer } from '../../contract/manufacturers.ts'
import { CATALOGUE_PATH, manufacturerPath } from '../../lib/site-paths.ts'
import { type Filters, formatFilters } from './filters.ts'

/** All manufacturers or one; picking replaces the address (storefront.md, section 2). */
export function ManufacturerBar({ manufacturers, active, filters }: ManufacturerBarProps) {
  // The price range begins anew with the products of another manufacturer; the rest stays.
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
