import { randomInt } from 'node:crypto'
import type { ChannelName } from '../../lib/delivery-kinds.ts'
import { seconds } from '../../lib/duration.ts'
import type { Database } from '../db/database.ts'
import type { Secrets } from '../secrets.ts'
import type { RingResult } from './channel.ts'
import { findChannels } from './channels.store.ts'
import { failed } from './failures.ts'
import { createChannels, recipientsOf } from './staff-channels.ts'

const TEST_LIMIT = seconds(9.5)
/** Above the ids of deliveries, so that no test repeats one. */
const FIRST_TEST_ID = 2 ** 40

const NOBODY: Record<ChannelName, string> = {
  email: 'Не указано, кому писать',
  telegram: 'Не указан ни один чат',
  webhook: 'Не указан адрес',
  push: 'Ни один телефон или браузер не подписан',
}

/** Sends a test to all recipients of a channel, which may be off. `ok` when all have taken it; answers within 10 s. */
export async function testChannel(
  { db, secrets, origin }: { db: Database; secrets: Secrets; origin: string },
  channel: ChannelName,
): Promise<{ ok: boolean; error?: string }> {
  const recipients = await recipientsOf(db, await findChannels(db), channel)
  if (recipients.length === 0) return { ok: false, error: NOBODY[channel] }
  const channels = createChannels({ db, secrets })
  const results = await Promise.all(
    recipients.map(({ recipient }) =>
      within(
        channels.send(channel, {
          ...{ deliveryId: FIRST_TEST_ID + randomInt(2 ** 40), kind: 'test', recipient, origin },
          ...{ inquiry: null, reason: null, summary: null },
        }),
      ),
    ),
  )
  const errors = results.flatMap((result) => (result.ok ? [] : [result.error]))
  return errors.length === 0 ? { ok: true } : { ok: false, error: [...new Set(errors)].join('; ') }
}

async function within(sending: Promise<RingResult>): Promise<RingResult> {
  const late = Promise.withResolvers<RingResult>()
  const timer = setTimeout(() => late.resolve(failed('Нет ответа за 10 секунд')), TEST_LIMIT)
  return await Promise.race([sending, late.promise]).finally(() => clearTimeout(timer))
}
