import { describe, expect, test } from 'vitest'
import { UNKNOWN_IDS } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'
import { openTrashDesk } from './support/trash-desk.ts'

const shop = openShop()
const desk = openTrashDesk(shop)
const { call, callAs, callJson, callAnonymously, makeProduct, makeCategory } = desk
const { query, make, remove, restore, readTrashed } = desk

describe('Every deletion can be taken back', () => {
  const product = { name: 'Станция А', slug: 'trash-product', manufacturerId: 1, price: 5_000_000 }
  const post = { title: 'Как выбрать', slug: 'trash-post', content: 'Длинный текст', published: true }
  /** Entity, path, fields, an address that shows it to visitors (`:id` and `:slug`). */
  const kinds: [string, string, object, string][] = [
    ['products', '/products', product, '/product/:slug'],
    ['posts', '/blog/posts', post, '/blog/:slug'],
    ['projects', '/admin/projects', { title: 'Дом', description: 'Текст' }, '/projects/:id'],
    [
      'blog-categories',
      '/blog/categories',
      { name: 'Советы', slug: 'trash-advice' },
      '/api/blog/categories/:slug',
    ],
    ['faq-categories', '/admin/faq/categories', { name: 'Сроки', slug: 'trash-terms' }, '/faq/:slug'],
    ['categories', '/categories', { name: 'Септики', slug: 'trash-category' }, ''],
    ['manufacturers', '/manufacturers', { name: 'Завод', slug: 'trash-maker', aliases: ['Заводской'] }, ''],
    ['project-categories', '/admin/projects/categories', { name: 'Дома' }, ''],
    ['faq-items', '/admin/faq/items', { question: 'Когда?', answer: 'Завтра' }, ''],
  ]
  test.each(kinds)('%s', async (entity, path, fields, page) => {
    const made = await make(path, fields)
    const address = page.replace(':id', String(made.id)).replace(':slug', String(made.slug))
    const status = async () => (address === '' ? null : (await shop.get(address)).status)
    expect([200, null]).toContain(await status())
    await remove(path, made.id)
    expect([404, null]).toContain(await status())
    const title = made.name ?? made.title ?? made.question
    expect(await readTrashed(entity, made.id)).toEqual({
      entity,
      id: made.id,
      title,
      deletedBy: 'manager',
      deletedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      purgeAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    const back = await restore(entity, made.id)
    const { updatedAt: _changed, ...rest } = made
    expect(back).toMatchObject({ ...rest, version: made.version + 1 })
    expect(back).not.toHaveProperty('message')
    expect([200, null]).toContain(await status())
    expect(await readTrashed(entity, made.id)).toBeUndefined()
    const [entry] = await query(
      'select action, actor_name, version from journal where entity = $1 and entity_id = $2 order by id desc limit 1',
      [entity, String(made.id)],
    )
    expect(entry).toEqual({ action: 'restore', actor_name: 'manager', version: made.version + 1 })
    expect((await call('POST', `/admin/trash/${entity}/${made.id}/restore`)).status).toBe(404)
  })

  test('purgeAt is as many days later as the settings say', async () => {
    const made = await make('/admin/faq/items', { question: 'Сколько дней?', answer: 'Сорок' })
    await remove('/admin/faq/items', made.id)
    await query('update site_settings set trash_days = 40')
    const { deletedAt = '', purgeAt = '' } = (await readTrashed('faq-items', made.id)) ?? {}
    await query('update site_settings set trash_days = 30')
    expect(Date.parse(purgeAt) - Date.parse(deletedAt)).toBe(40 * 24 * 3600 * 1000)
  })
})

test('a deleted product is gone from lists, search, sitemap and the selection, and refused over another version', async () => {
  const made = await makeProduct({ name: 'Станция Неповторимая', slug: 'nepovtorimaya' })
  const places = ['/api/products', '/api/products?search=неповторимая', '/sitemap.xml', '/catalog']
  const holders = async () => {
    const texts = await Promise.all(places.map(async (place) => (await shop.get(encodeURI(place))).text()))
    return places.filter((_place, index) => texts[index]?.includes('nepovtorimaya'))
  }
  expect(await holders()).toEqual(places)
  const over = (version: number) =>
    call('DELETE', `/products/${made.id}`, undefined, { 'if-match': `"${version}"` })
  expect((await over(7)).status).toBe(409)
  const deleted = await over(1)
  expect({ status: deleted.status, text: await deleted.text() }).toEqual({ status: 204, text: '' })
  expect(await holders()).toEqual([])
  for (const address of [
    '/api/products/nepovtorimaya',
    `/api/products/id/${made.id}`,
    '/product/nepovtorimaya',
  ])
    expect((await shop.get(address)).status).toBe(404)
  await restore('products', made.id)
  expect(await holders()).toEqual(places)
})

test('a deleted post is gone from the feed', async () => {
  const made = await make('/blog/posts', {
    title: 'Лента',
    slug: 'v-lente',
    content: 'Длинный текст',
    published: true,
  })
  const isListed = async () => (await (await shop.get('/blog/rss.xml')).text()).includes('v-lente')
  expect(await isListed()).toBe(true)
  await remove('/blog/posts', made.id)
  expect(await isListed()).toBe(false)
  await restore('posts', made.id)
  expect(await isListed()).toBe(true)
})

test('restored without its picture it says which is missing', async () => {
  const name = `${'a1'.repeat(16)}.jpg`
  const made = await makeProduct({ imageUrl: `/assets/uploads/${name}` })
  await remove('/products', made.id)
  expect((await restore('products', made.id)).message).toBe(
    `Файла картинки больше нет, загрузите её снова: ${name}.`,
  )
})

describe('For ever', () => {
  test('only admins remove, with the draft and the links to previews', async () => {
    const made = await makeProduct()
    const address = `/admin/trash/products/${made.id}`
    await remove('/products', made.id)
    await query("insert into drafts values ('products', $1, '{}', 1, 1, now(), null, 'Мария')", [made.id])
    await query(
      "insert into previews (token_hash, entity, entity_id, expires_at) values ('x', 'products', $1, now())",
      [made.id],
    )
    expect((await call('DELETE', address)).status).toBe(403)
    const admin = await signInAs(shop, 'admin')
    const removed = await callAs(admin, 'DELETE', address)
    expect({ status: removed.status, text: await removed.text() }).toEqual({ status: 204, text: '' })
    expect((await callAs(admin, 'DELETE', address)).status).toBe(404)
    expect((await call('POST', `${address}/restore`)).status).toBe(404)
    const [entry] = await query(
      "select action, actor_name, title, row_after from journal where entity = 'products' and entity_id = $1 order by id desc limit 1",
      [String(made.id)],
    )
    expect(entry).toEqual({ action: 'erase', actor_name: 'admin', title: made.name, row_after: null })
    for (const table of ['drafts', 'previews'])
      expect(await query(`select 1 from ${table} where entity_id = $1`, [made.id])).toEqual([])
  })

  test('nobody reads, restores or removes without a session; what is unknown is not found', async () => {
    for (const [method, address] of [
      ['GET', '/admin/trash'],
      ['POST', '/admin/trash/products/1/restore'],
      ['DELETE', '/admin/trash/products/1'],
    ] as const)
      expect((await callAnonymously(method, address)).status).toBe(401)
    const admin = await signInAs(shop, 'admin')
    for (const entity of ['products', 'settings', 'users', 'nothing'])
      for (const id of UNKNOWN_IDS) {
        const address = `/admin/trash/${entity}/${id}`
        expect((await callAs(admin, 'POST', `${address}/restore`)).status).toBe(404)
        expect((await callAs(admin, 'DELETE', address)).status).toBe(404)
      }
    expect((await callAs(admin, 'POST', '/admin/trash/products/abc/restore')).status).toBe(400)
  })
})

test('the list says in words what comes back and what changes', async () => {
  const details = async (entity: string, id: number) =>
    (await readTrashed(entity, id, '?details=true'))?.details
  const category = await makeCategory({ name: 'Говорящая', slug: 'speaking' })
  const product = await makeProduct({ slug: 'speaking', price: null, categoryId: category.id })
  const other = await makeProduct({ categoryId: category.id })
  await remove('/products', product.id)
  expect(await details('products', product.id)).toEqual(['Категория «Говорящая»', 'Без цены'])
  await remove('/categories', category.id)
  await makeProduct({ slug: 'speaking' })
  await makeCategory({ slug: 'speaking' })
  expect(await details('products', product.id)).toEqual([
    'Адрес занят: станет speaking-2',
    'Категория «Говорящая» тоже в корзине',
    'Без цены',
  ])
  expect(await details('categories', category.id)).toEqual([
    'Адрес занят: станет speaking-2',
    'Вернёт связь с 1 товаром',
  ])
  await callJson(200, 'PATCH', `/products/${other.id}`, { categoryId: 1 })
  expect(await details('categories', category.id)).toEqual(['Адрес занят: станет speaking-2'])
  expect((await call('GET', '/admin/trash?details=1')).status).toBe(400)
})

test('two restores at once: one of them does it', async () => {
  const made = await makeProduct()
  await remove('/products', made.id)
  const answers = await Promise.all(
    [1, 2, 3].map(() => call('POST', `/admin/trash/products/${made.id}/restore`)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
})

describe('A slug taken at the very moment of a restore gets a number', () => {
  const text = { content: 'Длинный текст' }
  const kinds = [
    ['products', '/products', (slug: string) => ({ name: 'Станция', slug, manufacturerId: 1, price: 1 })],
    ['manufacturers', '/manufacturers', (slug: string) => ({ name: `Завод ${slug}`, slug })],
    ['posts', '/blog/posts', (slug: string) => ({ title: 'Статья', slug, ...text })],
    ['faq-categories', '/admin/faq/categories', (slug: string) => ({ name: 'Сроки', slug })],
  ] as const
  test.each(kinds)('%s', async (entity, path, fieldsOf) => {
    for (const round of Array(12).keys()) {
      const slug = `race-${entity}-${round}`
      const made = await make(path, fieldsOf(slug))
      await remove(path, made.id)
      const creations = [1, 2, 3].map(() => call('POST', path, fieldsOf(slug)))
      const back = call('POST', `/admin/trash/${entity}/${made.id}/restore`)
      const others = [1, 2].map(() => call('POST', path, fieldsOf(slug)))
      const created = await Promise.all([...creations, ...others])
      const restored = await back
      const record = await restored.json()
      expect({ status: restored.status, record }).toMatchObject({ status: 200, record: { id: made.id } })
      const taken = created.filter(({ status }) => status === 201).length
      expect([record.slug, taken]).toEqual(taken === 1 ? [`${slug}-2`, 1] : [slug, 0])
    }
  })
})

describe('The hours of a record that comes back', () => {
  const letPass = (column: string, id: number) =>
    query(
      'update trash set row = jsonb_set(row, array[$1], \'"2020-01-01T00:00:00Z"\') where entity_id = $2',
      [column, id],
    )
  const show = '2099-12-01T00:00:00.000Z'
  const hide = '2099-12-02T00:00:00.000Z'

  test('are gone when they have passed, and that is said: nothing is shown or hidden by them', async () => {
    const hidden = await makeProduct({ published: false, publishAt: show, unpublishAt: hide })
    const shown = await makeProduct({ unpublishAt: hide })
    for (const { id } of [hidden, shown]) await remove('/products', id)
    await letPass('publish_at', hidden.id)
    await letPass('unpublish_at', shown.id)
    expect(await restore('products', hidden.id)).toMatchObject({
      published: false,
      publishAt: null,
      unpublishAt: null,
      message: 'Назначенный час публикации уже прошёл, он снят.',
    })
    expect(await restore('products', shown.id)).toMatchObject({
      published: true,
      unpublishAt: null,
      message: 'Назначенный час снятия с публикации уже прошёл, он снят.',
    })
  })

  test('are kept and planned anew when they are to come', async () => {
    const { id } = await makeProduct({ published: false, publishAt: show })
    await remove('/products', id)
    await query('delete from graphile_worker._private_jobs')
    const back = await restore('products', id)
    expect(back).toMatchObject({ published: false, publishAt: show })
    expect(back).not.toHaveProperty('message')
    const jobs = await query('select run_at from graphile_worker._private_jobs where key = $1', [
      `show:products:${id}`,
    ])
    expect(jobs).toEqual([{ run_at: new Date(show) }])
  })
})
