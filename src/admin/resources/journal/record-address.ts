import type { JournalEntry } from '../../../contract/records/journal.ts'
import { STAFF_CHANNELS_PATH } from '../../../domain/site/staff-paths.ts'
import { formAddress } from '../../kit/record/form-address.ts'
import { isPersonal } from './words.ts'

/** Where the record of an entry is edited; null for a deleted one and for what is no record. */
export function recordAddress(entry: JournalEntry): string | null {
  const { entity, entityId, action, changes } = entry
  const isGone = action === 'delete' || (action === 'erase' && !isPersonal(entry))
  if (isGone || entityId === '') return null
  if (changes.some(({ field }) => field.startsWith('channels.'))) return STAFF_CHANNELS_PATH
  return formAddress(entity, entityId)
}
