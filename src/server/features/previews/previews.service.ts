import { createHash, randomBytes } from 'node:crypto'
import type { Previewed } from '../../../contract/records/previews.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { previewPath } from '../../../domain/site/site-paths.ts'
import { days } from '../../../lib/duration.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { insertRow, removeRow } from '../../platform/db/rows.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { requireSight } from '../../platform/http/rights.ts'
import type { PreviewedPage } from '../../platform/pages/preview-page.ts'
import { type PreviewSources, readPreviewed } from './previewed-page.service.ts'
import { findPreview, findPreviewById, removeExpired } from './previews.store.ts'
import { previews } from './previews.table.ts'

const LIFETIME = days(7)

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A link that shows the record to whoever has it. Throws NOT_FOUND without such a record. */
export async function createPreview(
  sources: PreviewSources,
  { actor, origin }: { actor: CurrentUser; origin: string },
  { entity, id }: { entity: Previewed; id: number },
): Promise<{ id: number; url: string; expiresAt: string }> {
  await readPreviewed(sources, entity, id)
  const token = randomBytes(32).toString('hex')
  const expiresAt = new Date(Date.now() + LIFETIME)
  const row = await staffTransaction(sources.db, actor, (tx) =>
    insertRow(tx, previews, {
      tokenHash: hashOf(token),
      entity,
      entityId: id,
      createdById: actor.id,
      expiresAt,
    }),
  )
  return { id: row.id, url: new URL(previewPath(token), origin).href, expiresAt: expiresAt.toISOString() }
}

/** Throws NOT_FOUND, and FORBIDDEN for a link to a record of a part that is closed to the actor. */
export function removePreview(db: Database, actor: CurrentUser, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    const found = await findPreviewById(tx, id)
    if (found) requireSight(actor, found.entity)
    if (!(await removeRow(tx, previews, id))) throw new AppError('NOT_FOUND', 'Ссылки на предпросмотр нет')
  })
}

/** The page behind a link; null when the link is unknown, closed or over, or its record gone. */
export async function openPreview(sources: PreviewSources, token: string): Promise<PreviewedPage | null> {
  const found = await findPreview(sources.db, hashOf(token))
  if (!found) return null
  return await readPreviewed(sources, found.entity, found.entityId).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
}

/** Removes what no link opens any more. */
export function removeExpiredPreviews(db: Database): Promise<void> {
  return inTransaction(db, removeExpired)
}
