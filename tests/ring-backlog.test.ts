import { expect, test } from 'vitest'
import { addSendings } from '../src/server/features/deliveries/rings.service.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import { waitFor } from './support/wait-for.ts'
import { openWorkingShop } from './support/working-shop.ts'

const { shop, channels } = await openWorkingShop()

const BACKLOG = 2_000

async function send(message: string): Promise<number> {
  const response = await shop.post('/api/inquiries/contact', { name: 'Вера', phone: '89261234567', message })
  return (await response.json()).id
}

/** Rings that were tried in vain and are all due now, as when a receiver is well again after hours. */
async function addBacklog(inquiryId: number): Promise<void> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `insert into deliveries (kind, inquiry_id, channel, recipient, attempts, occasion)
     select 'first', $1, 'email', 'desk@shop.test', 1, 'backlog:' || n from generate_series(1, $2::int) as n returning id`,
    [inquiryId, BACKLOG],
  )
  const since = new Date()
  await inTransaction(shop.database.db, (tx) =>
    addSendings(
      tx,
      rows.map(({ id }) => ({ id, channel: 'email', failures: 1, since })),
    ),
  )
}

test('a fresh inquiry rings before two thousand rings that are tried again', async () => {
  const old = await send('старая')
  await waitFor(() => expect(channels.sent).toHaveLength(1))
  const gate = Promise.withResolvers<{ ok: true }>()
  channels.answer = () => gate.promise
  await addBacklog(old)
  // As many as one channel sends at once are under way.
  await waitFor(() => expect(channels.sent.length).toBeGreaterThan(1))
  const fresh = await send('новая')
  gate.resolve({ ok: true })
  await waitFor(() => expect(channels.sent.some(({ inquiry }) => inquiry?.id === fresh)).toBe(true))
  const place = channels.sent.findIndex(({ inquiry }) => inquiry?.id === fresh)
  expect(place).toBeLessThan(50)
})
