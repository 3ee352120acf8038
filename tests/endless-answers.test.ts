import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '../src/lib/duration.ts'
import { createPushKeys, sendPush } from '../src/server/features/channels/push.ts'
import { openChannelDesk } from './support/channel-desk.ts'
import { createBrowser, plainAgent } from './support/push-service.ts'
import { waitFor } from './support/wait-for.ts'

const desk = openChannelDesk()
const MB = 1024 * 1024
const PIECE = Buffer.alloc(64 * 1024, '{')

/** A receiver whose answers have no end; `written` is how much of them has been taken. */
let server: Server
let written = 0
let open = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    open += 1
    const write = () => {
      while (!response.destroyed) {
        written += PIECE.length
        if (!response.write(PIECE)) return void response.once('drain', write)
      }
    }
    response
      .on('error', () => undefined)
      .on('close', () => {
        open -= 1
      })
    write()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each(['telegram', 'webhook', 'push'] as const)(
  'an answer of %s that has no end is read no further than its start',
  async (channel) => {
    const { port } = server.address() as AddressInfo
    const address = `http://127.0.0.1:${port}`
    const all = desk.all()
    await desk.put({
      telegram: { ...all.telegram, apiBase: address },
      webhook: { ...all.webhook, url: `${address}/`, allowPrivate: true },
    })
    written = 0
    if (channel === 'push') {
      const { subscription } = createBrowser('phone')
      const { endpoint, keys: own } = subscription
      await sendPush(
        desk.ringTo('1'),
        { endpoint, ...own },
        {
          keys: await createPushKeys(),
          personalData: false,
          agent: plainAgent(port),
          limit: seconds(20),
        },
      )
    } else {
      const recipient = channel === 'telegram' ? '-1001' : `${address}/`
      await desk.send(channel, recipient, {}, seconds(20))
    }
    await waitFor(() => expect(open).toBe(0))
    expect(written).toBeGreaterThan(0)
    // What the system buffers of a connection is sent all the same.
    expect(written).toBeLessThan(64 * MB)
  },
)
