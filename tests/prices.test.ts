import { describe, expect, test } from 'vitest'
import type { BulkPreview, LastBulk, PriceRecord, Undone } from '../src/contract/catalogue/prices.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError, UNKNOWN_IDS } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson, topas, newLine, makeLine, makeProduct } = openCatalogueDesk(shop)
const BULK = '/products/bulk-price-update'

const change = (modelLine: string, priceChange: string, changeType = 'percentage') => ({
  modelLine,
  priceChange,
  changeType,
})
const apply = (body: object) => callJson<{ count: number; id?: number }>(200, 'POST', BULK, body)
const preview = (body: object) => callJson<BulkPreview>(200, 'POST', `${BULK}/preview`, body)
const undo = (id: number | undefined) => callJson<Undone>(200, 'POST', `${BULK}/${id}/undo`)
const last = () => callJson<LastBulk | null>(200, 'GET', `${BULK}/last`)
const history = (id: number) => callJson<PriceRecord[]>(200, 'GET', `/products/${id}/prices`)
const priceOf = async (id: number) => (await callJson<Product>(200, 'GET', `/products/id/${id}`)).price
const pricesOf = (ids: readonly number[]) => Promise.all(ids.map(priceOf))

describe('A stranger neither changes nor reads prices of the desk', () => {
  test.each([
    ['POST', BULK, { priceChange: '5', changeType: 'percentage' }],
    ['POST', `${BULK}/preview`, { priceChange: '5', changeType: 'percentage' }],
    ['POST', `${BULK}/1/undo`, undefined],
    ['GET', `${BULK}/last`, undefined],
    ['GET', '/products/1/prices', undefined],
  ])('%s %s', async (method, address, body) => {
    await expectError(await callAnonymously(method, address, body), 401, 'Войдите, чтобы продолжить')
  })
})

describe('A price of another year', () => {
  const sources = {
    price: { text: 'Старая цена', date: '2026-11-20', outdated: true as const },
    volume: { text: 'Паспорт', date: '2026-11-20' },
  }
  const sourcesOf = async (id: number) => (await callJson<Product>(200, 'GET', `/products/id/${id}`)).sources

  test('is said on each of its cards, and of no other price', async () => {
    const read = async (address: string) => (await shop.get(address)).text()
    const products = await callJson<Product[]>(200, 'GET', '/products')
    const dated = products.filter((product) => product.sources.price?.outdated)
    expect((await read('/catalog')).match(/Цена другого года/g)).toHaveLength(dated.length)
  })

  test('stays one after a bulk change, which reckons from it', async () => {
    const { modelLine, ids } = await makeLine(12_345_000)
    await callJson(200, 'PATCH', `/products/${ids[0]}`, { sources })
    await apply(change(modelLine, '5'))
    expect(await sourcesOf(ids[0] ?? 0)).toEqual(sources)
  })

  test.each([
    ['on the tab', '/price'],
    ['in the form', ''],
  ])(
    'is none any more when staff set another one %s, and nothing else loses its source',
    async (_where, tab) => {
      const { id } = await makeProduct({ price: 100_000, sources })
      await callJson(200, 'PATCH', `/products/${id}${tab}`, { price: 100_000 })
      expect(await sourcesOf(id)).toEqual(sources)
      await callJson(200, 'PATCH', `/products/${id}${tab}`, { price: 200_000 })
      expect(await sourcesOf(id)).toEqual({ volume: sources.volume })
    },
  )

  test('keeps the source that staff name with it', async () => {
    const { id } = await makeProduct({ price: 100_000, sources })
    const named = { price: { text: 'Прайс', date: '2026-11-23' } }
    await callJson(200, 'PATCH', `/products/${id}`, { price: 200_000, sources: named })
    expect(await sourcesOf(id)).toEqual(named)
  })
})

describe('A manager raises the prices of one line', () => {
  test('by percent, to whole rubles, and visitors see it at once', async () => {
    const { modelLine, ids } = await makeLine(12_345_000, 9_999_900, null)
    const others = await makeLine(5_000_000)
    expect(await apply({ manufacturerId: topas(), ...change(modelLine, '3,3') })).toEqual({
      count: 2,
      id: expect.any(Number),
    })
    expect(await pricesOf(ids)).toEqual([12_752_400, 10_329_900, null])
    expect(await pricesOf(others.ids)).toEqual([5_000_000])
    const page = await (await shop.get(`/product/${others.slugs[0]}`)).text()
    expect(page).toMatch(/50[\s\u00a0]000/)
  })

  test('by rubles, with a point or a comma, down as well', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, 2_000_000)
    await apply(change(modelLine, '1500.5', 'fixed'))
    await apply(change(modelLine, '-1000,5', 'fixed'))
    expect(await pricesOf(ids)).toEqual([1_050_000, 2_050_000])
  })

  test('and a product without a price, or that would fall too low, keeps what it had', async () => {
    const { modelLine, ids } = await makeLine(100_000, null, 900_000)
    ids.push((await makeProduct({ modelLine, price: 900_000, installationPrice: 700_000 })).id)
    ids.push((await makeProduct({ modelLine, price: 2_147_483_600 })).id)
    expect((await apply(change(modelLine, '-3000', 'fixed'))).count).toBe(2)
    expect(await pricesOf(ids)).toEqual([100_000, null, 600_000, 900_000, 2_147_183_600])
    expect((await apply(change(modelLine, '9999', 'fixed'))).count).toBe(3)
    expect(await pricesOf(ids)).toEqual([1_099_900, null, 1_599_900, 1_899_900, 2_147_183_600])
  })

  test('by percent of the station alone, in hundreds of rubles: the installation keeps its price', async () => {
    const modelLine = newLine()
    const { id } = await makeProduct({ modelLine, price: 19_456_000, installationPrice: 3_400_000 })
    const { id: bare } = await makeProduct({ modelLine, price: 5_956_500 })
    const bulk = { ...change(modelLine, '5'), base: 'station', roundTo: 100 }
    const { rows, fingerprint } = await preview(bulk)
    expect(rows.map(({ newPrice, difference }) => [newPrice, difference])).toEqual([
      [20_260_000, 804_000],
      [6_250_000, 293_500],
    ])
    const { id: bulkId } = await apply({ ...bulk, expected: fingerprint })
    expect(await pricesOf([id, bare])).toEqual([20_260_000, 6_250_000])
    expect((await callJson<Product>(200, 'GET', `/products/id/${id}`)).installationPrice).toBe(3_400_000)
    expect((await last())?.description).toBe(
      `Все производители, линейка «${modelLine}»: +5\u00a0% к цене станции, до 100\u00a0₽`,
    )
    expect(await undo(bulkId)).toEqual({ restored: 2, left: [] })
    expect(await pricesOf([id, bare])).toEqual([19_456_000, 5_956_500])
  })

  test('and null in place of what is ours is as if it were absent', async () => {
    const { modelLine } = await makeLine(1_234_500)
    const shown = await preview({ ...change(modelLine, '3,3'), base: null, roundTo: null })
    expect(shown.rows.map(({ newPrice }) => newPrice)).toEqual([1_275_200])
    expect(shown).toEqual(await preview(change(modelLine, '3,3')))
  })

  test('of a line that does not exist: nothing changes, and there is nothing to undo', async () => {
    const before = await last()
    expect(await apply(change('Нет такой', '5'))).toEqual({ count: 0 })
    expect(await apply({ ...change('Нет такой', '5'), manufacturerId: topas() })).toEqual({ count: 0 })
    expect(await last()).toEqual(before)
  })

  test.each<[object, string]>([
    [{ priceChange: 'пять' }, 'Введите процент или сумму изменения цены'],
    [{ priceChange: '' }, 'Введите процент или сумму изменения цены'],
    [{ priceChange: '5%' }, 'Введите процент или сумму изменения цены'],
    [{ priceChange: '1'.repeat(41) }, 'Введите процент или сумму изменения цены'],
    [{ priceChange: undefined }, 'Введите процент или сумму изменения цены'],
    [{ changeType: 'половина' }, 'Выберите: процент или сумма'],
    [{ manufacturerId: 3_000_000_000 }, 'Такого производителя нет'],
    [{ manufacturerId: 999_999 }, 'Такого производителя нет'],
    [{ base: 'монтаж' }, 'Выберите: цена с установкой или только станция'],
    [{ roundTo: 7 }, 'Округляем до 1, 10, 50, 100, 500, 1000 ₽'],
    [{ roundTo: '100' }, 'Округляем до 1, 10, 50, 100, 500, 1000 ₽'],
  ])('%o is refused, shown or applied', async (fields, message) => {
    const body = { ...change('Нет такой', '5'), ...fields }
    await expectError(await call('POST', BULK, body), 400, message)
    await expectError(await call('POST', `${BULK}/preview`, body), 400, message)
  })
})

describe('Before a bulk change is applied', () => {
  test('every row is shown with its new price, or with the reason why it keeps the old one', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, null, 100_000, 300_000)
    await makeProduct({ modelLine, price: 500_000, installationPrice: 350_000 })
    await makeProduct({ modelLine, price: 200_000, manufacturerId: topas() + 1 })
    const shown = await preview({ manufacturerId: topas(), ...change(modelLine, '-2000', 'fixed') })
    expect(shown.count).toBe(2)
    expect(shown.rows.map(({ newPrice, difference, skipped }) => [newPrice, difference, skipped])).toEqual([
      [800_000, -200_000, null],
      [null, null, 'noPrice'],
      [null, null, 'belowZero'],
      [100_000, -200_000, null],
      [null, null, 'belowInstallation'],
    ])
    expect(shown.rows[0]).toMatchObject({ id: ids[0], oldPrice: 1_000_000, modelLine })
    expect(shown.rows[0]?.manufacturerName).not.toBe('')
    expect(await pricesOf(ids)).toEqual([1_000_000, null, 100_000, 300_000])
  })

  test('what was shown is what is applied, unless a price changed in between', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, 2_000_000)
    const bulk = change(modelLine, '10')
    const { fingerprint } = await preview(bulk)
    await call('PATCH', `/products/${ids[1]}/price`, { price: 3_000_000 })
    await expectError(
      await call('POST', BULK, { ...bulk, expected: fingerprint }),
      409,
      'Проверьте новые цены ещё раз',
    )
    expect(await pricesOf(ids)).toEqual([1_000_000, 3_000_000])
    const { fingerprint: fresh } = await preview(bulk)
    expect((await apply({ ...bulk, expected: fresh })).count).toBe(2)
    await expectError(await call('POST', BULK, { ...bulk, expected: fresh }), 409, 'ещё раз')
  })
})

describe('A bulk change is taken back', () => {
  test('once, also after a reload of the screen', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, 2_000_000, null)
    const { id } = await apply({ manufacturerId: topas(), ...change(modelLine, '-5.5') })
    expect(await last()).toMatchObject({
      id,
      count: 2,
      actorName: 'manager',
      changedAt: expect.any(String),
      description: expect.stringMatching(new RegExp(`^«.+», линейка «${modelLine}»: −5,5\u00a0%$`)),
    })
    expect(await undo(id)).toEqual({ restored: 2, left: [] })
    expect(await pricesOf(ids)).toEqual([1_000_000, 2_000_000, null])
    expect((await last())?.id).not.toBe(id)
    await expectError(await call('POST', `${BULK}/${id}/undo`), 409, 'Это изменение цен уже отменено')
  })

  test('and a price that was changed since is left and named', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, 2_000_000)
    const { id } = await apply(change(modelLine, '10'))
    await call('PATCH', `/products/${ids[0]}/price`, { price: 1_234_500 })
    const { restored, left } = await undo(id)
    expect(restored).toBe(1)
    expect(left).toEqual([{ id: ids[0], name: expect.stringContaining('Станция') }])
    expect(await pricesOf(ids)).toEqual([1_234_500, 2_000_000])
  })

  test('each of the two is one group of entries in the journal, one entry a product', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, 2_000_000)
    const { id } = await apply(change(modelLine, '10'))
    await undo(id)
    const { rows } = await shop.database.pool.query(
      `select batch_id, array_agg(entity_id::int order by id) as ids, min(changes::text) as changes from journal
       where entity_id = any($1) and batch_id is not null group by batch_id order by min(id)`,
      [ids.map(String)],
    )
    expect(rows.map((row) => row.ids)).toEqual([ids, ids])
    expect(JSON.parse(rows[0].changes)).toEqual([{ field: 'price', before: 1_000_000, after: 1_100_000 }])
  })

  test('by two at once: one of them does it, the other is told', async () => {
    const { modelLine, ids } = await makeLine(1_000_000)
    const { id } = await apply(change(modelLine, '10'))
    const responses = await Promise.all([1, 2].map(() => call('POST', `${BULK}/${id}/undo`)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await pricesOf(ids)).toEqual([1_000_000])
  })

  test.each(UNKNOWN_IDS)('number %s is no bulk change', async (id) => {
    await expectError(await call('POST', `${BULK}/${id}/undo`), 404, 'Такого изменения цен нет')
  })
})

describe('Two at once', () => {
  test('change the same prices, and neither change is lost', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, 2_000_000, 3_000_000)
    const responses = await Promise.all(
      ['100', '1000', '10'].map((rubles) => apply(change(modelLine, rubles, 'fixed'))),
    )
    expect(responses.map(({ count }) => count)).toEqual([3, 3, 3])
    expect(await pricesOf(ids)).toEqual([1_111_000, 2_111_000, 3_111_000])
    const steps = (await history(ids[0] ?? 0)).map(({ oldPrice, newPrice }) => [oldPrice, newPrice])
    steps.slice(1).forEach(([, reached], index) => {
      expect(steps[index]?.[0]).toBe(reached)
    })
  })

  test('a change that fails in the middle leaves neither prices nor history nor anything to undo', async () => {
    const { modelLine, ids } = await makeLine(1_000_000, 2_000_000)
    const before = await last()
    await shop.database.pool.query(`
      create function break_down() returns trigger language plpgsql as
        $$ begin if new.entity_id = '${ids[1]}' then raise 'broken'; end if; return new; end $$;
      create trigger break_down before insert on journal for each row execute function break_down();`)
    expect((await call('POST', BULK, change(modelLine, '10'))).status).toBe(500)
    expect((await call('PATCH', `/products/${ids[1]}/price`, { price: 5 })).status).toBe(500)
    await shop.database.pool.query('drop trigger break_down on journal')
    expect(await pricesOf(ids)).toEqual([1_000_000, 2_000_000])
    expect(await history(ids[0] ?? 0)).toHaveLength(1)
    expect(await last()).toEqual(before)
  })

  test('a whole catalogue of a thousand changes in one go and comes back', async () => {
    const modelLine = newLine()
    // Disables the search index's trigger, which is slow and not needed here.
    await shop.database.pool.query('alter table products disable trigger search_product_changed')
    await shop.database.pool.query(
      `insert into products (manufacturer_id, name, slug, model_line, price)
       select $1, 'Много ' || n, 'many-' || n, $2, n * 100 from generate_series(1, 1100) n`,
      [topas(), modelLine],
    )
    const { count, id } = await apply(change(modelLine, '100'))
    expect(count).toBe(1100)
    expect((await undo(id)).restored).toBe(1100)
    await shop.database.pool.query('delete from products where model_line = $1', [modelLine])
    await shop.database.pool.query('alter table products enable trigger search_product_changed')
  })
})
