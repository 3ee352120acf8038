import { isDeepStrictEqual } from 'node:util'
import type { ProductChanges } from '../../../../contract/catalogue/product-changes.ts'
import { readSources, readSpecs } from '../stored-json.ts'

/** Begins the name of a source of a characteristic. */
const SPEC = 'technicalSpecs.'

/** What is compared of a stored product. */
interface Stored {
  sources: Readonly<Record<string, unknown>>
  technicalSpecs: unknown
}

/**
 * The sources of a product after a change that names none: a source speaks of the former value, so it goes with it; that of a
 * price goes only when it is of another year. Empty when none goes. A bulk change of prices keeps them, since it reckons from them.
 */
export function changeSources({ sources, ...changes }: ProductChanges, current: Stored) {
  if (sources !== undefined) return {}
  const known = readSources(current.sources)
  const before = listValues(current, readSpecs(current.technicalSpecs).value)
  const after = listValues(changes, changes.technicalSpecs ?? {})
  const isGone = (field: string) => {
    const isGiven = field.startsWith(SPEC) ? changes.technicalSpecs !== undefined : after.has(field)
    const isSame = isDeepStrictEqual(after.get(field) ?? null, before.get(field) ?? null)
    return isGiven && !isSame && (field !== 'price' || known.price?.outdated === true)
  }
  const kept = Object.entries(known).filter(([field]) => !isGone(field))
  return kept.length === Object.keys(known).length ? {} : { sources: Object.fromEntries(kept) }
}

/** Values by the name that their sources have; undefined ones are left out. */
function listValues(columns: object, specs: object): Map<string, unknown> {
  const ofSpecs = Object.entries(specs).map(([key, value]): [string, unknown] => [SPEC + key, value])
  const all = [...Object.entries<unknown>({ ...columns }), ...ofSpecs]
  return new Map(all.filter(([, value]) => value !== undefined))
}
