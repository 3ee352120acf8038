import { describe, expect, test } from 'vitest'
import type { Differences } from '../src/contract/records/versions.ts'
import { openAccounts } from './support/accounts.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAs, callJson, makeProduct, makeCategory } = openCatalogueDesk(shop)
const { admin } = openAccounts(shop)
const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

interface Made {
  id: number
  version: number
  [field: string]: unknown
}
const versionsOf = (entity: string, id: number) => `/admin/versions/${entity}/${id}`
const restore = (entity: string, id: number, version: number) =>
  callJson<Made>(200, 'POST', `${versionsOf(entity, id)}/${version}/restore`)

/** A record of each kind: its address, the verb of a change, what makes it, and a change of it. */
const KINDS: [string, string, string, object, object][] = [
  ['categories', '/categories', 'PUT', { name: 'Септики', slug: 'was-a' }, { name: 'Станции' }],
  [
    'manufacturers',
    '/manufacturers',
    'PUT',
    { name: 'Завод', slug: 'was-b', aliases: ['завод'] },
    { aliases: ['фабрика'], country: 'Россия' },
  ],
  [
    'posts',
    '/blog/posts',
    'PUT',
    { title: 'Как выбрать', slug: 'was-c', content: 'Длинный текст' },
    { title: 'Как выбирать' },
  ],
  ['blog-categories', '/blog/categories', 'PUT', { name: 'Советы', slug: 'was-d' }, { name: 'Опыт' }],
  [
    'projects',
    '/admin/projects',
    'PUT',
    { title: 'Дом', description: 'Текст', images: ['/assets/a.jpg'], completedAt: '2026-05-01' },
    { title: 'Дом 2', images: [], completedAt: null },
  ],
  ['project-categories', '/admin/projects/categories', 'PUT', { name: 'Дома' }, { name: 'Дачи' }],
  ['faq-items', '/admin/faq/items', 'PUT', { question: 'Когда?', answer: 'Завтра' }, { answer: 'Сегодня' }],
  ['faq-categories', '/admin/faq/categories', 'PUT', { name: 'Сроки' }, { name: 'Цены' }],
]

describe('Every state of a record can be read and comes back', () => {
  test.each(KINDS)('%s', async (entity, path, method, fields, changes) => {
    const made = await callJson<Made>(201, 'POST', path, fields)
    const changed = await callJson<Made>(200, method, `${path}/${made.id}`, changes)
    const address = versionsOf(entity, made.id)
    expect(await callJson(200, 'GET', address)).toEqual([
      {
        version: 2,
        at: expect.stringMatching(/^\d{4}-.+Z$/),
        actorName: 'manager',
        changes: expect.arrayContaining(
          Object.keys(changes).map((field) => expect.objectContaining({ field })),
        ),
      },
      expect.objectContaining({ version: 1, actorName: 'manager' }),
    ])
    expect(await callJson(200, 'GET', `${address}/1`)).toEqual(made)
    expect(await callJson(200, 'GET', `${address}/2`)).toEqual(changed)
    expect((await call('GET', `${address}/3`)).status).toBe(404)
    const differences = (number: number) =>
      callJson<Differences>(200, 'GET', `${address}/${number}/differences`)
    const { changes: differing, same } = await differences(1)
    const names = Object.keys(changes)
    expect(differing.map(({ field }) => field).toSorted()).toEqual(names.toSorted())
    expect(same).toBeGreaterThan(0)
    expect(await differences(2)).toEqual({ changes: [], same: same + names.length })
    expect((await call('GET', `${address}/3/differences`)).status).toBe(404)

    const restored = await restore(entity, made.id, 1)
    const { updatedAt: _updatedAt, ...then } = made
    expect(restored).toMatchObject({ ...then, version: 3 })
    expect(Object.keys(restored).toSorted()).toEqual(Object.keys(made).toSorted())
    const [entry] = await query(
      'select action, actor_name from journal where entity = $1 and entity_id = $2 order by id desc limit 1',
      [entity, String(made.id)],
    )
    expect(entry).toEqual({ action: 'restore', actor_name: 'manager' })
    expect((await call('POST', `${address}/2/restore`, undefined, { 'if-match': '"2"' })).status).toBe(409)
    expect((await call('DELETE', `${path}/${made.id}`)).ok).toBe(true)
    await expectError(await call('POST', `${address}/2/restore`), 404, 'сначала верните её')
    expect(await callJson(200, 'GET', `${address}/2`), 'of a deleted record too').toMatchObject(changed)
    const back = differing.map((one) => ({ ...one, before: one.after, after: one.before }))
    expect(await differences(2), 'from its last state').toEqual({ changes: back, same })
  })

  test('a product as its own page of the API answers it, and its price in the history of prices', async () => {
    const { id } = await makeProduct({ price: 100_000, technicalSpecs: { Гарантия: '5 лет' }, users: 4 })
    const then = await callJson<Made>(200, 'GET', `/products/id/${id}`)
    await callJson(200, 'PATCH', `/products/${id}`, { users: 5, technicalSpecs: {} })
    await callJson(200, 'PATCH', `/products/${id}/price`, { price: 120_000 })
    expect(await callJson(200, 'GET', `${versionsOf('products', id)}/1`)).toEqual(then)
    expect(await restore('products', id, 1)).toMatchObject({ price: 100_000, users: 4, version: 4 })
    expect((await callJson<object[]>(200, 'GET', `/products/${id}/prices`))[0]).toMatchObject({
      oldPrice: 120_000,
      newPrice: 100_000,
      actorName: 'manager',
    })
  })

  test('settings, for admins alone', async () => {
    const asAdmin = async (method: string, address: string, body?: unknown) =>
      (await callAs(admin.cookie, method, address, body)).json()
    const then = await asAdmin('GET', '/admin/settings')
    await asAdmin('PUT', '/admin/settings', { siteName: 'Другое имя' })
    // The channels of alerts are told of in the same place of the journal, and are no change of the settings.
    await asAdmin('PUT', '/admin/channels', { push: { personalData: true } })
    const [last] = await query(
      "select at from journal where entity = 'settings' and row_after is not null order by id desc limit 1",
    )
    const stale = await shop.app.request('http://shop.test/api/admin/settings', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: admin.cookie, 'if-match': `"${then.version}"` },
      body: JSON.stringify({ siteName: 'Третье имя' }),
    })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({ changedAt: last.at.toISOString() })
    const address = versionsOf('settings', 1)
    expect(await asAdmin('GET', `${address}/${then.version}`)).toEqual(then)
    for (const [method, at] of [
      ['GET', ''],
      ['GET', `/${then.version}`],
      ['GET', `/${then.version}/differences`],
      ['POST', `/${then.version}/restore`],
    ] as const) {
      expect((await call(method, `${address}${at}`)).status).toBe(403)
    }
    expect(await asAdmin('POST', `${address}/${then.version}/restore`)).toMatchObject({
      siteName: then.siteName,
      version: then.version + 2,
    })
  })
})

test('Of a category one is told what became of its parameters too, of what was then not yet known nothing', async () => {
  const { id } = await makeCategory()
  const mapping = { parameterId: 1, isRequired: false, displayOrder: 0 }
  const mappings = JSON.stringify([mapping])
  await query('update product_categories set spec_mappings = $2 where id = $1', [id, mappings])
  // As if the journal were older than the order.
  await query('alter table journal disable trigger user')
  await query(
    "update journal set row_after = row_after - 'order' where entity = 'categories' and entity_id = $1",
    [String(id)],
  )
  await query('alter table journal enable trigger user')
  expect(await callJson(200, 'GET', `${versionsOf('categories', id)}/1/differences`)).toEqual({
    changes: [{ field: 'specMappings', label: 'Параметры товаров', before: [], after: [mapping] }],
    same: 6,
  })
})

test('Of what is older than the journal there is one version', async () => {
  await query('alter table journal disable trigger user')
  await query("delete from journal where entity in ('products', 'posts')")
  await query('alter table journal enable trigger user')
  const [{ id }] = await query('select id from products order by id limit 1')
  const now = await callJson<Made>(200, 'GET', `/products/id/${id}`)
  const only = { version: now.version, at: now.createdAt, actorName: 'система', changes: [] }
  expect(await callJson(200, 'GET', versionsOf('products', id))).toEqual([only])
  expect(await callJson(200, 'GET', `${versionsOf('products', id)}/${now.version}`)).toEqual(now)
  await callJson(200, 'PATCH', `/products/${id}`, { shortDescription: 'Иначе' })
  expect(await callJson(200, 'GET', versionsOf('products', id))).toEqual([
    expect.objectContaining({ version: now.version + 1, actorName: 'manager' }),
    only,
  ])
  expect(await restore('products', id, now.version)).toMatchObject({ shortDescription: now.shortDescription })
  for (const unknown of ['/admin/versions/products/999999', '/admin/versions/users/1']) {
    expect((await call('GET', unknown)).status).toBe(404)
  }
})

test('Versions and prices stand in the order of their time, as in the journal, whatever was written down later', async () => {
  const { id } = await makeProduct({ price: 100_000 })
  await query(
    `insert into journal (at, actor_name, action, entity, entity_id, changes, row_before, row_after, version)
     select at - interval '1 day', 'Мария', 'update', entity, entity_id, '[{"field": "price", "before": 90000, "after": 95000}]',
       row_after || '{"price": 90000}', row_after || '{"price": 95000}', version
     from journal where entity = 'products' and entity_id = $1`,
    [String(id)],
  )
  const versions = await callJson<{ actorName: string }[]>(200, 'GET', versionsOf('products', id))
  expect(versions.slice(0, 2).map(({ actorName }) => actorName)).toEqual(['manager', 'Мария'])
  expect(await callJson(200, 'GET', `${versionsOf('products', id)}/1`)).toMatchObject({ price: 100_000 })
  const prices = await callJson<{ newPrice: number }[]>(200, 'GET', `/products/${id}/prices`)
  expect(prices.map(({ newPrice }) => newPrice)).toEqual([100_000, 95_000])
})

describe('What is not as it was', () => {
  test('a category that is gone, a taken slug and a missing picture are named', async () => {
    const category = await makeCategory()
    const picture = `${'a'.repeat(32)}.jpg`
    const { id, slug } = await makeProduct({
      categoryId: category.id,
      imageUrl: `/assets/uploads/${picture}`,
    })
    await callJson(200, 'PATCH', `/products/${id}`, { categoryId: null, imageUrl: null, slug: `${slug}-new` })
    await makeProduct({ slug })
    expect((await call('DELETE', `/categories/${category.id}`)).status).toBe(204)
    const { message, ...restored } = await restore('products', id, 1)
    expect(restored).toMatchObject({ categoryId: null, slug: `${slug}-2` })
    expect(message).toContain(category.name)
    expect(message).toContain(`Адрес «${slug}» занят, теперь «${slug}-2».`)
    expect(message).toContain(picture)
  })

  test('a category that was removed for ever is named by its kind', async () => {
    const category = await makeCategory()
    const { id } = await makeProduct({ categoryId: category.id })
    expect((await call('DELETE', `/categories/${category.id}`)).status).toBe(204)
    await query("delete from trash where entity = 'categories' and entity_id = $1", [category.id])
    const { message } = await restore('products', id, 1)
    expect(message).toContain('Категория этой версии с тех пор удалена, поле осталось пустым.')
  })

  test('a manufacturer that is gone: the product keeps the present one, its version is read without a name', async () => {
    const maker = await callJson<Made>(201, 'POST', '/manufacturers', { name: 'Прежний', slug: 'former' })
    const { id, manufacturerId, ...then } = await makeProduct()
    await callJson(200, 'PATCH', `/products/${id}`, { manufacturerId: maker.id })
    await callJson(200, 'PATCH', `/products/${id}`, { manufacturerId })
    expect((await call('DELETE', `/manufacturers/${maker.id}`)).status).toBe(204)
    const address = `${versionsOf('products', id)}/2`
    expect(await callJson(200, 'GET', address)).toMatchObject({
      manufacturerId: maker.id,
      manufacturer_name: null,
    })
    await callJson(200, 'PATCH', `/products/${id}`, { shortDescription: 'Иначе' })
    const kept = { manufacturerId, shortDescription: then.shortDescription }
    expect(await restore('products', id, 2)).toMatchObject({
      ...kept,
      message: 'Производитель этой версии, «Прежний», сейчас в корзине, остался нынешний.',
    })
    await query("delete from trash where entity = 'manufacturers' and entity_id = $1", [maker.id])
    expect(await restore('products', id, 2)).toMatchObject({
      ...kept,
      message: 'Производитель этой версии удалён навсегда, остался нынешний.',
    })
  })

  test('the first publication of a post stays, a planned hour that has passed does not return', async () => {
    const post = await callJson<Made>(201, 'POST', '/blog/posts', {
      title: 'Черновик статьи',
      slug: 'was-planned',
      content: 'Длинный текст',
    })
    await query("update blog_posts set publish_at = now() + interval '1 second' where id = $1", [post.id])
    const published = await callJson<Made>(200, 'PUT', `/blog/posts/${post.id}`, { published: true })
    await query('update blog_posts set publish_at = null where id = $1', [post.id])
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await restore('posts', post.id, 2)).toMatchObject({
      published: false,
      publishedAt: published.publishedAt,
      publishAt: null,
      message: 'Назначенный час публикации уже прошёл, он снят.',
    })
  })

  test('a planned hour that is still to come is planned again', async () => {
    const post = await callJson<Made>(201, 'POST', '/blog/posts', {
      title: 'Статья к новому году',
      slug: 'was-planned-again',
      content: 'Длинный текст',
      publishAt: '2099-12-31T09:00:00Z',
    })
    await callJson(200, 'PUT', `/blog/posts/${post.id}`, { publishAt: null })
    const job = `show:posts:${post.id}`
    await query('select graphile_worker.remove_job($1)', [job])
    expect(await restore('posts', post.id, 1)).toMatchObject({ publishAt: '2099-12-31T09:00:00.000Z' })
    expect(await query('select 1 from graphile_worker.jobs where key = $1', [job])).toHaveLength(1)
  })

  test('a manufacturer leaves to others the names they have by now', async () => {
    const maker = await callJson<Made>(201, 'POST', '/manufacturers', {
      name: 'Первый',
      slug: 'first-maker',
      aliases: ['первенец', 'первый'],
    })
    await callJson(200, 'PUT', `/manufacturers/${maker.id}`, { aliases: [] })
    await callJson(201, 'POST', '/manufacturers', {
      name: 'Второй',
      slug: 'second-maker',
      aliases: ['первенец'],
    })
    const restored = await restore('manufacturers', maker.id, 1)
    expect(restored).toMatchObject({ aliases: ['первый'], slug: 'first-maker' })
    expect(restored.message).toContain('«первенец»')
  })
})
