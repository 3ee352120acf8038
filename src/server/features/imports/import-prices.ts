import { sql } from 'drizzle-orm'
import type { CurrentUser } from '../../../contract/session.ts'
import { priceLimitOf } from '../../../domain/staff/rights.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { requireAllowedPrices } from '../../platform/db/price-limit/price-limit.ts'

/** Refuses to apply a checked import that changes prices beyond what its applier may change. Throws like `requireAllowedPrices`. */
export async function requireImportPrices(tx: Transaction, actor: CurrentUser, id: number): Promise<void> {
  const limit = priceLimitOf(actor)
  if (limit === null) return
  // An old price that is shown struck through is no change in per cent.
  const parts = limit === 0 ? [...PARTS, OLD] : PARTS
  requireAllowedPrices(actor, await listPriceChanges(tx, id, parts))
}

/** Fields of a row's values, and the columns of products that they write. */
const PARTS = [
  { field: 'price', column: 'price' },
  { field: 'installationPrice', column: 'installation_price' },
]
const OLD = { field: 'oldPrice', column: 'old_price' }

/** What the rows of an import write, in kopecks; `from` is the present price, and null of a new product. */
async function listPriceChanges(tx: Transaction, importId: number, parts: typeof PARTS) {
  const { rows } = await tx.execute<{ name: string; from: number | null; to: number | null }>(
    sql.join(
      parts.map(
        ({ field, column }) => sql`
          select r.name, p.${sql.identifier(column)} as "from", (r.values ->> ${field}::text)::integer as "to"
          from import_rows r left join products p on p.id = r.product_id
          where r.import_id = ${importId} and r.kind in ('new', 'changed') and r.values ? ${field}::text`,
      ),
      sql` union all `,
    ),
  )
  return rows
}
