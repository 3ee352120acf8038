import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Delivery } from '../src/contract/inquiries/work.ts'
import { CHANNELS } from '../src/domain/channels/delivery-kinds.ts'
import { allJobs } from '../src/server/compose/all-jobs.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { openChannelDesk, PASSWORD, SECRET, TOKEN } from './support/channel-desk.ts'
import { captureLog } from './support/log.ts'
import { signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const { log, text } = captureLog()
const desk = openChannelDesk(log)
const { shop, put, read, testOf, all, channelsWith } = desk
const SECRETS = [PASSWORD, encodeURIComponent(PASSWORD), TOKEN, SECRET]

let jobs: { stop(): Promise<void> }
beforeAll(() => {
  jobs = startJobs({
    database: shop.database,
    jobs: allJobs,
    channels: channelsWith(),
    log,
    dataDir: '/nonexistent',
    readOrigin: async () => 'http://shop.test',
  })
})
afterAll(() => jobs.stop())

test('Secrets of the channels are in no answer and in no line of the log, however much fails', async () => {
  const cookie = await signInAs(shop, 'admin')
  const answers: string[] = []
  const note = (answer: unknown) => answers.push(JSON.stringify(answer))
  note(await (await put(all())).json())
  note(await (await put({ email: { smtpUrl: `http://zakaz:${PASSWORD}@a` } })).json())
  note(await (await put({ telegram: { botToken: `${TOKEN} ${PASSWORD}` } })).json())
  note(await read())
  // Nobody listens, the password is wrong, the bot is unknown.
  const { email, telegram } = all()
  await put({
    email: { smtpUrl: email.smtpUrl.replace('zakaz:', 'somebody:') },
    telegram: { ...telegram, apiBase: 'http://127.0.0.1:1' },
  })
  desk.server.answer = () => ({ status: 500, body: { secret: SECRET, token: TOKEN } })
  for (const name of CHANNELS) note(await testOf(name))
  const sent = await shop.post('/api/inquiries/contact', { name: 'Вера', phone: '89261234567' })
  const { id } = await sent.json()
  await waitFor(async () => {
    const list = await shop.get(`/api/admin/deliveries?inquiryId=${id}`, { cookie })
    const deliveries: Delivery[] = await list.json()
    expect(deliveries.map(({ attempts }) => attempts)).toEqual([1, 1, 1])
    note(deliveries)
  })
  note(await (await shop.get('/api/admin/deliveries', { cookie })).json())
  for (const secret of SECRETS) {
    expect(answers.join('\n')).not.toContain(secret)
    expect(text()).not.toContain(secret)
  }
  expect(text()).not.toContain('Вера')
})
