import { describe, expect, test, vi } from 'vitest'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callJson, callAnonymously, makeProduct, look } = openCatalogueDesk(shop)

interface Made {
  id: number
  slug: string
  version: number
}

const ANSWERS =
  'residents=5&livingType=permanent&guests=0&baths=1&showers=1&pipeDepth=50&distanceToInstallation=8&groundWater=low&soilType=loam&waterDisposal=drainage_ditch&ditchDepth=120&distanceToDisposal=12&plotFall=40'
const NAME = 'Фиалкинтоп'
const make = async (path: string, fields: object, more: object = {}) =>
  await callJson<Made>(201, 'POST', path, { ...fields, published: false, ...more })

/** A hidden record of each kind, how it is changed, and every address at which strangers could meet it. */
const KINDS = {
  products: {
    make: () => makeProduct({ name: NAME, slug: 'fialkintop', published: false, price: 10_000_000 }),
    change: ({ id }: Made) => `PATCH /products/${id}`,
    gone: ({ id, slug }: Made) => [`/api/products/${slug}`, `/api/products/id/${id}`, `/product/${slug}`],
    lists: () => [
      '/api/products',
      '/api/products?published=true',
      '/api/products?published=false',
      '/api/products?manufacturer=topas',
      `/api/products?search=${NAME}`,
      `/api/search?q=${NAME}`,
      `/search?q=${NAME}`,
      '/sitemap.xml',
      '/sitemap',
      '/',
      '/catalog',
      '/catalog/topas',
      '/product/topas-s-5',
    ],
  },
  posts: {
    make: () =>
      make('/blog/posts', {
        title: NAME,
        slug: 'fialkintop',
        content: 'Длинный текст статьи',
        categoryId: 1,
      }),
    change: ({ id }: Made) => `PUT /blog/posts/${id}`,
    gone: ({ id, slug }: Made) => [`/api/blog/posts/${id}`, `/api/blog/posts/slug/${slug}`, `/blog/${slug}`],
    lists: () => [
      '/api/blog/posts',
      '/api/blog/posts?published=false',
      `/api/search?q=${NAME}`,
      '/blog',
      '/blog/rss.xml',
      '/sitemap.xml',
      '/',
    ],
  },
  projects: {
    make: () => make('/admin/projects', { title: NAME, description: 'Текст', location: 'Истра' }),
    change: ({ id }: Made) => `PUT /admin/projects/${id}`,
    gone: ({ id }: Made) => [`/api/projects/${id}`, `/projects/${id}`],
    lists: ({ id }: Made) => [
      '/api/projects',
      '/api/projects?published=false',
      `/api/search?q=${NAME}`,
      '/projects',
      '/sitemap.xml',
      '/',
      ...(id > 1 ? ['/projects/1'] : []),
    ],
  },
}
const mentions = (text: string, kind: string, { id }: Made) =>
  text.includes(NAME) ||
  text.includes('fialkintop') ||
  (kind === 'projects' && text.includes(`/projects/${id}<`))

test('a product names to strangers neither hidden products nor hidden accessories, to staff all', async () => {
  const [shown, hidden] = [await makeProduct(), await makeProduct({ published: false })]
  const makeAccessory = (published: boolean) =>
    callJson<Made>(201, 'POST', '/admin/accessories', { name: 'Насос', price: 100_000, published })
  const [pump, secret] = [await makeAccessory(true), await makeAccessory(false)]
  const all = { similarIds: [hidden.id, shown.id], accessoryIds: [secret.id, pump.id] }
  const { id, slug } = await makeProduct(all)
  const seen = { similarIds: [shown.id], accessoryIds: [pump.id] }
  for (const address of [`/products/id/${id}`, `/products/${slug}`]) {
    expect(await (await callAnonymously('GET', address)).json()).toMatchObject(seen)
    expect(await callJson(200, 'GET', address)).toMatchObject(all)
  }
  const query = vi.spyOn(shop.database.pool, 'query')
  const listed: Made[] = await (await callAnonymously('GET', '/products')).json()
  expect(listed.find((one) => one.id === id)).toMatchObject(seen)
  const asked = query.mock.calls.map(([one]) => JSON.stringify(one))
  query.mockRestore()
  expect(asked.some((one) => one.includes('from \\"accessories\\"'))).toBe(true)
  // The rows of the whole list tell which products are published.
  expect(asked.filter((one) => one.includes('from \\"products\\"'))).toHaveLength(1)
})

describe.each(Object.entries(KINDS))(
  '%s: what is not published',
  (kind, { make: makeHidden, change, gone, lists }) => {
    test('strangers meet nowhere, and everywhere once it is', async () => {
      const made = (await makeHidden()) as Made
      for (const address of gone(made)) {
        expect({ address, status: (await shop.get(address)).status }).toEqual({ address, status: 404 })
      }
      for (const address of lists(made)) {
        const response = await shop.get(address)
        expect({ address, status: response.status }).toEqual({ address, status: 200 })
        const text = (await response.text()).replaceAll(`value="${NAME}"`, '')
        // The page of the search says what was asked.
        const shown = address.startsWith('/search') ? text.includes('fialkintop') : mentions(text, kind, made)
        expect({ address, shown }).toEqual({ address, shown: false })
      }
      const [method = '', path = ''] = change(made).split(' ')
      await callJson(200, method, path, { published: true })
      for (const address of gone(made)) expect((await shop.get(address)).status, address).toBe(200)
      const [api = ''] = lists(made)
      expect(await (await shop.get(api)).text()).toContain(NAME)
      // Products are found by their own list.
      if (kind !== 'products') expect(await (await shop.get(`/api/search?q=${NAME}`)).text()).toContain(NAME)
      expect(await (await shop.get('/sitemap.xml')).text()).toContain(
        kind === 'projects' ? `/projects/${made.id}<` : 'fialkintop',
      )
      await callJson(200, method, path, { published: false })
      for (const address of gone(made)) expect((await shop.get(address)).status, address).toBe(404)
    })

    test('staff see it, with its state, and can ask for it alone', async () => {
      const listed = await callJson<Made[]>(
        200,
        'GET',
        `${lists({ id: 0 } as Made)[0]?.slice(4)}?published=false`,
      )
      const made = listed.find((one) => JSON.stringify(one).includes(NAME))
      expect(listed).toEqual(listed.map(() => expect.objectContaining({ published: false })))
      if (!made) throw new Error('nothing is hidden')
      for (const address of gone(made).filter((one) => one.startsWith('/api'))) {
        expect(await callJson(200, 'GET', address.slice(4))).toMatchObject({ published: false })
      }
      const page = gone(made).at(-1) ?? ''
      expect(await look(page)).toMatch(/Не опубликован|эту страницу видят только сотрудники/)
      expect(await look(page)).toContain('<meta name="robots" content="noindex"/>')
    })
  },
)

test('a hidden model is counted by no filter', async () => {
  const count = async () => (await shop.get('/api/facets?manufacturer=topas')).text()
  const before = await count()
  const { id } = await makeProduct({ published: false, price: 99_999_900, maxResidents: 99, weight: 9_999 })
  expect(await count()).toBe(before)
  await callJson(200, 'PATCH', `/products/${id}`, { published: true })
  expect(await count()).not.toBe(before)
  await callJson(200, 'PATCH', `/products/${id}`, { published: false })
  expect(await count()).toBe(before)
})

test('a hidden model is neither proposed nor compared', async () => {
  const compare = async (id: number) => (await shop.get(`/compare?ids=${id}`)).text()
  const select = async () => (await shop.get(`/api/selection?${ANSWERS}`)).text()
  const model = JSON.parse(await select()).models[0]
  const { name } = await callJson<{ name: string }>(200, 'GET', `/products/${model.slug}`)
  expect(await compare(model.productId)).toContain(name)
  await callJson(200, 'PATCH', `/products/${model.productId}`, { published: false })
  expect(await select()).not.toContain(`"slug":"${model.slug}"`)
  expect(await compare(model.productId)).not.toContain(name)
})

describe('A hidden question', () => {
  test('is on no page and counted nowhere', async () => {
    const categories = await (await shop.get('/api/faq/categories')).json()
    const { id: categoryId, slug, itemCount } = categories[0]
    const made = await make('/admin/faq/items', {
      question: NAME,
      answer: 'Ответ',
      categoryId,
      orderIndex: -9,
    })
    expect(made).toMatchObject({ published: false })
    const anonymous = async (address: string) => (await shop.get(address)).text()
    for (const address of [
      `/api/faq/categories/${slug}`,
      `/api/search?q=${NAME}`,
      `/faq/${slug}`,
      '/faq',
      '/product/topas-s-5',
      '/',
    ]) {
      expect(await anonymous(address), address).not.toContain(NAME)
    }
    expect(JSON.parse(await anonymous('/api/faq/categories'))[0].itemCount).toBe(itemCount)
    const hidden = await callJson<Made[]>(200, 'GET', '/admin/faq/items?published=false')
    expect(hidden).toEqual([expect.objectContaining({ id: made.id, question: NAME })])
    await callJson(200, 'PUT', `/admin/faq/items/${made.id}`, { published: true })
    expect(await anonymous(`/faq/${slug}`)).toContain(NAME)
    expect(await anonymous(`/api/search?q=${NAME}`)).toContain(NAME)
    expect(JSON.parse(await anonymous('/api/faq/categories'))[0].itemCount).toBe(itemCount + 1)
  })
})

describe('The hour of a record', () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString()
  const past = new Date(Date.now() - 1000).toISOString()
  test.each([
    ['past', { published: false, publishAt: past }, 'publishAt', 'Это время уже прошло'],
    ['unreadable', { published: false, publishAt: 'завтра' }, 'publishAt', 'Время не прочитать'],
    ['a day', { published: false, publishAt: '2099-01-01' }, 'publishAt', 'Время не прочитать'],
    ['no day', { published: false, publishAt: '2099-02-31T10:00' }, 'publishAt', 'Время не прочитать'],
    ['past in Moscow', { unpublishAt: '2020-01-01T10:00' }, 'unpublishAt', 'Это время уже прошло'],
    ['of hiding, past', { unpublishAt: past }, 'unpublishAt', 'Это время уже прошло'],
    ['of showing what is shown', { published: true, publishAt: soon() }, 'publishAt', 'уже опубликована'],
    ['of hiding what is hidden', { published: false, unpublishAt: soon() }, 'unpublishAt', 'Запись скрыта'],
  ])('%s is refused at its field', async (_, fields, field, message) => {
    const response = await call('POST', '/products', {
      name: 'Станция',
      slug: 'hour',
      manufacturerId: 1,
      ...fields,
    })
    const body = await response.clone().json()
    expect(Object.keys(body.errors)).toEqual([field])
    await expectError(response, 400, message)
  })

  test.each([
    ['2099-12-01T09:00', '2099-12-01T06:00:00.000Z'],
    ['2099-12-01T09:00:30', '2099-12-01T06:00:30.000Z'],
    ['2099-12-01T09:00:30.5', '2099-12-01T06:00:30.500Z'],
    ['2099-12-01T01:00', '2099-11-30T22:00:00.000Z'],
    ['2099-12-01T09:00Z', '2099-12-01T09:00:00.000Z'],
    ['2099-12-01T09:00+05:00', '2099-12-01T04:00:00.000Z'],
  ])('%s is %s in every write: in Moscow time unless it names its offset', async (hour, instant) => {
    const { id } = await makeProduct({ published: false, publishAt: hour, oldPriceUntil: hour })
    const times = { publishAt: instant, oldPriceUntil: instant }
    expect(await callJson(200, 'GET', `/products/id/${id}`)).toMatchObject(times)
    const words = { title: 'К зиме', slug: `k-zime-${id}`, content: 'Длинный текст', published: false }
    expect(await callJson(201, 'POST', '/blog/posts', { ...words, publishAt: hour })).toMatchObject({
      publishAt: instant,
    })
    const { draft } = await callJson<{ draft: { publishAt: string } }>(
      200,
      'PUT',
      `/admin/drafts/products/${id}`,
      { name: 'Иначе', publishAt: hour },
    )
    expect(draft).toMatchObject({ name: 'Иначе', publishAt: expect.stringMatching(/Z$|:00$/) })
    expect(new Date(draft.publishAt).toISOString()).toBe(instant)
    const bulk = { modelLine: 'Нет такой', priceChange: '1', changeType: 'percentage' }
    for (const { scheduledId } of [
      await callJson<{ scheduledId: number }>(202, 'PATCH', `/products/${id}/price`, {
        price: 1,
        effectiveAt: hour,
      }),
      await callJson<{ scheduledId: number }>(202, 'POST', '/products/bulk-price-update', {
        ...bulk,
        effectiveAt: hour,
      }),
    ]) {
      const plans = await callJson<object[]>(200, 'GET', '/admin/scheduled-prices')
      expect(plans).toContainEqual(expect.objectContaining({ id: scheduledId, effectiveAt: instant }))
    }
  })

  test('goes when it can mean nothing any more', async () => {
    const { id } = await makeProduct({ published: false, publishAt: soon() })
    expect(await callJson(200, 'PATCH', `/products/${id}`, { published: true })).toMatchObject({
      publishAt: null,
    })
    expect(await callJson(200, 'PATCH', `/products/${id}`, { unpublishAt: soon() })).toMatchObject({
      published: true,
    })
    expect(await callJson(200, 'PATCH', `/products/${id}`, { published: false })).toMatchObject({
      unpublishAt: null,
    })
  })

  test('is not told to strangers', async () => {
    const { slug } = await makeProduct({ unpublishAt: soon() })
    const answer = await (await callAnonymously('GET', `/products/${slug}`)).json()
    for (const field of ['published', 'publishAt', 'unpublishAt', 'version']) {
      expect(answer).not.toHaveProperty(field)
    }
  })
})
