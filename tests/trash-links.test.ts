import { describe, expect, test } from 'vitest'
import { openShop, signInAs } from './support/shop.ts'
import { openTrashDesk, type StoredRecord } from './support/trash-desk.ts'

const shop = openShop()
const desk = openTrashDesk(shop)
const { call, callAs, callJson, makeProduct, makeCategory, query, make, remove, restore, readTrashed } = desk

describe('Links come back', () => {
  const catalogue = async () => {
    const category = await makeCategory()
    return { category, product: await makeProduct({ categoryId: category.id }) }
  }
  const categoryOf = async (id: number) =>
    (await callJson<StoredRecord>(200, 'GET', `/products/id/${id}`)).categoryId

  test('to the rows that have got no other category since', async () => {
    const { category, product } = await catalogue()
    const [moved, other] = [await makeProduct({ categoryId: category.id }), await makeCategory()]
    await remove('/categories', category.id)
    expect(await categoryOf(product.id)).toBeNull()
    await callJson(200, 'PATCH', `/products/${moved.id}`, { categoryId: other.id })
    await restore('categories', category.id)
    expect(await categoryOf(product.id)).toBe(category.id)
    expect(await categoryOf(moved.id)).toBe(other.id)
  })

  /** Both are deleted and restored, each time in one of the orders. */
  const orders = (['category', 'row'] as const).flatMap((first) =>
    (['category', 'row'] as const).map((back) => [first, back] as const),
  )
  const pairs = [
    [
      'posts',
      '/blog/posts',
      { title: 'Связь', content: 'Длинный текст' },
      'blog-categories',
      '/blog/categories',
    ],
    [
      'projects',
      '/admin/projects',
      { title: 'Связь', description: 'Текст' },
      'project-categories',
      '/admin/projects/categories',
    ],
    [
      'faq-items',
      '/admin/faq/items',
      { question: 'Связь?', answer: 'Да' },
      'faq-categories',
      '/admin/faq/categories',
    ],
  ] as const
  const cases = pairs.flatMap((pair) => orders.map((order) => [pair[0], ...order, pair] as const))
  test.each(cases)('%s: %s deleted first, %s restored first', async (_name, first, back, pair) => {
    const [entity, path, fields, ownerEntity, ownerPath] = pair
    const key = `${first}-${back}-${entity}`
    const category = await make(ownerPath, { name: key, slug: key })
    const slug = 'title' in fields && entity === 'posts' ? { slug: key } : {}
    const row = await make(path, { ...fields, ...slug, categoryId: category.id })
    const removals = { category: () => remove(ownerPath, category.id), row: () => remove(path, row.id) }
    await removals[first]()
    await removals[first === 'row' ? 'category' : 'row']()
    if (back === 'category') await restore(ownerEntity, category.id)
    const restored = await restore(entity, row.id)
    expect(restored.categoryId).toBe(back === 'category' ? category.id : null)
    if (back === 'row') {
      if (first === 'row') expect(restored.message).toContain(`«${key}» тоже в корзине`)
      await restore(ownerEntity, category.id)
    }
    const [stored] = await query(
      `select category_id from ${entity === 'posts' ? 'blog_posts' : entity.replace('-', '_')} where id = $1`,
      [row.id],
    )
    expect(stored).toEqual({ category_id: category.id })
  })

  test('a category that is gone for ever leaves the record without one, and it says so', async () => {
    const { category, product } = await catalogue()
    await remove('/products', product.id)
    await remove('/categories', category.id)
    const admin = await signInAs(shop, 'admin')
    expect((await callAs(admin, 'DELETE', `/admin/trash/categories/${category.id}`)).status).toBe(204)
    expect(await restore('products', product.id)).toMatchObject({
      categoryId: null,
      message: 'Категории больше нет: запись вернулась без неё.',
    })
  })

  test('accessories of a product, those that are left', async () => {
    const { id } = await makeProduct()
    const [one, other] = await query(
      "insert into accessories (name, price, product_id) values ('Насос', 1, $1), ('Люк', 2, null) returning id",
      [id],
    )
    await query('update products set accessory_ids = array[$2::int, $3] where id = $1', [
      id,
      one.id,
      other.id,
    ])
    await remove('/products', id)
    await query('delete from accessories where id = $1', [other.id])
    await restore('products', id)
    expect(await query('select accessory_id from product_accessories where product_id = $1', [id])).toEqual([
      { accessory_id: one.id },
    ])
    expect(await query('select product_id from accessories where id = $1', [one.id])).toEqual([
      { product_id: id },
    ])
  })
})

test('a slug taken meanwhile gets a number, and it says so', async () => {
  const made = await makeProduct({ slug: 'taken' })
  await remove('/products', made.id)
  await makeProduct({ slug: 'taken' })
  expect(await restore('products', made.id)).toMatchObject({
    id: made.id,
    slug: 'taken-2',
    message: 'Адрес «taken» занят, теперь «taken-2».',
  })
  expect((await shop.get('/product/taken-2')).status).toBe(200)
})

describe('A manufacturer', () => {
  const makeMaker = (slug: string, aliases: string[] = []) =>
    make('/manufacturers', { name: `Завод ${slug}`, slug, aliases })

  test('comes back with what the columns of its price lists mean, and with its imports', async () => {
    const maker = await makeMaker('importing')
    const stored = () =>
      query('select head, field from import_mappings where manufacturer_id = $1 order by head', [maker.id])
    await query("insert into import_mappings values ($1, 'цена', 'price'), ($1, 'прочее', null)", [maker.id])
    const [sheet] = await query(
      "insert into imports (name, file, format, manufacturer_id, created_by) values ('а', 'а', 'csv', $1, 'Мария') returning id",
      [maker.id],
    )
    const before = await stored()
    await remove('/manufacturers', maker.id)
    expect(await stored()).toEqual([])
    await restore('manufacturers', maker.id)
    expect(await stored()).toEqual(before)
    expect(await query('select manufacturer_id from imports where id = $1', [sheet.id])).toEqual([
      { manufacturer_id: maker.id },
    ])
  })

  test('comes back with a product that needs it', async () => {
    const maker = await makeMaker('needed')
    const category = await makeCategory({ manufacturerId: maker.id })
    const product = await makeProduct({ manufacturerId: maker.id })
    await remove('/products', product.id)
    await remove('/manufacturers', maker.id)
    expect(await restore('products', product.id)).toMatchObject({
      manufacturerId: maker.id,
      message: 'Вместе с товаром вернулся производитель «Завод needed».',
    })
    const listed = await callJson<StoredRecord[]>(200, 'GET', '/categories')
    expect(listed.find(({ id }) => id === category.id)?.manufacturerId).toBe(maker.id)
    expect(await readTrashed('manufacturers', maker.id)).toBeUndefined()
  })

  test('that is gone for ever keeps the product in the trash', async () => {
    const maker = await makeMaker('gone')
    const product = await makeProduct({ manufacturerId: maker.id })
    await remove('/products', product.id)
    await remove('/manufacturers', maker.id)
    const admin = await signInAs(shop, 'admin')
    await callAs(admin, 'DELETE', `/admin/trash/manufacturers/${maker.id}`)
    const refused = await call('POST', `/admin/trash/products/${product.id}/restore`)
    expect({ status: refused.status, ...(await refused.json()) }).toMatchObject({
      status: 409,
      message: expect.stringContaining('удалён навсегда'),
    })
    expect(await readTrashed('products', product.id)).toBeDefined()
  })

  test('leaves names to others who have them by now', async () => {
    const maker = await makeMaker('first-name', ['Общее имя', 'Своё имя'])
    await remove('/manufacturers', maker.id)
    await makeMaker('other-name', ['общее имя', 'first-name'])
    expect(await restore('manufacturers', maker.id)).toMatchObject({
      slug: 'first-name-2',
      aliases: ['Своё имя'],
      message:
        'По названию «Общее имя» теперь находят производителя «Завод other-name», здесь оно снято. Адрес «first-name» занят, теперь «first-name-2».',
    })
  })
})

test('A product that is gone for ever is similar to no other, also in the trash and in drafts, and nothing is planned for it', async () => {
  const [gone, kept, other] = [await makeProduct(), await makeProduct(), await makeProduct()]
  const [deleted, drafted] = [await makeProduct(), await makeProduct()]
  const similarIds = [kept.id, gone.id]
  for (const { id } of [other, deleted, drafted]) {
    await callJson(200, 'PATCH', `/products/${id}`, { similarIds })
  }
  await callJson(200, 'PUT', `/admin/drafts/products/${drafted.id}`, { similarIds })
  const plan = { price: 100, effectiveAt: '2099-12-01T00:00:00Z' }
  await callJson(202, 'PATCH', `/products/${gone.id}/price`, plan)
  await remove('/products', deleted.id)
  await remove('/products', gone.id)
  await callAs(await signInAs(shop, 'admin'), 'DELETE', `/admin/trash/products/${gone.id}`)
  expect(await restore('products', deleted.id)).toMatchObject({ similarIds: [kept.id] })
  expect(await callJson(200, 'GET', `/products/id/${other.id}`)).toMatchObject({ similarIds: [kept.id] })
  expect(
    await query("select draft -> 'similarIds' as similar from drafts where entity_id = $1", [drafted.id]),
  ).toEqual([{ similar: [kept.id] }])
  const plans = await callJson<{ productId: number }[]>(200, 'GET', '/admin/scheduled-prices')
  expect(plans.filter(({ productId }) => productId === gone.id)).toEqual([])
})
