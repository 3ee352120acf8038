import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { hasId } from '../../platform/db/rows.ts'
import { pages } from './page-texts.table.ts'

const columns = {
  id: pages.id,
  key: pages.key,
  title: pages.title,
  blocks: pages.blocks,
  version: pages.version,
  updatedAt: pages.updatedAt,
}
export type PageRow = Pick<typeof pages.$inferSelect, keyof typeof columns>

/** A page by its key or number. */
export type PageAddress = { key: string } | { id: number }

const selectPage = (db: Database, page: PageAddress) =>
  db
    .select(columns)
    .from(pages)
    .where('key' in page ? eq(pages.key, page.key) : hasId(pages.id, page.id))

/** The row of a page; null when there is none. */
export async function findPage(db: Database, page: PageAddress): Promise<PageRow | null> {
  const [row] = await selectPage(db, page)
  return row ?? null
}

/** The same, locked until the transaction ends: what another writes meanwhile is waited for and read. */
export async function lockPage(tx: Transaction, page: PageAddress): Promise<PageRow | null> {
  const [row] = await selectPage(tx, page).for('no key update')
  return row ?? null
}

/** The stored texts of these pages by key, with their version. */
export async function listBlocks(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Pick<PageRow, 'blocks' | 'version'>>> {
  const rows = await db
    .select({ key: pages.key, blocks: pages.blocks, version: pages.version })
    .from(pages)
    .where(inArray(pages.key, [...keys]))
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}

/** Adds rows of pages; one that another start has added meanwhile stays. */
export async function insertMissing(
  tx: Transaction,
  rows: readonly Pick<PageRow, 'key' | 'title' | 'blocks'>[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(pages)
    .values([...rows])
    .onConflictDoNothing()
}

/** Numbers of the rows by key. */
export async function listIds(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: pages.id, key: pages.key }).from(pages)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** Writes the texts of a page; the row as it is then, null when there is none. */
export async function updateBlocks(
  tx: Transaction,
  id: number,
  blocks: PageRow['blocks'],
): Promise<PageRow | null> {
  const [row] = await tx.update(pages).set({ blocks }).where(eq(pages.id, id)).returning(columns)
  return row ?? null
}
