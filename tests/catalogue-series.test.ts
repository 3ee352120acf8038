import { expect, test } from 'vitest'
import type { Category } from '../src/contract/catalogue/categories.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { callJson, makeCategory, makeProduct, topas } = openCatalogueDesk(shop)

const read = async (path: string) => (await shop.get(path)).text()
const PICTURE = '/default-product.svg'

test('what staff wrote of a series, and its picture, is on the page of the manufacturer whose models it has', async () => {
  const text = 'Станции для дома с баней.'
  const series = await makeCategory({ name: 'Банная', description: text, imageUrl: PICTURE })
  expect(await read('/catalog/topas')).not.toContain('<h3>Банная')
  await makeProduct({ categoryId: series.id, price: 9_000_000 })
  const page = await read('/catalog/topas')
  expect(page).toContain('Серии Топас')
  expect(page).toContain(`<h3>Банная</h3><p>${text}</p>`)
  expect(page).toMatch(new RegExp(`<img class="series__pic"[^>]*src="${PICTURE}"`))
  for (const path of ['/catalog', '/catalog/eurolos']) expect(await read(path)).not.toContain('<h3>Банная')
})

test('a series without text and picture is not told of', async () => {
  const { id } = await makeCategory({ name: 'Безымянная', manufacturerId: topas() })
  expect(await read('/catalog/topas')).not.toContain('<h3>Безымянная')
  await callJson<Category>(200, 'PUT', `/categories/${id}`, { description: 'Теперь известная.' })
  expect(await read('/catalog/topas')).toContain('<h3>Безымянная')
})

test('the logo of a manufacturer is on its page once staff have given one', async () => {
  expect(await read('/catalog/topas')).not.toContain('series__logo')
  await callJson(200, 'PUT', `/manufacturers/${topas()}`, { logoUrl: PICTURE })
  expect(await read('/catalog/topas')).toContain('alt="Логотип Топас"')
})

test('country and site of a manufacturer are on its page once staff have given them', async () => {
  const fields = { country: 'Россия', website: 'https://topas.example/' }
  await callJson(200, 'PUT', `/manufacturers/${topas()}`, { country: null, website: null })
  expect(await read('/catalog/topas')).not.toMatch(/Страна:|Сайт производителя/)
  await callJson(200, 'PUT', `/manufacturers/${topas()}`, fields)
  const page = await read('/catalog/topas')
  expect(page).toMatch(/Страна: (?:<!-- -->)?Россия/)
  expect(page).toContain('<a href="https://topas.example/" rel="noopener nofollow">Сайт производителя</a>')
})
