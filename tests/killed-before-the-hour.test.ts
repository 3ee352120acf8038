import { expect, onTestFinished, test } from 'vitest'
import type { ScheduledPrice } from '../src/contract/catalogue/scheduled-prices.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { letJobCome } from './support/queue.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openShop, signInAs } from './support/shop.ts'
import { openProcess } from './support/shop-process.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()
const { callJson, makeProduct, readProduct } = openCatalogueDesk(shop)
const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

/** Starts a shop in a process of its own on the same database; `send` writes as an admin. */
async function openServer() {
  const server = await openProcess({ DATABASE_URL: urlOf(shop.database) })
  const cookie = await signInAs(shop, 'admin')
  return {
    async send(method: string, address: string, body: object): Promise<number> {
      const headers = { 'content-type': 'application/json', cookie }
      return (await fetch(server.address + address, { method, headers, body: JSON.stringify(body) })).status
    },
    async kill() {
      server.child.kill('SIGKILL')
      await server.exit
    },
  }
}

test('what was planned with a shop that is killed before the hour happens, once, when another one starts after it', async () => {
  const [shown, cheaper] = [await makeProduct({ published: false }), await makeProduct({ price: 100 })]
  const killed = await openServer()
  onTestFinished(killed.kill)
  const at = '2099-01-01T00:00:00.000Z'
  expect([
    await killed.send('PATCH', `/api/products/${shown.id}`, { publishAt: at }),
    await killed.send('PATCH', `/api/products/${cheaper.id}/price`, { price: 90, effectiveAt: at }),
  ]).toEqual([200, 202])
  await killed.kill()
  await query('update products set publish_at = now() where id = $1', [shown.id])
  await query('update scheduled_prices set effective_at = now() where product_id = $1', [cheaper.id])
  await letJobCome(shop.database.pool, `show:products:${shown.id}`)
  const versions = [(await readProduct(shown.id)).version ?? 0, (await readProduct(cheaper.id)).version ?? 0]
  const next = await openServer()
  onTestFinished(next.kill)
  await waitFor(async () => {
    expect(await readProduct(shown.id)).toMatchObject({ published: true, publishAt: null })
    expect(await callJson<ScheduledPrice[]>(200, 'GET', '/admin/scheduled-prices')).toMatchObject([
      { productId: cheaper.id, state: 'done', left: [] },
    ])
  })
  const after = [await readProduct(shown.id), await readProduct(cheaper.id)]
  expect(after).toMatchObject([
    { version: (versions[0] ?? 0) + 1 },
    { price: 90, version: (versions[1] ?? 0) + 1 },
  ])
})
