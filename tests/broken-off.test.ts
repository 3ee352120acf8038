import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createListener } from '../src/server/serve.ts'
import { captureLog } from './support/log.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { openShop, signInAs } from './support/shop.ts'

const captured = captureLog()
const shop = openShop({}, captured.log)

let server: OpenedServer
let cookie = ''
beforeAll(async () => {
  server = await openOnNetwork(createListener(shop.app, shop.contentCache, shop.config))
  cookie = await signInAs(shop, 'manager')
})
afterAll(() => server.close())
beforeEach(() => captured.clear())

const FORM = 'multipart/form-data; boundary=xyz'
const PICTURE = '--xyz\r\nContent-Disposition: form-data; name="image"; filename="pit.png"\r\n\r\n\x89PNG'

test.each([
  ['a request', '/api/inquiries/contact', 'application/json', '{"name":"Пётр",'],
  [
    'a request whose length is not known',
    '/api/inquiries/contact',
    'application/json',
    '{"name":',
    'chunked',
  ],
  ['a picture', '/api/upload/image', FORM, PICTURE],
  ['a picture whose length is not known', '/api/upload/image', FORM, PICTURE, 'chunked'],
])(
  '%s that its sender breaks off is no fault of the shop',
  async (_what, path, type, start, encoding = '') => {
    const { port } = server
    const sending = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path,
      headers: {
        'content-type': type,
        cookie,
        ...(encoding ? { 'transfer-encoding': encoding } : { 'content-length': '4000' }),
      },
    })
    sending.on('error', () => undefined)
    const arrived = once(server.server, 'request')
    sending.write(start)
    const [received] = await arrived
    const cut = new Promise((resolve) => received.once('close', resolve))
    sending.destroy()
    await cut
    // The aborted request has been handled when the next one is responded to.
    expect((await shop.get('/api/faq/categories')).status).toBe(200)
    expect(captured.text()).toBe('')
  },
)
