import { beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '../src/contract/records/drafts.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callJson, callAnonymously, makeProduct, makeCategory } = openCatalogueDesk(shop)

interface Made {
  id: number
  version: number
}

/** A published record of each kind with a draft: how it is made and read, a change, and what of it strangers see. */
const KINDS = [
  {
    entity: 'products',
    make: () => makeProduct(),
    change: { name: 'Топас Черновой', price: 12_300_000 },
    own: (id: number) => `PATCH /products/${id}`,
    read: (id: number) => `/products/id/${id}`,
    wrong: { price: -1 },
  },
  {
    entity: 'posts',
    make: () =>
      callJson<Made>(201, 'POST', '/blog/posts', {
        title: 'Как выбрать',
        slug: 'kak-vybrat',
        content: 'Длинный текст',
        published: true,
      }),
    change: { title: 'Как выбирать станцию' },
    own: (id: number) => `PUT /blog/posts/${id}`,
    read: (id: number) => `/blog/posts/${id}`,
    wrong: { title: 'Как' },
  },
  {
    entity: 'projects',
    make: () => callJson<Made>(201, 'POST', '/admin/projects', { title: 'Дом', description: 'Текст' }),
    change: { title: 'Дом в Истре', images: ['/assets/blog/drenazh.svg'] },
    own: (id: number) => `PUT /admin/projects/${id}`,
    read: (id: number) => `/projects/${id}`,
    wrong: { title: '' },
  },
]

describe.each(KINDS)('A draft of $entity', ({ entity, make, change, own, read, wrong }) => {
  let id = 0
  let version = 0
  beforeAll(async () => {
    const made = await make()
    id = made.id
    version = made.version ?? 1
  })
  const address = () => `/admin/drafts/${entity}/${id}`
  const seenByStrangers = async () => (await callAnonymously('GET', read(id))).json()
  const put = (fields: object, headers = {}) => call('PUT', address(), fields, headers)

  test('changes nothing on the site until it is published, and then all at once', async () => {
    await expectError(await call('GET', address()), 404, 'Черновика нет')
    const before = await seenByStrangers()
    const first: Draft = await (await put(change)).json()
    expect(first).toEqual({
      draft: change,
      version: 1,
      baseVersion: version,
      updatedAt: expect.any(String),
      updatedBy: 'manager',
    })
    expect(await callJson(200, 'GET', address())).toEqual(first)
    expect(await callJson(200, 'GET', `/admin/drafts?entity=${entity}&id=${id}`)).toEqual([first])
    expect(await seenByStrangers()).toEqual(before)
    const published = await callJson<Made>(200, 'POST', `${address()}/publish`, {})
    expect(published).toMatchObject({ id, ...change, version: version + 1 })
    expect(await seenByStrangers()).toMatchObject(change)
    await expectError(await call('GET', address()), 404, 'Черновика нет')
    const { rows } = await shop.database.pool.query(
      'select actor_name from journal where entity = $1 and entity_id = $2 order by id desc limit 1',
      [entity, String(id)],
    )
    expect(rows).toEqual([{ actor_name: 'manager' }])
  })

  test('over a record that was changed since is published only by force', async () => {
    await put(change)
    const [method = '', path = ''] = own(id).split(' ')
    const other = entity === 'products' ? { model: 'Т-5' } : { metaTitle: 'Для поиска' }
    await callJson(200, method, path, other)
    const refused = await call('POST', `${address()}/publish`, {})
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ current: { id, ...other }, changedBy: 'manager' })
    expect(await callJson(200, 'GET', address())).toMatchObject({ draft: change })
    expect(await callJson(200, 'POST', `${address()}/publish`, { force: true })).toMatchObject({
      ...change,
      ...other,
    })
  })

  test('that was thrown away and comes back is still over the version that it was begun over', async () => {
    const begun: Draft = await (await put(change)).json()
    expect((await call('DELETE', address())).status).toBe(204)
    const [method = '', path = ''] = own(id).split(' ')
    await callJson(200, method, path, { metaDescription: 'Правка коллеги' })
    const { baseVersion } = begun
    const back: Draft = await (await put({ ...change, baseVersion }, { 'if-none-match': '*' })).json()
    expect(back).toMatchObject({ draft: change, baseVersion })
    expect((await call('POST', `${address()}/publish`, {})).status).toBe(409)
    expect(await (await put({ ...change, baseVersion: 1 })).json()).toMatchObject({ baseVersion })
    expect((await call('DELETE', address())).status).toBe(204)
    expect(await (await put({ ...change, baseVersion: 999_999 })).json()).toMatchObject({
      baseVersion: baseVersion + 1,
    })
    expect((await call('DELETE', address())).status).toBe(204)
  })

  test('is refused by the rules of the record, field by field, and for an unknown record', async () => {
    const refused = await put(wrong)
    expect({ status: refused.status, fields: Object.keys((await refused.json()).errors) }).toEqual({
      status: 400,
      fields: Object.keys(wrong),
    })
    expect((await call('GET', address())).status).toBe(404)
    await expectError(await call('PUT', `/admin/drafts/${entity}/999999`, change), 404, 'Запись не найдена')
  })

  test('is guarded by its own version, and goes when thrown away', async () => {
    const first: Draft = await (await put(change)).json()
    const over = (seen: Draft) => ({ 'if-match': `"${seen.version}"` })
    const second: Draft = await (await put({ ...change, metaTitle: undefined }, over(first))).json()
    expect(second.version).toBe(first.version + 1)
    for (const stale of [
      await put(change, over(first)),
      await call('POST', `${address()}/publish`, {}, over(first)),
    ]) {
      expect(stale.status).toBe(409)
      expect(await stale.json()).toMatchObject({
        current: { version: second.version, draft: change },
        changedBy: 'manager',
      })
    }
    expect((await call('DELETE', address())).status).toBe(204)
    expect((await call('DELETE', address())).status).toBe(404)
    const gone = await put(change, over(second))
    expect({ status: gone.status, body: await gone.json() }).toEqual({
      status: 409,
      body: { message: expect.any(String), current: null, changedBy: null, changedAt: null },
    })
    expect((await call('DELETE', address(), undefined, over(second))).status).toBe(404)
    expect((await call('POST', `${address()}/publish`, {}, over(second))).status).toBe(404)
  })

  test('that a colleague has begun after one was thrown away or published is not overwritten', async () => {
    for (const end of [() => call('DELETE', address()), () => call('POST', `${address()}/publish`, {})]) {
      const mine: Draft = await (await put(change)).json()
      expect((await end()).ok).toBe(true)
      const theirs: Draft = await (await put({ ...change, metaTitle: 'Чужой' })).json()
      const stale = await put(change, { 'if-match': `"${mine.version}"` })
      expect(stale.status).toBe(409)
      expect((await stale.json()).current).toEqual(theirs)
      expect((await call('DELETE', address())).status).toBe(204)
    }
    // What the record says by now is not lost.
    const journal = `/admin/journal?entity=system&entityId=draft-${entity}-${id}`
    const { entries } = await callJson<{ entries: object[] }>(200, 'GET', journal)
    const field = `${entity}.metaTitle`
    const thrown = { field, label: expect.stringMatching(/^Мета-заголовок/), before: 'Чужой', after: null }
    expect(entries.slice(0, 2)).toMatchObject(
      Array(2).fill({ action: 'delete', actorName: 'manager', changes: [thrown] }),
    )
  })

  test('that two begin at once is one of theirs, and the other is told of it', async () => {
    const answers = await Promise.all(
      ['Первый', 'Второй'].map((metaTitle) => put({ ...change, metaTitle }, { 'if-none-match': '*' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const stored = await callJson<Draft>(200, 'GET', address())
    expect(await refused?.json()).toMatchObject({ current: stored, changedBy: 'manager' })
    expect((await call('DELETE', address())).status).toBe(204)
    expect((await put(change, { 'if-none-match': '*' })).status).toBe(200)
    expect((await call('DELETE', address())).status).toBe(204)
  })

  test('of a deleted record breaks nothing', async () => {
    await put(change)
    const [, path = ''] = own(id).split(' ')
    expect((await call('DELETE', path)).ok).toBe(true)
    expect((await call('POST', `${address()}/publish`, { force: true })).status).toBe(404)
    expect((await call('DELETE', address())).status).toBe(204)
  })
})

test('other records have no drafts, and strangers none at all', async () => {
  await expectError(await call('PUT', '/admin/drafts/categories/1', {}), 400, 'Черновики бывают у товаров')
  expect((await callAnonymously('GET', '/admin/drafts/products/1')).status).toBe(401)
})

test('a draft with an unknown category is refused, and one whose category goes later says so when it is published', async () => {
  const { id } = await makeProduct()
  const address = `/admin/drafts/products/${id}`
  for (const wrong of [{ categoryId: 99_999 }, { manufacturerId: 99_999 }]) {
    await expectError(await call('PUT', address, wrong), 400, 'Так')
  }
  expect((await call('GET', address)).status).toBe(404)
  const category = await makeCategory()
  await callJson(200, 'PUT', address, { categoryId: category.id })
  expect((await call('DELETE', `/categories/${category.id}`)).ok).toBe(true)
  await expectError(await call('POST', `${address}/publish`, {}), 400, 'Такой категории нет')
})

test.each([
  ['a lone surrogate', '\ud800'],
  ['NUL', 'а\0б'],
])('%s in a draft is refused wherever it stands, and the stored draft stays', async (_what, text) => {
  const { id } = await makeProduct()
  const address = `/admin/drafts/products/${id}`
  await callJson(200, 'PUT', address, { name: 'Хороший' })
  for (const draft of [{ name: text }, { features: [text] }, { technicalSpecs: { [text]: 'а' } }]) {
    await expectError(await call('PUT', address, draft), 400, 'содержит недопустимые символы')
  }
  expect(await callJson(200, 'GET', address)).toMatchObject({ draft: { name: 'Хороший' }, version: 1 })
})

describe('A body that is no object of fields', () => {
  const BODIES = ['[1]', '"x"', 'null', '7', undefined]

  test('wipes no draft', async () => {
    const { id } = await makeProduct()
    const address = `/admin/drafts/products/${id}`
    await callJson(200, 'PUT', address, { name: 'Хороший' })
    for (const body of BODIES) {
      await expectError(await call('PUT', address, body), 400, 'должно быть объектом JSON')
    }
    await expectError(await call('PUT', address, '{'), 400, 'не удалось прочитать')
    expect(await callJson(200, 'GET', address)).toMatchObject({ draft: { name: 'Хороший' }, version: 1 })
    expect(await callJson(200, 'PUT', address, {})).toMatchObject({ draft: {}, version: 2 })
  })

  test('is no empty change of a record either, and strangers are still strangers', async () => {
    const { id, version } = await makeProduct()
    for (const body of BODIES) {
      await expectError(await call('PATCH', `/products/${id}`, body), 400, 'должно быть объектом JSON')
    }
    expect(await callJson(200, 'GET', `/products/id/${id}`)).toMatchObject({ version })
    expect((await callAnonymously('PATCH', `/products/${id}`, '[1]')).status).toBe(401)
  })
})

describe('A draft whose hour has passed', () => {
  const SOON = '2099-12-01T00:00:00.000Z'
  const letPass = (id: number, field: string) =>
    shop.database.pool.query(
      'update drafts set draft = jsonb_set(draft, array[$2], \'"2020-01-01T00:00:00Z"\') where entity_id = $1',
      [id, field],
    )

  test('shows a hidden product at once, and hides a shown one', async () => {
    const hidden = await makeProduct({ published: false })
    const shown = await makeProduct()
    await callJson(200, 'PUT', `/admin/drafts/products/${hidden.id}`, { name: 'Показан', publishAt: SOON })
    await callJson(200, 'PUT', `/admin/drafts/products/${shown.id}`, { name: 'Скрыт', unpublishAt: SOON })
    await letPass(hidden.id, 'publishAt')
    await letPass(shown.id, 'unpublishAt')
    expect(await callJson(200, 'POST', `/admin/drafts/products/${hidden.id}/publish`, {})).toMatchObject({
      name: 'Показан',
      published: true,
      publishAt: null,
      message: 'Час публикации уже прошёл: запись показана сразу.',
    })
    expect(await callJson(200, 'POST', `/admin/drafts/products/${shown.id}/publish`, {})).toMatchObject({
      name: 'Скрыт',
      published: false,
      unpublishAt: null,
      message: 'Час снятия с публикации уже прошёл: запись скрыта сразу.',
    })
    expect((await callAnonymously('GET', `/products/id/${shown.id}`)).status).toBe(404)
  })

  test('keeps an hour that is still to come, and says nothing', async () => {
    const { id } = await makeProduct()
    await callJson(200, 'PUT', `/admin/drafts/products/${id}`, { unpublishAt: SOON })
    const published = await callJson<object>(200, 'POST', `/admin/drafts/products/${id}/publish`, {})
    expect(published).toMatchObject({ published: true, unpublishAt: SOON })
    expect(published).not.toHaveProperty('message')
  })

  test('of a product in the trash finds no record', async () => {
    const { id } = await makeProduct({ published: false })
    await callJson(200, 'PUT', `/admin/drafts/products/${id}`, { publishAt: SOON })
    await letPass(id, 'publishAt')
    expect((await call('DELETE', `/products/${id}`)).ok).toBe(true)
    for (const force of [false, true]) {
      const refused = await call('POST', `/admin/drafts/products/${id}/publish`, { force })
      await expectError(refused, 404, 'Запись не найдена')
    }
  })
})
