import { expect, test } from 'vitest'
import { minutes } from '../src/lib/duration.ts'
import { openChannelDesk } from './support/channel-desk.ts'
import { signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'
import { openWorkingShop } from './support/working-shop.ts'

const desk = openChannelDesk()
const { shop, channels } = await openWorkingShop()

test('An inquiry waits for a slow receiver for most of a minute, a test for nine seconds', async () => {
  await shop.post('/api/inquiries/contact', { name: 'Вера', phone: '89261234567' })
  await waitFor(() => expect(channels.sent).toMatchObject([{ kind: 'first', limit: 50_000 }]))
  await shop.post('/api/admin/channels/email/test', {}, { cookie: await signInAs(shop, 'admin') })
  expect(channels.sent[1]).toMatchObject({ kind: 'test', limit: 9000 })
})

test.each(['email', 'webhook', 'telegram'] as const)(
  'A slow answer of %s is waited for as long as was allowed',
  async (channel) => {
    await desk.put(desk.all())
    const pause = 600
    desk.mail.pause = pause
    desk.server.answer = () =>
      new Promise((done) => setTimeout(() => done({ status: 200, body: { ok: true } }), pause))
    const recipient = { email: 'olga@shop.test', webhook: desk.all().webhook.url, telegram: '-1001' }[channel]
    expect(await desk.send(channel, recipient, {}, 200)).toMatchObject({
      ok: false,
      isFinal: false,
      error: expect.stringContaining('Сервер не отвечает'),
    })
    expect(await desk.send(channel, recipient, {}, minutes(1))).toEqual({ ok: true })
  },
)
