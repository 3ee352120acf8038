import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import type { SpecCategory, SpecMapping, SpecParameter } from '../src/contract/catalogue/specs.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callJson, makeProduct, makeCategory, readProduct } = openCatalogueDesk(shop)

const PARAMETERS = '/admin/specs/parameters'
const GROUPS = '/admin/specs/categories'

let made = 0
const makeParameter = (fields: object = {}) => {
  made += 1
  return callJson<SpecParameter>(201, 'POST', PARAMETERS, {
    name: `Параметр ${made}`,
    key: `p${made}`,
    dataType: 'number',
    ...fields,
  })
}
const specsOf = async (id: number) => (await readProduct(id)).specs
const putSpecs = (id: number, values: object) => call('PUT', `/products/${id}/specs`, values)

describe('A manager keeps groups and parameters', () => {
  test('a parameter has defaults, a change leaves the rest, a deletion goes to the trash and comes back', async () => {
    const group = await callJson<SpecCategory>(201, 'POST', GROUPS, { name: 'Шум' })
    expect(group).toMatchObject({ name: 'Шум', description: null, displayOrder: 0, version: 1 })
    const one = await callJson<SpecParameter>(201, 'POST', PARAMETERS, {
      name: 'Шум',
      key: 'noise',
      categoryId: group.id,
    })
    expect(one).toEqual({
      id: one.id,
      categoryId: group.id,
      name: 'Шум',
      key: 'noise',
      unit: null,
      description: null,
      dataType: 'string',
      choices: [],
      displayOrder: 0,
      isComparable: true,
      isFilterable: false,
      better: null,
      productColumn: null,
      version: 1,
    })
    const changes = { unit: 'дБ', dataType: 'number', better: 'lower', isFilterable: true }
    const changed = await callJson<SpecParameter>(200, 'PUT', `${PARAMETERS}/${one.id}`, changes)
    expect(changed).toEqual({ ...one, ...changes, version: 2 })
    expect(await callJson<SpecParameter[]>(200, 'GET', PARAMETERS)).toContainEqual(changed)
    expect((await call('DELETE', `${GROUPS}/${group.id}`)).status).toBe(204)
    expect((await call('DELETE', `${PARAMETERS}/${one.id}`)).status).toBe(204)
    expect(await callJson(200, 'GET', PARAMETERS)).not.toContainEqual(expect.objectContaining({ id: one.id }))
    await callJson(200, 'POST', `/admin/trash/spec-parameters/${one.id}/restore`)
    await callJson(200, 'POST', `/admin/trash/spec-categories/${group.id}/restore`)
    expect(await callJson<SpecParameter[]>(200, 'GET', PARAMETERS)).toContainEqual(
      expect.objectContaining({ key: 'noise', categoryId: group.id, unit: 'дБ' }),
    )
  })

  test.each<[object, number, string]>([
    [{ name: ' ' }, 400, 'Название параметра обязательно'],
    [{ key: '' }, 400, 'Ключ обязателен'],
    [{ key: 'a[b]' }, 400, 'Ключ начинается с буквы'],
    [{ key: 'images' }, 400, 'Этот ключ занят'],
    [{ dataType: 'date' }, 400, 'Тип: string'],
    [{ dataType: 'choice' }, 400, 'Добавьте варианты'],
    [{ dataType: 'choice', choices: ['а', 'а'] }, 400, 'Варианты повторяются'],
    [{ better: 'middle' }, 400, 'Что лучше'],
    [{ categoryId: 999_999 }, 400, 'Такой группы нет'],
    [{ displayOrder: 1.5 }, 400, 'Порядок должен быть целым числом'],
    [{ key: 'warranty' }, 409, 'Ключ «warranty» уже есть у параметра «Гарантия»'],
  ])('%o is refused in Russian', async (fields, status, message) => {
    await expectError(
      await call('POST', PARAMETERS, { name: 'Новый', key: 'fresh', ...fields }),
      status,
      message,
    )
  })

  test('a key stays, a column keeps its type, and a version that is gone is refused', async () => {
    const one = await makeParameter()
    await expectError(await call('PUT', `${PARAMETERS}/${one.id}`, { key: 'other' }), 400, 'не меняется')
    const all = await callJson<SpecParameter[]>(200, 'GET', PARAMETERS)
    const weight = all.find(({ key }) => key === 'weight')
    expect(weight).toMatchObject({ productColumn: 'weight', dataType: 'number', unit: 'кг' })
    const path = `${PARAMETERS}/${weight?.id}`
    await expectError(await call('PUT', path, { dataType: 'string' }), 400, 'поле товара')
    await callJson(200, 'PUT', path, { name: 'Масса', isComparable: true })
    await expectError(await call('PUT', `${PARAMETERS}/999999`, { name: 'Нет' }), 404, 'Параметр не найден')
    await expectError(await call('DELETE', `${GROUPS}/999999`), 404, 'Группа характеристик не найдена')
    const stale = await call('PUT', `${PARAMETERS}/${one.id}`, { name: 'Поздно' }, { 'If-Match': '"7"' })
    await expectError(stale, 409, 'запись изменили')
  })

  test('a parameter whose key was taken meanwhile waits in the trash', async () => {
    const one = await makeParameter({ key: 'taken' })
    await call('DELETE', `${PARAMETERS}/${one.id}`)
    await makeParameter({ key: 'taken' })
    const restored = await call('POST', `/admin/trash/spec-parameters/${one.id}/restore`)
    await expectError(restored, 409, 'Ключ «taken» уже есть')
  })
})

describe('The parameters of a category of the catalogue', () => {
  test('are replaced as a whole, in order, and stand in the history of the category', async () => {
    const { id } = await makeCategory()
    const path = `/admin/specs/mappings/${id}`
    expect(await callJson(200, 'GET', path)).toEqual([])
    const [one, other] = [await makeParameter(), await makeParameter()]
    const wanted: SpecMapping[] = [
      { parameterId: one.id, isRequired: true, displayOrder: 2 },
      { parameterId: other.id, isRequired: false, displayOrder: 1 },
    ]
    expect(await callJson(200, 'PUT', path, wanted)).toEqual(wanted.toReversed())
    const { rows } = await shop.database.pool.query(
      'select parameter_id, is_required from category_parameters where category_id = $1 order by display_order',
      [id],
    )
    expect(rows).toEqual([
      { parameter_id: other.id, is_required: false },
      { parameter_id: one.id, is_required: true },
    ])
    await call('DELETE', `${PARAMETERS}/${one.id}`)
    expect(await callJson(200, 'GET', path)).toEqual([wanted[1]])
    await callJson(200, 'POST', `/admin/trash/spec-parameters/${one.id}/restore`)
    expect(await callJson(200, 'GET', path)).toEqual(wanted.toReversed())
    const [latest] = await callJson<{ changes: object[] }[]>(200, 'GET', `/admin/versions/categories/${id}`)
    expect(latest?.changes).toMatchObject([{ field: 'specMappings', label: 'Параметры товаров' }])
    expect(await callJson(200, 'PUT', path, [])).toEqual([])
  })

  test.each<[unknown, number, string]>([
    [{}, 400, 'Тело запроса должно быть списком'],
    [[{ parameterId: 999_999 }], 400, 'Такого параметра нет'],
    [[{ parameterId: 99_999_999_999 }], 400, 'Такого параметра нет'],
    [[{ isRequired: true }], 400, 'Выберите параметр'],
  ])('%o is refused in Russian', async (body, status, message) => {
    const { id } = await makeCategory()
    await expectError(await call('PUT', `/admin/specs/mappings/${id}`, body as object), status, message)
    await expectError(await call('PUT', '/admin/specs/mappings/999999', []), 404, 'Категория не найдена')
  })
})

describe('The values of a product', () => {
  test('are set and cleared one by one, and answered by the product and its characteristics', async () => {
    const [noise, silent] = [await makeParameter(), await makeParameter({ dataType: 'boolean' })]
    const colour = await makeParameter({ dataType: 'choice', choices: ['Зелёный', 'Серый'] })
    const { id, version } = await makeProduct({ technicalSpecs: { Ряд: 'A' }, weight: 120 })
    const answer = await (
      await putSpecs(id, { [noise.key]: 38.5, [silent.key]: true, [colour.key]: 'Серый' })
    ).json()
    const values = { [noise.key]: 38.5, [silent.key]: true, [colour.key]: 'Серый' }
    expect(answer).toMatchObject({ ...values, weight: 120, warranty: null })
    expect(await callJson(200, 'GET', `/products/${id}/specs`)).toEqual(answer)
    const product = await readProduct(id)
    expect(product.specs).toMatchObject({ ...values, weight: 120 })
    expect(product.technicalSpecs).toEqual({ Ряд: 'A', ...values })
    expect(product.version).toBe((version ?? 0) + 1)
    const { rows } = await shop.database.pool.query(
      'select value from product_specs where product_id = $1 order by value',
      [id],
    )
    expect(new Set(rows.map(({ value }) => value))).toEqual(new Set(['38.5', 'true', 'Серый']))
    expect((await putSpecs(id, { [noise.key]: null, [silent.key]: '' })).status).toBe(200)
    expect((await readProduct(id)).technicalSpecs).toEqual({ Ряд: 'A', [colour.key]: 'Серый' })
  })

  test('may come as characteristics: stored once, answered in both', async () => {
    const { key } = await makeParameter({ dataType: 'string' })
    const { id } = await makeProduct({ technicalSpecs: { Ряд: 'A', [key]: 'Сталь' } })
    expect(await specsOf(id)).toMatchObject({ [key]: 'Сталь' })
    const stored = async () =>
      (
        await shop.database.pool.query('select specs, technical_specs as free from products where id = $1', [
          id,
        ])
      ).rows[0]
    expect(await stored()).toEqual({ specs: { [key]: 'Сталь' }, free: { Ряд: 'A' } })
    await callJson(200, 'PATCH', `/products/${id}`, { technicalSpecs: { [key]: 'Бетон' } })
    expect(await stored()).toEqual({ specs: { [key]: 'Бетон' }, free: {} })
    await callJson(200, 'PATCH', `/products/${id}`, { imageUrl: '/assets/a.jpg' })
    expect(await stored()).toEqual({ specs: { [key]: 'Бетон' }, free: {} })
    await callJson(200, 'PATCH', `/products/${id}`, { technicalSpecs: { Ряд: 'B' } })
    expect(await stored()).toEqual({ specs: {}, free: { Ряд: 'B' } })
  })

  test('a new parameter takes the free characteristics of its key; deleted, it leaves them', async () => {
    const fits = await makeProduct({ technicalSpecs: { Крышка: 3 } })
    const other = await makeProduct({ technicalSpecs: { Крышка: 'круглая' } })
    const parameter = await makeParameter({ key: 'Крышка' })
    expect(await specsOf(fits.id)).toMatchObject({ Крышка: 3 })
    expect(await specsOf(other.id)).not.toHaveProperty('Крышка')
    expect((await readProduct(other.id)).technicalSpecs).toEqual({ Крышка: 'круглая' })
    await callJson(200, 'PATCH', `/products/${other.id}`, { technicalSpecs: { Крышка: 'круглая', Ещё: 1 } })
    await call('DELETE', `${PARAMETERS}/${parameter.id}`)
    expect(await specsOf(fits.id)).not.toHaveProperty('Крышка')
    expect((await readProduct(fits.id)).technicalSpecs).toEqual({ Крышка: 3 })
    await callJson(200, 'POST', `/admin/trash/spec-parameters/${parameter.id}/restore`)
    expect(await specsOf(fits.id)).toMatchObject({ Крышка: 3 })
    await callJson(200, 'PUT', `${PARAMETERS}/${parameter.id}`, { dataType: 'string' })
    expect(await specsOf(fits.id)).not.toHaveProperty('Крышка')
    expect(await specsOf(other.id)).toMatchObject({ Крышка: 'круглая' })
    expect((await readProduct(fits.id)).technicalSpecs).toEqual({ Крышка: 3 })
  })

  test.each<[object, string]>([
    [{ nothing: 1 }, 'Параметра «nothing» нет'],
    [{ weight: 5 }, 'поле товара'],
    [{ tankMaterial: 5 }, '«Материал ёмкости»: ожидается текст'],
    [{ tankMaterial: { a: 1 } }, 'Значение параметра'],
    [[], 'Параметры должны быть объектом'],
  ])('%o is refused in Russian and changes nothing', async (values, message) => {
    const { id } = await makeProduct({ weight: 7 })
    const before = await readProduct(id)
    await expectError(await putSpecs(id, values), 400, message)
    expect(await readProduct(id)).toEqual(before)
    await expectError(await putSpecs(999_999, {}), 404, 'Продукт не найден')
  })

  test('a wrong type is refused by every door, with the field that is wrong', async () => {
    const { key, name } = await makeParameter()
    const { id } = await makeProduct()
    for (const write of [
      await putSpecs(id, { [key]: 'много' }),
      await call('PATCH', `/products/${id}`, { specs: { [key]: 'много' } }),
      await call('PATCH', `/products/${id}`, { technicalSpecs: { [key]: 'много' } }),
    ]) {
      expect(write.status).toBe(400)
      expect(await write.json()).toMatchObject({
        message: `«${name}»: ожидается число`,
        errors: { [`specs.${key}`]: `«${name}»: ожидается число` },
      })
    }
    const product = await callJson<Product>(200, 'PATCH', `/products/${id}`, {
      specs: { [key]: 4 },
      weight: 9,
    })
    expect(product.specs).toMatchObject({ [key]: 4, weight: 9 })
  })

  test('of a column that staff keep out of the comparison come with that, where it has a row of its own', async () => {
    const all = await callJson<SpecParameter[]>(200, 'GET', PARAMETERS)
    const change = (isComparable: boolean) =>
      callJson(200, 'PUT', `${PARAMETERS}/${all.find(({ key }) => key === 'warranty')?.id}`, { isComparable })
    const { id } = await makeProduct({ warranty: '5 лет', inletFrom: 400 })
    await change(false)
    const { parameters = [] } = await readProduct(id)
    await change(true)
    expect(parameters).toContainEqual(
      expect.objectContaining({ key: 'warranty', name: 'Гарантия', isComparable: false }),
    )
    expect(parameters.map(({ key }) => key)).not.toContain('inletFrom')
  })

  test('are restored with a version of the product', async () => {
    const { key } = await makeParameter()
    const { id } = await makeProduct({ specs: { [key]: 1 }, technicalSpecs: { Ряд: 'A' } })
    await putSpecs(id, { [key]: 2 })
    await callJson(200, 'POST', `/admin/versions/products/${id}/1/restore`)
    expect(await specsOf(id)).toMatchObject({ [key]: 1 })
    expect((await readProduct(id)).technicalSpecs).toEqual({ Ряд: 'A', [key]: 1 })
  })
})
