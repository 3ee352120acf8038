import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { type Changes, hasId, insertRow, removeRow, updateRow } from '../../platform/db/rows.ts'
import { accessories, products } from './catalogue.table.ts'

type NewAccessoryRow = typeof accessories.$inferInsert

/** What is read of an accessory: all but the file that it was once taken from. */
const selection = {
  id: accessories.id,
  manufacturerId: accessories.manufacturerId,
  categoryId: accessories.categoryId,
  productId: accessories.productId,
  name: accessories.name,
  description: accessories.description,
  price: accessories.price,
  installationPrice: accessories.installationPrice,
  imageUrl: accessories.imageUrl,
  technicalSpecs: accessories.technicalSpecs,
  order: accessories.order,
  published: accessories.published,
  version: accessories.version,
  createdAt: accessories.createdAt,
  updatedAt: accessories.updatedAt,
  /** Products that name it, and the one that it always belongs to. */
  usedBy: sql<number>`(select count(*)::int from ${products}
    where ${accessories.id} = any(${products.accessoryIds}) or ${products.id} = ${accessories.productId})`,
}

export type AccessoryRow = Awaited<ReturnType<typeof listAccessories>>[number]

/** All accessories by `order`, then id. */
export async function listAccessories(db: Database) {
  return await db.select(selection).from(accessories).orderBy(asc(accessories.order), asc(accessories.id))
}

/** Null when there is no accessory with this id. */
export async function findAccessory(db: Database, id: number): Promise<AccessoryRow | null> {
  const [row] = await db.select(selection).from(accessories).where(hasId(accessories.id, id))
  return row ?? null
}

/** Published accessories of a product: those it names, and those that always belong to it. */
export async function listOffered(db: Database, product: { id: number; accessoryIds: readonly number[] }) {
  const { id, name, description, price, installationPrice, imageUrl } = accessories
  const isNamed = inArray(accessories.id, [...product.accessoryIds])
  return await db
    .select({ id, name, description, price, installationPrice, imageUrl })
    .from(accessories)
    .where(and(eq(accessories.published, true), or(isNamed, eq(accessories.productId, product.id))))
    .orderBy(asc(accessories.order), asc(accessories.id))
}

/** Those of the ids that no accessory has. */
export async function listUnknownAccessories(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: accessories.id })
    .from(accessories)
    .where(inArray(accessories.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

/** Inserts an accessory and returns its id. */
export async function insertAccessory(tx: Transaction, accessory: NewAccessoryRow): Promise<number> {
  return (await insertRow(tx, accessories, accessory)).id
}

/** Does nothing when there is no such accessory. */
export async function updateAccessory(
  tx: Transaction,
  id: number,
  changes: Changes<NewAccessoryRow>,
): Promise<void> {
  await updateRow(tx, accessories, id, changes)
}

/** False when there was no such accessory. */
export function removeAccessory(tx: Transaction, id: number): Promise<boolean> {
  return removeRow(tx, accessories, id)
}
