import { describe, expect, test } from 'vitest'
import type { BulkPreview, LastBulk, Undone } from '../src/contract/catalogue/prices.ts'
import type { Schedule } from '../src/contract/records/schedule.ts'
import { expectError, UNKNOWN_IDS } from './support/desk.ts'
import { BULK, FAR, openPricePlans, PLANS } from './support/price-plans.ts'
import { openShop, signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()
const desk = openPricePlans(shop)
const { call, callAs, callJson, makeLine, makeProduct, query, planPrice, planBulk, list, find } = desk
const { history, pricesOf, startWorker, stopWorkers, letItCome } = desk

describe('A price for an hour', () => {
  test('changes nothing until then; then it does, in the name of who planned it', async () => {
    startWorker()
    const { id } = await makeProduct({ price: 100_000 })
    const effectiveAt = new Date(FAR).toISOString()
    const scheduledId = await planPrice(id, 120_000)
    const work = 'select run_at as "runAt" from graphile_worker.jobs where key = $1'
    expect(await query(work, [`scheduled-price:${scheduledId}`])).toEqual([{ runAt: new Date(FAR) }])
    expect(await pricesOf([id])).toEqual([100_000])
    const [{ id: managerId }] = await query("select id from users where username = 'manager'")
    expect(await find(scheduledId)).toEqual({
      id: scheduledId,
      effectiveAt,
      createdBy: { id: managerId, name: 'manager' },
      productId: id,
      price: 120_000,
      bulk: null,
      state: 'planned',
      left: [],
    })
    await letItCome(scheduledId)
    expect(await pricesOf([id])).toEqual([120_000])
    expect(await find(scheduledId)).toMatchObject({ state: 'done', left: [] })
    expect((await history(id))[0]).toMatchObject({
      oldPrice: 100_000,
      newPrice: 120_000,
      source: 'single',
      actorName: 'manager',
    })
  })

  test.each([
    [{ effectiveAt: '2020-01-01T00:00:00Z' }, 'Это время уже прошло'],
    [{ effectiveAt: 'завтра' }, 'Время не прочитать'],
    [{ effectiveAt: '2099-12-01' }, 'Время не прочитать'],
    [{ effectiveAt: 4_000_000_000_000 }, 'Время не прочитать'],
  ])('%o is refused at the field', async (fields, message) => {
    const { id } = await makeProduct({ price: 100_000 })
    const before = await list()
    for (const [method, address, body] of [
      ['PATCH', `/products/${id}/price`, { price: 5 }],
      ['POST', BULK, { priceChange: '5', changeType: 'percentage' }],
    ] as const) {
      const response = await call(method, address, { ...body, ...fields })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        errors: { effectiveAt: expect.stringContaining(message) },
      })
    }
    expect(await list()).toEqual(before)
  })

  test('null is at once; an unknown product has no plan', async () => {
    const { id } = await makeProduct({ price: 100_000 })
    await callJson(200, 'PATCH', `/products/${id}/price`, { price: 5, effectiveAt: null })
    expect(await pricesOf([id])).toEqual([5])
    await expectError(
      await call('PATCH', '/products/999999/price', { price: 5, effectiveAt: FAR }),
      404,
      'Продукт не найден',
    )
  })

  test('is left when the price has changed since or the product is gone', async () => {
    const changed = await makeProduct({ price: 100_000 })
    const gone = await makeProduct({ price: 100_000 })
    const ids = [await planPrice(changed.id, 1), await planPrice(gone.id, 1)]
    await callJson(200, 'PATCH', `/products/${changed.id}/price`, { price: 90_000 })
    await query('delete from products where id = $1', [gone.id])
    await letItCome(...ids)
    expect(await Promise.all(ids.map(find))).toMatchObject([
      { state: 'failed', left: [changed.id] },
      { state: 'failed', left: [gone.id] },
    ])
    expect(await pricesOf([changed.id])).toEqual([90_000])
    const named = await query("select changes, actor_name from journal where entity = 'system' order by id")
    expect(named.map(({ changes, actor_name }) => [changes[0].after, actor_name])).toEqual([
      [[changed.name], 'manager'],
      [[gone.name], 'manager'],
    ])
  })

  test('and one back: the later plan knows of the earlier one, however late both are', async () => {
    const { id } = await makeProduct({ price: 100_000 })
    const sale = await planPrice(id, 80_000)
    const back = await planPrice(id, 100_000, '2099-12-02T00:00:00+03:00')
    expect((await list()).filter(({ state }) => state === 'planned').map((one) => one.id)).toEqual([
      sale,
      back,
    ])
    await letItCome(sale, back)
    expect(await pricesOf([id])).toEqual([100_000])
    expect((await history(id)).slice(0, 2).map(({ newPrice }) => newPrice)).toEqual([100_000, 80_000])
    expect([await find(sale), await find(back)]).toMatchObject([{ state: 'done' }, { state: 'done' }])
  })

  test('is left when it is above an old price that was lowered since', async () => {
    const { id } = await makeProduct({ price: 100_000, oldPrice: 150_000 })
    const scheduledId = await planPrice(id, 140_000)
    await callJson(200, 'PATCH', `/products/${id}`, { oldPrice: 120_000 })
    await letItCome(scheduledId)
    expect(await find(scheduledId)).toMatchObject({ state: 'failed', left: [id] })
    expect(await pricesOf([id])).toEqual([100_000])
  })
})

test('The plan of a later hour that was made first still happens, but not over a change by hand', async () => {
  const [both, touched] = [await makeProduct({ price: 100_000 }), await makeProduct({ price: 100_000 })]
  const later = '2099-12-02T00:00:00+03:00'
  const backs = [await planPrice(both.id, 110_000, later), await planPrice(touched.id, 110_000, later)]
  const sales = [await planPrice(both.id, 80_000), await planPrice(touched.id, 80_000)]
  await letItCome(...sales)
  expect(await pricesOf([both.id, touched.id])).toEqual([80_000, 80_000])
  await callJson(200, 'PATCH', `/products/${touched.id}/price`, { price: 85_000 })
  await letItCome(...backs)
  expect(await pricesOf([both.id, touched.id])).toEqual([110_000, 85_000])
  expect(await Promise.all(backs.map(find))).toMatchObject([{ state: 'done' }, { state: 'failed' }])
})

describe('A bulk change for an hour', () => {
  test('leaves what changed meanwhile, is deleted or gets no price by it, and can be undone', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, 2_000_000, 3_000_000, 4_000_000, null)
    const [first = 0, changed = 0, gone = 0, dear = 0] = ids
    const scheduledId = await planBulk(modelLine)
    await callJson(200, 'PATCH', `/products/${changed}`, { price: 2_500_000 })
    await callJson(200, 'PATCH', `/products/${dear}`, { modelLine: 'Другая' })
    await query('delete from products where id = $1', [gone])
    const late = await makeProduct({ modelLine, price: 700 })
    await letItCome(scheduledId)
    expect(await pricesOf([first, changed, dear, late.id])).toEqual([1_100_000, 2_500_000, 4_000_000, 700])
    expect(await find(scheduledId)).toMatchObject({
      state: 'partly',
      left: [changed, gone, dear],
      productId: null,
      price: null,
      bulk: { modelLine, priceChange: '10', changeType: 'percentage' },
    })
    const last = await callJson<LastBulk>(200, 'GET', `${BULK}/last`)
    expect(last).toMatchObject({ count: 1, actorName: 'manager' })
    expect(await callJson<Undone>(200, 'POST', `${BULK}/${last.id}/undo`)).toEqual({ restored: 1, left: [] })
    expect((await history(first)).slice(0, 2).map(({ source }) => source)).toEqual(['undo', 'bulk'])
  })

  test('is planned only for what was looked at; for no product it is done, with nothing left', async () => {
    const { modelLine, ids } = await makeLine(1_000_000)
    const body = { modelLine, priceChange: '10', changeType: 'percentage' }
    const { fingerprint } = await callJson<BulkPreview>(200, 'POST', `${BULK}/preview`, body)
    await callJson(200, 'PATCH', `/products/${ids[0]}/price`, { price: 5_000_000 })
    const stale = { ...body, expected: fingerprint, effectiveAt: FAR }
    await expectError(await call('POST', BULK, stale), 409, 'Проверьте новые цены ещё раз')
    const nothing = await planBulk('Нет такой')
    await letItCome(nothing)
    expect(await find(nothing)).toMatchObject({ state: 'done', left: [] })
  })

  test('of an account that is blocked is done in its name, of one that is gone by «система»', async () => {
    const lines = [await makeLine(1_000_000), await makeLine(1_000_000)]
    const planned: number[] = []
    for (const [index, { modelLine }] of lines.entries()) {
      const cookie = await signInAs(shop, 'manager', `planner-${index}`)
      const body = { modelLine, priceChange: '10', changeType: 'percentage', effectiveAt: FAR }
      planned.push((await (await callAs(cookie, 'POST', BULK, body)).json()).scheduledId)
    }
    await query("update users set is_active = false where username = 'planner-0'")
    await query("delete from users where username = 'planner-1'")
    await letItCome(...planned)
    const records = await Promise.all(lines.map(({ ids }) => history(ids[0] ?? 0)))
    expect(records.map(([newest]) => newest?.actorName)).toEqual(['planner-0', 'система'])
  })
})

describe('A plan', () => {
  test('is cancelled while it waits, and then never happens', async () => {
    const { id } = await makeProduct({ price: 100_000 })
    const [cancelled, done] = [await planPrice(id, 1), await planPrice(id, 2)]
    expect((await call('DELETE', `${PLANS}/${cancelled}`)).status).toBe(204)
    await expectError(await call('DELETE', `${PLANS}/${cancelled}`), 404, 'В плане такого нет')
    await letItCome(done)
    expect(await pricesOf([id])).toEqual([2])
    await expectError(await call('DELETE', `${PLANS}/${done}`), 409, 'отменить нельзя')
    expect(
      (await list())
        .map(({ state }) => state === 'planned')
        .toSorted()
        .reverse(),
    ).toEqual((await list()).map(({ state }) => state === 'planned'))
  })

  test('is told in words, before and after, until somebody has seen what it left', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, 2_000_000)
    const scheduledId = await planBulk(modelLine)
    await callJson(200, 'PATCH', `/products/${ids[1]}/price`, { price: 3_000_000 })
    const read = () => callJson<Schedule>(200, 'GET', '/admin/schedule')
    const changed = [{ id: ids[1], name: expect.stringContaining('Станция') }]
    expect((await read()).planned.find(({ id }) => id === scheduledId)).toMatchObject({
      kind: 'bulk',
      count: 2,
      by: 'manager',
      changed,
      title: `Все производители, линейка «${modelLine}»: +10\u00a0%`,
    })
    await letItCome(scheduledId)
    const past = async () => (await read()).past.find(({ id }) => id === scheduledId)
    expect(await past()).toMatchObject({ state: 'partly', left: changed, isSeen: false })
    expect((await call('POST', `${PLANS}/${scheduledId}/seen`)).status).toBe(204)
    expect(await past()).toMatchObject({ isSeen: true })
  })

  test('is listed for 90 days after it was done, and longer while nobody has seen what it left', async () => {
    const { id } = await makeProduct({ price: 100_000 })
    const [first, second] = [await planPrice(id, 1), await planPrice(id, 2)]
    await letItCome(first, second)
    const [lately, left, waiting] = [await planPrice(id, 3), await planPrice(id, 4), await planPrice(id, 5)]
    await letItCome(lately)
    await callJson(200, 'PATCH', `/products/${id}/price`, { price: 6 })
    await letItCome(left)
    const all = [first, second, lately, left, waiting]
    const listed = async () => (await list()).map((one) => one.id).filter((one) => all.includes(one))
    await query("update scheduled_prices set done_at = now() - interval '91 days' where id in ($1, $2, $3)", [
      first,
      second,
      left,
    ])
    expect(await listed()).toEqual([waiting, left, lately])
    expect((await call('POST', `${PLANS}/${left}/seen`)).status).toBe(204)
    expect(await listed()).toEqual([waiting, lately])
    // The dashboard tells of the newest however long ago they were.
    const { past } = await callJson<Schedule>(200, 'GET', '/admin/schedule')
    expect(past.map((one) => one.id)).toEqual(expect.arrayContaining([left, lately]))
  })

  test('stands beside what will be shown or hidden', async () => {
    const { id } = await makeProduct({ price: 1 })
    const [post] = await query(
      "insert into blog_posts (title, slug, content, published, publish_at) values ('О зиме', 'zima', '-', false, $1) returning id",
      [FAR],
    )
    await query('update products set unpublish_at = $2 where id = $1', [id, FAR])
    const { planned } = await callJson<Schedule>(200, 'GET', '/admin/schedule')
    expect(planned).toContainEqual(
      expect.objectContaining({ kind: 'unpublish', entity: 'products', id, version: 2 }),
    )
    expect(planned).toContainEqual(
      expect.objectContaining({
        kind: 'publish',
        entity: 'posts',
        id: post.id,
        title: 'О зиме',
        at: new Date(FAR).toISOString(),
      }),
    )
  })

  test.each(UNKNOWN_IDS)('number %s is unknown', async (id) => {
    await expectError(await call('DELETE', `${PLANS}/${id}`), 404, 'В плане такого нет')
    await expectError(await call('POST', `${PLANS}/${id}/seen`), 404, 'В плане такого нет')
  })

  test('waits while a restored shop is held, and comes back when the queue was lost', async () => {
    const { id } = await makeProduct({ price: 100_000 })
    const scheduledId = await planPrice(id, 1)
    await query('insert into restores (backup_made_at) values (now())')
    await query('delete from graphile_worker._private_jobs')
    await query('update scheduled_prices set effective_at = now() where id = $1', [scheduledId])
    startWorker()
    const isPutOff = async () =>
      expect(
        await query(
          "select 1 from graphile_worker._private_jobs where key = $1 and run_at > now() + interval '50 seconds'",
          [`scheduled-price:${scheduledId}`],
        ),
      ).toHaveLength(1)
    await waitFor(isPutOff)
    expect(await pricesOf([id])).toEqual([100_000])
    await query('update restores set released_at = now()')
    await stopWorkers()
    await letItCome(scheduledId)
    expect(await pricesOf([id])).toEqual([1])
  })
})
