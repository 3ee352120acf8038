import { expect, test, visit } from '../support/e2e.ts'

test('a customer in a hurry reads the short of it first', { tag: '@phone' }, async ({ page }) => {
  for (const address of ['/terms', '/privacy']) {
    await visit(page, address)
    const short = page.getByRole('region', { name: 'Коротко' })
    await expect(short.getByRole('listitem').first()).toBeInViewport()
  }
})

test('a line of the contents leads to its part, below the header; the title breaks between words alone', async ({
  page,
}) => {
  await visit(page, '/privacy')
  const line = page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').nth(6)
  const name = (await line.allInnerTexts()).join().replace(/\s+/g, ' ')
  await line.focus()
  await page.keyboard.press('Enter')
  const part = page.getByRole('heading', { name, exact: true })
  await expect(part).toBeInViewport()
  const header = await page.locator('.hdr__bar').boundingBox()
  const under = (header?.y ?? 0) + (header?.height ?? 0)
  await expect.poll(async () => (await part.boundingBox())?.y ?? 0).toBeGreaterThan(under)
  await expect.poll(async () => (await part.boundingBox())?.y ?? 0).toBeLessThan(under + 120)

  // The title breaks between words alone, on the narrowest phones too.
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 })
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

test('whatever a visit leaves in the browser is named in the policy', async ({ page }) => {
  await visit(page, '/product/topas-5')
  await page.getByRole('button', { name: 'В корзину: Топас 5', exact: true }).first().click()
  await page.getByRole('button', { name: 'Сравнить: Топас 5', exact: true }).first().click()
  await expect(page.getByText('Товар добавлен к сравнению')).toBeVisible()
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

test('a contract on paper is the document, whose it is, where to call, its address and the day', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/terms')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.hdr__nav', '.ftr', '.legal__toc', '.fab'])
    await expect(page.locator(part)).toBeHidden()
  await expect(page.locator('.hdr__phone')).toBeVisible()
  await expect(page.getByText('Срок для акцепта', { exact: false }).first()).toBeVisible()
  // Repeated until the page is hydrated.
  const note = () =>
    page.locator('main').evaluate((main) => {
      dispatchEvent(new Event('beforeprint'))
      return getComputedStyle(main, '::after').content
    })
  await expect.poll(note).toMatch(new RegExp(`^"${baseURL}/terms, \\d{1,2} [а-я]+ \\d{4} г\\."$`))
})
