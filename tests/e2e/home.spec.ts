import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test, visit } from '../support/e2e.ts'

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
const works = (page: Page) => page.locator('#projects .works').locator('..')
const HEADINGS = [
  'Три корпуса в одном масштабе',
  'Почему нам доверяют',
  'Услуги',
  'Наши работы',
  'О компании',
  'Где работаем',
  'Отзывы заказчиков',
  'Спросите инженера',
]

test('a visitor goes down the page in the promised order and finds the places links lead to', async ({
  page,
}) => {
  await visit(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Септик, который подходит вашему участку')
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS)
  const places = ['product-wizard', 'catalog', 'projects', 'about', 'contact']
  const found = await page
    .locator('main [id]')
    .evaluateAll((elements) => elements.map((element) => element.id))
  expect(found.filter((id) => places.includes(id))).toEqual(places)
  await expect(page.locator('#catalog')).toBeEmpty()
})

test('a visitor presses the first button and stands before the wizard', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Подобрать септик' }).click()
  await expect(page).toHaveURL('/#product-wizard')
  await expect(page.locator('#product-wizard').getByRole('heading').first()).toBeInViewport()
})

test('a visitor reads the drawn station and its price as the catalogue has them', async ({
  page,
  request,
}) => {
  const { price } = await (await request.get('/api/products/topas-6')).json()
  await visit(page, '/')
  const model = page.locator('.drawn-model')
  const shown = (await model.locator('.price').textContent())?.replace(/\D/g, '')
  expect(Number(shown)).toBe(price / 100)
  await expect(page.getByRole('img', { name: /^Разрез участка/ })).toHaveJSProperty('complete', true)
  await model.getByRole('link', { name: 'Подробнее о модели Топас 6' }).click()
  await expect(page).toHaveURL('/product/topas-6')
})

test('a visitor compares three bodies whose prices begin at real models', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const products: { name: string; price: number | null }[] = await (await request.get('/api/products')).json()
  await visit(page, '/')
  const cards = section(page, 'Три корпуса в одном масштабе').locator('.body-card')
  await expect(cards).toHaveCount(3)
  for (const text of await cards.locator('.price').allTextContents()) {
    const [, rubles, name] = /^от ([\d\s]+)₽\s+(.+), с установкой$/.exec(text) ?? []
    const product = products.find((one) => one.name === name)
    expect(product?.price, text).toBe(Number(rubles?.replace(/\D/g, '')) * 100)
  }
})

test('a visitor finds four services, six works and the ways to all of them', { tag: '@any-width' }, async ({
  page,
}) => {
  await visit(page, '/')
  const services = section(page, 'Услуги').getByRole('listitem').getByRole('link')
  await expect(services).toHaveCount(4)
  for (const link of await services.all()) await expect(link).toHaveAttribute('href', '/services')
  const projects = page.locator('#projects')
  const addresses = await projects
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([1, 2, 3, 4, 5, 6].map((id) => `/projects/${id}`))
  await expect(projects.getByRole('link', { name: 'Все объекты' })).toHaveAttribute('href', '/projects')
})

test('a visitor who cannot see the map reads its towns, and hears a half star as a number', async ({
  page,
}) => {
  await visit(page, '/')
  const districts = section(page, 'Где работаем')
  await expect(districts.getByRole('img', { name: /восемь городов/ })).toBeVisible()
  const towns = await districts.getByRole('listitem').allTextContents()
  expect(towns.map((town) => town.replace(/ около.*/, ''))).toEqual([
    'Мытищи',
    'Щёлково',
    'Балашиха',
    'Пушкино',
    'Ивантеевка',
    'Фрязино',
    'Ногинск',
    'Сергиев Посад',
  ])
  const reviews = section(page, 'Отзывы заказчиков').getByRole('figure')
  await expect(reviews).toHaveCount(3)
  await expect(reviews.locator('.stars')).toHaveText(['Оценка 5 из 5', 'Оценка 5 из 5', 'Оценка 4,5 из 5'])
  await expect(reviews.locator('time')).toHaveText([
    /^\d\d\.05\.2023$/,
    /^\d\d\.06\.2023$/,
    /^\d\d\.07\.2023$/,
  ])
})

test('works and company come in once, when a tenth of them is seen', async ({ page }) => {
  await visit(page, '/')
  // Its code is loaded at the first interaction.
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))
  await expect(works(page)).toHaveClass('reveal--waiting')
  await page.locator('#projects').evaluate((block) => {
    const { top, height } = block.getBoundingClientRect()
    scrollBy({ top: top - innerHeight + height * 0.05, behavior: 'instant' })
  })
  await expect(works(page)).toHaveClass('reveal--waiting')
  await page.locator('#projects').evaluate((block) => {
    scrollBy({ top: block.getBoundingClientRect().height * 0.1, behavior: 'instant' })
  })
  await expect(works(page)).toHaveClass('reveal--shown')
  await works(page).evaluate(async (block) => {
    await Promise.all(block.getAnimations().map(({ finished }) => finished))
    const { dataset } = document.documentElement
    dataset.again = '0'
    block.addEventListener('animationstart', () => {
      dataset.again = '1'
    })
  })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('#about').scrollIntoViewIfNeeded()
  await expect(page.locator('#about .reveal--shown')).toBeVisible()
  await expect(works(page)).toHaveClass('reveal--shown')
  await expect(page.locator('html')).toHaveAttribute('data-again', '0')
})

test('a visitor who wants no motion finds everything in its place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await page.locator('#projects').scrollIntoViewIfNeeded()
  await expect(works(page)).not.toHaveClass(/sight/)
  await expect(works(page)).toHaveCSS('animation-name', 'none')
})

test('nothing jumps while a visitor reads down the page', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 60))
    }
  })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect()
          done(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          )
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 500)
      }),
  )
  expect(shift).toBeLessThan(0.02)
})

test('nothing on the page keeps a visitor out, and nothing reaches past the screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await expectAccessible(page)
  for (const width of [360, 640]) {
    await page.setViewportSize({ width, height: 700 })
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('a visitor whose connection broke on the way here reads the page and asks again', {
  tag: '@any-width',
}, async ({ page, watch }) => {
  watch.allowErrors(/ERR_FAILED/)
  await visit(page, '/cart')
  await page.route(/\/api\/projects$/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Автономная канализация' }).click()
  const block = page.locator('#projects')
  await expect(block.getByRole('alert')).toContainText('Объекты не загрузились')
  await expect(section(page, 'Почему нам доверяют')).toBeVisible()
  await page.unroute(/\/api\/projects$/)
  // The prefetch has already failed once, so the first click may still use that response.
  await expect(async () => {
    await block.getByRole('button', { name: 'Повторить' }).click()
    await expect(block.getByRole('article')).toHaveCount(6, { timeout: 2000 })
  }).toPass()
})

test('a search engine learns who we are, and the browser asks for the main picture at once', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/')
  const statements = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(statements.map((text) => JSON.parse(text)['@type'])).toEqual(
    expect.arrayContaining(['LocalBusiness', 'WebSite']),
  )
  const preloads = await page
    .locator('link[rel=preload][as=image][href*="/plot"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('media')))
  expect(preloads).toHaveLength(2)
  expect(preloads.every(Boolean)).toBe(true)
  await hydrated(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads all of it and the first button works', async ({ page }) => {
    await page.goto('/')
    for (const heading of HEADINGS) {
      await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible()
    }
    await expect(works(page)).toHaveCSS('translate', 'none')
    await expect(works(page)).toHaveCSS('opacity', '1')
    await expect(page.locator('#projects').getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: 'Подобрать септик' }).click()
    await expect(page).toHaveURL('/#product-wizard')
    await expect(page.locator('#product-wizard')).toBeInViewport()
  })
})
