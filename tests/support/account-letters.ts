import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Delivery } from '../../src/contract/inquiries/work.ts'
import { allJobs } from '../../src/server/compose/all-jobs.ts'
import { createChannels } from '../../src/server/features/channels/staff-channels.ts'
import { startJobs } from '../../src/server/platform/jobs/start-jobs.ts'
import { createSecrets } from '../../src/server/secrets.ts'
import { openAccounts } from './accounts.ts'
import { openMailServer } from './channel-receivers.ts'
import { readLetter } from './letter-text.ts'
import { quietLog } from './log.ts'
import { untilDone } from './queue.ts'
import { openShop } from './shop.ts'

const SECRETS_KEY = 'ключ-для-писем-о-входе-1'
const PASSWORD = 'п@роль/1'

/** A shop whose letters about accounts come to a mail server of this test file. */
export function openAccountLetters(environment: Record<string, string> = {}) {
  const shop = openShop({ TRUST_PROXY: 'on', SECRETS_KEY, ...environment })
  const accounts = openAccounts(shop)
  const query = async (sql: string, values: unknown[] = []) =>
    (await shop.database.pool.query(sql, values)).rows
  let mail: Awaited<ReturnType<typeof openMailServer>>
  let jobs: { stop(): Promise<void> }
  beforeAll(async () => {
    mail = await openMailServer(PASSWORD)
    const secrets = createSecrets({ secretsKey: SECRETS_KEY, dataDir: '/nonexistent' })
    jobs = startJobs({
      database: shop.database,
      jobs: allJobs,
      channels: createChannels({ log: quietLog(), db: shop.database.db, secrets }),
      log: quietLog(),
      dataDir: '/nonexistent',
      readOrigin: async () => 'http://wrong.test',
    })
  })
  afterAll(async () => {
    await jobs.stop()
    await mail.close()
  })
  const putMail = async (enabled: boolean) => {
    const email = {
      enabled,
      smtpUrl: `smtp://zakaz:${encodeURIComponent(PASSWORD)}@127.0.0.1:${mail.port}`,
      from: 'Септики <zakaz@shop.test>',
      to: ['olga@shop.test'],
    }
    expect((await accounts.call('PUT', '/admin/channels', { email })).status).toBe(200)
  }
  beforeEach(async () => {
    await query('delete from login_failures')
    mail.letters.length = 0
    mail.refuse = null
    await putMail(true)
  })
  /** Waits until all that was asked for has been sent or given up. */
  async function untilSent() {
    await untilDone(shop.database.pool, 'send-password-reset')
    await untilDone(shop.database.pool, 'send-delivery')
  }
  return {
    shop,
    accounts,
    query,
    putMail,
    get mail() {
      return mail
    },
    untilSent,
    /** Texts of the letters to an address, the oldest first. */
    async lettersTo(address: string): Promise<string[]> {
      await untilSent()
      return mail.letters.filter(({ to }) => to.includes(address)).map(({ raw }) => readLetter(raw))
    },
    /** Deliveries to an address as staff see them, the newest first. */
    async deliveriesTo(address: string): Promise<Delivery[]> {
      await untilSent()
      const all: Delivery[] = await (await accounts.call('GET', '/admin/deliveries')).json()
      return all.filter(({ recipient }) => recipient === address)
    },
  }
}
