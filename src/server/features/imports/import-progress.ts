import { countWritten } from '../../../domain/catalogue/import-rules.ts'
import type { Database } from '../../platform/db/database.ts'
import { type ImportRecord, type ImportState, updateImport } from './imports.store.ts'

export type ImportProgress = ReturnType<typeof createProgress>

/**
 * Shows outside of the transaction how far an import in this state is. The work never waits for it, as it holds a connection and this
 * needs another: a step that comes while one is written, or could not be written, is shown with the next.
 */
export function createProgress(db: Database, record: ImportRecord, state: ImportState) {
  const total = Math.max(countWritten(record), 1)
  let done = 0
  let writing: Promise<unknown> | null = null
  const write = async (progress: number) => {
    await updateImport(db, record.id, { progress }, state).catch(() => undefined)
    writing = null
  }
  return {
    /** Tells of so many products more. */
    add(count: number): void {
      done += count
      writing ??= write(Math.min(99, Math.floor((done / total) * 100)))
    },
    /** Shows an import whose work was given up as it was before. */
    async giveUp(): Promise<void> {
      await writing
      await write(record.progress)
    },
  }
}
