import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { toSlug } from '../../../lib/text/slug.ts'
import type { Database, Transaction } from './database.ts'
import { isSlugTaken } from './database-error.ts'
import { lockMark } from './lock-mark.ts'

type SlugTable = PgTable & { id: PgColumn; slug: PgColumn }

/** Leaves space for a number within the 200 characters of a slug. */
const MAX_BASE = 190

/**
 * A slug generated from the name, or from `fallback` when no letter can be transliterated; with -2, -3… when another row
 * has it (decisions.md, slugs). Locks slug generation for the table until the transaction ends.
 */
export function makeFreeSlug(
  tx: Transaction,
  table: SlugTable,
  { name, fallback, ownId }: { name: string; fallback: string; ownId?: number | undefined },
): Promise<string> {
  const base = toSlug(name).slice(0, MAX_BASE).replace(/-$/, '') || fallback
  return findFreeSlug(tx, getTableName(table), base, { ownId })
}

/** Nobody else generates slugs of this table until the transaction ends. */
export const lockSlugsOf = (tx: Transaction, tableName: string): Promise<void> =>
  lockMark(tx, `slug of ${tableName}`)

interface SlugChoice {
  ownId?: number | undefined
  reserved?: readonly string[]
}

/**
 * This slug, or with -2, -3… the first that no other row of the table has and that is not `reserved`. Locks slug generation for the
 * table until the transaction ends.
 */
export async function findFreeSlug(
  tx: Transaction,
  tableName: string,
  wanted: string,
  choice?: SlugChoice,
): Promise<string> {
  await lockSlugsOf(tx, tableName)
  return await previewFreeSlug(tx, tableName, wanted, choice)
}

/** The slug that `findFreeSlug` would find now; others may take it meanwhile. */
export async function previewFreeSlug(
  db: Database,
  tableName: string,
  wanted: string,
  { ownId, reserved = [] }: SlugChoice = {},
): Promise<string> {
  const base = wanted.slice(0, MAX_BASE).replace(/-$/, '')
  const { rows } = await db.execute<{ id: number; slug: string }>(sql`
    select id, slug from ${sql.identifier(tableName)}
    where slug in (${wanted}, ${base}) or slug like ${`${base}-%`}`)
  const taken = new Set([...reserved, ...rows.filter(({ id }) => id !== ownId).map(({ slug }) => slug)])
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}

/** How often a slug is found again that others took meanwhile. */
const ATTEMPTS = 10

/**
 * Runs `write`, which finds a free slug and writes it; again when another transaction has taken that slug in between, for not every
 * write waits for the lock of `findFreeSlug`.
 */
export async function repeatWhileTaken<T>(tx: Transaction, write: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint free_slug`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await write()
      await tx.execute(sql`release savepoint free_slug`)
      return result
    } catch (error) {
      if (attempt === ATTEMPTS || !isSlugTaken(error)) throw error
      await tx.execute(sql`rollback to savepoint free_slug`)
    }
  }
}

/** The slug after a change: undefined is left as it is, an empty or cleared one is generated anew. */
export async function keepOrMakeSlug(
  given: string | null | undefined,
  current: string,
  make: () => Promise<string>,
): Promise<string> {
  return given === undefined ? current : given || (await make())
}
