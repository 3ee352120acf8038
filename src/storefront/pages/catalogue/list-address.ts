import type { ListAddress } from '../../../api/queries/catalogue-queries.ts'
import { type Filters, parseFilters } from '../../../domain/catalogue/filters.ts'

/** The list of an address of the catalogue. */
export function toListAddress(manufacturer: string | undefined, search: string): ListAddress {
  return { manufacturer, filters: parseFilters(new URLSearchParams(search)) }
}

/** Whether anything is chosen of the facets. */
export const hasSpecs = ({ specs }: Filters) => Object.keys(specs).length > 0
