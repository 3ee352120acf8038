import type { Database } from '../../platform/db/database.ts'
import { findHeldRestore } from './restores.store.ts'

export { findHeldRestore, insertRestore, listRestoredBackups, releaseRestores } from './restores.store.ts'

/** Whether this database comes from a backup and no admin has released it yet: then nothing is sent, repriced or published. */
export const isHeldAfterRestore = async (db: Database): Promise<boolean> =>
  (await findHeldRestore(db)) !== null
