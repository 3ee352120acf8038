import {
  EXPORTED,
  FREE_FIELD,
  IMPORT_FIELDS,
  importHead,
  SPEC_FIELD,
} from '../../../../contract/catalogue/import-fields.ts'
import type { ProductExportQuery } from '../../../../contract/catalogue/product-export.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { toMoscowDay } from '../../../../lib/dates.ts'
import type { Database } from '../../../platform/db/database.ts'
import { STAFF, scopeOf } from '../../../platform/db/scope.ts'
import {
  type ImportedProduct,
  listExportIds,
  listFreeKeys,
  listImportedByIds,
} from '../../catalogue/products/imported-products.service.ts'
import { recordEvent } from '../../journal/journal.service.ts'
import { readKnowledge } from '../knowledge.service.ts'
import { type ExportCell, type Names, renderValue } from '../values/render-value.ts'
import { openExport } from './export-in-thread.ts'

/** Products that are read at once: few, because with all their columns they are large. */
const AT_ONCE = 50

interface ExportParts {
  db: Database
  /** Ids of what a text finds. */
  searchProducts(query: string): Promise<number[]>
}

/** The products of the list with these filters as a file that is named after the day; imported again it changes nothing. */
export async function exportProducts(
  { db, searchProducts }: ExportParts,
  actor: CurrentUser,
  { format, manufacturer, categoryId, search, published }: ProductExportQuery,
  now = new Date(),
): Promise<File> {
  const text = search?.trim()
  const found = text ? await searchProducts(text) : undefined
  const filter = {
    scope: scopeOf(STAFF, published) ?? 'all',
    manufacturer: manufacturer || undefined,
    categoryId,
  }
  const ids = await listExportIds(db, { ...filter, ids: found })
  const { names, parameters } = await readKnowledge(db)
  const fields = [
    ...EXPORTED,
    ...[...parameters.keys()].map((key) => SPEC_FIELD + key),
    ...(await listFreeKeys(db, ids)).map((key) => FREE_FIELD + key),
  ]
  const file = openExport({ format, heads: fields.map(importHead), widths: fields.map(widthOf) })
  try {
    // The thread writes some rows while the next are read.
    let written: Promise<void> = Promise.resolve()
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE)
      const products = await listImportedByIds(db, some)
      const rows = some.flatMap((id) => {
        const product = products.get(id)
        return product ? [toRow(product, fields, names)] : []
      })
      await written
      written = file.add(rows)
    }
    await written
    const content = await file.finish()
    const title = `Товары, ${ids.length}, ${format.toUpperCase()}`
    await recordEvent(db, { action: 'export', entity: 'products', entityId: '', title }, actor)
    return new File([content], `tovary-${toMoscowDay(now)}.${format}`, { type: content.type })
  } finally {
    await file.close()
  }
}

/** The cells of a product. There may be hundreds of free characteristics, of which it has few: only these are rendered. */
function toRow(product: ImportedProduct, fields: readonly string[], names: Names): ExportCell[] {
  return fields.map((field) =>
    field.startsWith(FREE_FIELD) && !Object.hasOwn(product.technicalSpecs, field.slice(FREE_FIELD.length))
      ? null
      : renderValue(product, field, names),
  )
}

/** Width of a column in characters. */
function widthOf(field: string): number {
  if (field === 'id') return 8
  if (field === 'name') return 30
  const kind = IMPORT_FIELDS[field]?.kind
  if (kind === 'long' || kind === 'list') return 40
  return Math.min(30, Math.max(12, importHead(field).length + 2))
}
