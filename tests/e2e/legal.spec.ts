import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { type OwnShop, openOwnShop } from '../support/own-shop.ts'

test('a customer finds every figure of the contract', async ({ page }) => {
  await visit(page, '/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Договор публичной оферты')
  const main = page.getByRole('main')
  for (const figure of [
    'Срок для акцепта — 5 банковских дней',
    'Акцепт — внесение предоплаты',
    'предоплату: 100 % цены или другую сумму, о которой договорились',
    'Гарантия на монтаж — 12 месяцев с даты подписания акта сдачи-приёмки',
    '0,1 % цены того, что просрочено, за каждый день, но не больше 10 % этой цены',
    '0,1 % просроченной суммы за каждый день, но не больше 10 % этой суммы',
    'основана в 2016 году',
  ])
    await expect(main).toContainText(figure)
  await expectAccessible(page)
})

test('a customer in a hurry reads the short of it first', { tag: '@both' }, async ({ page }) => {
  for (const address of ['/terms', '/privacy']) {
    await visit(page, address)
    const short = page.getByRole('region', { name: 'Коротко' })
    await expect(short.getByRole('listitem').first()).toBeInViewport()
    expect(await short.getByRole('listitem').count()).toBeGreaterThanOrEqual(5)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Коротко')
  }
})

/** Collapses whitespace, including no-break spaces. */
const normalise = (texts: readonly string[]) => texts.map((text) => text.replace(/\s+/g, ' '))

for (const address of ['/terms', '/privacy'])
  test(`every line of the contents of ${address} leads to its part`, async ({ page }) => {
    await visit(page, address)
    const contents = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link')
    const lines = normalise(await contents.allInnerTexts())
    expect(lines.length).toBeGreaterThan(7)
    expect(normalise(await page.locator('.legal__part h2').allInnerTexts())).toEqual(lines)
    await contents.nth(6).focus()
    await page.keyboard.press('Enter')
    const part = page.getByRole('heading', { name: lines[6] ?? '', exact: true })
    await expect(part).toBeInViewport()
    const header = await page.locator('.hdr__bar').boundingBox()
    const under = (header?.y ?? 0) + (header?.height ?? 0)
    await expect.poll(async () => (await part.boundingBox())?.y ?? 0).toBeGreaterThan(under)
    await expect.poll(async () => (await part.boundingBox())?.y ?? 0).toBeLessThan(under + 120)
  })

test('a visitor learns what each form takes, from whom and how to have it removed', async ({ page }) => {
  await visit(page, '/privacy')
  const main = page.getByRole('main')
  for (const form of [
    'Заявка на странице станции',
    'Заявка из корзины',
    'Мастер подбора',
    'Форма «Контакты»',
  ])
    await expect(main.getByText(form, { exact: true })).toBeVisible()
  await expect(main).toContainText('№ 152-ФЗ')
  await expect(main).toContainText('ООО «Автономная канализация», ИНН 1234567894')
  await expect(main).not.toContainText(/ОГРН|[{}]|undefined/)
  for (const key of ['cart', 'compare', 'counters-consent', 'inquiry-draft'])
    await expect(main.locator('code', { hasText: key })).toBeVisible()
  await expect(main.getByRole('link', { name: /^\+7/ }).first()).toHaveAttribute('href', /^tel:\+7\d{10}$/)
  await expect(main.getByText('Сейчас на сайте нет ни одного счётчика.')).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

test('whatever a visit leaves in the browser is named in the policy', async ({ page }) => {
  await visit(page, '/catalog/topas')
  await page.getByRole('button', { name: 'В корзину: Топас 4', exact: true }).click()
  await page.getByRole('button', { name: 'Добавить к сравнению Топас 4', exact: true }).click()
  await expect(page.getByText('Товар добавлен к сравнению')).toBeVisible()
  await visit(page, '/product/topas-5')
  const form = page.locator('#inquiry form')
  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Телефон').fill('8 926 123-45-67')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Оставить заявку' }).click()
  await expect(page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })).toBeVisible()
  await visit(page, '/contact')
  await page.evaluate(() => {
    window.open = () => null
  })
  const contact = page.getByRole('form', { name: 'Заявка' })
  await contact.getByLabel('Имя').fill('Анна')
  await contact.getByLabel('Телефон').fill('8 926 123-45-67')
  await contact.getByRole('checkbox').check()
  await contact.getByRole('button').click()
  await expect(page.getByText('WhatsApp не открылся.')).toBeVisible()
  const storedKeys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(storedKeys).toEqual(
    expect.arrayContaining(['cart', 'compare', 'src', 'inquiry-unsent', 'inquiry-draft:contact']),
  )
  expect(await page.context().cookies()).toEqual([])
  await visit(page, '/privacy')
  const named = await page.getByRole('main').locator('code').allInnerTexts()
  for (const key of storedKeys) expect(named, key).toContain(key.replace(/:.*/, ''))
})

test('the site map has every section in its order', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/sitemap')
  const section = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await section('Основные разделы')).toEqual(['/', '/about', '/services', '/projects', '/contact'])
  expect(await section('Каталог')).toEqual([
    '/catalog',
    '/catalog/topas',
    '/catalog/eurolos',
    '/catalog/bio-s',
  ])
  expect(await section('Информация')).toEqual(['/faq', '/blog', '/privacy', '/terms'])
  expect(await section('Подбор')).toEqual(['/selection-rules'])
  expect(await section('Персональные данные')).toEqual(['/consent'])
  await expectAccessible(page)
})

test('a contract on paper is the document, whose it is and where to call', async ({ page }) => {
  await visit(page, '/terms')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.hdr__nav', '.ftr', '.legal__toc', '.fab'])
    await expect(page.locator(part)).toBeHidden()
  await expect(page.locator('.hdr__phone')).toBeVisible()
  await expect(page.getByText('Срок для акцепта', { exact: false }).first()).toBeVisible()
})

test.describe('while the list of manufacturers is broken', () => {
  let shop: OwnShop
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    shop = await openOwnShop()
  })
  test.afterAll(() => shop?.stop())

  test('the site map stands, says so and asks again', async ({ page, watch }) => {
    watch.allowErrors(/status of 500|Производители для подвала/)
    await shop.query('alter table manufacturers rename to manufacturers_away')
    await visit(page, `${shop.address}/sitemap`)
    const catalogue = page.getByRole('region', { name: 'Каталог', exact: true })
    await expect(catalogue.getByText('Производители не загрузились.')).toBeVisible()
    await expect(catalogue.getByRole('link')).toHaveCount(1)
    await expectAccessible(page)
    await shop.query('alter table manufacturers_away rename to manufacturers')
    await catalogue.getByRole('button', { name: 'Повторить' }).click()
    await expect(catalogue.getByRole('link')).toHaveCount(4)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('legal texts and the site map are read as they are', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByText(/Срок для акцепта/)).toBeVisible()
    await page.getByRole('link', { name: /Гарантия$/ }).click()
    await expect(page).toHaveURL('/terms#warranty')
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { name: /Ваши права/ })).toBeVisible()
    await page.goto('/sitemap')
    await expect(page.getByRole('link', { name: 'Станции Евролос' })).toBeVisible()
  })
})

test('the title of the policy breaks between words alone, on the narrowest phones too', async ({ page }) => {
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/privacy')
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) =>
      [...(title.textContent ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
        const range = document.createRange()
        const text = title.firstChild
        if (!text) return 0
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length
      }),
    )
    expect([width, lines]).toEqual([width, [1, 1]])
  }
})

test('a printed page ends with its address and the day', async ({ page, baseURL }) => {
  await visit(page, '/terms')
  await page.emulateMedia({ media: 'print' })
  // Repeated until the page is hydrated.
  const note = () =>
    page.locator('main').evaluate((main) => {
      dispatchEvent(new Event('beforeprint'))
      return getComputedStyle(main, '::after').content
    })
  await expect.poll(note).toMatch(new RegExp(`^"${baseURL}/terms, \\d{1,2} [а-я]+ \\d{4} г\\."$`))
})
