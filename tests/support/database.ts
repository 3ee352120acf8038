import { inject } from 'vitest'
import { minutes } from '../../src/lib/duration.ts'
import type { DatabaseConnection } from '../../src/server/platform/db/database.ts'
import { copyDatabaseFolder, copySeeded } from './seeded-copy.ts'

/**
 * Longer than a shop waits. On a machine with other work a call waits for its turn, because a queue of the same process shares the
 * pool, and a statement that makes thousands of rows takes its time.
 */
const PATIENCE = {
  connectionTimeoutMillis: minutes(1),
  statement_timeout: minutes(1),
  query_timeout: minutes(1),
}

/** A copy of the seeded database for one test file; closing it drops the copy. */
export const createSeededDatabase = (): Promise<DatabaseConnection> =>
  copySeeded(inject('testServer'), PATIENCE)

/** Gives a DATA_DIR the seeded database of the shop's own PostgreSQL, for a shop whose first start is not what is looked at. */
export const copySeededFolder = (dataDir: string): Promise<void> =>
  copyDatabaseFolder(inject('seededFolder'), dataDir)
