import { openColleague } from '../support/colleague.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a manager sees what she types beside the form before visitors do, at the place where she was', async ({
  page,
  baseURL,
}) => {
  const maria = await openColleague(page, baseURL)
  await maria.setViewportSize({ width: 1280, height: 900 })
  await maria.goto('/admin/pages?page=about')
  const opener = maria.getByRole('button', { name: 'Показать рядом' })
  const pane = maria.getByRole('region', { name: 'Так увидят' })
  const shown = pane.locator('iframe[data-shown]').contentFrame()
  const heading = shown.getByRole('heading', { level: 1 })
  const start = maria.getByRole('region', { name: 'Начало страницы' })
  const title = start.getByLabel('Заголовок', { exact: true })
  const original = await title.inputValue()
  await opener.press('Enter')
  await expect(heading).toHaveText(original)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')

  await title.fill('О нашей фирме')
  await expect(pane.getByText('Правка появится здесь, когда она в черновике')).toBeVisible()
  await expectAccessible(maria)
  await pane.getByRole('button', { name: 'В черновик' }).click()
  await expect(heading).toHaveText('О нашей фирме')
  await expect(pane.getByText('Правка появится здесь')).toHaveCount(0)
  await title.focus()
  await expect(heading).toHaveAttribute('data-framed')

  await shown.locator('html').evaluate((root) => root.ownerDocument.defaultView?.scrollTo(0, 400))
  await title.fill('О фирме, которой верят')
  await expect(heading).toHaveText('О фирме, которой верят')
  await expect(heading).toHaveAttribute('data-framed')
  expect(await shown.locator('html').evaluate(({ scrollTop }) => scrollTop)).toBe(400)
  await expect(pane.locator('iframe')).toHaveCount(1)
  const visitor = await maria.context().newPage()
  await visitor.goto('/about')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(original)
  await visitor.close()

  const draft = maria.getByRole('region', { name: 'Черновик' })
  await draft.getByRole('button', { name: 'Выбросить черновик' }).click()
  await maria.getByRole('dialog').getByRole('button', { name: 'Выбросить' }).click()
  await expect(heading).toHaveText(original)
})

test('what is published stands in the pane and on the site, and no draft is left', async ({
  page,
  baseURL,
}) => {
  const maria = await openColleague(page, baseURL)
  await maria.setViewportSize({ width: 1280, height: 900 })
  await maria.goto('/admin/pages?page=about')
  const draft = maria.getByRole('region', { name: 'Черновик' })
  const pane = maria.getByRole('region', { name: 'Так увидят' })
  const heading = pane.locator('iframe[data-shown]').contentFrame().getByRole('heading', { level: 1 })
  const title = maria
    .getByRole('region', { name: 'Начало страницы' })
    .getByLabel('Заголовок', { exact: true })
  const original = await title.inputValue()
  await draft.getByRole('button', { name: 'Показать рядом' }).click()
  await expect(heading).toHaveText(original)
  const visitor = await maria.context().newPage()
  const expectPublished = async (text: string) => {
    await expect(draft.getByRole('note')).toHaveCount(0)
    await expect(heading).toHaveText(text)
    await visitor.goto('/about')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text)
  }

  await title.fill('О нас коротко')
  await draft.getByRole('button', { name: 'В черновик' }).click()
  await expect(heading).toHaveText('О нас коротко')
  await draft.getByRole('button', { name: 'Опубликовать…' }).click()
  await draft.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expectPublished('О нас коротко')

  await title.fill('О нас подробно')
  await draft.getByRole('button', { name: 'В черновик' }).click()
  await expect(heading).toHaveText('О нас подробно')
  await title.fill('О нас всё')
  await maria.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expectPublished('О нас всё')
  await maria.reload()
  await expect(draft.getByRole('button', { name: 'В черновик' })).toBeVisible()
  await expect(title).toHaveValue('О нас всё')

  await title.fill(original)
  await maria.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await visitor.close()
  await expect(maria.getByText('Тексты уже на сайте')).toBeVisible()
})

test('the preview is as wide as a phone or a computer, leads nowhere, and its link ends with the pane', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/Blocked (?:opening|form submission)|preview\/[0-9a-f]{64}/)
  await page.goto('/admin/pages?page=contacts')
  const opener = page.getByRole('button', { name: 'Показать рядом' })
  const pane = page.getByRole('region', { name: 'Так увидят' })
  const frame = pane.locator('iframe[data-shown]')
  const shown = frame.contentFrame()
  await opener.click()
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  const widthOf = () => shown.locator('html').evaluate((root) => root.ownerDocument.defaultView?.innerWidth)
  expect(await widthOf()).toBe(390)
  const address = await frame.getAttribute('src')
  await shown.getByRole('link', { name: 'Каталог' }).first().dispatchEvent('click')
  await pane.getByLabel('Телефон').press('ArrowRight')
  await expect.poll(widthOf).toBe(1280)
  const { width = 0 } = (await frame.boundingBox()) ?? {}
  expect(width).toBeLessThan(400)
  await expect(shown.locator('html')).toHaveJSProperty('baseURI', new URL(address ?? '', page.url()).href)
  expect(page.context().pages()).toHaveLength(1)
  await expectAccessible(page)

  expect((await page.request.get(address ?? '')).status()).toBe(200)
  await pane.getByLabel('Компьютер').press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect.poll(async () => (await page.request.get(address ?? '')).status()).toBe(404)

  await opener.press('Enter')
  await pane.getByRole('button', { name: 'Закрыть предпросмотр' }).press('Enter')
  await expect(opener).toBeFocused()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(opener).toBeHidden()
})

test('of a preview that cannot be shown the pane says so, and shows another', async ({ page, watch }) => {
  watch.allowErrors(/frame|chrome-error|preview\/[0-9a-f]{64}/i)
  await page.goto('/admin/pages?page=contacts')
  const pane = page.getByRole('region', { name: 'Так увидят' })
  const isOver = (url: URL) => url.pathname.startsWith('/preview/')
  await page.route(isOver, (route) => route.fulfill({ status: 404, headers: { 'x-frame-options': 'DENY' } }))
  await page.getByRole('button', { name: 'Показать рядом' }).click()
  await expect(pane.getByText('Не удалось показать страницу')).toBeVisible()
  await page.unroute(isOver)
  await pane.getByRole('button', { name: 'Повторить' }).click()
  await expect(
    pane.locator('iframe[data-shown]').contentFrame().getByRole('heading', { level: 1 }),
  ).toBeVisible()
})
