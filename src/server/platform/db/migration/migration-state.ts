import type { Database } from '../database.ts'
import { listKnownMigrations } from './apply-migrations.ts'
import { isTooOldFor, readSchemaAge } from './oldest-program.ts'

let known: number[] | undefined

/** How the database's migrations compare with those of this program. */
export interface MigrationState {
  /** Those of this program that the database has not got. */
  missing: number
  /** A newer version has migrated the database. */
  isNewer: boolean
  /** It has, and does not say that this program may work with it. */
  isTooNew: boolean
}

/** Compares the database's migrations with those of this program. */
export async function readMigrationState(db: Database): Promise<MigrationState> {
  known ??= listKnownMigrations()
  const age = await readSchemaAge(db)
  return {
    missing: known.filter((one) => one > age.newest).length,
    isNewer: age.newest > Math.max(...known),
    isTooNew: isTooOldFor(age),
  }
}
