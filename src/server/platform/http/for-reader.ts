import type { JournalEntity } from '../../../contract/records/record-kinds.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { type Reader, STAFF, VISITOR } from '../db/scope.ts'
import { maySee } from './rights.ts'

/** The reader of a call that is about records of this kind: for whom their part of the shop is closed is a visitor there. */
export const readerOf = ({ actor }: { actor: CurrentUser | null }, entity: JournalEntity): Reader =>
  actor && maySee(actor, entity) ? STAFF : VISITOR

interface StaffFields {
  published?: boolean | undefined
  version?: number | undefined
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/** The record without the fields that only staff need, when a stranger reads it; `more` are further such fields. */
export function forReader<T extends StaffFields>({ seesDrafts }: Reader, record: T, ...more: (keyof T)[]): T {
  if (seesDrafts) return record
  const shown = { ...record }
  const hidden: (keyof T)[] = ['version', 'publishAt', 'unpublishAt', ...more]
  for (const field of hidden) delete shown[field]
  return shown
}
