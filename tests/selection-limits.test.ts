import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callJson, makeProduct, readProduct } = openCatalogueDesk(shop)

const limits = {
  inletFrom: 300,
  inletTo: 900,
  outlet: 450,
  outletPressure: false,
  needsElectricity: true,
  livingTypes: ['permanent', 'weekend'],
  sources: { inletTo: { text: 'Паспорт', date: '2026-11-20' } },
}
const nothing = {
  inletFrom: null,
  inletTo: null,
  outlet: null,
  outletPressure: null,
  needsElectricity: null,
  livingTypes: null,
}
const patch = (id: number, changes: object) => callJson<Product>(200, 'PATCH', `/products/${id}`, changes)

describe('The limits of a model', () => {
  test('are written with it and answered by every read', async () => {
    const product = await makeProduct(limits)
    expect(product).toMatchObject({ ...limits, station: { inletRange: { from: 300, to: 900 } } })
    expect(await readProduct(product.id)).toMatchObject(limits)
    expect(await callJson(200, 'GET', `/products/${product.slug}`)).toMatchObject(limits)
    const listed = await callJson<Product[]>(200, 'GET', '/products')
    expect(listed.find(({ id }) => id === product.id)).toMatchObject(limits)
  })

  test('stay where a change leaves them out, and are cleared by null', async () => {
    const product = await makeProduct(limits)
    expect(await patch(product.id, { name: 'Иначе' })).toMatchObject(limits)
    expect(await patch(product.id, { ...nothing, sources: null })).toMatchObject({ ...nothing, sources: {} })
  })

  test('name each living type once, in the order of the wizard; none of them is unknown', async () => {
    const product = await makeProduct({ livingTypes: ['seasonal', 'permanent', 'seasonal'] })
    expect(product.livingTypes).toEqual(['permanent', 'seasonal'])
    expect(await patch(product.id, { livingTypes: [] })).toMatchObject({ livingTypes: null })
  })

  test('keep what another source says of the same field', async () => {
    const sources = {
      batchDischarge: { text: 'Действующий прайс', date: '2026-11-20', otherValue: 210 },
      'technicalSpecs.winterization': { text: 'Паспорт', date: '2026-11-21' },
    }
    expect(await makeProduct({ sources })).toMatchObject({ sources })
  })

  const INLET = 'Глубина подводящей трубы «от» больше, чем «до»'
  const PRESSURE = 'Вода уходит под напором: глубина отвода не указывается'
  const UNLIFTED = 'Вода уходит самотёком: под напором её поднимает только насос'
  const DEPTH = 'Глубина — от 0 до 5000 мм'
  const source = (known: object) => ({ sources: { price: { text: 'Прайс', date: '2026-11-20', ...known } } })
  test.each<[object, string]>([
    [{ inletFrom: 900, inletTo: 800 }, INLET],
    [{ outlet: 400, outletPressure: true }, PRESSURE],
    [{ discharge: 'gravity', outletPressure: true }, UNLIFTED],
    [{ inletTo: 5001 }, DEPTH],
    [{ outlet: -1 }, DEPTH],
    [{ inletFrom: 80.5 }, 'Введите целое число'],
    [{ outletPressure: 'да' }, 'Ожидается да или нет'],
    [{ livingTypes: ['daily'] }, 'Выберите проживание из списка'],
    [{ livingTypes: 'permanent' }, 'Проживание должно быть списком'],
    [{ sources: [] }, 'Источники должны быть объектом'],
    [{ sources: { salvo: { text: 'Прайс', date: '2026-11-20' } } }, 'У товара нет поля «salvo»'],
    [source({ text: ' ' }), 'Назовите источник'],
    [source({ date: '20.11.2026' }), 'Укажите день источника: год-месяц-число'],
    [source({ otherValue: 'много' }), 'Введите число'],
  ])('are never %j', async (wrong, message) => {
    const { id } = await makeProduct()
    await expectError(await call('PATCH', `/products/${id}`, wrong), 400, message)
  })

  test('never contradict what is stored', async () => {
    const { id } = await makeProduct({ inletFrom: 500, inletTo: 900, outlet: 450 })
    await expectError(await call('PATCH', `/products/${id}`, { inletTo: 400 }), 400, INLET)
    await expectError(await call('PATCH', `/products/${id}`, { outletPressure: true }), 400, PRESSURE)
    expect(await patch(id, { outletPressure: true, outlet: null })).toMatchObject({ outletPressure: true })
  })

  test('that contradict each other in the database are corrected before anything else', async () => {
    const { id } = await makeProduct({ discharge: 'gravity' })
    await shop.database.pool.query('update products set outlet_pressure = true where id = $1', [id])
    await expectError(await call('PATCH', `/products/${id}`, { name: 'Иначе' }), 400, UNLIFTED)
    expect(await patch(id, { discharge: 'gravity' })).toMatchObject({ outletPressure: false })
  })
})

describe('A caller who knows nothing of limits', () => {
  const specs = { 'Глубина подводящей трубы': '80–140 см', electricalRequirements: 'Не требуется' }

  test('gives them by characteristics, which stay as they were', async () => {
    const product = await makeProduct({ technicalSpecs: specs })
    expect(product).toMatchObject({
      inletFrom: 800,
      inletTo: 1400,
      needsElectricity: false,
      technicalSpecs: specs,
      station: { inletRange: { from: 800, to: 1400 } },
    })
  })

  test('gives them later too, but never over what is known', async () => {
    const { id } = await makeProduct()
    expect(await patch(id, { technicalSpecs: specs })).toMatchObject({ inletTo: 1400 })
    const deeper = { 'Глубина подводящей трубы': 'до 900 мм' }
    expect(await patch(id, { technicalSpecs: deeper })).toMatchObject({ inletTo: 1400 })
    const shallow = await makeProduct({ inletTo: 700 })
    expect(await patch(shallow.id, { technicalSpecs: specs })).toMatchObject({
      inletFrom: null,
      inletTo: 700,
    })
    const unknown = { inletTo: null, needsElectricity: null }
    expect(await makeProduct({ technicalSpecs: specs, ...unknown })).toMatchObject(unknown)
  })

  test.each([
    [{ name: 'Астра 5 Пр' }, 'pump', true],
    [{ name: 'Астра 5', technicalSpecs: { 'Отвод очищенной воды': 'Принудительно, насосом' } }, 'pump', true],
    [{ name: 'Астра 5' }, 'gravity', false],
    [{ name: 'Астра 5', outletPressure: true }, 'pump', true],
    [{ name: 'Астра 5', technicalSpecs: { 'Насос для очищенной воды': true } }, 'pump', true],
    [{ name: 'Астра 5', technicalSpecs: { 'Насос для очищенной воды': 'Да' } }, 'pump', true],
    [{ name: 'Астра 5', technicalSpecs: { 'Насос для очищенной воды': false } }, 'gravity', false],
    [{ name: 'Астра 5', technicalSpecs: { 'Отвод очищенной воды': 'Без насоса' } }, 'gravity', false],
    [{ name: 'Астра 5', discharge: 'gravity', outletPressure: null }, 'gravity', null],
    [{ name: 'Астра 5', discharge: null }, null, null],
  ])('whose model is %j gets the discharge %s', async (fields, discharge, outletPressure) => {
    expect(await makeProduct(fields)).toMatchObject({ discharge, outletPressure })
  })

  test('changes the discharge, and the pressure follows; pressure means a pump', async () => {
    const { id } = await makeProduct()
    expect(await patch(id, { discharge: 'pump' })).toMatchObject({ outletPressure: true })
    expect(await patch(id, { discharge: 'gravity' })).toMatchObject({ outletPressure: false })
    expect(await patch(id, { outletPressure: true })).toMatchObject({ discharge: 'pump' })
    expect(await patch(id, { discharge: 'gravity' })).toMatchObject({ outletPressure: false })
    await patch(id, { outlet: 450 })
    expect(await patch(id, { discharge: 'pump' })).toMatchObject({ outlet: 450, outletPressure: false })
  })
})

describe('A source speaks of one value', () => {
  const of = (text: string, known: object = {}) => ({ text, date: '2026-11-20', ...known })
  const LINING = 'technicalSpecs.Утепление'
  const sources = {
    inletTo: of('Статья'),
    batchDischarge: of('Прайс', { otherValue: 210 }),
    productivity: of('Паспорт'),
    outletPressure: of('Исполнение «Пр»'),
    price: of('Прайс'),
    [LINING]: of('Каталог'),
  }
  const values = { inletTo: 900, batchDischarge: 440, productivity: 1.15, discharge: 'pump', price: 100 }
  const make = () => makeProduct({ ...values, sources, technicalSpecs: { Утепление: 'Нет', Цвет: 'Серый' } })
  const gone = async (changes: object) => {
    const after = await patch((await make()).id, changes)
    return Object.keys(sources).filter((field) => !(field in after.sources))
  }

  test.each<[object, string[]]>([
    [{ inletTo: 800 }, ['inletTo']],
    [{ batchDischarge: 300, productivity: null }, ['batchDischarge', 'productivity']],
    [{ discharge: 'gravity' }, ['outletPressure']],
    [{ technicalSpecs: { Цвет: 'Серый' } }, [LINING]],
    [{ technicalSpecs: { Утепление: 'Нет' } }, []],
    [{ ...values, name: 'Иначе' }, []],
    [{ price: 200 }, []],
  ])('so of %j staff lose the sources %j, and no other', async (changes, fields) => {
    expect(await gone(changes)).toEqual(fields)
  })

  test('unless they name the sources themselves', async () => {
    expect(await gone({ inletTo: 800, sources })).toEqual([])
  })
})

test('sources that somebody stored in another form are left out, never a fault', async () => {
  const product = await makeProduct()
  const stored = { price: { text: 'Прайс', date: '2026-11-20' }, outlet: 'паспорт' }
  await shop.database.pool.query('update products set sources = $1 where id = $2', [stored, product.id])
  expect(await readProduct(product.id)).toMatchObject({ sources: { price: stored.price } })
  expect(Object.keys((await readProduct(product.id)).sources)).toEqual(['price'])
})

test.each(['Удлинённая горловина', 'Принудительный выброс', 'Насос для очищенной воды', '810–1400 мм'])(
  'a visitor who searches for «%s» finds the models of which only a column says it',
  async (words) => {
    const found = await callJson<Product[]>(200, 'GET', `/products?search=${encodeURIComponent(words)}`)
    expect(found.map(({ slug }) => slug)).toContain('topas-5-long-pr')
  },
)
