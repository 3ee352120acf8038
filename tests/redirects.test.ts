import { expect, test, vi } from 'vitest'
import type { Redirect } from '../src/contract/content/redirects.ts'
import { FIXED_PAGES } from '../src/domain/site/fixed-pages.ts'
import { listenForContentChanges } from '../src/server/platform/db/content-changes.ts'
import { expectError } from './support/desk.ts'
import { quietLog } from './support/log.ts'
import { openShop } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'
import { openTrashDesk } from './support/trash-desk.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()
const { call, callJson, makeProduct, remove, restore, readTrashed } = openTrashDesk(shop)

const PATH = '/admin/redirects'
const make = (from: string, to: string) => callJson<Redirect>(201, 'POST', PATH, { from, to })
const list = () => callJson<Redirect[]>(200, 'GET', PATH)
const find = async (from: string) => (await list()).find((one) => one.from === from)
const refuse = async (status: number, from: string, to: string, message: string) => {
  const before = await list()
  await expectError(await call('POST', PATH, { from, to }), status, message)
  expect(await list()).toEqual(before)
}
/** Where an address leads a visitor: its status, and the address behind a 301. */
async function follow(path: string): Promise<[number, string | null]> {
  const response = await shop.get(path)
  return [response.status, response.headers.get('location')]
}

test('a manager leads a former address to a page, and whoever asks for it is there with all that stands behind it', async () => {
  expect(await follow('/old-site/topas.html')).toEqual([404, null])
  const made = await make('http://shop.test/Old-Site/Topas.html/', 'http://shop.test/catalog/topas?users=4')
  expect(made).toMatchObject({
    from: '/old-site/topas.html',
    to: '/catalog/topas?users=4',
    record: null,
    leadsTo: '/catalog/topas?users=4',
    hasPage: false,
    version: 1,
  })
  expect(await list()).toContainEqual(made)
  expect(await follow('/old-site/topas.html')).toEqual([301, '/catalog/topas?users=4'])
  expect(await follow('/old-site/topas.html?utm_source=ya')).toEqual([
    301,
    '/catalog/topas?users=4&utm_source=ya',
  ])
  expect((await shop.get('/old-site/topas.html')).headers.get('cache-control')).toBe('no-cache')
})

test('letters of any alphabet and case are one address', async () => {
  await make('/Септики/Топас 5', '/catalog')
  expect(await follow(`/${encodeURIComponent('септики')}/${encodeURIComponent('топас 5')}`)).toEqual([
    301,
    '/catalog',
  ])
  expect(await follow(`/${encodeURIComponent('СЕПТИКИ')}/${encodeURIComponent('Топас 5')}/`)).toEqual([
    301,
    '/catalog',
  ])
})

test('of a chain each address leads to the last page in one step', async () => {
  await make('/chain-b', '/about')
  await make('/chain-a', '/chain-b')
  expect(await follow('/chain-a')).toEqual([301, '/about'])
  expect(await find('/chain-a')).toMatchObject({ to: '/chain-b', leadsTo: '/about' })
  const { id } = await makeProduct({ slug: 'chain-product' })
  await make('/chain-c', '/product/chain-product')
  await callJson(200, 'PATCH', `/products/${id}`, { slug: 'chain-product-2027' })
  expect(await follow('/chain-c')).toEqual([301, '/product/chain-product-2027'])
  expect(await find('/product/chain-product')).toMatchObject({
    to: '/product/chain-product-2027',
    record: { entity: 'products', id, title: expect.stringContaining('Станция') },
  })
})

test('another spelling of an address leads to the end of its chain in one step too', async () => {
  await make('/spelled-b', '/about')
  await make('/spelled-a', '/spelled-b')
  for (const path of ['/spelled-a/', '/SPELLED-A', '//Spelled-A/']) {
    expect(await follow(path)).toEqual([301, '/about'])
    expect(await follow(`${path}?utm_source=ya`)).toEqual([301, '/about?utm_source=ya'])
  }
  expect((await shop.get('/SPELLED-A')).headers.get('cache-control')).toBe('no-cache')
  const { id } = await makeProduct({ slug: 'chain-two' })
  await callJson(200, 'PATCH', `/products/${id}`, { slug: 'chain-two-2027' })
  expect(await follow('/product/chain-two/')).toEqual([301, '/product/chain-two-2027'])
  expect(await follow('/Catalog/Topol-Eco/')).toEqual([301, '/catalog/topas'])
  // Pages, and what there is not, are led to their spelling.
  expect(await follow('/About/')).toEqual([301, '/about'])
  expect(await follow('/Nothing-Here/?q=1')).toEqual([301, '/nothing-here?q=1'])
})

test('a page in another spelling is led to without being rendered: redirects are asked, and nothing else', async () => {
  await shop.get('/')
  shop.contentCache.invalidate()
  const { result, statements } = await recordStatements(shop.database.pool, () => follow('/Catalog/'))
  expect(result).toEqual([301, '/catalog'])
  expect(statements.map(({ text }) => text)).toEqual([expect.stringContaining('"redirects"')])
})

test('another name of a maker leads straight to its page', async () => {
  await make('/our-topas', '/catalog/topol-eco')
  expect(await follow('/our-topas')).toEqual([301, '/catalog/topas'])
})

test('the page of a brand that is not sold is one, and where a redirect ends', async () => {
  expect(await follow('/catalog/unilos')).toEqual([200, null])
  expect(await make('/unilos-astra-5', '/catalog/unilos')).toMatchObject({ leadsTo: '/catalog/unilos' })
  expect(await follow('/unilos-astra-5')).toEqual([301, '/catalog/unilos'])
})

test('a circle is refused, however long and through whatever it goes', async () => {
  await make('/circle-b', '/circle-c')
  await make('/circle-c', '/circle-d')
  await refuse(400, '/circle-d', '/circle-b', 'Получится круг: /circle-c уже ведёт на /circle-d')
  await refuse(400, '/circle-e', '/circle-e?x=1#y', 'Адрес ведёт сам на себя')
  // Over a record: its former address leads to where it is hidden now.
  const { id } = await makeProduct({ slug: 'circle-old' })
  await callJson(200, 'PATCH', `/products/${id}`, { slug: 'circle-new', published: false })
  await refuse(
    400,
    '/product/circle-new',
    '/product/circle-old',
    'Получится круг: /product/circle-old уже ведёт',
  )
  const { id: other } = await make('/circle-f', '/about')
  const response = await call('PUT', `${PATH}/${other}`, { to: '/circle-f' })
  await expectError(response, 400, 'Адрес ведёт сам на себя')
})

test('two who would close a circle together: one is refused', async () => {
  const answers = await Promise.all([
    call('POST', PATH, { from: '/race-a', to: '/race-b' }),
    call('POST', PATH, { from: '/race-b', to: '/race-a' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

test('what is no address of a page, and a page that is there, are refused with a sentence', async () => {
  await refuse(400, '/admin/x', '/catalog', 'Это служебный адрес, а не страница сайта')
  await refuse(400, '/old', '/assets/a.png', 'Это служебный адрес, а не страница сайта')
  await refuse(400, 'https://other.example/old', '/catalog', 'Это адрес другого сайта')
  await refuse(400, '/old', '//other.example', 'Это адрес другого сайта')
  await refuse(400, '', '/catalog', 'Укажите прежний адрес')
  await refuse(400, '/catalog/topas', '/catalog', 'По этому адресу есть страница')
  const response = await call('POST', PATH, { from: 'old', to: '/api/x' })
  expect(await response.json()).toMatchObject({
    errors: { from: expect.stringContaining('начинается с «/»'), to: expect.stringContaining('служебный') },
  })
})

test('each page of the site is known as one, and what is hidden is not', async () => {
  const sitemap = await (await shop.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>http:\/\/shop\.test([^<]*)/g)].map(([, path = '']) => path || '/')
  expect(listed.length).toBeGreaterThan(100)
  const others = ['/catalog/topol-eco', '/catalog/unilos', '/consent/1']
  for (const path of new Set([...listed, ...FIXED_PAGES, ...others])) {
    await expectError(await call('POST', PATH, { from: path, to: '/nowhere' }), 400, 'есть страница')
  }
  const { id } = await makeProduct({ slug: 'hidden-page', published: false })
  const { id: redirect } = await make('/product/hidden-page', '/catalog')
  expect(await follow('/product/hidden-page')).toEqual([301, '/catalog'])
  await callJson(200, 'PATCH', `/products/${id}`, { published: true })
  expect(await follow('/product/hidden-page')).toEqual([200, null])
  expect(await find('/product/hidden-page')).toMatchObject({ id: redirect, hasPage: true })
})

test('a second redirect from an address is refused, and the first one can be changed', async () => {
  const { id } = await make('/twice', '/about')
  await refuse(409, '/Twice/', '/contact', 'Этот адрес уже ведёт на /about')
  expect(await callJson(200, 'PUT', `${PATH}/${id}`, { to: '/contact' })).toMatchObject({
    from: '/twice',
    to: '/contact',
    version: 2,
  })
  expect(await follow('/twice')).toEqual([301, '/contact'])
  const stale = await call('PUT', `${PATH}/${id}`, { to: '/about' }, { 'if-match': '"1"' })
  expect(stale.status).toBe(409)
  expect(await stale.json()).toMatchObject({ current: { to: '/contact', version: 2 } })
})

test('a redirect to what is hidden or gone leads nowhere, and says so', async () => {
  const { id } = await makeProduct({ slug: 'target' })
  await make('/to-target', '/product/target')
  expect(await follow('/to-target')).toEqual([301, '/product/target'])
  await callJson(200, 'PATCH', `/products/${id}`, { published: false })
  expect(await follow('/to-target')).toEqual([404, null])
  expect(await find('/to-target')).toMatchObject({ leadsTo: null })
  const { id: renamed } = await makeProduct({ slug: 'was' })
  await callJson(200, 'PATCH', `/products/${renamed}`, { slug: 'is' })
  await remove('/products', renamed)
  const gone = await find('/product/was')
  expect(gone).toMatchObject({ leadsTo: null, record: { title: expect.stringContaining('Станция') } })
  expect(gone).not.toHaveProperty('to')
})

test('an automatic redirect can be led elsewhere by hand, and is none of its record then', async () => {
  const { id } = await makeProduct({ slug: 'auto' })
  await callJson(200, 'PATCH', `/products/${id}`, { slug: 'auto-2027' })
  const made = await find('/product/auto')
  expect(await callJson(200, 'PUT', `${PATH}/${made?.id}`, { to: '/catalog' })).toMatchObject({
    to: '/catalog',
    record: null,
  })
  expect(await follow('/product/auto')).toEqual([301, '/catalog'])
  const first = await callJson(200, 'POST', `/admin/versions/redirects/${made?.id}/1/restore`)
  expect(first).toMatchObject({ to: '/product/auto-2027', record: { entity: 'products', id } })
})

test('a deleted redirect waits in the trash and comes back, unless another one leads from its address by then', async () => {
  const { id } = await make('/thrown', '/about')
  await remove(PATH, id)
  expect(await follow('/thrown')).toEqual([404, null])
  expect(await readTrashed('redirects', id)).toMatchObject({ title: '/thrown' })
  expect(await restore('redirects', id)).toMatchObject({ id, from: '/thrown', to: '/about' })
  expect(await follow('/thrown')).toEqual([301, '/about'])
  await remove(PATH, id)
  await make('/thrown', '/contact')
  const response = await call('POST', `/admin/trash/redirects/${id}/restore`)
  await expectError(response, 409, 'С этого адреса уже ведёт другая переадресация')
  expect(await readTrashed('redirects', id)).toMatchObject({ title: '/thrown' })
})

test('a page that takes the address of a redirect is shown before it, and a hidden record takes nothing from it', async () => {
  const { id } = await make('/product/taken', '/catalog')
  const product = await makeProduct({ slug: 'free' })
  await callJson(200, 'PATCH', `/products/${product.id}`, { slug: 'taken' })
  expect(await follow('/product/taken')).toEqual([200, null])
  expect(await find('/product/taken')).toMatchObject({ id, to: '/catalog', hasPage: true })
  await callJson(200, 'PATCH', `/products/${product.id}`, { published: false })
  expect(await follow('/product/taken')).toEqual([301, '/catalog'])
  await callJson(200, 'PATCH', `/products/${product.id}`, { slug: 'elsewhere' })
  expect(await follow('/product/taken')).toEqual([301, '/catalog'])
})

test('a chain that would be followed to its end no more is refused', async () => {
  await make('/step-0', '/about')
  for (let step = 1; step < 19; step += 1) await make(`/step-${step}`, `/step-${step - 1}`)
  expect(await follow('/step-18')).toEqual([301, '/about'])
  const response = await call('POST', PATH, { from: '/step-19', to: '/step-18' })
  await expectError(response, 400, 'За этим адресом уже 20 переадресаций подряд')
})

test('no save of a redirect empties the cache of pages, here or at another instance', async () => {
  const heard = vi.fn((payload?: string) => {
    if (payload !== 'the last one') shop.contentCache.invalidate()
  })
  const listening = listenForContentChanges(shop.database.pool.options, quietLog(), heard)
  await waitFor(() => expect(heard).toHaveBeenCalled())
  const render = vi.spyOn(shop.contentCache.pages, 'refresh')
  const save = async () => {
    const { id } = await make('/uncached', '/catalog')
    await callJson(200, 'PUT', `${PATH}/${id}`, { to: '/about' })
    await remove(PATH, id)
  }
  /** Whether a visitor gets the page as it was rendered before a write, after all that the write made others hear. */
  const isKept = async (write: () => Promise<unknown>) => {
    await shop.get('/about')
    render.mockClear()
    await write()
    // Notifications arrive in the order of commits.
    await shop.database.pool.query("notify content_changed, 'the last one'")
    await waitFor(() => expect(heard.mock.lastCall).toEqual(['the last one']))
    heard.mockClear()
    expect((await shop.get('/about')).status).toBe(200)
    return render.mock.calls.length === 0
  }
  expect(await isKept(save)).toBe(true)
  expect(await isKept(() => makeProduct({ slug: 'drops-pages' }))).toBe(false)
  render.mockRestore()
  await listening.stop()
})
