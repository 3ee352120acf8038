import type { Logger } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { ChannelSettings } from '../../src/contract/channels.ts'
import { createInquiry } from '../../src/contract/inquiries/inquiry.fixture.ts'
import type { ChannelName } from '../../src/domain/channels/delivery-kinds.ts'
import type { Ring } from '../../src/server/features/channels/channel.ts'
import { createChannels } from '../../src/server/features/channels/staff-channels.ts'
import { createSecrets } from '../../src/server/secrets.ts'
import { openMailServer, openReceiver } from './channel-receivers.ts'
import { quietLog } from './log.ts'
import { openShop, signInAs } from './shop.ts'

const KEY = 'ключ-для-проверки-каналов-1'
export const PASSWORD = 'п@роль/1'
export const TOKEN = '12345:AbC-dEf'
export const SECRET = 'тайна-подписи'

/** An inquiry whose texts try to be more than text. */
export const inquiry = createInquiry({
  id: 17,
  name: 'Вера <b>',
  productName: 'Топас 5',
  service: 'Запрос о продукте: Топас 5',
  email: 'vera@mail.test',
  message: 'Перезвоните & <скорее>',
})

/** A shop whose channels lead to receivers of this test file; all is empty before each test. */
export function openChannelDesk(log?: Logger) {
  const shop = openShop({ SECRETS_KEY: KEY }, log)
  let parts: {
    admin: string
    mail: Awaited<ReturnType<typeof openMailServer>>
    server: Awaited<ReturnType<typeof openReceiver>>
  }
  beforeAll(async () => {
    parts = {
      admin: await signInAs(shop, 'admin'),
      mail: await openMailServer(PASSWORD),
      server: await openReceiver(),
    }
  })
  afterAll(async () => {
    await parts.mail.close()
    await parts.server.close()
  })
  beforeEach(async () => {
    await shop.database.pool.query('truncate channels, push_subscriptions')
    parts.mail.letters.length = 0
    parts.mail.refuse = null
    parts.mail.pause = 0
    parts.mail.strict = false
    parts.mail.plain = false
    parts.server.received.length = 0
    parts.server.answer = () => ({ status: 200, body: { ok: true } })
  })
  const channelsWith = (secretsKey = KEY) =>
    createChannels({
      log: log ?? quietLog(),
      db: shop.database.db,
      secrets: createSecrets({ secretsKey, dataDir: '/nonexistent' }),
    })
  const ringTo = (recipient: string, own: Partial<Ring> = {}): Ring => ({
    deliveryId: 41,
    kind: 'first',
    recipient,
    inquiry,
    reason: null,
    summary: null,
    checks: null,
    origin: 'https://shop.test',
    ...own,
  })
  return {
    shop,
    get mail() {
      return parts.mail
    },
    get server() {
      return parts.server
    },
    channelsWith,
    ringTo,
    put: (changes: unknown, cookie = parts.admin, headers: Record<string, string> = {}) =>
      shop.app.request('http://shop.test/api/admin/channels', {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(changes),
      }),
    read: async (): Promise<ChannelSettings> =>
      (await shop.get('/api/admin/channels', { cookie: parts.admin })).json(),
    testOf: async (name: ChannelName): Promise<{ ok: boolean; error?: string }> =>
      (await shop.post(`/api/admin/channels/${name}/test`, {}, { cookie: parts.admin })).json(),
    send: (channel: ChannelName, recipient: string, own: Partial<Ring> = {}, limit = 5000) =>
      channelsWith().send(channel, ringTo(recipient, own), limit),
    /** Settings with every channel on. */
    all: () => ({
      email: {
        enabled: true,
        smtpUrl: `smtp://zakaz:${encodeURIComponent(PASSWORD)}@127.0.0.1:${parts.mail.port}`,
        from: 'Септики <zakaz@shop.test>',
        to: ['olga@shop.test'],
      },
      telegram: {
        enabled: true,
        botToken: TOKEN,
        chatIds: ['-1001'],
        apiBase: parts.server.address,
        personalData: false,
      },
      webhook: {
        enabled: true,
        url: `${parts.server.address}/hook`,
        secret: SECRET,
        allowPrivate: true,
      },
      push: { enabled: true },
    }),
  }
}
