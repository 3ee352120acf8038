import type { z } from 'zod'
import type { InquiryDetail, newInquirySchema } from '../../../../contract/inquiries/work.ts'
import { takeFor } from '../../../../domain/inquiry/status.ts'
import { toE164 } from '../../../../lib/text/phone.ts'
import type { Database } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { insertInquiry } from '../inquiries.store.ts'
import { requireInquiryDetail } from '../work/inquiry-detail.service.ts'
import { toInquiryType } from './inquiry-type.ts'

/**
 * Stores an inquiry that came by telephone or at the office (decisions.md, inquiries by hand): the actor has answered and taken it, so
 * that it rings nobody and nothing reminds of it. It has no consent, and no key from which a visitor's secret could be made.
 */
export function enterInquiry(
  db: Database,
  actor: Writer,
  { source, service = null, message = null, ...client }: z.output<typeof newInquirySchema>,
): Promise<InquiryDetail> {
  return staffTransaction(db, actor, async (tx) => {
    const id = await insertInquiry(tx, {
      ...client,
      service,
      message,
      sourceName: source,
      phoneE164: toE164(client.phone),
      idempotencyKey: null,
      ...takeFor(actor.id, { status: 'new' }),
      answeredAt: new Date(),
      ...toInquiryType(service, false),
    })
    if (id === null) throw new Error('an inquiry without a key met another one')
    return requireInquiryDetail(tx, id)
  })
}
