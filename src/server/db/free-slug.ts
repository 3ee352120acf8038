import { eq, getTableName, like, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { toSlug } from '../../lib/slug.ts'
import type { Transaction } from './database.ts'

type SlugTable = PgTable & { id: PgColumn; slug: PgColumn }

/** Leaves space for a number within the 200 characters of a slug. */
const MAX_BASE = 190

/**
 * A slug generated from the name, or from `fallback` when no letter can be transliterated; with -2, -3… when another row
 * has it (decisions.md, slugs). Locks slug generation for the table until the transaction ends.
 */
export async function makeFreeSlug(
  tx: Transaction,
  table: SlugTable,
  { name, fallback, ownId }: { name: string; fallback: string; ownId?: number | undefined },
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slug of ${getTableName(table)}`}))`)
  const base = toSlug(name).slice(0, MAX_BASE).replace(/-$/, '') || fallback
  const rows = await tx
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(or(eq(table.slug, base), like(table.slug, `${base}-%`)))
  const taken = new Set(rows.filter(({ id }) => id !== ownId).map(({ slug }) => slug))
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}

/** The slug after a change: undefined is left as it is, an empty or cleared one is generated anew. */
export async function keepOrMakeSlug(
  given: string | null | undefined,
  current: string,
  make: () => Promise<string>,
): Promise<string> {
  return given === undefined ? current : given || (await make())
}
