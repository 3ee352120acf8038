import type { Import } from '../../../contract/catalogue/imports.ts'
import type { ListedImport } from './imports.store.ts'

const NO_COUNTS = { new: 0, changed: 0, same: 0, error: 0, missing: 0, warning: 0 }

/** An import as staff see it. */
export function toImport({
  checkedAt,
  appliedAt,
  undoneAt,
  createdAt,
  counts,
  ...record
}: ListedImport): Import {
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...record,
    counts: { ...NO_COUNTS, ...counts },
    createdAt: createdAt.toISOString(),
    checkedAt: iso(checkedAt),
    appliedAt: iso(appliedAt),
    undoneAt: iso(undoneAt),
  }
}
