import { beforeAll, expect, test } from 'vitest'
import chrome from '../content/pages/chrome.json' with { type: 'json' }
import type { SectionKey } from '../src/contract/pages/section-blocks.ts'
import { openPages } from './support/page-document.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const read = openPages(shop)

let staff = ''
beforeAll(async () => {
  staff = await signInAs(shop, 'admin')
})

const call = (method: string, path: string, body: unknown) =>
  shop.app.request(`http://shop.test/api${path}`, {
    method,
    headers: { cookie: staff, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const write = async (section: SectionKey, texts: object) =>
  expect((await call('PUT', '/admin/pages/chrome', { blocks: { [section]: texts } })).status).toBe(200)
const reset = () => call('POST', '/admin/pages/chrome/reset', {})
const answersTo = async (query: string) =>
  (await (await shop.get(`/api/search?q=${encodeURIComponent(query)}`)).json())
    .filter(({ kind }: { kind: string }) => kind === 'answer')
    .map(({ title, url, excerpt }: Record<string, string>) => [title, url, excerpt])

/** What the page of a model promises: below its price, beside its characteristics and beside its form. */
const promises = async (slug: string) => {
  const page = await read(`/product/${slug}`)
  expect(page.status).toBe(200)
  return page.texts('.buy__note, .specs .side__h p, .inquiry .lead')
}

const ORIGINAL = chrome.productPage
const OWN = { priceNote: 'Цена твёрдая.', askNote: 'Пришлём смету.', goneNote: 'Её больше нет.' }

test('the page of a model promises what staff write, in the HTML of the server', async () => {
  const [id, slug, unpriced] = [
    (await (await shop.get('/api/products/topas-5')).json()).id,
    'topas-5',
    (await (await shop.get('/api/products')).json()).find(({ price }: { price: unknown }) => price === null)
      ?.slug,
  ]
  const beside = [ORIGINAL.specsNote, ORIGINAL.formNote]
  expect(await promises(slug)).toEqual([ORIGINAL.priceNote, ...beside])
  expect((await promises(unpriced))[0]).toContain(ORIGINAL.askNote)
  await write('productPage', OWN)
  expect(await promises(slug)).toEqual([OWN.priceNote, ...beside])
  expect((await promises(unpriced))[0]).toContain(OWN.askNote)
  await write('productPage', { specsNote: '', formNote: 'Перезвоним за час в {inRegion}.' })
  expect(await promises(slug)).toEqual([OWN.priceNote, 'Перезвоним за час в Московской области.'])

  const sell = (availability: string) => call('PATCH', `/products/${id}`, { availability })
  expect((await sell('discontinued')).status).toBe(200)
  expect((await promises(slug))[0]).toBe(OWN.goneNote)
  await write('productPage', { goneNote: '', formNote: '' })
  expect(await promises(slug)).toEqual([])
  await reset()
  expect((await promises(slug))[0]).toBe(ORIGINAL.goneNote)
  await sell('in_stock')
})

test('a price with a note of its own has it before the words of staff, or alone', async () => {
  await shop.database.pool.query(
    `update products set sources = jsonb_build_object('price', '{"text":"Прайс дилера","date":"2026-01-01"}'::jsonb)
     where slug = 'topas-5'`,
  )
  shop.contentCache.invalidate()
  expect((await promises('topas-5'))[0]).toBe(`Прайс дилера. ${ORIGINAL.priceNote}`)
  await write('productPage', { priceNote: '' })
  expect((await promises('topas-5'))[0]).toBe('Прайс дилера.')
  await reset()
})

test('only the page of a model has its words, and each page no words of other parts', async () => {
  expect((await read('/')).html).not.toContain(ORIGINAL.priceNote)
  const product = (await read('/product/topas-5')).html
  for (const text of [
    chrome.inquiryPart.thanks,
    chrome.wizardPart.toMeasure,
    chrome.searchAnswers.paymentText,
  ])
    expect(product).not.toContain(text)
  expect((await read('/search')).html).not.toContain(chrome.searchAnswers.paymentText)
})

test('the cart brings along what happens after an inquiry, as staff say it', async () => {
  await write('inquiryPart', { steps: ['Звоним в {nearby}.'], thanks: '' })
  await write('cartPage', { whileEmpty: 'Выберите станцию.', noObligation: '' })
  const { html } = await read('/cart')
  for (const text of ['Звоним в Подмосковье.', 'Выберите станцию.']) expect(html).toContain(text)
  expect(html).not.toContain(chrome.inquiryPart.thanks)
  expect(html).not.toContain(chrome.cartPage.noObligation)
  await reset()
})

test('answers of the search promise what staff write, and those without a title are not given', async () => {
  const { searchAnswers: words } = chrome
  expect(await answersTo('рассрочка')).toEqual([[words.paymentTitle, '/contact', words.paymentText]])
  expect(await answersTo('гарантия')).toEqual([[words.warrantyTitle, '/terms#warranty', words.warrantyText]])
  expect(await answersTo('монтаж')).toEqual([
    [words.mountingTitle, '/services#installation', words.mountingText],
  ])
  expect(await answersTo('адрес')).toEqual([[words.contactsTitle, '/contact', words.contactsText]])
  await write('searchAnswers', {
    paymentTitle: '',
    warrantyTitle: 'Гарантия пять лет',
    warrantyText: 'Во всей {ofRegion}.',
    mountingText: '',
  })
  expect(await answersTo('рассрочка')).toEqual([])
  expect(await answersTo('гарантия')).toEqual([
    ['Гарантия пять лет', '/terms#warranty', 'Во всей Московской области.'],
  ])
  const page = await read('/search?q=%D0%BC%D0%BE%D0%BD%D1%82%D0%B0%D0%B6')
  expect(page.texts('[aria-label="Ответы на запрос"] li')).toEqual([words.mountingTitle])
  expect(page.texts('[aria-label="Ответы на запрос"] p')).toEqual([])
  await reset()
})

test('a place without works says what staff write', async () => {
  const empty = async () => (await read('/projects?location=%D0%9E%D0%BC%D1%81%D0%BA')).texts('.empty p')
  expect(await empty()).toEqual([chrome.projectsPage.nothingYet])
  await write('projectsPage', { nothingYet: 'Скоро приедем.' })
  expect(await empty()).toEqual(['Скоро приедем.'])
  await write('projectsPage', { nothingYet: '' })
  expect(await empty()).toEqual([])
  await reset()
})

test('fields that an update brings have the original words in a shop that has its own texts', async () => {
  const { productPage: _product, searchAnswers: _answers, ...stored } = chrome
  await shop.database.pool.query("update pages set blocks = $1 where key = 'chrome'", [
    JSON.stringify(stored),
  ])
  shop.contentCache.invalidate()
  expect((await promises('topas-5'))[0]).toContain(ORIGINAL.priceNote)
  expect((await answersTo('рассрочка'))[0]?.[0]).toBe(chrome.searchAnswers.paymentTitle)
})
