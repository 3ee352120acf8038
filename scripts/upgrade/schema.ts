import { withShopDatabase } from '../../src/server/commands/with-shop-database.ts'
import { readConfig } from '../../src/server/config.ts'
import { createLogger } from '../../src/server/log.ts'
import {
  isTooOldFor,
  readSchemaAge,
  type SchemaAge,
} from '../../src/server/platform/db/migration/oldest-program.ts'
import { git } from './switch.mjs'

const FOLDER = 'src/server/platform/db/migration'

/** What a version's sources say of its schema. */
export interface VersionSchema {
  /** Moment of its last migration. */
  known: number
  /** The oldest program that may run on it. */
  oldest: number
}

/** Reads it from a commit; null where the sources are others than today's. */
export function readVersionSchema(root: string, commit: string): VersionSchema | null {
  try {
    const journal = JSON.parse(git(root, 'show', `${commit}:${FOLDER}s/meta/_journal.json`))
    const text = git(root, 'show', `${commit}:${FOLDER}/oldest-program.ts`)
    const known = Number(journal.entries.at(-1).when)
    const oldest = Number(/OLDEST_PROGRAM = ([\d_]+)/.exec(text)?.[1]?.replaceAll('_', ''))
    return Number.isInteger(known) && Number.isInteger(oldest) ? { known, oldest } : null
  } catch {
    return null
  }
}

/** Whether a program that knows migrations up to `known` may run on the schema that a version leaves; null is not known. */
export const admits = (schema: VersionSchema | null, known: number): boolean | null =>
  schema && !isTooOldFor({ newest: schema.known, oldest: schema.oldest }, known)

/** Reads how the shop's database is now. Rejects where it cannot be reached. */
async function readAge(): Promise<SchemaAge> {
  const config = readConfig(process.env)
  return await withShopDatabase(config, createLogger('silent'), ({ db }) => readSchemaAge(db))
}

/** Whether a program that knows migrations up to `known` may run on the shop's database as it is now. */
export async function isAdmitted(known: number): Promise<boolean> {
  return !isTooOldFor(await readAge(), known)
}
