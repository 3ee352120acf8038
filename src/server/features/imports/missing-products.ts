import type { ImportedModel } from '../catalogue/products/imported-products.service.ts'
import type { ComparedRow } from './compare-row.ts'
import type { IdentifiedRow } from './identify/identify-rows.ts'

interface Asked {
  rows: readonly IdentifiedRow[]
  /** Makers that the file names. */
  makers: ReadonlySet<number>
  missing: 'keep' | 'hide'
}

/** Products of the named makers that no row mentions; with `hide` those that strangers see are hidden. */
export function listMissing(
  models: readonly ImportedModel[],
  { rows, makers, missing }: Asked,
): ComparedRow[] {
  const found = new Set(rows.flatMap(({ mentioned }) => mentioned))
  return models
    .filter(({ id, manufacturerId }) => makers.has(manufacturerId) && !found.has(id))
    .map(({ id, name, version, published }) => {
      const isHidden = missing === 'hide' && published
      return {
        row: null,
        kind: 'missing',
        productId: id,
        version,
        name,
        errors: [],
        warnings: [],
        changes: isHidden ? [{ field: 'published', before: true, after: false }] : [],
        values: isHidden ? { published: false, publishAt: null, unpublishAt: null } : {},
      }
    })
}
