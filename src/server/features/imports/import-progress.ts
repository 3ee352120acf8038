import type { Database } from '../../platform/db/database.ts'
import { type ImportRecord, type ImportState, updateImport } from './imports.store.ts'

/** Shows outside of the transaction how far an import in this state is; each call tells of so many products more. */
export function createProgress(db: Database, { id, counts, missing }: ImportRecord, state: ImportState) {
  const total = (counts.new ?? 0) + (counts.changed ?? 0) + (missing === 'hide' ? (counts.missing ?? 0) : 0)
  let done = 0
  return async (count: number): Promise<void> => {
    done += count
    const progress = Math.min(99, Math.floor((done / Math.max(total, 1)) * 100))
    await updateImport(db, id, { progress }, state)
  }
}
