import { CLIENT } from '../../../../domain/channels/delivery-kinds.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import type { Recipient } from '../../channels/channel.ts'
import { queueRings } from '../../deliveries/rings.service.ts'
import { countCopies } from './reminders.store.ts'

/** Copies to one address within a day: further ones would be somebody's pastime. */
const MOST_A_DAY = 5

/** Queues the copy of an inquiry for who sent it, in the transaction that stores it, where mail is on. `email`: the address he gave. */
export async function queueCopy(
  tx: Transaction,
  recipients: readonly Recipient[],
  { inquiryId, email }: { inquiryId: number; email: string | null },
): Promise<void> {
  if (!email || !recipients.some(({ channel }) => channel === 'email')) return
  if ((await countCopies(tx, email)) >= MOST_A_DAY) return
  await queueRings(tx, [{ channel: 'email', recipient: CLIENT }], {
    kind: 'copy',
    inquiryId,
    occasion: `copy:${inquiryId}`,
  })
}
