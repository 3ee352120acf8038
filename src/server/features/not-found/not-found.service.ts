import type { NotFoundEntry } from '../../../contract/content/not-found.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { listUnanswered, readIds } from '../redirects/redirects.service.ts'
import { listCounted, removeCounted } from './not-found.store.ts'

/** Addresses that visitors ask for and that neither are pages nor lead to one by now, those that are asked for most first. */
export async function listNotFound(db: Database): Promise<NotFoundEntry[]> {
  const rows = await listCounted(db)
  const paths = rows.map(({ path }) => path)
  const [unanswered, redirects] = [await listUnanswered(db, paths), await readIds(db, paths)]
  return rows
    .filter(({ path }) => unanswered.has(path))
    .map(({ createdAt, lastAt, ...row }) => ({
      ...row,
      redirectId: redirects.get(row.path) ?? null,
      firstAt: createdAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }))
}

/** Forgets an address until somebody asks for it again. Throws NOT_FOUND. */
export function removeNotFound(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeCounted(tx, id))) throw new AppError('NOT_FOUND', 'Такой строки больше нет')
  })
}
