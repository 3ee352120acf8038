import { eq, getTableName, like, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { toSlug } from '../../lib/slug.ts'
import type { Transaction } from './database.ts'

type SlugTable = PgTable & { id: PgColumn; slug: PgColumn }

/** Leaves room for a number within the 200 characters of a slug. */
const MAX_BASE = 190

/**
 * A slug made of the name, or of `fallback` when no letter of it can be spelled; with -2, -3… when another row
 * has it (decisions.md, slugs). Who makes one in the same table waits until this transaction ends.
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

/** A slug after a change: undefined is left as it is, an empty or cleared one is made anew. */
export async function keepOrMakeSlug(
  given: string | null | undefined,
  current: string,
  make: () => Promise<string>,
): Promise<string> {
  return given === undefined ? current : given || (await make())
}
