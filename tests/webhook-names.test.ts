import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openChannelDesk } from './support/channel-desk.ts'

const { put, all } = openChannelDesk()
const lookup = dns.lookup
let asked: PromiseWithResolvers<void>
let answer: PromiseWithResolvers<void>

/** DNS that finds slow.test only when told, at a public address. */
beforeEach(() => {
  asked = Promise.withResolvers()
  answer = Promise.withResolvers()
  const slow = (
    hostname: string,
    options: dns.LookupAllOptions,
    done: (error: Error | null, found: dns.LookupAddress[]) => void,
  ) => {
    if (hostname !== 'slow.test') return lookup(hostname, options, done)
    asked.resolve()
    void answer.promise.then(() => done(null, [{ address: '93.184.216.34', family: 4 }]))
  }
  Object.assign(dns, { lookup: slow })
  syncBuiltinESMExports()
})
afterEach(() => {
  Object.assign(dns, { lookup })
  syncBuiltinESMExports()
})

test('While DNS looks for a webhook, others change channels', async () => {
  const slow = put({ webhook: { url: 'https://slow.test/hook' } })
  await asked.promise
  expect((await put({ email: all().email })).status).toBe(200)
  answer.resolve()
  expect(await (await slow).json()).toMatchObject({
    email: { enabled: true },
    webhook: { url: 'https://slow.test/•••' },
  })
})

test('An address that was changed while DNS looked for the former one is not taken unseen', async () => {
  answer.resolve()
  await put({ webhook: { url: 'https://slow.test/hook' } })
  answer = Promise.withResolvers()
  asked = Promise.withResolvers()
  const slow = put({ webhook: { enabled: true, allowPrivate: false } })
  await asked.promise
  expect((await put({ webhook: { url: 'http://127.0.0.1/hook', allowPrivate: true } })).status).toBe(200)
  answer.resolve()
  const refused = await slow
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    'Адрес вебхука только что изменили: откройте настройки заново',
  ])
})
