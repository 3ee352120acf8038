import { describe, expect, test } from 'vitest'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { callJson, makeProduct } = openCatalogueDesk(shop)

describe('Characteristics that somebody stored in another form', () => {
  test.each<[string, string, object]>([
    ['"не JSON"', '"тоже"', { technicalSpecs: {}, features: [], unreadable: ['technicalSpecs', 'features'] }],
    ['"{\\"a\\":1}"', '"[\\"Тихая\\"]"', { technicalSpecs: { a: 1 }, features: ['Тихая'] }],
    ['{"a":1,"b":{"c":2},"images":[1]}', '["Тихая",5]', { technicalSpecs: { a: 1 }, features: ['Тихая'] }],
    ['null', 'null', { technicalSpecs: {}, features: [] }],
    ['[]', '{}', { technicalSpecs: {}, features: [], unreadable: ['technicalSpecs', 'features'] }],
  ])('%s and %s are never a fault, and saving something else leaves them', async (specs, features, read) => {
    const { id, slug } = await makeProduct({ imageUrl: '/assets/a.jpg' })
    await shop.database.pool.query(
      'update products set technical_specs = $1::jsonb, features = $2::jsonb where id = $3',
      [specs, features, id],
    )
    expect(await callJson(200, 'GET', `/products/id/${id}`)).toMatchObject({
      ...read,
      images: ['/assets/a.jpg'],
    })
    await callJson(200, 'GET', '/products')
    expect((await shop.get(`/product/${slug}`)).status).toBe(200)
    await callJson(200, 'PATCH', `/products/${id}`, { name: 'Иначе' })
    const { rows } = await shop.database.pool.query('select technical_specs from products where id = $1', [
      id,
    ])
    expect(rows[0].technical_specs).toEqual(JSON.parse(specs))
    await callJson(200, 'PATCH', `/products/${id}`, { imageUrl: '/assets/b.jpg' })
    expect(await callJson(200, 'GET', `/products/id/${id}`)).toMatchObject({ images: ['/assets/b.jpg'] })
  })
})
