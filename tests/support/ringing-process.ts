/**
 * A process with the queue and one webhook, that stores an inquiry for each POST and answers with its id. It does not look for planned
 * work by itself: it rings because it was told to, by the database or by what a killed process has left.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { hours } from '../../src/lib/duration.ts'
import { createPublishedCatalogue } from '../../src/server/features/catalogue/published-catalogue.service.ts'
import type { Channels } from '../../src/server/features/channels/channel.ts'
import { createSendDeliveryJob } from '../../src/server/features/deliveries/send-delivery.job.ts'
import { receiveInquiry } from '../../src/server/features/inquiries/inquiries.service.ts'
import { toldInquiries } from '../../src/server/features/inquiries/reminders/told-inquiries.service.ts'
import { connect, JOB_LIMITS } from '../../src/server/platform/db/database.ts'
import { startJobs } from '../../src/server/platform/jobs/start-jobs.ts'
import { quietLog } from './log.ts'

const { DATABASE_URL: connectionString, RING_URL: recipient = '' } = process.env
const origin = 'http://shop.test'
const readOrigin = async () => origin
const log = quietLog()

const channels: Channels = {
  listRecipients: async () => [{ channel: 'webhook', recipient }],
  listAdminRecipients: async () => [],
  findObstacle: async () => null,
  async send(_channel, { deliveryId }) {
    const response = await fetch(recipient, {
      method: 'POST',
      headers: { 'x-delivery-id': String(deliveryId) },
    }).catch(() => null)
    if (response?.ok) return { ok: true }
    return { ok: false, error: 'Сервер не ответил', isFinal: false, retryAfter: null }
  },
}

const { db } = connect({ connectionString, max: 4 }, log)
const database = connect({ connectionString, max: 4, ...JOB_LIMITS }, log)
const work = { database, jobs: [createSendDeliveryJob(toldInquiries)], pollInterval: hours(10) }
startJobs({ ...work, channels, dataDir: '/nonexistent', readOrigin, log })

const catalogue = createPublishedCatalogue(db, { version: {} })
const inquiry = { name: 'Вера', phone: '89261234567', email: null, message: null, service: null, items: null }
const server = createServer(async (_request, response) => {
  // Equal ones would be marked as a flood.
  const own = { ...inquiry, message: randomUUID() }
  const caller = { address: '127.0.0.1', countableAddress: null, catalogue, log }
  const { id } = await receiveInquiry(db, own, { idempotencyKey: null, channels, origin, ...caller })
  response.end(String(id))
})
// It is always killed, and would leave nothing compiled to the next one.
flushCompileCache()
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/\n`)
})
