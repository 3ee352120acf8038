import { randomUUID } from 'node:crypto'
import type { ChannelName } from '../../../domain/channels/delivery-kinds.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Channels } from '../channels/channel.ts'
import type { ToldInquiries } from './compose-ring.service.ts'
import { insertDeliveries } from './deliveries.store.ts'
import { sendTest } from './send-delivery.service.ts'

const NOBODY: Record<ChannelName, string> = {
  email: 'Не указано, кому писать',
  telegram: 'Не указан ни один чат',
  webhook: 'Не указан адрес',
  push: 'Ни один телефон или браузер не подписан',
}

/**
 * Sends a test to all recipients of a channel, which may be off, and keeps the results as deliveries. `ok` when all have
 * taken it; answers within 10 s.
 */
export async function testChannel(
  parts: { db: Database; channels: Channels; toldInquiries: ToldInquiries; origin: string },
  channel: ChannelName,
): Promise<{ ok: boolean; error?: string }> {
  const { db, channels } = parts
  const recipients = await channels.listRecipients(channel)
  if (recipients.length === 0) return { ok: false, error: NOBODY[channel] }
  const press = randomUUID()
  const tests = await inTransaction(db, (tx) =>
    insertDeliveries(
      tx,
      recipients.map(({ recipient }) => ({
        kind: 'test',
        channel,
        recipient,
        occasion: `test:${press}:${recipient}`,
        // What stands until the answer, and for good where the process is killed before.
        status: 'failed',
        lastError: 'Проверка не закончена',
      })),
    ),
  )
  const results = await Promise.all(tests.map((test) => sendTest(parts, test)))
  const errors = results.flatMap((result) => (result.ok ? [] : [result.error]))
  return errors.length === 0 ? { ok: true } : { ok: false, error: [...new Set(errors)].join('; ') }
}
