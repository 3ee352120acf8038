import type {
  BulkChange,
  BulkPreview,
  BulkPreviewFigures,
  BulkPreviewPart,
  BulkPreviewPartQuery,
} from '../../../../contract/catalogue/prices.ts'
import { countBulk, isNoted } from '../../../../domain/price/bulk-figures.ts'
import { cutPart } from '../../../../lib/cut-part.ts'
import { includesTyped } from '../../../../lib/text/fold-text.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findRecognised } from '../products/products.service.ts'
import { previewBulk, requireExpected } from './prices.service.ts'

/** A preview; of more than `upTo` products its figures instead of the rows. Throws like `previewBulk`. */
export async function previewUpTo(
  db: Database,
  change: BulkChange,
  upTo: number | undefined,
): Promise<BulkPreview | BulkPreviewFigures> {
  const preview = await previewBulk(db, change)
  const { rows, count, fingerprint } = preview
  if (upTo === undefined || rows.length <= upTo) return preview
  return { count, fingerprint, figures: countBulk(rows) }
}

/**
 * A part of the rows of exactly the preview that has the fingerprint `expected`: what is looked through part by part is what will be
 * applied. Throws like `previewBulk`, and CONFLICT when it is another one by now.
 */
export async function listPreviewPart(
  db: Database,
  { expected, noted, find = '', limit, after = 0, ...change }: BulkPreviewPartQuery,
): Promise<BulkPreviewPart> {
  const preview = await previewBulk(db, change)
  requireExpected(expected, preview)
  const found = preview.rows.filter(
    (row) => (!noted || isNoted(row)) && includesTyped(find, [row.name, row.manufacturerName, row.modelLine]),
  )
  const rest = found.filter(({ id }) => id > after)
  const { shown, next } = cutPart(rest, limit, ({ id }) => id)
  const recognised = await findRecognised(
    db,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.map((row) => {
      const { imageUrl, drawing } = recognised(row.id)
      return { ...row, imageUrl, drawing }
    }),
    total: found.length,
    next,
  }
}
