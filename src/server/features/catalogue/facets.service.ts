import type { FacetAnswer } from '../../../contract/catalogue/specs.ts'
import { toSteps } from '../../../domain/catalogue/facets.ts'
import { countFacets } from '../../../domain/catalogue/listing.ts'
import { AppError } from '../../app-error.ts'
import { toFilters } from './asked-filters.ts'
import type { PublishedCatalogue } from './published-catalogue.service.ts'

/**
 * Facets of the published products of a manufacturer (all without one), counted over those that pass the other filters. What is chosen of
 * an unknown parameter, and a value that no product has, is left out. Throws BAD_REQUEST for a filter that cannot be read.
 */
export async function listFacets(
  catalogue: PublishedCatalogue,
  query: Record<string, unknown>,
): Promise<FacetAnswer[]> {
  requireReadable(query)
  const { listOf } = await catalogue.read()
  const { products, facets } = listOf(readOne('manufacturer', query.manufacturer))
  const withIds = readOne('ids', query.ids) === 'true'
  return countFacets(products, toFilters(query), facets).map((counted, place) => {
    const { key, name, unit, isNumber, values } = counted
    const [first, last] = [values.at(0)?.value, values.at(-1)?.value]
    return {
      key,
      name,
      unit,
      values: values.map((one, index) => ({
        ...one,
        ...(withIds ? { ids: toSteps(facets[place]?.values[index]?.ids ?? []) } : {}),
      })),
      ...(isNumber && typeof first === 'number' && typeof last === 'number'
        ? { range: { min: first, max: last } }
        : {}),
    }
  })
}

function readOne(name: string, given: unknown): string {
  if (given === undefined) return ''
  if (typeof given !== 'string') throw new AppError('BAD_REQUEST', `Параметр «${name}» указан дважды.`)
  return given.trim()
}

/** The filters of the catalogue (decisions.md): so many residents or more, a price in rubles. */
function requireReadable(query: Record<string, unknown>): void {
  const [users, price] = [readOne('users', query.users), readOne('price', query.price)]
  if (users !== '' && !/^[1-9]\d{0,3}$/.test(users))
    throw new AppError('BAD_REQUEST', 'users: ожидается число жителей')
  if (price !== '' && !/^\d{1,9}-\d{1,9}$/.test(price))
    throw new AppError('BAD_REQUEST', 'price: ожидаются рубли от и до, например 160000-400000')
}
