import { createStation } from '@septic-shop/plot/station.fixture.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { ProjectSummary } from '../api/queries/queries.ts'
import { createStorefrontApi } from '../api/storefront.ts'
import { createProduct } from '../contract/catalogue/product.fixture.ts'
import type { Product } from '../contract/catalogue/products.ts'
import { ProductCard } from '../storefront/parts/product-card/product-card.tsx'
import { ProjectCard } from '../storefront/parts/project-card/project-card.tsx'
import { CachedMarkupContext, SiteContext } from '../storefront/site.ts'
import { CachedMarkup } from './cached-markup.tsx'
import { createQueryClient } from './load.ts'

const api = createStorefrontApi(async () => ({}))
const queries = createQueryClient()

/** Markup as the browser hydrates it: nothing cached, all contexts of a page. */
function renderUncached(card: ReactElement): string {
  return renderToString(
    <SiteContext value={{ api, origin: 'http://shop.test' }}>
      <QueryClientProvider client={queries}>
        <StaticRouter location="/catalog">{card}</StaticRouter>
      </QueryClientProvider>
    </SiteContext>,
  )
}

function renderCached(card: ReactElement): string {
  const pieces = new CachedMarkup()
  const text = renderUncached(<CachedMarkupContext value={pieces.cache}>{card}</CachedMarkupContext>)
  return new TextDecoder().decode(pieces.toBytes(text))
}

/** First rendered into the cache, then read from it; both must be what the browser hydrates. */
function expectSame(card: ReactElement, text: string) {
  const expected = renderUncached(card)
  expect(expected).toContain(text)
  expect([renderCached(card), renderCached(card)]).toEqual([expected, expected])
}

const known: Partial<Product> = {
  manufacturerColor: '#2c6e3f',
  drawing: '2c6e3f-box-1150x1170x2550-600-gravity',
  station: createStation(),
  price: 109_800_00,
  installationPrice: 30_000_00,
  maxResidents: 6,
  productivity: 1.15,
  batchDischarge: 250,
}

describe('A cached product card is the card that the browser hydrates', () => {
  test.each<[string, Partial<Product>, string]>([
    ['with everything', known, 'монтаж 30'],
    ['about which nothing is known', {}, 'Цена по запросу'],
    ['with the price of the station alone', { ...known, installationPrice: null }, 'без монтажа'],
    ['with a photo', { ...known, imageUrl: '/assets/uploads/a.jpg' }, '/pictures/'],
    ['with a picture of another site', { ...known, imageUrl: 'https://cdn.test/a.jpg' }, 'cdn.test'],
    ['that is new', { ...known, isNew: true }, 'Новинка'],
    ['that is popular', { ...known, isPopular: true }, 'Популярный'],
    ['that staff recommend', { ...known, featured: true }, 'Рекомендуем'],
    ['with a pump', { ...known, station: createStation({ discharge: 'pump' }) }, 'С насосом'],
    ['for a deep pipe', { ...known, station: createStation({ variant: 'long' }) }, 'Глубокая труба'],
    ['for high ground water', { ...known, station: createStation({ body: 'low' }) }, 'Высокая вода'],
    ['for as many users', { ...known, maxResidents: null, users: 4 }, 'до 4'],
    ['with signs of HTML in its name', { ...known, name: "<b>«A» & 'B'</b>" }, '&lt;b&gt;«A» &amp;'],
  ])('%s', (_which, product, text) => {
    expectSame(<ProductCard product={createProduct(product)} />, text)
  })

  test('that leads the page, which is not cached', () => {
    expectSame(<ProductCard product={createProduct(known)} first />, 'fetchPriority="high"')
  })
})

const project: ProjectSummary = {
  id: 1,
  title: 'Дом у реки',
  shortDescription: 'Труба 18 м, вода в 120 см.',
  location: 'Истра',
  dateText: 'май 2025',
  picture: '/assets/uploads/house.jpg',
}

describe('A cached project card is the card that the browser hydrates', () => {
  test.each<[string, ProjectSummary, string]>([
    ['with everything', project, 'Истра · май 2025'],
    ['without a picture', { ...project, picture: null }, '/default-product.svg'],
    [
      'without place, date and text',
      { ...project, location: null, dateText: null, shortDescription: null },
      'Дом',
    ],
  ])('%s', (_which, summary, text) => {
    expectSame(<ProjectCard project={summary} />, text)
  })
})

test("an object's JSON is encoded once, beside the markup of the same object", () => {
  const product = createProduct({ name: 'Топас 5' })
  const first = new CachedMarkup()
  const markup = first.cache(product, <b>{product.name}</b>)
  const json = first.cacheJson(product, () => JSON.stringify(product.name))
  expect(new TextDecoder().decode(first.toBytes(`${markup}, ${json}`))).toBe('<b>Топас 5</b>, "Топас 5"')
  const later = new CachedMarkup()
  const again = later.cacheJson(product, () => 'not rendered again')
  expect(new TextDecoder().decode(later.toBytes(again))).toBe('"Топас 5"')
})
