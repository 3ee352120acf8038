import { asc } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { type Changes, findRow, hasId, updateRow } from '../../platform/db/rows.ts'
import { manufacturers, products } from './catalogue.table.ts'

type NewManufacturerRow = typeof manufacturers.$inferInsert

/** All manufacturers by `order`, then id. */
export function listManufacturers(db: Database) {
  return db.select().from(manufacturers).orderBy(asc(manufacturers.order), asc(manufacturers.id))
}

/** What all manufacturers are found by; locks the rows, which also keeps others from referring to them. */
export function lockManufacturers(tx: Transaction) {
  const { id, name, slug, aliases } = manufacturers
  return tx.select({ id, name, slug, aliases }).from(manufacturers).orderBy(asc(id)).for('update')
}

/** Returns the changed row; null when there is none. */
export async function updateManufacturer(tx: Transaction, id: number, changes: Changes<NewManufacturerRow>) {
  await updateRow(tx, manufacturers, id, changes)
  return findManufacturerById(tx, id)
}

/** Null when there is no manufacturer with this id. */
export const findManufacturerById = (db: Database, id: number) => findRow(db, manufacturers, id)

/** Whether the manufacturer has any product. */
export async function hasProducts(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(hasId(products.manufacturerId, id))
    .limit(1)
  return rows.length > 0
}
