import type { Facet } from '../catalogue/facet-choice.ts'
import { formatFilters, groupByResidents, noFilters } from '../catalogue/filters.ts'
import { type Listable, listProducts } from '../catalogue/listing.ts'
import { dischargeLabels } from '../product/station-labels.ts'
import { CATALOGUE_PATH, manufacturerPath } from '../site/site-paths.ts'
import type { LandingFilter } from './match-landing.ts'

/** A list of the catalogue before filters. */
interface List {
  products: readonly Listable[]
  facets: readonly Facet[]
}

/**
 * The address of the catalogue that lists just these models, those of a number of people first; null where the catalogue has no such
 * filter. `slug` and `list` are of the manufacturer that the filter names, else of all.
 */
export function landingAddress(
  models: readonly { id: number }[],
  { users, groundWater, spec = {} }: LandingFilter,
  { slug, list }: { slug: string | undefined; list: List },
): string | null {
  const pumped = groundWater === 'high' ? { discharge: [dischargeLabels.pump] } : {}
  const filters = { ...noFilters, users: users ?? null, specs: { ...pumped, ...spec } }
  const { found } = listProducts(list.products, filters, list.facets)
  const [group] = groupByResidents(found, filters) ?? []
  const listed = new Set((group?.products ?? found).map(({ id }) => id))
  if (models.length === 0 || !models.every(({ id }) => listed.has(id))) return null
  // Larger ones stand together, the next size first.
  if (listed.size > models.length && group?.kind !== 'larger') return null
  const path = slug === undefined ? CATALOGUE_PATH : manufacturerPath(slug)
  return path + formatFilters(filters)
}
