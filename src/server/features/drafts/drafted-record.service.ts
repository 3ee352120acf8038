import type { Drafted } from '../../../contract/records/drafts.ts'
import { pickKeys } from '../../../lib/pick-keys.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { violatedConstraint } from '../../platform/db/database-error.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { applyDraft, type Fields, listUnresolved } from './apply-draft.service.ts'
import { findDraft } from './drafts.store.ts'

/** A record with its draft; null when it has none or none that can be applied. */
interface Drafting {
  drafted: Fields | null
  /** Sentence about what of the draft is not in it; null when all is. */
  notice: string | null
}

/** Ends a transaction that must leave nothing. */
class Undone extends Error {}

/**
 * The record as it would be with its draft, by a change that is undone: nothing of it stays or is announced. The address and the
 * hours stay those of the record, and references to what is gone are left out.
 */
export async function readDrafted(db: Database, entity: Drafted, id: number): Promise<Drafting> {
  const row = await findDraft(db, entity, id)
  if (!row) return { drafted: null, notice: null }
  const { slug: _slug, published: _published, publishAt: _show, unpublishAt: _hide, ...draft } = row.draft
  const drafting: Drafting = { drafted: null, notice: null }
  try {
    await inTransaction(db, async (tx) => {
      const unresolved = await listUnresolved(tx, entity, draft)
      const isLeftOut = (name: string) => unresolved.some(({ field }) => field === name)
      drafting.drafted = await applyDraft(tx, entity, {
        id,
        draft: pickKeys(draft, (name) => !isLeftOut(name)),
        textsChanged: async () => undefined,
      })
      if (unresolved.length > 0) drafting.notice = formatLeftOut(unresolved.map(({ unknown }) => unknown))
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return drafting
    const reason = toReason(error)
    if (reason === null) throw error
    return { drafted: null, notice: reason }
  }
  return drafting
}

const formatLeftOut = (messages: readonly string[]) => `Не всё из черновика показано: ${messages.join(', ')}.`

/** Why a draft cannot be applied to the record as it is now; null for any other failure. */
function toReason(error: unknown): string | null {
  const fixed = 'Показано без черновика: к записи, какая она сейчас, он не подходит'
  if (error instanceof AppError) return error.kind === 'NOT_FOUND' ? null : `${fixed}. ${error.message}.`
  return violatedConstraint(error) === null ? null : `${fixed}.`
}
