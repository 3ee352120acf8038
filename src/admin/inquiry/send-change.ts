import { ifMatch } from '../../api/if-match.ts'
import type { StaffApi } from '../../api/staff.ts'
import type { Inquiry } from '../../contract/inquiries.ts'
import type { InquiryChanges, InquiryDetail } from '../../contract/inquiry-work.ts'
import { readConflict } from './conflict.ts'
import { agreeOn } from './work-fields.ts'

/**
 * Stores a change that began from `base`. One that another person's made stale follows unasked when theirs touched other fields;
 * else rejects with the 409.
 */
export async function sendChange(
  api: StaffApi,
  changes: InquiryChanges,
  base: Inquiry,
): Promise<InquiryDetail> {
  const patch = (version: number) => api.inquiryWork.update({ id: base.id, ...changes }, ifMatch(version))
  try {
    return await patch(base.version)
  } catch (error) {
    const conflict = readConflict(error)
    if (!conflict || !agreeOn(changes, base, conflict.current)) throw error
    return patch(conflict.current.version)
  }
}
