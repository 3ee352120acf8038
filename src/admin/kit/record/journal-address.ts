import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import type { JournalEntry } from '../../../contract/records/journal.ts'

/** The journal of one record. */
export function recordJournalAddress({
  entity,
  entityId,
}: Pick<JournalEntry, 'entity' | 'entityId'>): string {
  return `${staffEndpoints.journal.list.path}?${new URLSearchParams({ entity, entityId })}`
}
