import { SPEC } from '../../../domain/catalogue/chosen-facets.ts'
import { type Filters, parseFilters } from '../../../domain/catalogue/filters.ts'
import { AppError } from '../../app-error.ts'

/** The filters of a call's query, which are named as in the catalogue's address. Throws BAD_REQUEST for a nested parameter. */
export function toFilters(query: Readonly<Record<string, unknown>>): Filters {
  const params = new URLSearchParams()
  for (const name of ['users', 'price', 'sort']) {
    const given = query[name]
    if (typeof given === 'string' || typeof given === 'number') params.set(name, String(given).trim())
  }
  for (const [name, given] of Object.entries(query)) {
    if (!name.startsWith(SPEC)) continue
    for (const text of Array.isArray(given) ? given : [given]) {
      if (typeof text !== 'string') throw new AppError('BAD_REQUEST', `Параметр «${name}»: ожидается текст`)
      params.append(name, text)
    }
  }
  return parseFilters(params)
}
