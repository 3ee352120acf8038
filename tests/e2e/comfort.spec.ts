import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, hydrated, test, visit } from '../support/e2e.ts'
import { visitWithKept } from '../support/kept-products.ts'

const CODE = /\/built\/(?!early)[^/]+\.js$/
const PRODUCT = /\/api\/products\/(?!id\/)[\w-]+$/

/** Lets requests through only once told to. */
function createGate() {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const wait = async (route: Route) => {
    await opened
    await route.continue()
  }
  return { open, wait }
}

/** How many requests of the page match, counted from now on. */
function countRequests(page: Page, pattern: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (pattern.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}

test.describe('Pictures', () => {
  /** Pictures asked for: near the screen, and others that are not the same drawing as one of those. */
  const listAsked = (page: Page) =>
    page.locator('.card__pic').evaluateAll((images) => {
      const below = (image: Element) => image.getBoundingClientRect().top - innerHeight
      const asked = images.filter((image) => !image.getAttribute('src')?.startsWith('data:'))
      const near = images.filter((image) => below(image) < 200 && below(image) > -innerHeight - 200)
      const shown = new Set(
        images.filter((image) => below(image) < 200).map((image) => image.getAttribute('src')),
      )
      return {
        missing: near.filter((image) => !asked.includes(image)).length,
        early: asked.filter((image) => below(image) >= 200 && !shown.has(image.getAttribute('src'))).length,
      }
    })

  test('a visitor of the catalogue waits for no picture that is far below', async ({ page }) => {
    await visit(page, '/catalog')
    await expect.poll(() => listAsked(page)).toEqual({ missing: 0, early: 0 })
    await page.evaluate(() => document.querySelectorAll('article')[40]?.scrollIntoView())
    await expect.poll(() => listAsked(page)).toEqual({ missing: 0, early: 0 })
    await expect
      .poll(() =>
        page
          .locator('.card__pic')
          .nth(40)
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
  })

  test('the first screen shows its pictures before the page has come alive', async ({ page }) => {
    const gate = createGate()
    await page.route(CODE, gate.wait)
    await page.goto('/catalog', { waitUntil: 'commit' })
    const first = page.locator('.card__pic').first()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect.poll(() => listAsked(page)).toEqual({ missing: 0, early: 0 })
    gate.open()
    await hydrated(page)
  })

  test('a picture that cannot be loaded gives way to the one behind it', async ({ page, watch }) => {
    watch.allowErrors(/404|ERR_FAILED/)
    const kept = {
      id: 1,
      name: 'Топас 6',
      drawing: 'topas-box-1150x1170x2550-600-gravity',
      images: ['/assets/uploads/gone.jpg'],
    }
    await visitWithKept(page, '/cart', 'cart', [kept])
    const picture = page.locator('.line__pic')
    await expect(picture).toHaveAttribute('src', /^\/drawings\/v\d+\/thumb\//)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('a drawing that cannot be loaded gives way to the default picture, in lists and under the gallery', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/404|ERR_FAILED/)
  await page.route('**/drawings/**', (route) => route.abort())
  for (const [address, picture] of [
    ['/catalog', '.card__pic'],
    ['/product/topas-5', '.thumbs img'],
    ['/projects', '.work__pic'],
  ] as const) {
    await visit(page, address)
    const first = page.locator(picture).first()
    await first.scrollIntoViewIfNeeded()
    await expect(first).toHaveAttribute('src', '/default-product.svg')
  }
})

test.describe('Before the scripts arrive', () => {
  test('what a visitor presses and chooses is done as soon as it can be', async ({ page, isMobile }) => {
    const gate = createGate()
    await page.route(CODE, gate.wait)
    await page.goto('/catalog', { waitUntil: 'commit' })
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Топас 4', exact: true }) })
    const toCart = card.getByRole('button', { name: /^В корзину/ })
    await toCart.click()
    await expect(toCart).toHaveAttribute('aria-busy', 'true')
    await toCart.click()
    await card.getByRole('button', { name: /^Добавить к сравнению/ }).click()
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дороже')
    if (!isMobile) await page.getByRole('slider', { name: /до$/ }).press('ArrowLeft')
    gate.open()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина 1 товар' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Сравнение 1 товар' })).toBeVisible()
    await expect(page).toHaveURL(/sort=price_desc/)
    if (!isMobile) await expect(page).toHaveURL(/price=50000-775000/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByText('Товар уже в корзине')).toHaveCount(0)
  })

  test('a request that was sent too early arrives, with all that was typed', async ({ page }) => {
    const gate = createGate()
    await page.route(CODE, gate.wait)
    await page.goto('/product/topas-6', { waitUntil: 'commit' })
    const form = page.locator('#inquiry')
    await form.getByLabel('Имя').fill('Вера')
    await form.getByLabel('Телефон').fill('8 926 123-45-67')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Оставить заявку' }).click()
    await expect(page).toHaveURL('/product/topas-6')
    const sent = page.waitForRequest('**/api/inquiries/contact')
    gate.open()
    expect((await sent).postDataJSON()).toMatchObject({ name: 'Вера', phone: '8 926 123-45-67' })
    await expect(form.getByText(/Заявка № \d+ принята/)).toBeVisible()
  })
})

test.describe('From page to page', () => {
  test('Back leads to the same card, also when the list has to be fetched again', async ({ page }) => {
    await visit(page, '/catalog')
    const card = page.getByRole('article').nth(30)
    const place = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
    for (const reload of [false, true]) {
      await card.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, 150))
      await page.waitForTimeout(300)
      const before = await place()
      await card.getByRole('link').click()
      await expect(page).toHaveURL(/\/product\//)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      if (reload) {
        await page.reload()
        await hydrated(page)
      }
      await page.goBack()
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
    }
  })

  test('a product is fetched once: when a visitor stays at its link, not when they pass', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a finger does not hover')
    await visit(page, '/catalog')
    const fetched = countRequests(page, PRODUCT)
    // In one go: a pointer on its way crosses three links within a moment.
    await page.getByRole('article').evaluateAll((cards) => {
      for (const card of cards.slice(0, 3)) {
        card.querySelector('a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      }
    })
    await expect.poll(fetched).toBe(1)
    const third = page.getByRole('article').nth(2).getByRole('link')
    await third.hover()
    await third.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Топас')
    expect(fetched()).toBe(1)
  })

  test('a visitor who spares data fetches nothing in advance', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await visit(page, '/catalog')
    const fetched = countRequests(page, PRODUCT)
    await page.getByRole('article').first().getByRole('link').dispatchEvent('touchstart')
    await page.waitForTimeout(300)
    expect(fetched()).toBe(0)
  })

  test('a slow page keeps the present one in place and shows that it is coming', async ({ page }) => {
    await visit(page, '/catalog')
    const gate = createGate()
    await page.route(CODE, gate.wait)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Договор оферты' }).click()
    await expect(page.getByRole('progressbar', { name: 'Загрузка страницы' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Септики и станции')
    gate.open()
    await expect(page).toHaveURL('/terms')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })

  test('a visitor finds what they looked at, and may clear it', async ({ page }) => {
    for (const slug of ['topas-4', 'topas-5', 'topas-6']) {
      await visit(page, `/product/${slug}`)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toContain(slug)
    }
    const seen = page.getByRole('region', { name: 'Вы смотрели' })
    await expect(seen.getByRole('link')).toHaveText(['Топас 5', 'Топас 4'])
    await visit(page, '/cart')
    await expect(seen.getByRole('link')).toHaveText(['Топас 6', 'Топас 5', 'Топас 4'])
    await expectAccessible(page)
    await seen.getByRole('link', { name: 'Топас 4' }).click()
    await expect(page).toHaveURL('/product/topas-4')
    await seen.getByRole('button', { name: 'Очистить' }).click()
    await expect(seen).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await expect(seen).toHaveCount(0)
  })
})

test.describe('A comparison that was sent', () => {
  const own = [{ id: 1, name: 'Топас 4', slug: 'topas-4' }]

  test('opens for anybody, also without scripts, and leaves their own list alone', async ({
    page,
    browser,
  }) => {
    await visitWithKept(page, '/compare?ids=3,45,9999', 'compare', own)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByText('Показаны 2 из 3')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Сохранить к себе' }).click()
    await page.keyboard.press('Escape')
    await visit(page, '/compare')
    await expect(page.getByRole('columnheader')).toHaveCount(1)

    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto('/compare?ids=3,45')
    await expect(reader.getByRole('row').filter({ hasText: 'Материал корпуса' })).toContainText(
      'Полипропилен',
    )
    await plain.close()
  })

  test('is added to the own list or takes its place, as the visitor says', async ({ page }) => {
    await visitWithKept(page, '/compare?ids=3,45', 'compare', own)
    await page.getByRole('button', { name: 'Сохранить к себе' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Добавить к моим' }).click()
    await expect(page).toHaveURL('/compare')
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await visit(page, '/compare?ids=3,45,46,47')
    await page.getByRole('button', { name: 'Сохранить к себе' }).click()
    await expect(page.getByRole('button', { name: 'Добавить к моим' })).toBeDisabled()
    await page.getByRole('dialog').getByRole('button', { name: 'Заменить мой список' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(4)
  })

  test('says so when it names nothing', async ({ page }) => {
    for (const ids of ['', 'abc', '999999']) {
      await visit(page, `/compare?ids=${ids}`)
      await expect(page.getByRole('heading', { name: 'В ссылке нет ни одной модели' })).toBeVisible()
    }
  })

  test('is made with one press', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await visitWithKept(page, '/compare', 'compare', [...own, { id: 3, name: 'Топас 5', slug: 'topas-5' }])
    await page.getByRole('button', { name: 'Поделиться' }).click()
    await expect(page.getByText('Ссылка скопирована')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/compare\?ids=1,3$/)
  })
})

test('a visitor without connection still gets the phone number', async ({ page, context, watch }) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await visit(page, '/catalog')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined))
    .toBe(true)
  await context.setOffline(true)
  await page.goto('/product/topas-6')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи с интернетом')
  await expect(page.getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', /^tel:\+7\d{10}$/)
  await expect(page.locator('body')).toHaveCSS('font-family', /Golos/)
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Открыть ещё раз' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Топас 6')
})

test('a printed page says whose it is and where to call, and nothing that can only be pressed', async ({
  page,
}) => {
  for (const address of ['/product/topas-6', '/compare?ids=3,45']) {
    await visit(page, address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.hdr__phone')).toBeVisible()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})
