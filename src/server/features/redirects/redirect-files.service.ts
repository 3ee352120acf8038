import { MAX_WRONG_ROWS, type RedirectImport } from '../../../contract/content/redirects.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { toMoscowDay } from '../../../lib/dates.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { joinEntries } from '../../platform/db/name-entries.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readFileRows, writeCsvFile } from '../imports/table-files.service.ts'
import { recordEvent } from '../journal/journal.service.ts'
import { type ImportPlan, listFroms, planPairs, readPairs } from './plan-import.ts'
import {
  insertRedirects,
  listPages,
  listRows,
  lockRedirects,
  readIds,
  readTargets,
  updateRedirect,
} from './redirects.store.ts'

const HEADS = ['from', 'to']

/** All redirects that lead somewhere as a file that is named after the day; imported again it changes nothing. */
export async function exportRedirects(db: Database, actor: CurrentUser, now = new Date()): Promise<File> {
  const rows = await listRows(db)
  const pairs = rows.flatMap(({ from, target }) => (target === null ? [] : [[from, target]]))
  const file = await writeCsvFile(`pereadresacii-${toMoscowDay(now)}.csv`, HEADS, pairs)
  const title = `Переадресации, ${pairs.length}, CSV`
  await recordEvent(db, { action: 'export', entity: 'redirects', entityId: '', title }, actor)
  return file
}

interface SentFile {
  file: File
  /** Whether what is right is written; else it is only said what would be. */
  isApplied: boolean
  origin: string
}

/**
 * What the rows of a file of two columns do, and with `isApplied` does it, in one transaction whose journal entries are joined. Wrong
 * rows are left out and named. Throws BAD_REQUEST for a file that cannot be read.
 */
export async function importRedirects(
  db: Database,
  actor: CurrentUser,
  { file, isApplied, origin }: SentFile,
): Promise<RedirectImport> {
  const pairs = readPairs(await readFileRows(file))
  const plan = async (tx: Transaction) => {
    const [targets, ids] = [await readTargets(tx), await readIds(tx)]
    const pages = await listPages(tx, listFroms(pairs, origin))
    return planPairs(pairs, { targets, ids, pages }, origin)
  }
  if (!isApplied) return toAnswer(await inTransaction(db, plan), false)
  return await staffTransaction(db, actor, async (tx) => {
    await lockRedirects(tx)
    const planned = await plan(tx)
    await joinEntries(tx)
    await insertRedirects(tx, planned.added)
    for (const { id, to } of planned.changed) await updateRedirect(tx, id, { to })
    return toAnswer(planned, true)
  })
}

const toAnswer = ({ added, changed, same, wrong }: ImportPlan, applied: boolean): RedirectImport => ({
  applied,
  added: added.length,
  changed: changed.length,
  same,
  wrong: wrong.slice(0, MAX_WRONG_ROWS),
  wrongCount: wrong.length,
})
