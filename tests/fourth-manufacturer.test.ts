import { expect, test } from 'vitest'
import type { Manufacturer } from '../src/contract/catalogue/manufacturers.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { callJson, makeProduct } = openCatalogueDesk(shop)
const COLOR = '#7a1fa2'

let made = 0
/** Creates a manufacturer and a station that only exist in the database. */
async function makeManufacturer(known: object = {}) {
  made += 1
  const manufacturer = await callJson<Manufacturer>(201, 'POST', '/manufacturers', {
    name: `Астра${made}`,
    slug: `astra${made}`,
    color: COLOR,
    aliases: [`unilos-astra${made}`, `Юниастра ${made}`],
    ...known,
  })
  const product = await makeProduct({
    name: `Астра${made} 5`,
    slug: `astra${made}-5`,
    manufacturerId: manufacturer.id,
    modelLine: `Астра${made}`,
    body: 'cylinder',
    discharge: 'pump',
    variant: 'long',
    diameter: 1200,
    height: 2400,
    maxResidents: 5,
    productivity: 1,
    price: 15_000_000 - made,
    installationPrice: 3_000_000,
  })
  return { manufacturer, product }
}

test('A fourth manufacturer with a new product is drawn in its colour', async () => {
  const { product } = await makeManufacturer()
  expect(product.station).toEqual({
    body: 'cylinder',
    discharge: 'pump',
    variant: 'long',
    width: 1200,
    breadth: null,
    height: 2400,
    inletDepth: 1200,
    inletRange: null,
  })
  const drawing = await shop.get(`/drawings/v4/card/${product.drawing}.svg`)
  expect(drawing.status).toBe(200)
  expect(drawing.headers.get('cache-control')).toContain('immutable')
  expect(await drawing.text()).toContain(COLOR)
  expect((await shop.get(`/drawings/v4/open-graph/${product.drawing}.jpeg`)).status).toBe(200)
})

test('The page that is not found leads to the first three manufacturers, by the order of staff', async () => {
  const { manufacturer } = await makeManufacturer()
  const readLinks = async () => {
    const response = await shop.get('/no-such-page')
    expect(response.status).toBe(404)
    return [...(await response.text()).matchAll(/<a href="\/catalog\/([\w-]+)">Станции /g)].map(
      ([, slug]) => slug,
    )
  }
  expect(await readLinks()).toHaveLength(3)
  expect(await readLinks()).not.toContain(manufacturer.slug)
  await callJson(200, 'PUT', `/manufacturers/${manufacturer.id}`, { order: -1 })
  const [first, ...others] = await readLinks()
  expect(first).toBe(manufacturer.slug)
  expect(others).toHaveLength(2)
})

test('another colour is another picture, and the first one stays what it was', async () => {
  const { manufacturer, product } = await makeManufacturer()
  const color = '#005f73'
  expect(await callJson(200, 'PUT', `/manufacturers/${manufacturer.id}`, { color })).toMatchObject({ color })
  const changed = await callJson<Product>(200, 'GET', `/products/id/${product.id}`)
  expect(changed.manufacturerColor).toBe(color)
  expect(changed.drawing).not.toBe(product.drawing)
  expect(await (await shop.get(`/drawings/v4/card/${changed.drawing}.svg`)).text()).toContain(color)
  expect(await (await shop.get(`/drawings/v4/card/${product.drawing}.svg`)).text()).toContain(COLOR)
})

test('a manufacturer without a colour is drawn, too', async () => {
  const { product } = await makeManufacturer({ color: null })
  expect(product).toMatchObject({ manufacturerColor: null, drawing: expect.any(String) })
  expect((await shop.get(`/drawings/v4/card/${product.drawing}.svg`)).status).toBe(200)
})

test('its page, its filter and its mark are there for visitors', async () => {
  const { manufacturer, product } = await makeManufacturer()
  const page = await (await shop.get(`/catalog/${manufacturer.slug}`)).text()
  expect(page).toContain(`Септики и станции ${manufacturer.name}`)
  expect(page).toContain(`style="--mf:${COLOR}"`)
  expect(page).toContain(`href="/catalog/${manufacturer.slug}"`)
  expect(page).not.toContain('noindex')
  const own = await callJson<Product[]>(200, 'GET', `/products?manufacturer=${manufacturer.slug}`)
  expect(own.map(({ id }) => id)).toEqual([product.id])
  expect(await (await shop.get('/catalog')).text()).toContain(`href="/catalog/${manufacturer.slug}"`)
})

test('the company names it among those it represents, and the search among its suggestions', async () => {
  const { manufacturer, product } = await makeManufacturer({
    description: 'Станции для бань. Второе предложение.',
  })
  const about = await (await shop.get('/about')).text()
  expect(about).toContain(`href="/catalog/${manufacturer.slug}">${manufacturer.name}</a>`)
  expect(about).toContain(`/drawings/v4/card/${product.drawing}.svg`)
  expect(about).toContain('<p>Станции для бань.</p>')
  expect(await (await shop.get('/search')).text()).toContain(`>${manufacturer.name}</a>`)
})

test('its other names lead to it: in addresses, in the filter and in the search', async () => {
  const { manufacturer, product } = await makeManufacturer()
  const alias = `unilos-astra${made}`
  const response = await shop.get(`/catalog/${alias}?users=5`)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(`/catalog/${manufacturer.slug}?users=5`)
  const filtered = await callJson<Product[]>(200, 'GET', `/products?manufacturer=${alias}`)
  expect(filtered.map(({ id }) => id)).toEqual([product.id])
  for (const search of [`юниастра ${made}`, `Юниастра-${made} 5`, product.name]) {
    const found = await callJson<Product[]>(200, 'GET', `/products?search=${encodeURIComponent(search)}`)
    expect(found[0]?.id, search).toBe(product.id)
  }
})

test('the selection proposes it by what it is, whatever its name says', async () => {
  const { product } = await makeManufacturer()
  const slugsFor = async (pipeDepth: number, groundWater: 'high' | 'low') => {
    const query = `residents=5&distanceToInstallation=0&pipeDepth=${pipeDepth}&groundWater=${groundWater}`
    const { models } = await callJson<{ models: { slug: string }[] }>(200, 'GET', `/selection?${query}`)
    return models.map(({ slug }) => slug)
  }
  await callJson(200, 'PATCH', `/products/${product.id}`, { inletFrom: 810, inletTo: 1400 })
  expect(await slugsFor(120, 'high')).toContain(product.slug)
  expect(await slugsFor(80, 'high')).not.toContain(product.slug)
  await callJson(200, 'PATCH', `/products/${product.id}`, { discharge: 'gravity', outletPressure: false })
  expect(await slugsFor(120, 'high')).not.toContain(product.slug)
})
