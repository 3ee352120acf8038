import { describe, expect, test } from 'vitest'
import type { LastBulk, PriceRecord } from '../src/contract/catalogue/prices.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError, UNKNOWN_IDS } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callAs, callJson, makeProduct, readProduct, newLine } = openCatalogueDesk(shop)

describe('A manager changes a price', () => {
  test('and it is not put back over a version that nobody has seen', async () => {
    const { id } = await makeProduct({ price: 100_000 })
    await callJson(200, 'PATCH', `/products/${id}/price`, { price: 120_000 })
    const [newest] = await callJson<PriceRecord[]>(200, 'GET', `/products/${id}/prices`)
    const undo = (version: number) =>
      call('POST', `/products/${id}/prices/${newest?.id}/undo`, undefined, { 'if-match': `"${version}"` })
    const refused = await undo(1)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      current: { id, version: 2, price: 120_000 },
      changedBy: 'manager',
    })
    expect((await undo(2)).status).toBe(200)
  })

  test('and the catalogue shows it at once', async () => {
    const topas5 = await callJson<Product>(200, 'GET', '/products/topas-5')
    const shows = async () => {
      const page = await shop.get('/catalog')
      expect(page.status).toBe(200)
      return /666[\s\u00a0]666/.test(await page.text())
    }
    expect(await shows()).toBe(false)
    const response = await call('PATCH', `/products/${topas5.id}/price`, { price: 66_666_600 })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ...topas5,
      price: 66_666_600,
      updatedAt: expect.any(String),
      version: 2,
    })
    expect(await shows()).toBe(true)
  })

  test.each<[unknown, string]>([
    [{}, 'Выберите товар и введите новую цену'],
    [{ price: null }, 'Выберите товар и введите новую цену'],
    [{ price: '100' }, 'Выберите товар и введите новую цену'],
    [{ price: 1.5 }, 'Выберите товар и введите новую цену'],
    [{ price: -1 }, 'Цена не может быть отрицательной'],
    [{ price: 2_147_483_648 }, 'Слишком большая цена'],
    ['{"price":', 'Запрос не удалось прочитать'],
  ])('but not into %j', async (body, message) => {
    const { id } = await makeProduct({ price: 100 })
    await expectError(await call('PATCH', `/products/${id}/price`, body), 400, message)
    expect((await readProduct(id)).price).toBe(100)
  })

  test('and the database knows who did it, for as long as it takes', async () => {
    const { id } = await makeProduct()
    await shop.database.pool.query(`
      create table writers (actor text);
      create function note() returns trigger language plpgsql as
        $$ begin insert into writers values (current_setting('shop.actor_id', true)); return null; end $$;
      create trigger note after update of price on products for each row execute function note();`)
    await call('PATCH', `/products/${id}/price`, { price: 5 })
    const { rows } = await shop.database.pool.query(
      'select username from writers join users on users.id = actor::int',
    )
    expect(rows).toEqual([{ username: 'manager' }])
  })
})

const history = (id: number) => callJson<PriceRecord[]>(200, 'GET', `/products/${id}/prices`)

describe('The history says who changed a price, when and how', () => {
  test('for every way a price changes, newest first', async () => {
    const { id, modelLine } = await makeProduct({ price: 1_000_000, modelLine: newLine() })
    await callJson(200, 'PATCH', `/products/${id}`, { price: 1_100_000, installationPrice: 300_000 })
    await callJson(200, 'PATCH', `/products/${id}`, { name: 'Без цены', price: 1_100_000 })
    const admin = await signInAs(shop, 'admin')
    await callAs(admin, 'PATCH', `/products/${id}/price`, { price: 1_200_000 })
    await callJson(200, 'PATCH', `/products/${id}/price`, { price: 1_200_000 })
    const raise = { modelLine, priceChange: '10', changeType: 'percentage' }
    const bulk = await callJson<{ id: number }>(200, 'POST', '/products/bulk-price-update', raise)
    await callJson(200, 'POST', `/products/bulk-price-update/${bulk.id}/undo`)
    await callJson(200, 'PATCH', `/products/${id}`, { installationPrice: null })
    const records = await history(id)
    const step = (
      source: string,
      price: number[],
      installation: (number | null)[],
      actorName = 'manager',
    ) => ({
      source,
      actorName,
      id: expect.any(Number),
      changedAt: expect.stringMatching(/^20.*Z$/),
      oldPrice: price[0] ?? null,
      newPrice: price[1],
      oldInstallationPrice: installation[0],
      newInstallationPrice: installation[1],
    })
    expect(records).toEqual([
      step('form', [1_200_000, 1_200_000], [300_000, null]),
      step('undo', [1_320_000, 1_200_000], [300_000, 300_000]),
      step('bulk', [1_200_000, 1_320_000], [300_000, 300_000]),
      step('single', [1_100_000, 1_200_000], [300_000, 300_000], 'admin'),
      step('form', [1_000_000, 1_100_000], [null, 300_000]),
      { ...step('form', [], [null, null]), newPrice: 1_000_000 },
    ])
  })

  test('nothing of a product that never had a price, and the name stays when the account goes', async () => {
    const { id } = await makeProduct()
    expect(await history(id)).toEqual([])
    const cookie = await signInAs(shop, 'manager', 'leaving')
    await callAs(cookie, 'PATCH', `/products/${id}/price`, { price: 1 })
    await shop.database.pool.query("delete from users where username = 'leaving'")
    expect(await history(id)).toMatchObject([{ actorName: 'leaving', newPrice: 1 }])
  })

  test.each(UNKNOWN_IDS)('product %s has none', async (id) => {
    await expectError(await call('GET', `/products/${id}/prices`), 404, 'Продукт не найден')
  })
})

test('A planned price that was cancelled is in the journal, with its hour', async () => {
  const { id, name } = await makeProduct({ price: 100_000 })
  const effectiveAt = '2099-12-01T00:00:00.000Z'
  const plan = { price: 120_000, effectiveAt }
  const planned = await callJson<{ scheduledId: number }>(202, 'PATCH', `/products/${id}/price`, plan)
  const { scheduledId } = planned
  expect((await call('DELETE', `/admin/scheduled-prices/${scheduledId}`)).status).toBe(204)
  const journal = `/admin/journal?entity=system&entityId=scheduled-price-${scheduledId}`
  expect((await callJson<{ entries: object[] }>(200, 'GET', journal)).entries).toMatchObject([
    {
      action: 'delete',
      actorName: 'manager',
      title: `плановую цену: ${name}`,
      changes: [
        { field: 'effectiveAt', label: 'Час', before: effectiveAt, after: null },
        { field: 'products.price', label: 'Цена с установкой', before: 120_000, after: null },
      ],
    },
  ])
})

describe('A single change is taken back', () => {
  const undo = (id: number, record: number | undefined) =>
    call('POST', `/products/${id}/prices/${record}/undo`)
  const setPrice = (id: number, price: number) => callJson(200, 'PATCH', `/products/${id}/price`, { price })
  const pricesOf = async (id: number) => {
    const { price, installationPrice } = await readProduct(id)
    return [price, installationPrice]
  }
  const newest = async (id: number) => (await history(id))[0]?.id

  test('by the entry of the history, which then says so', async () => {
    const { id } = await makeProduct({ price: 16_889_500 })
    await setPrice(id, 168_895_000)
    const answer = await undo(id, await newest(id))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id, price: 16_889_500 })
    const [last] = await history(id)
    expect(last).toMatchObject({ source: 'undo', oldPrice: 168_895_000, newPrice: 16_889_500 })
  })

  test('with its installation part and the source that the price had', async () => {
    const sources = {
      price: { text: 'Старая цена', date: '2026-11-20', outdated: true },
      volume: { text: 'Паспорт', date: '2026-11-20' },
    }
    const { id } = await makeProduct({ price: 1_000_000, installationPrice: 200_000, sources })
    await callJson(200, 'PATCH', `/products/${id}`, { price: 2_000_000, installationPrice: 1_500_000 })
    expect((await readProduct(id)).sources).toEqual({ volume: sources.volume })
    expect((await undo(id, await newest(id))).status).toBe(200)
    expect(await pricesOf(id)).toEqual([1_000_000, 200_000])
    expect((await readProduct(id)).sources).toEqual(sources)
  })

  test('and stays refused once a newer price stands, even the same sum again', async () => {
    const { id } = await makeProduct({ price: 1_000_000 })
    await setPrice(id, 1_100_000)
    const record = await newest(id)
    await setPrice(id, 1_200_000)
    await expectError(await undo(id, record), 409, 'Цену с тех пор изменили')
    await setPrice(id, 1_100_000)
    await expectError(await undo(id, record), 409, 'Цену с тех пор изменили')
    expect(await pricesOf(id)).toEqual([1_100_000, null])
  })

  test('by its newest entry, also when the clock was put back before it', async () => {
    const { id } = await makeProduct({ price: 1_000_000 })
    await setPrice(id, 1_100_000)
    await setPrice(id, 1_200_000)
    const record = await newest(id)
    await shop.database.pool.query(`alter table journal disable trigger refuse_journal_change;
      update journal set at = at - interval '1 hour' where id = ${record};
      alter table journal enable trigger refuse_journal_change`)
    expect((await history(id)).map(({ newPrice }) => newPrice)).toEqual([1_200_000, 1_100_000, 1_000_000])
    const versions = await callJson<{ version: number }[]>(200, 'GET', `/admin/versions/products/${id}`)
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
    expect((await undo(id, record)).status).toBe(200)
    expect(await pricesOf(id)).toEqual([1_100_000, null])
  })

  test('by two at once: one of them does it, the other is told', async () => {
    const { id } = await makeProduct({ price: 1_000_000 })
    await setPrice(id, 1_100_000)
    const record = await newest(id)
    const answers = await Promise.all([undo(id, record), undo(id, record)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await pricesOf(id)).toEqual([1_000_000, null])
  })

  test('not where there was no price before, nor of another product, nor by a stranger', async () => {
    const { id } = await makeProduct()
    const other = await makeProduct({ price: 500 })
    await setPrice(id, 1_000_000)
    const record = await newest(id)
    await expectError(await undo(id, record), 409, 'Прежней цены у товара не было')
    await expectError(await undo(other.id, record), 404, 'Такого изменения цены нет')
    await expectError(
      await callAnonymously('POST', `/products/${id}/prices/${record}/undo`),
      401,
      'Войдите, чтобы продолжить',
    )
    expect(await pricesOf(id)).toEqual([1_000_000, null])
  })
})

test('Bulk changes are offered to be taken back newest first, each while one of its prices would go back', async () => {
  const BULK = '/products/bulk-price-update'
  const modelLine = newLine()
  const products = [
    await makeProduct({ modelLine, price: 100_000 }),
    await makeProduct({ modelLine, price: 200_000 }),
  ]
  const raise = async () =>
    (await callJson<{ id: number }>(200, 'POST', BULK, { modelLine, priceChange: '10', changeType: 'fixed' }))
      .id
  const offered = async () => (await callJson<LastBulk | null>(200, 'GET', `${BULK}/last`))?.id
  const [first, second] = [await raise(), await raise()]
  expect(await offered()).toBe(second)
  await callJson(200, 'POST', `${BULK}/${second}/undo`)
  expect(await offered()).toBe(first)
  const [one, other] = products.map(({ id }) => `/products/${id}/price`)
  await callJson(200, 'PATCH', one ?? '', { price: 500_000 })
  expect(await offered()).toBe(first)
  await callJson(200, 'PATCH', other ?? '', { price: 500_000 })
  expect(await offered()).toBeUndefined()
})
