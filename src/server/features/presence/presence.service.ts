import type { OpenForm, OtherEditor } from '../../../contract/records/presence.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { maySee } from '../../platform/http/rights.ts'
import { deleteOpenForm, listOtherEditors, upsertOpenForm } from './presence.store.ts'

/**
 * Notes that a person has the form of a record open, and returns who else has, first come first. Throws FORBIDDEN for forms that
 * the person may not open.
 */
export async function renewForm(db: Database, actor: CurrentUser, form: OpenForm): Promise<OtherEditor[]> {
  if (!mayOpen(actor, form)) throw new AppError('FORBIDDEN', 'Эта форма вам не открыта')
  await upsertOpenForm(db, actor.id, form)
  return await listOtherEditors(db, actor.id, form)
}

/** Notes that a person has closed the form of a record; nothing happens when it was not open. */
export async function leaveForm(db: Database, actor: CurrentUser, form: OpenForm): Promise<void> {
  await deleteOpenForm(db, actor.id, form)
}

function mayOpen(person: CurrentUser, form: OpenForm): boolean {
  const { id, role } = person
  if (role === 'admin') return true
  return form.entity === 'users'
    ? form.id === id
    : !['settings', 'channels'].includes(form.entity) && maySee(person, form.entity)
}
