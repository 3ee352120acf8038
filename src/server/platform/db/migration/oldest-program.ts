import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { listKnownMigrations } from './apply-migrations.ts'

/**
 * The oldest version of the program that may run on the schema of this one, by the moment of its last migration (`when` in
 * `migrations/meta/_journal.json`, here 0062_rights: an older program would let narrowed managers do everything). Raised when a migration takes away what versions up to then use
 * (docs/recipes/change-the-schema.md).
 */
export const OLDEST_PROGRAM = 1_796_058_972_796

/** How a database was left by whoever migrated it last. */
export interface SchemaAge {
  /** Moment of its last migration, ms; 0 without any. */
  newest: number
  /** The oldest program that may run on it; null when nobody has said so. */
  oldest: number | null
}

let newestKnown: number | undefined

/** Moment of the last migration that this program knows, ms. All its files are read for that, once. */
export function readNewestKnown(): number {
  newestKnown ??= listKnownMigrations().at(-1) ?? 0
  return newestKnown
}

const AGE = `
  select (select max(created_at) from drizzle.__drizzle_migrations)::text as newest,
    obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class') as oldest`

interface AgeRow extends Record<string, unknown> {
  newest: string | null
  oldest: string | null
}

/** The comment as `noteOldestProgram` writes it; any other one says nothing. */
const NOTE = /^oldest program: (\d+)$/

function toAge(row: AgeRow | undefined): SchemaAge {
  const noted = NOTE.exec(row?.oldest ?? '')?.[1]
  return { newest: Number(row?.newest ?? 0), oldest: noted === undefined ? null : Number(noted) }
}

/** Reads it from a database that has migrations. */
export async function readSchemaAge(db: Database): Promise<SchemaAge> {
  const { rows } = await db.execute<AgeRow>(sql.raw(AGE))
  return toAge(rows[0])
}

/** The same over one connection; null for a database without migrations. */
export async function findSchemaAge(client: pg.PoolClient): Promise<SchemaAge | null> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (found[0]?.name === null) return null
  const { rows } = await client.query<AgeRow>(AGE)
  return toAge(rows[0])
}

/**
 * Whether a program may not run on the schema: a newer release has migrated it and does not name this one or an older one. `known` is the
 * moment of the program's last migration, else that of this one's.
 */
export function isTooOldFor({ newest, oldest }: SchemaAge, known = readNewestKnown()): boolean {
  return newest > known && (oldest === null || oldest > known)
}

/**
 * Notes in the database which programs may run on the schema of this one, before it is migrated: an older one that starts after a
 * migration that was cut off knows. What a newer release has noted stays.
 */
export async function noteOldestProgram(client: pg.PoolClient): Promise<void> {
  const age = await findSchemaAge(client)
  const known = readNewestKnown()
  if (age === null || age.newest > known || (age.oldest ?? 0) >= OLDEST_PROGRAM) return
  await client.query(
    `comment on table drizzle.__drizzle_migrations is 'oldest program: ${Number(OLDEST_PROGRAM)}'`,
  )
}
